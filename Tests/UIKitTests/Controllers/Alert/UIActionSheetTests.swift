import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("An action sheet with a delegate")
struct UIActionSheetTests {
  private let screen = UIViewController()
  private let delegate = Delegate()

  private final class Delegate: NSObject, UIActionSheetDelegate {
    var calls: [String] = []

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      calls.append("clicked \(actionSheet.buttonTitle(at: buttonIndex) ?? "nothing")")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      calls.append("did dismiss \(buttonIndex)")
    }
  }

  private func makeWindow(width: CGFloat = 390, height: CGFloat = 844) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return window
  }

  private func makeSheet(cancel: String? = "Cancel") -> UIActionSheet {
    UIActionSheet(
      title: nil, delegate: delegate, cancelButtonTitle: cancel, destructiveButtonTitle: "Delete",
      otherButtonTitles: "Share", "Copy")
  }

  @Test("The destructive button has the lowest index, the cancel button the next")
  func indices() {
    let sheet = makeSheet()
    #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Cancel", "Share", "Copy"])
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
    #expect(sheet.firstOtherButtonIndex == 2)
  }

  @Test("The delegate of an action sheet is notified of the pressed button")
  func pressing() {
    let window = makeWindow()
    let sheet = makeSheet()
    sheet.show(in: screen.view)
    let controller = screen.presentedViewController as? UIAlertController
    #expect(controller?.preferredStyle == .actionSheet)
    #expect(controller?.actions.map(\.style) == [.destructive, .cancel, .default, .default])
    Finger.tap("Share", in: sheet)
    #expect(delegate.calls == ["clicked Share", "did dismiss 2"])
    #expect(screen.presentedViewController == nil && window.rootViewController === screen)
  }

  @Test("An action sheet that is shown twice while it waits for another one appears once")
  func shownTwice() {
    let window = makeWindow()
    let sheet = makeSheet()
    sheet.show(in: screen.view)
    window.frameClock.advanceUntilStill()
    sheet.dismiss(withClickedButtonIndex: 1, animated: true)
    let next = makeSheet()
    next.show(in: screen.view)
    next.show(in: screen.view)
    #expect(!next.isVisible)
    window.frameClock.advanceUntilStill()
    #expect(next.isVisible && screen.presentedViewController === next.alertController)
  }

  @Test("On a wide screen an action sheet is a popover beside the rectangle")
  func popover() {
    let window = makeWindow(width: 1024, height: 1366)
    let sheet = makeSheet(cancel: nil)
    sheet.show(from: CGRect(x: 10, y: 20, width: 30, height: 40), in: screen.view, animated: false)
    let popover = screen.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === screen.view && popover?.sourceRect.minX == 10)
    #expect(sheet.isVisible)
    sheet.alertController?.pressBeside()
    window.frameClock.advanceUntilStill()
    #expect(delegate.calls == ["did dismiss -1"])
    #expect(!sheet.isVisible)
  }
}
