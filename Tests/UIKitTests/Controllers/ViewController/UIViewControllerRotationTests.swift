import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The rotation methods of older code")
struct UIViewControllerRotationTests {
  private class Turning: UIViewController {
    var calls: [String] = []

    override func willRotate(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { calls.append("will rotate, \(toInterfaceOrientation.isLandscape), \(view.bounds.width)") }

    override func willAnimateRotation(
      to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
    ) { calls.append("will animate, \(toInterfaceOrientation.isLandscape), \(view.bounds.width)") }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      calls.append("did rotate, \(fromInterfaceOrientation.isLandscape), \(view.bounds.width)")
    }
  }

  private final class Modern: Turning {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { calls.append("will transition") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("A controller is notified before, during and after a rotation, as are its children")
  func rotation() {
    let (parent, child) = (Turning(), Turning())
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    show(parent)
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    let expected = [
      "will rotate, true, 390.0", "will animate, true, 844.0", "did rotate, false, 844.0",
    ]
    #expect(parent.calls == expected)
    #expect(child.calls.map { $0.prefix(11) } == expected.map { $0.prefix(11) })
  }

  @Test("Neither another size in the same orientation nor newer code calls the rotation methods")
  func without() {
    let turning = Turning()
    show(turning)
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 844)
    #expect(turning.calls == [])
    let modern = Modern()
    show(modern)
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 320)
    #expect(modern.calls == ["will transition"])
  }
}
