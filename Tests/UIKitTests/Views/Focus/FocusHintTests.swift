import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The hint of a focus that can't move")
struct FocusHintTests {
  private final class Key: UIView {
    var hints: [CGVector] = []

    override var canBecomeFocused: Bool { true }

    override func didHintFocusMovement(_ hint: UIFocusMovementHint) {
      hints.append(hint.movementDirection)
    }
  }

  @Test("The focused view is told the direction in which there is nothing, and keeps the focus")
  func hints() throws {
    let controller = UIViewController()
    let first = Key(frame: CGRect(x: 20, y: 200, width: 80, height: 40))
    let second = Key(frame: CGRect(x: 120, y: 200, width: 80, height: 40))
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    let screen = Screen(controller, on: .pad)
    let system = try #require(UIFocusSystem.focusSystem(for: screen.window))
    system.requestFocusUpdate(to: first)
    system.updateFocusIfNeeded()
    try #require(system.focusedItem === first)
    var failures = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: system, queue: nil
    ) { _ in MainActor.assumeIsolated { failures += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    Keyboard.press(.leftArrow, in: screen.window)
    Keyboard.press(.upArrow, in: screen.window)
    #expect(first.hints == [CGVector(dx: -1.0, dy: 0.0), CGVector(dx: 0.0, dy: -1.0)])
    #expect(system.focusedItem === first && failures == 2)
    Keyboard.press(.rightArrow, in: screen.window)
    #expect(system.focusedItem === second && first.hints.count == 2 && second.hints.isEmpty)
  }
}
