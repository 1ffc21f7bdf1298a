import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("A view beyond the edge of a view with a safe area")
struct SafeAreaBeyondEdgesTests {
  @Test(
    "A view beyond the edge has no larger safe area insets than its superview",
    arguments: [0.0, -100, -2_000])
  func insets(x: CGFloat) {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: x, y: 100, width: 50, height: 20))
    controller.view.addSubview(view)
    let screen = Screen(controller, on: .phone.landscape)
    screen.settle()
    #expect(controller.view.safeAreaInsets.left > 0)
    #expect(view.safeAreaInsets.left == controller.view.safeAreaInsets.left)
  }

  @Test("A view has no safe area insets where those of its superview are negative")
  func negative() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: -90, left: 0, bottom: -90, right: 0)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 20))
    controller.view.addSubview(view)
    let screen = Screen(controller, on: .phone)
    screen.settle()
    #expect(controller.view.safeAreaInsets.bottom < 0)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("A view stays where a constraint from its margin to the edge of its superview puts it")
  func settles() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.loadViewIfNeeded()
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.layoutMarginsGuide.leadingAnchor.constraint(
        equalTo: controller.view.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    let screen = Screen(controller, on: .phone.landscape)
    screen.settle()
    #expect(view.frame.minX == -controller.view.safeAreaInsets.left)
  }
}
