import Foundation

/// Presents a controller as a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open var sourceView: UIView? { didSet { container?.setNeedsLayout() } }
  /// The part of the source view that the popover points to; the null rectangle for all of it.
  open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
  /// The bar button item that the popover points to.
  open var barButtonItem: UIBarButtonItem? { didSet { container?.setNeedsLayout() } }
  /// The source that the popover points to: a view or a bar button item.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The directions that the arrow may have.
  ///
  /// With `down`, for example, the popover may be above its source. If the set is empty, the
  /// popover has no arrow, and covers the middle of its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }
  /// The background color of the popover and its arrow; `nil` for the color of the presented view.
  open var backgroundColor: UIColor? { didSet { container?.setNeedsLayout() } }
  /// Whether the popover may cover its source if there is not enough space beside the source.
  ///
  /// If this property is `false`, the popover is shortened to the space beside the source. If that
  /// space is too small for a useful popover, the popover keeps its size and covers the source.
  open var canOverlapSourceViewRect = false { didSet { container?.setNeedsLayout() } }

  /// The views outside the popover that receive touches while it is shown.
  ///
  /// A touch of any other view outside the popover dismisses the popover.
  open var passthroughViews: [UIView]?

  /// Whether a point of the container is in one of the `passthroughViews`.
  internal final func passesThrough(_ point: CGPoint) -> Bool {
    passthroughViews?.contains { view in
      view.window != nil && view.bounds.contains(view.convert(point, from: container))
    } ?? false
  }

  /// The minimum distances of the popover from the edges of the screen.
  ///
  /// The default is 30 points at the top and 10 points at the other edges.
  open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10) {
    didSet { container?.setNeedsLayout() }
  }

  /// Traps if there is neither a source view nor a bar button item.
  internal final func checkSource() {
    if sourceView == nil, barButtonItem == nil { trapWithoutSource() }
  }

  /// Traps with UIKit's message about a missing source.
  internal func trapWithoutSource() -> Never {
    Misuse.trap(
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem "
        + "set before the presentation occurs.",
      "set sourceView, sourceItem or barButtonItem of popoverPresentationController")
  }

  /// The color of the arrow.
  internal var arrowColor: UIColor {
    backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground
  }

  /// Returns the area of a container in which the popover may be.
  internal final func freeArea(of bounds: CGRect) -> CGRect {
    bounds.inset(by: popoverLayoutMargins)
  }

  /// The sheet that replaces the popover in a compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  internal final lazy var adaptiveSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.shownBy = self
    // The presented controller retains this popover, and the popover retains the sheet. The sheet
    // must not retain the presented controller, because such a reference would be a retain cycle.
    sheet.retained = []
    return sheet
  }()

  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection {
    container.map { placement(in: $0.bounds).direction } ?? .unknown
  }
}

/// The direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The set as bits.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left: the popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right: the popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be shown.
  @_disfavoredOverload
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether the user may dismiss the popover. This is the method from before iOS 13.
  /// - Differs: it is never called. `presentationControllerShouldDismiss(_:)` is called instead.
  @_disfavoredOverload
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has dismissed the popover. This is the method from before iOS 13.
  /// - Differs: it is never called. `presentationControllerDidDismiss(_:)` is called instead.
  @_disfavoredOverload
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { OptionalMember.noteDefault(self) }
}

/// The source of a popover: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
