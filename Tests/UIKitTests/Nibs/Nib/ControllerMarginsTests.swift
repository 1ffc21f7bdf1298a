import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The margins of a controller's view and the system's minimum margins")
struct ControllerMarginsTests {
  private func show(_ controller: UIViewController, width: CGFloat = 375) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test(
    "The system's minimum margins are at the sides, and wider in a wide view",
    arguments: [CGFloat(375), CGFloat(834)])
  func system(width: CGFloat) {
    let controller = UIViewController()
    let window = show(controller, width: width)
    let side: CGFloat = width == 375 ? 16 : 20
    let expected = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    #expect(controller.systemMinimumLayoutMargins == expected)
    withExtendedLifetime(window) {}
  }

  @Test("Margins of zero take effect as soon as a controller ignores the system's minimum margins")
  func without() {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    box.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    controller.view.directionalLayoutMargins = .zero
    let window = show(controller)
    #expect(box.frame.minX == 16, "\(box.frame)")
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(box.frame.minX == 0, "\(box.frame)")
    #expect(controller.view.directionalLayoutMargins.leading == 0)
    controller.viewRespectsSystemMinimumLayoutMargins = true
    window.layoutIfNeeded()
    #expect(box.frame.minX == 16, "\(box.frame)")
  }

  @Test("A storyboard can turn the system's minimum margins off")
  func fromStoryboard() throws {
    let margins = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="0.0" leading="3" bottom="0.0" \
      trailing="5"/>
      """
    let attribute = #"viewRespectsSystemMinimumLayoutMargins="NO""#
    let text = storyboardText(scene(controller("start", attribute, view: margins)))
    let board = UIStoryboard(text, name: "Trips")
    let made = try #require(board.instantiateInitialViewController())
    let window = show(made)
    #expect(!made.viewRespectsSystemMinimumLayoutMargins)
    let shown = made.view.layoutMargins
    #expect(shown.left == 3)
    #expect(shown.right == 5)
    withExtendedLifetime(window) {}
  }
}
