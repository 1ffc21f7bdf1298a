import ClientScreens
import Galley
import Testing
import UIKit

/// Tests for `script/bench proof`, which runs them in one process and in two. Some take longer than
/// others, as in the tests of an app.
@MainActor
@Suite("Screens of a client")
struct ClientScreensTests {
  @Test func empty() { prove("empty", ShelfViewController(books: ShelfViewController.states[0])) }

  @Test func few() { prove("few", ShelfViewController(books: ShelfViewController.states[1])) }

  @Test func many() { prove("many", ShelfViewController(books: ShelfViewController.states[2])) }

  @Test func later() { prove("later", ShelfViewController(books: ShelfViewController.states[3])) }

  @Test func reversed() {
    prove("reversed", ShelfViewController(books: ShelfViewController.states[4]))
  }

  @Test func read() { prove("read", ShelfViewController(books: ShelfViewController.states[5])) }

  @Test func gap() { prove("gap", ShelfViewController(books: ShelfViewController.states[6])) }

  @Test func long() { prove("long", ShelfViewController(books: ShelfViewController.states[7])) }

  @Test func settings() { prove("settings", SettingsViewController()) }

  /// Compares a screen with its recorded frames and pictures, in all appearances (such as light and
  /// dark), on a phone and on a tablet.
  private func prove(_ name: String, _ controller: @autoclosure @escaping () -> UIViewController) {
    assertProof(
      of: Screen(controller()), as: .frames, .image, on: .all([.phone, .pad], Looks.all),
      named: name)
  }
}
