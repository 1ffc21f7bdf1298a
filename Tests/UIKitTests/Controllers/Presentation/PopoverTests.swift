import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A popover")
struct PopoverTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let presenter = UIViewController()
  private let content = UIViewController()
  private let button = UIButton(type: .system)

  init() {
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .regular)
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presenter.view.addSubview(button)
    content.view.backgroundColor = .systemTeal
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
  }

  /// Presents the popover beside a button with a frame.
  private func present(beside frame: CGRect) throws -> UIPopoverPresentationController {
    button.frame = frame
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = button
    presenter.present(content, animated: false)
    window.layoutIfNeeded()
    return popover
  }

  private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

  private func arrow(of popover: UIPopoverPresentationController) throws -> PopoverArrow {
    try #require(popover.containerView?.subviews.lazy.compactMap { $0 as? PopoverArrow }.first)
  }

  @Test("The arrow of a popover that is not shown has the unknown direction, with all bits")
  func unknownDirection() throws {
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.arrowDirection == .unknown)
    #expect(UIPopoverArrowDirection.unknown.rawValue == UInt.max)
  }

  @Test("A popover is as large as the top controller of its navigation controller prefers")
  func navigation() throws {
    let next = UIViewController()
    next.preferredContentSize = CGSize(width: 300, height: 200)
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .popover
    button.frame = CGRect(x: 380, y: 300, width: 40, height: 20)
    try #require(navigation.popoverPresentationController).sourceView = button
    presenter.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.view.bounds.size == CGSize(width: 200, height: 100))
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.view.bounds.size == CGSize(width: 300, height: 200))
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.view.bounds.size == CGSize(width: 200, height: 100))
  }

  private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
    var styles: [UIModalPresentationStyle] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .fullScreen }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      styles.append(style)
      return UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  @Test("In a compact width, the delegate of a popover may present a controller that contains it")
  func replacement() throws {
    let wrapper = Wrapper()
    try #require(content.popoverPresentationController).delegate = wrapper
    _ = try present(beside: CGRect(x: 380, y: 300, width: 40, height: 20))
    #expect(wrapper.styles.isEmpty && presenter.presentedViewController === content)
    presenter.dismiss(animated: false)
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .compact)
    try #require(content.popoverPresentationController).delegate = wrapper
    presenter.present(content, animated: false)
    #expect(wrapper.styles == [.fullScreen])
    let navigation = try #require(content.parent as? UINavigationController)
    #expect(presenter.presentedViewController === navigation)
    #expect(navigation.presentationController?.presentationStyle == .fullScreen)
    #expect(content.view.window === window)
    let late = UIViewController()
    late.modalPresentationStyle = .popover
    try #require(late.popoverPresentationController).delegate = wrapper
    let reports = Report.gathering { presenter.present(late, animated: false) }
    #expect(reports.count == 1 && wrapper.styles == [.fullScreen] && late.parent == nil)
    content.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil && presenter.view.window === window)
  }

  // The frames of the 200 × 100 popover and of its 37 × 13 arrow, beside a 40 × 20 source.
  @Test(
    "The arrow of a popover is between the popover and the middle of its source",
    arguments: [
      (
        UIPopoverArrowDirection.up, CGRect(x: 320, y: 333, width: 200, height: 100),
        CGRect(x: 401.5, y: 320, width: 37, height: 13)
      ),
      (
        .down, CGRect(x: 320, y: 187, width: 200, height: 100),
        CGRect(x: 401.5, y: 287, width: 37, height: 13)
      ),
      (
        .left, CGRect(x: 453, y: 260, width: 200, height: 100),
        CGRect(x: 440, y: 291.5, width: 13, height: 37)
      ),
      (
        .right, CGRect(x: 187, y: 260, width: 200, height: 100),
        CGRect(x: 387, y: 291.5, width: 13, height: 37)
      ),
    ])
  func arrow(
    direction: UIPopoverArrowDirection, expected: CGRect, expectedArrow: CGRect
  ) throws {
    let popover = try #require(content.popoverPresentationController)
    popover.permittedArrowDirections = direction
    _ = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(popover.arrowDirection == direction && frame == expected)
    let arrow = try arrow(of: popover)
    #expect(arrow.convert(arrow.bounds, to: nil) == expectedArrow)
    // The arrow is pointed: its path contains the tip, and not the corners beside it.
    let size = expectedArrow.size
    let (tip, beside) =
      switch direction {
      case .up: (CGPoint(x: 18.5, y: 1), CGPoint(x: 2, y: 1))
      case .down: (CGPoint(x: 18.5, y: 12), CGPoint(x: 2, y: 12))
      case .left: (CGPoint(x: 1, y: 18.5), CGPoint(x: 1, y: 2))
      default: (CGPoint(x: 12, y: 18.5), CGPoint(x: 12, y: 2))
      }
    #expect(arrow.path.contains(tip) && !arrow.path.contains(beside))
    #expect(arrow.path.bounds == CGRect(origin: .zero, size: size))
  }

  @Test("A popover without a permitted direction has no arrow, and is in the middle of its source")
  func withoutArrow() throws {
    try #require(content.popoverPresentationController).permittedArrowDirections = []
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(popover.arrowDirection == [])
    #expect(frame == CGRect(x: 320, y: 260, width: 200, height: 100))
    #expect(try arrow(of: popover).isHidden)
    popover.permittedArrowDirections = .down
    window.layoutIfNeeded()
    #expect(try !arrow(of: popover).isHidden && frame.maxY == 287)
  }

  @Test("A popover without enough space is shortened on the side that lacks the least space")
  func shortened() throws {
    content.preferredContentSize = CGSize(width: 200, height: 500)
    let popover = try #require(content.popoverPresentationController)
    popover.permittedArrowDirections = [.up, .down]
    _ = try present(beside: CGRect(x: 400, y: 400, width: 40, height: 20))
    // 30 points above the popover, and 13 for the arrow below it.
    #expect(popover.arrowDirection == .down)
    #expect(frame == CGRect(x: 320, y: 30, width: 200, height: 357))
    popover.canOverlapSourceViewRect = true
    window.layoutIfNeeded()
    #expect(frame == CGRect(x: 320, y: 30, width: 200, height: 500))
  }

  @Test("A popover of a source that leaves no space around it keeps its size")
  func withoutSpace() throws {
    _ = try present(beside: CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(frame.size == CGSize(width: 200, height: 100))
    #expect(window.bounds.contains(frame))
  }

  @Test("At the edge of the screen the arrow of a popover stays between the corners")
  func atEdge() throws {
    let popover = try present(beside: CGRect(x: 0, y: 100, width: 10, height: 20))
    #expect(popover.arrowDirection == .up && frame.minX == 10)
    let arrow = try arrow(of: popover)
    // 10 points from the edge of the screen, and 10 for the corner.
    #expect(arrow.frame.minX == 20 && arrow.frame.maxY == frame.minY)
  }

  @Test(
    "Without margins of the app, a popover keeps 30 points from the top and 10 from other edges"
  )
  func defaultMargins() throws {
    let popover = try #require(content.popoverPresentationController)
    #expect(
      popover.popoverLayoutMargins == UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10))
    popover.permittedArrowDirections = [.left, .right]
    _ = try present(beside: CGRect(x: 400, y: 0, width: 40, height: 20))
    #expect(frame.minY == 30)
    button.frame.origin.y = 580
    popover.containerView?.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(frame.maxY == 590)
    popover.popoverLayoutMargins = .zero
    window.layoutIfNeeded()
    #expect(frame.maxY == 600)
  }

  @Test("A popover keeps its layout margins, also if they change while it is presented")
  func margins() throws {
    let popover = try #require(content.popoverPresentationController)
    popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    _ = try present(beside: CGRect(x: 0, y: 100, width: 10, height: 20))
    #expect(frame.minX == 60)
    popover.popoverLayoutMargins.left = 80
    window.layoutIfNeeded()
    #expect(frame.minX == 80)
  }

  @Test("Passthrough views can be tapped, and the popover stays; a tap elsewhere dismisses it")
  func passthrough() throws {
    var taps = 0
    let passthroughButton = UIButton(
      type: .system, primaryAction: UIAction { _ in taps += 1 })
    passthroughButton.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    presenter.view.addSubview(passthroughButton)
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    popover.passthroughViews = [passthroughButton]
    Finger.tap(passthroughButton)
    #expect(taps == 1 && presenter.presentedViewController != nil)
    Finger.tap(window, at: CGPoint(x: 700, y: 550))
    window.frameClock.advanceUntilStill()
    #expect(taps == 1 && presenter.presentedViewController == nil)
  }

  @Test("A popover and its arrow fade in and out together")
  func fades() throws {
    button.frame = CGRect(x: 400, y: 300, width: 40, height: 20)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = button
    presenter.present(content, animated: true)
    let arrow = try arrow(of: popover)
    let popoverView = try #require(content.view.superview)
    func opacities() -> [Float] {
      [arrow, popoverView].map { $0.layer.presentation()?.opacity ?? -1 }
    }
    #expect(opacities() == [0, 0])
    window.frameClock.advance(by: 0.1)
    let halfway = opacities()
    #expect(halfway[0] == halfway[1] && halfway[0] > 0.1 && halfway[0] < 0.9)
    window.frameClock.advanceUntilStill()
    #expect(opacities() == [1, 1])
    content.dismiss(animated: true)
    window.frameClock.advance(by: 0.1)
    let fadingOut = opacities()
    #expect(fadingOut[0] == fadingOut[1] && fadingOut[0] > 0.1 && fadingOut[0] < 0.9)
  }

  @Test(
    "The arrow of a popover has the background color of the popover, or else of the presented view")
  func colors() throws {
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(popover.arrowColor == .systemTeal)
    popover.backgroundColor = .systemPink
    window.layoutIfNeeded()
    #expect(popover.arrowColor == .systemPink)
    #expect(content.view.superview?.backgroundColor == .systemPink)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let color = sheet.popoverPresentationController?.arrowColor.resolvedColor(with: light)
    #expect(color == AlertView.cardColor.resolvedColor(with: light))
  }

  @Test(
    "A second tap outside a popover that is being dismissed does not call the delegate again")
  func tappedTwice() throws {
    final class Recorder: NSObject, UIPopoverPresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        calls.append("should")
        return true
      }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        calls.append("did")
      }
    }
    let recorder = Recorder()
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    popover.delegate = recorder
    for _ in 0..<2 {
      Finger.tap(window, at: CGPoint(x: 700, y: 550))
      window.frameClock.advance(by: 0.1)
    }
    #expect(!popover.endByUser())
    window.frameClock.advanceUntilStill()
    #expect(recorder.calls == ["should", "will", "did"])
  }

  @Test("A popover without a source traps, unless its delegate sets the source in time")
  func withoutSource() async {
    final class Preparer: NSObject, UIPopoverPresentationControllerDelegate {
      var source: UIView?
      func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
        popover.sourceView = source
      }
    }
    let preparer = Preparer()
    preparer.source = button
    content.popoverPresentationController?.delegate = preparer
    presenter.present(content, animated: false)
    #expect(presenter.presentedViewController === content)
    await #expect(processExitsWith: .failure) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      window.traitOverrides.horizontalSizeClass = .regular
      let presenter = UIViewController()
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      let content = UIViewController()
      content.modalPresentationStyle = .popover
      presenter.present(content, animated: false)
      MainTurn.drain()
    }
  }

  @Test("A popover moves to a source that is set after it was presented")
  func laterSource() throws {
    presenter.present(content, animated: false)
    window.layoutIfNeeded()
    let popover = try #require(content.popoverPresentationController)
    let middle = content.view.convert(content.view.bounds, to: window)
    popover.sourceView = button
    popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    MainTurn.drain()
    window.layoutIfNeeded()
    #expect(presenter.presentedViewController === content)
    #expect(content.view.convert(content.view.bounds, to: window) != middle)
  }

  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var styles: [UIModalPresentationStyle] = []

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { styles.append(style) }
  }

  @Test("A visible popover becomes a sheet in a compact width, and a popover again afterwards")
  func adapting() throws {
    let listener = Listener()
    try #require(content.popoverPresentationController).delegate = listener
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    let before = frame
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .compact)
    window.layoutIfNeeded()
    #expect(popover.presentationStyle == .pageSheet && frame.width == 800)
    #expect(popover.containerView?.subviews.contains { $0 is PopoverArrow } == false)
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .regular)
    window.layoutIfNeeded()
    #expect(popover.presentationStyle == .popover && frame == before)
    #expect(listener.styles == [.none, .pageSheet, .none])
    #expect(presenter.presentedViewController === content)
  }

  @Test("A popover in a compact width is a sheet without an arrow")
  func sheet() throws {
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .compact)
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(popover.presentationStyle == .pageSheet)
    #expect(popover.containerView?.subviews.contains { $0 is PopoverArrow } == false)
  }

  private final class Configurer: NSObject, UIPopoverPresentationControllerDelegate {
    var prepared: [UIPresentationController] = []

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      prepared.append(adaptivePresentationController)
      let sheet = adaptivePresentationController as? UISheetPresentationController
      sheet?.detents = [.custom { _ in 150 }]
    }
  }

  @Test("The delegate of a popover configures the sheet that replaces the popover")
  func configuredSheet() throws {
    let configurer = Configurer()
    try #require(content.popoverPresentationController).delegate = configurer
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(configurer.prepared.isEmpty)
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .compact)
    window.layoutIfNeeded()
    #expect(configurer.prepared == [popover.adaptiveSheetPresentationController])
    #expect(frame.height == 150)
    presenter.dismiss(animated: false)
    try #require(content.popoverPresentationController).delegate = configurer
    let again = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(configurer.prepared.last === again.adaptiveSheetPresentationController)
    #expect(configurer.prepared.count == 2 && frame.height == 150)
  }
}
