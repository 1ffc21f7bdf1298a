import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A popover")
struct PopoverTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
  private let below = UIViewController()
  private let other = UIViewController()
  private let button = UIButton(type: .system)

  init() {
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .regular)
    window.rootViewController = below
    window.makeKeyAndVisible()
    below.view.addSubview(button)
    other.view.backgroundColor = .systemTeal
    other.modalPresentationStyle = .popover
    other.preferredContentSize = CGSize(width: 200, height: 100)
  }

  /// Presents the popover beside a button with a frame.
  private func present(beside frame: CGRect) throws -> UIPopoverPresentationController {
    button.frame = frame
    let popover = try #require(other.popoverPresentationController)
    popover.sourceView = button
    below.present(other, animated: false)
    window.layoutIfNeeded()
    return popover
  }

  private var frame: CGRect { other.view.convert(other.view.bounds, to: nil) }

  private func arrow(of popover: UIPopoverPresentationController) throws -> PopoverArrow {
    try #require(popover.containerView?.subviews.lazy.compactMap { $0 as? PopoverArrow }.first)
  }

  // Which frames a 37 × 13 arrow and a 200 × 100 popover have beside a 40 × 20 source.
  @Test(
    "Its arrow stands between it and the middle of its source",
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
    let popover = try #require(other.popoverPresentationController)
    popover.permittedArrowDirections = direction
    _ = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(popover.arrowDirection == direction && frame == expected)
    let arrow = try arrow(of: popover)
    #expect(arrow.convert(arrow.bounds, to: nil) == expectedArrow)
    // It covers its tip in the middle, and not what is beside the tip.
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

  @Test("At the edge of the screen the arrow stays between the corners")
  func atEdge() throws {
    let popover = try present(beside: CGRect(x: 0, y: 100, width: 10, height: 20))
    #expect(popover.arrowDirection == .up && frame.minX == 10)
    let arrow = try arrow(of: popover)
    // 10 points from the edge of the screen, and 10 for the corner.
    #expect(arrow.frame.minX == 20 && arrow.frame.maxY == frame.minY)
  }

  @Test("Without margins of the app, it is 30 points below the top and 10 points from other edges")
  func defaultMargins() throws {
    let popover = try #require(other.popoverPresentationController)
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

  @Test("Keeps the margins that are set")
  func margins() throws {
    let popover = try #require(other.popoverPresentationController)
    popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    _ = try present(beside: CGRect(x: 0, y: 100, width: 10, height: 20))
    #expect(frame.minX == 60)
    popover.popoverLayoutMargins.left = 80
    window.layoutIfNeeded()
    #expect(frame.minX == 80)
  }

  @Test("Views that it lets touches through to can be tapped, and it stays; others dismiss it")
  func passthrough() throws {
    var taps = 0
    let other = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    other.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    below.view.addSubview(other)
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    popover.passthroughViews = [other]
    Finger.tap(other)
    #expect(taps == 1 && below.presentedViewController != nil)
    Finger.tap(window, at: CGPoint(x: 700, y: 550))
    window.frameClock.advanceUntilStill()
    #expect(taps == 1 && below.presentedViewController == nil)
  }

  @Test("Fades in and out with its arrow")
  func fades() throws {
    button.frame = CGRect(x: 400, y: 300, width: 40, height: 20)
    let popover = try #require(other.popoverPresentationController)
    popover.sourceView = button
    below.present(other, animated: true)
    let arrow = try arrow(of: popover)
    let sheet = try #require(other.view.superview)
    func opacities() -> [Float] {
      [arrow, sheet].map { $0.layer.presentation()?.opacity ?? -1 }
    }
    #expect(opacities() == [0, 0])
    window.frameClock.advance(by: 0.1)
    let halfway = opacities()
    #expect(halfway[0] == halfway[1] && halfway[0] > 0.1 && halfway[0] < 0.9)
    window.frameClock.advanceUntilStill()
    #expect(opacities() == [1, 1])
    other.dismiss(animated: true)
    window.frameClock.advance(by: 0.1)
    let going = opacities()
    #expect(going[0] == going[1] && going[0] > 0.1 && going[0] < 0.9)
  }

  @Test("Its arrow has the color of the popover, or else of what is presented")
  func colors() throws {
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(popover.arrowColor == .systemTeal)
    popover.backgroundColor = .systemPink
    window.layoutIfNeeded()
    #expect(popover.arrowColor == .systemPink)
    #expect(other.view.superview?.backgroundColor == .systemPink)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let color = sheet.popoverPresentationController?.arrowColor.resolvedColor(with: light)
    #expect(color == AlertView.cardColor.resolvedColor(with: light))
  }

  @Test("A second tap beside it, while it goes, is not told again")
  func tappedTwice() throws {
    final class Told: NSObject, UIPopoverPresentationControllerDelegate {
      var lines: [String] = []
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        lines.append("should")
        return true
      }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        lines.append("will")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        lines.append("did")
      }
    }
    let told = Told()
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    popover.delegate = told
    for _ in 0..<2 {
      Finger.tap(window, at: CGPoint(x: 700, y: 550))
      window.frameClock.advance(by: 0.1)
    }
    #expect(!popover.endByUser())
    window.frameClock.advanceUntilStill()
    #expect(told.lines == ["should", "will", "did"])
  }

  @Test("Has no arrow where it is a sheet")
  func sheet() throws {
    window.windowScene?.traits = UITraitCollection(horizontalSizeClass: .compact)
    let popover = try present(beside: CGRect(x: 400, y: 300, width: 40, height: 20))
    #expect(popover.presentationStyle == .pageSheet)
    #expect(popover.containerView?.subviews.contains { $0 is PopoverArrow } == false)
  }
}
