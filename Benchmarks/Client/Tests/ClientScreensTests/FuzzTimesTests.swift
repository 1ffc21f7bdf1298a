import ClientScreens
import Foundation
import Galley
import Testing
import UIKit

/// The number of random steps, or of times to show the screen: 0 if `CLIENT_STEPS` is not set.
private let count = ProcessInfo.processInfo.environment["CLIENT_STEPS"].flatMap { Int($0) } ?? 0

/// Tests for `script/bench lab`, which runs each of them alone. Each prints a line with a name and
/// a number of milliseconds.
@MainActor
@Suite("Times of random steps", .enabled(if: count > 0))
struct FuzzTimesTests {
  /// Shows the screen again and again, each time in another state.
  @Test func showing() {
    let states = ShelfViewController.states
    func show(_ number: Int) {
      let window = shown(ShelfViewController(books: states[number % states.count]))
      window.isHidden = true
    }
    // Each state is shown once before the measurement, to fill caches such as fonts and text
    // layouts.
    for number in states.indices { show(number) }
    measure("fresh") { for number in 0..<count { show(number) } }
  }

  /// Takes random steps on the same screen. A child process takes the steps, and the measured time
  /// includes that of the child process.
  @Test func fuzzing() {
    let screen = LabScreen(states: ShelfViewController.states) { books in
      ShelfViewController(books: books)
    } update: { screen, books, animated in
      screen.show(books, animated: animated)
    }
    measure("fuzz") { fuzz(screen, walks: (count + 29) / 30, length: 30) }
  }

  private func measure(_ name: String, _ body: () -> Void) {
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    print(name, Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
  }
}
