import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A sheet")
struct SheetTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let below = UIViewController()
  private let other: ToldController

  init() {
    other = ToldController("sheet", diary)
    window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = below
    window.makeKeyAndVisible()
  }

  @Test("A presentation controller and a container that are kept work when the sheet has gone")
  func kept() {
    weak var gone: UIViewController?
    var presentation: UIPresentationController?
    var container: UIView?
    func presentAndDismiss() {
      let sheet = UIViewController()
      gone = sheet
      below.present(sheet, animated: false)
      presentation = sheet.presentationController
      container = presentation?.containerView
      sheet.dismiss(animated: false)
    }
    presentAndDismiss()
    #expect(gone != nil && presentation?.presentedViewController === gone)
    presentation = nil
    #expect(container != nil)
    container?.setNeedsLayout()
    container?.layoutIfNeeded()
    container = nil
    MainTurn.drain()
    #expect(gone == nil)
  }

  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    let diary: Diary
    var lets = true
    init(_ diary: Diary) { self.diary = diary }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      diary.lines.append("should dismiss")
      return lets
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      diary.lines.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      diary.lines.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      diary.lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { diary.lines.append("at \(sheet.selectedDetentIdentifier?.rawValue ?? "none")") }
    func presentationController(
      _ controller: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { diary.lines.append("will present") }
  }

  private var sheet: UISheetPresentationController { other.sheetPresentationController! }

  private var frame: CGRect {
    window.layoutIfNeeded()
    return other.view.convert(other.view.bounds, to: nil)
  }

  /// Presents the sheet, and empties the diary.
  private func present(_ detents: [UISheetPresentationController.Detent]? = nil) {
    if let detents { sheet.detents = detents }
    below.present(other, animated: false)
    window.layoutIfNeeded()
    diary.lines = []
  }

  /// Drags the sheet by its upper edge.
  private func drag(by way: CGFloat, over seconds: TimeInterval = 0.5, rest: TimeInterval = 0.2) {
    let finger = Finger(on: other.view, at: CGPoint(x: 195, y: 20))
    finger.move(by: CGPoint(x: 0, y: way), over: seconds)
    finger.rest(for: rest)
    finger.lift()
  }

  @Test("The styles automatic, pageSheet and formSheet present a sheet, and no other style does")
  func controllers() {
    let styles: [(UIModalPresentationStyle, Bool)] = [
      (.automatic, true), (.pageSheet, true), (.formSheet, true), (.fullScreen, false),
      (.overFullScreen, false), (.popover, false), (.custom, false),
    ]
    for (style, isSheet) in styles {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      #expect((controller.sheetPresentationController != nil) == isSheet, "\(style)")
    }
  }

  @Test("A sheet rests at the lowest of its detents, or at the selected one")
  func detents() {
    present([.large(), .medium()])
    #expect(frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    sheet.selectedDetentIdentifier = .large
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    sheet.selectedDetentIdentifier = .init("unknown")
    #expect(frame.height == 422)
  }

  @Test("A custom detent has its height above the safe area, and at most the available height")
  func custom() {
    var height: CGFloat? = 200
    present([.custom(identifier: .init("small")) { _ in height }, .large()])
    #expect(frame.height == 234)
    height = 10_000
    sheet.invalidateDetents()
    #expect(frame.height == 787)
    // A detent without a height is ignored, and the sheet rests at the next one.
    height = nil
    sheet.invalidateDetents()
    #expect(frame.height == 787)
    var maximum: CGFloat = 0
    sheet.detents = [
      .custom { context in
        maximum = context.maximumDetentValue
        return 0.3 * context.maximumDetentValue
      }
    ]
    #expect((frame.height - 259.9).magnitude < 0.01 && maximum == 753)
  }

  @Test(
    "In a compact height, a sheet covers the screen unless it prefers to be attached to the edge")
  func lowScreen() {
    window.windowScene?.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    present([.medium(), .large()])
    #expect(frame == window.bounds)
    sheet.prefersEdgeAttachedInCompactHeight = true
    // The medium detent is not available in a compact height, so the sheet is as high as possible.
    #expect(frame.height == 787)
  }

  @Test("The preferred width has an effect only at the edge of a screen with a compact height")
  func preferredWidth() {
    other.preferredContentSize = CGSize(width: 200, height: 100)
    present([.large()])
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.prefersEdgeAttachedInCompactHeight = true
    #expect(frame.width == 390)
    window.deviceSafeArea = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
    window.windowScene?.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    sheet.prefersEdgeAttachedInCompactHeight = true
    // The middle of the safe area is at 210.
    #expect(frame == CGRect(x: 110, y: 10, width: 200, height: 834))
    other.preferredContentSize = .zero
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = false
    #expect(frame == CGRect(x: 50, y: 10, width: 320, height: 834))
    other.preferredContentSize = CGSize(width: 200, height: 100)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.prefersEdgeAttachedInCompactHeight = false
    #expect(frame == window.bounds && other.view.superview?.layer.cornerRadius == 0)
  }

  @Test("A sheet covers a screen with a compact height and a regular width, too")
  func wideLowScreen() {
    window.windowScene?.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    present([.medium(), .large()])
    #expect(frame == window.bounds)
  }

  @Test("In a regular width, a sheet is in the middle of the screen")
  func wide() {
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .regular)
    other.modalPresentationStyle = .formSheet
    other.preferredContentSize = CGSize(width: 200, height: 100)
    present([.medium()])
    #expect(frame == CGRect(x: 95, y: 372, width: 200, height: 100))
  }

  @Test("animateChanges(_:) moves a sheet to its new height")
  func animated() {
    present([.medium(), .large()])
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(frame.height == 787)
    func shown() -> CGFloat {
      other.view.superview?.layer.presentation()?.frame.minY ?? 0
    }
    #expect(shown() > 400)
    window.frameClock.advance(by: 0.1)
    #expect(shown() < 400 && shown() > 60)
    window.frameClock.advance(by: 2)
    #expect(shown() == 57)
  }

  @Test("A finger pulls a sheet from one detent to another, and the delegate is notified")
  func pulled() {
    let delegate = Delegate(diary)
    sheet.delegate = delegate
    present([.medium(), .large()])
    let finger = Finger(on: other.view, at: CGPoint(x: 195, y: 20))
    finger.move(by: CGPoint(x: 0, y: -110), over: 0.3)
    #expect(frame.height == 522)
    finger.move(by: CGPoint(x: 0, y: -200), over: 0.3)
    finger.rest(for: 0.2)
    finger.lift()
    #expect(frame.height == 787)
    #expect(diary.lines == ["at com.apple.UIKit.large"])
    window.frameClock.advance(by: 2)
    drag(by: 300)
    #expect(frame.height == 422)
    #expect(diary.lines == ["at com.apple.UIKit.large", "at com.apple.UIKit.medium"])
  }

  @Test("A sheet that is pulled down by more than half is dismissed, and all are notified in order")
  func dismissed() {
    let delegate = Delegate(diary)
    sheet.delegate = delegate
    present()
    drag(by: 600)
    window.frameClock.advanceUntilStill()
    #expect(
      diary.lines == [
        "should dismiss", "will dismiss", "sheet willDisappear", "sheet didDisappear",
        "did dismiss",
      ])
    #expect(below.presentedViewController == nil && other.view.window == nil)
  }

  @Test("A sheet that is pulled down fast is dismissed")
  func thrown() {
    present()
    drag(by: 200, over: 0.1, rest: 0)
    window.frameClock.advanceUntilStill()
    #expect(below.presentedViewController == nil)
  }

  @Test("A sheet that is let go of too early comes back, and its controller appears again")
  func calledOff() {
    let delegate = Delegate(diary)
    sheet.delegate = delegate
    present()
    drag(by: 200)
    #expect(
      diary.lines == [
        "should dismiss", "will dismiss", "sheet willDisappear", "sheet willAppear",
        "sheet isAppearing", "sheet didAppear",
      ])
    #expect(below.presentedViewController === other && !other.isBeingDismissed)
    #expect(frame.minY == 57)
    // The sheet can be pulled again.
    window.frameClock.advance(by: 2)
    diary.lines = []
    drag(by: 600)
    window.frameClock.advanceUntilStill()
    #expect(diary.lines.last == "did dismiss")
  }

  @Test("A sheet that is let go of below its lowest detent rests there, wherever the drag began")
  func calledOffAtLowest() {
    let delegate = Delegate(diary)
    sheet.delegate = delegate
    sheet.selectedDetentIdentifier = .large
    present([.medium(), .large()])
    drag(by: 430)
    #expect(frame.height == 422 && sheet.selectedDetentIdentifier == .medium)
    #expect(
      diary.lines == [
        "should dismiss", "will dismiss", "sheet willDisappear", "at com.apple.UIKit.medium",
        "sheet willAppear", "sheet isAppearing", "sheet didAppear",
      ])
  }

  @Test("A sheet that may not be dismissed can be pulled to its lowest detent")
  func refusedAtLowest() {
    let delegate = Delegate(diary)
    delegate.lets = false
    sheet.delegate = delegate
    sheet.selectedDetentIdentifier = .large
    present([.medium(), .large()])
    drag(by: 600)
    #expect(frame.height == 422 && below.presentedViewController === other)
    #expect(diary.lines == ["should dismiss", "at com.apple.UIKit.medium", "attempt"])
  }

  @Test(
    "A modal sheet, or one whose delegate refuses, stays, and the delegate is told of the attempt")
  func refused() {
    let delegate = Delegate(diary)
    sheet.delegate = delegate
    present()
    other.isModalInPresentation = true
    let finger = Finger(on: other.view, at: CGPoint(x: 195, y: 20))
    finger.move(by: CGPoint(x: 0, y: 600), over: 0.5)
    // The sheet resists the finger.
    #expect(frame.minY > 57 && frame.minY < 400)
    finger.lift()
    #expect(diary.lines == ["attempt"])
    other.isModalInPresentation = false
    delegate.lets = false
    window.frameClock.advance(by: 2)
    drag(by: 600)
    #expect(diary.lines == ["attempt", "should dismiss", "attempt"])
    #expect(below.presentedViewController === other && frame.minY == 57)
  }

  @Test("The coordinator of a pulled sheet is interactive, and reports when the finger is lifted")
  func coordinator() {
    final class Asking: UIViewController {
      var lines: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        guard let coordinator = transitionCoordinator else { return }
        lines.append("interactive \(coordinator.isInteractive) \(coordinator.initiallyInteractive)")
        coordinator.notifyWhenInteractionChanges { context in
          self.lines.append("cancelled \(context.isCancelled)")
        }
        coordinator.animate(alongsideTransition: nil) { context in
          self.lines.append("over, cancelled \(context.isCancelled)")
        }
      }
    }
    let asking = Asking()
    below.present(asking, animated: false)
    window.layoutIfNeeded()
    let finger = Finger(on: asking.view, at: CGPoint(x: 195, y: 20))
    finger.move(by: CGPoint(x: 0, y: 200), over: 0.3)
    let percent = asking.transitionCoordinator?.percentComplete ?? 0
    #expect(percent > 0.2 && percent < 0.3)
    finger.rest(for: 0.2)
    finger.lift()
    #expect(asking.lines == ["interactive true true", "cancelled true", "over, cancelled true"])
    #expect(asking.transitionCoordinator == nil)
  }

  @Test(
    "A finger on a list moves the sheet only if the list is at its top, and else scrolls the list")
  func lists() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 422))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    other.loadViewIfNeeded()
    list.frame = other.view.bounds
    other.view.addSubview(list)
    present([.medium(), .large()])
    // A finger that moves up expands the sheet first, and then scrolls the list.
    Finger.drag(list, by: CGPoint(x: 0, y: -300))
    #expect(frame.height == 787 && list.contentOffset.y <= 0)
    window.frameClock.advance(by: 2)
    Finger.drag(list, by: CGPoint(x: 0, y: -300))
    #expect(list.contentOffset.y > 200 && frame.height == 787)
    // A finger that moves down scrolls the list first.
    window.frameClock.advance(by: 2)
    Finger.drag(list, by: CGPoint(x: 0, y: 100))
    #expect(list.contentOffset.y < 210 && frame.height == 787)
    list.contentOffset = CGPoint(x: 0, y: -list.adjustedContentInset.top)
    window.frameClock.advance(by: 2)
    Finger.drag(list, by: CGPoint(x: 0, y: 300))
    #expect(frame.height == 422)
    // Without this preference, the list scrolls at once, and the sheet does not expand.
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    window.frameClock.advance(by: 2)
    Finger.drag(list, by: CGPoint(x: 0, y: -100))
    #expect(frame.height == 422 && list.contentOffset.y > 50)
  }

  @Test("Touches reach the views below a sheet up to its largest undimmed detent")
  func undimmed() {
    present([.medium(), .large()])
    let place = CGPoint(x: 100, y: 100)
    #expect(window.hitTest(place, with: nil)?.isDescendant(of: below.view) == false)
    sheet.largestUndimmedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(window.hitTest(place, with: nil)?.isDescendant(of: below.view) == true)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(
      window.hitTest(CGPoint(x: 100, y: 20), with: nil)?.isDescendant(of: below.view) == false)
  }

  @Test("A tap beside a sheet dismisses the sheet")
  func tappedBeside() {
    present([.medium()])
    Finger.tap(window, at: CGPoint(x: 100, y: 100))
    window.frameClock.advanceUntilStill()
    #expect(below.presentedViewController == nil)
  }

  @Test("A sheet has the preferred grabber and corner radius")
  func looks() throws {
    present([.medium(), .large()])
    let around = try #require(other.view.superview)
    #expect(!around.subviews.contains { $0 is SheetGrabber })
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    window.layoutIfNeeded()
    let grabber = try #require(around.subviews.first { $0 is SheetGrabber })
    #expect(grabber.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
    #expect(around.layer.cornerRadius == 24)
  }

  @Test("A popover in a compact width becomes a sheet with the detents that were set for it")
  func popover() {
    other.modalPresentationStyle = .popover
    other.popoverPresentationController?.sourceView = below.view
    other.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    below.present(other, animated: false)
    #expect(frame.height == 422)
  }

  @Test("The adaptive style of a presentation controller is used in a compact width")
  func ownAdaptiveStyle() {
    final class Covering: UIPresentationController {
      override var adaptivePresentationStyle: UIModalPresentationStyle { .overFullScreen }
    }
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let controller = UIViewController()
    controller.modalPresentationStyle = .formSheet
    let covering = Covering(presentedViewController: controller, presenting: nil)
    #expect(covering.adaptivePresentationStyle(for: narrow) == .overFullScreen)
    #expect(covering.adaptivePresentationStyle(for: wide) == .formSheet)
    let plain = UIPresentationController(presentedViewController: controller, presenting: nil)
    #expect(plain.adaptivePresentationStyle == .none && plain.shouldPresentInFullscreen)
    #expect(plain.adaptivePresentationStyle(for: narrow) == .formSheet)
    controller.modalPresentationStyle = .popover
    let popover = UIPopoverPresentationController(
      presentedViewController: controller, presenting: nil)
    #expect(popover.adaptivePresentationStyle == .pageSheet)
  }

  @Test("A sheet without detents traps")
  func noDetents() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIViewController().sheetPresentationController?.detents = []
    }
  }
}
