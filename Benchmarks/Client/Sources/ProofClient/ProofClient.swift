import Foundation
import Galley
import UIKit

/// Measures what a test of a screen costs, and prints a line for each: a name, and milliseconds.
@main @MainActor
struct ProofClient {
  static func main() {
    // The first of each fills what is kept: fonts, colors, the picture that was written down.
    let rounds = 31
    measure("geometry", rounds) { checkGeometry() }
    measure("picture", rounds) { checkPicture() }
    let (window, screen) = shown()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: screen.view.bounds, format: format)
    measure("drawing", rounds) {
      _ = renderer.image { screen.view.layer.render(in: $0.cgContext) }
    }
    withExtendedLifetime(window) {}
    // A picture without its screen.
    measure("compared", rounds) { assertProof(of: screen, as: .image, named: "compared") }
  }

  /// The middle one of so many rounds, the first left out.
  private static func measure(_ name: String, _ rounds: Int, _ body: () -> Void) {
    body()
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(body) }.sorted()
    let (seconds, attoseconds) = times[rounds / 2].components
    print(name, Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
  }

  private static func shown() -> (UIWindow, SettingsViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    let screen = SettingsViewController()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, screen)
  }

  /// A test of where things are.
  private static func checkGeometry() {
    let (window, screen) = shown()
    precondition(screen.list.visibleCells.count == 15)
    precondition(screen.list.contentSize.width == 414)
    for cell in screen.list.visibleCells { precondition(cell.frame.height >= 44) }
    window.isHidden = true
  }

  /// A test of what the screen looks like.
  private static func checkPicture() {
    let (window, screen) = shown()
    assertProof(of: screen, as: .image, named: "whole")
    window.isHidden = true
  }
}
