import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A presentation controller")
struct UIPresentationControllerTests {
  @Test("A presentation controller that an app creates retains both controllers")
  func retains() {
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: UIViewController())
    #expect(presentation.presentedViewController !== presentation.presentingViewController)
    #expect(presentation.presentedViewController.viewIfLoaded == nil)
  }

  @Test(
    "A controller is not retained by the presentation controllers that it owns",
    arguments: [UIModalPresentationStyle.popover, .pageSheet, .fullScreen])
  func cycles(style: UIModalPresentationStyle) {
    weak var former: UIViewController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      let popover = controller.presentationController as? UIPopoverPresentationController
      #expect((popover?.adaptiveSheetPresentationController != nil) == (style == .popover))
      former = controller
    }
    #expect(former == nil)
  }

  @Test("A presentation overrides traits of the presented controller, also during the presentation")
  func traits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let below = UIViewController()
    window.rootViewController = below
    window.makeKeyAndVisible()
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    let sheet = controller.sheetPresentationController
    sheet?.traitOverrides.userInterfaceStyle = .dark
    sheet?.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    below.present(controller, animated: false)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(below.traitCollection.userInterfaceStyle != .dark)
    sheet?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(controller.traitCollection.userInterfaceStyle != .dark)
  }

  @Test("A presentation controller of a style that has changed since retains the controller")
  func replaced() {
    let old: UIPresentationController?
    do {
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      old = controller.presentationController
      controller.modalPresentationStyle = .pageSheet
      #expect(controller.presentationController !== old)
    }
    #expect(old?.presentedViewController.modalPresentationStyle == .pageSheet)
  }
}
