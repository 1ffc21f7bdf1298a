import ClientScreens
import Foundation
import Galley
import UIKit

/// Measures the time and the memory of tests of screens, and prints a line for each figure: a name
/// and a number. A proof is a recorded picture, or a recorded list of frames, with which a test
/// compares a screen.
///
///     ProofClient times          milliseconds of tests, proofs and drawings
///     ProofClient memory 1000    megabytes that are still in use after 1000 screens
@main @MainActor
struct ProofClient {
  static func main() {
    let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
    switch CommandLine.arguments.dropFirst().first {
    case "times": measureTimes()
    case "memory": measureMemory(of: count)
    default:
      print("usage: ProofClient times | memory COUNT")
      exit(2)
    }
  }

  // MARK: Times

  private static func measureTimes() {
    // The first run of each closure fills caches, such as fonts, colors and the recorded picture.
    // It is not counted.
    let rounds = 31
    measure("geometry", rounds) { checkGeometry() }
    measure("picture", rounds) { checkPicture() }
    let (window, screen) = settings()
    let draw = drawing(of: screen)
    measure("drawing", rounds) { _ = draw() }
    // The screen is shown already, so only drawing and comparing its picture are measured.
    measure("compared", rounds) { assertProof(of: screen, as: .image, named: "compared") }
    let image = draw()
    measure("encoding", rounds) {
      precondition(image.pngData() != nil, "the picture can't be encoded")
    }
    window.isHidden = true

    let shelf = ShelfViewController(books: ShelfViewController.states[2])
    let shelfWindow = shown(shelf)
    precondition(shelf.grid.visibleCells.count == 60, "\(shelf.grid.visibleCells.count) cells")
    measure("frames60", rounds) { assertProof(of: shelf, as: .frames, named: "shelf") }
    measure("picture60", rounds) { assertProof(of: shelf, as: .image, named: "shelf") }
    shelfWindow.isHidden = true
  }

  /// Prints the median time of `rounds` runs. One run before them is not counted.
  private static func measure(_ name: String, _ rounds: Int, _ body: () -> Void) {
    body()
    let times = (0..<rounds).map { _ in milliseconds(body) }.sorted()
    print(name, times[rounds / 2])
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }

  private static func settings() -> (UIWindow, SettingsViewController) {
    let screen = SettingsViewController()
    let window = shown(
      UINavigationController(rootViewController: screen), size: CGSize(width: 414, height: 896))
    return (window, screen)
  }

  /// Returns a closure that draws a screen, without comparing the picture.
  private static func drawing(of screen: UIViewController) -> () -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: screen.view.bounds, format: format)
    return { renderer.image { screen.view.layer.render(in: $0.cgContext) } }
  }

  /// A test that checks the geometry of a screen.
  private static func checkGeometry() {
    let (window, screen) = settings()
    precondition(screen.list.visibleCells.count == 15)
    precondition(screen.list.contentSize.width == 414)
    for cell in screen.list.visibleCells { precondition(cell.frame.height >= 44) }
    window.isHidden = true
  }

  /// A test that compares the picture of a screen with the recorded one.
  private static func checkPicture() {
    let (window, screen) = settings()
    assertProof(of: screen, as: .image, named: "whole")
    window.isHidden = true
  }

  // MARK: Memory

  /// Creates screens, compares each with its proofs, and releases it. Prints how many megabytes of
  /// memory more are in use than after the first 50 of them.
  private static func measureMemory(of count: Int) {
    for number in 0..<50 { proveScreen(number) }
    let before = residentBytes
    for number in 0..<count { proveScreen(number) }
    print("memory", Double(residentBytes - before) / 1e6)
  }

  private static func proveScreen(_ number: Int) {
    let state = number % ShelfViewController.states.count
    let screen = Screen(
      ShelfViewController(books: ShelfViewController.states[state]), on: .phone)
    assertProof(of: screen, as: .frames, .image, named: "state \(state)")
  }

  /// The resident memory of this process, in bytes.
  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    guard let pages else { fatalError("/proc/self/statm can't be read") }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
