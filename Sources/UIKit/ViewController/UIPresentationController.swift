import Foundation

/// Shows a controller over another: in which frame, and what becomes of what is below.
///
/// It is there as soon as somebody asks a controller for it, before that is presented:
///
///     sheet.presentationController?.delegate = self
///     present(sheet, animated: true)
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// What shows a controller over another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    asked = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// Owned by the controller, so that it is there as long as this is.
  private unowned let presented: UIViewController
  internal final weak var presenting: UIViewController?
  /// What the controller asked for.
  internal let asked: UIModalPresentationStyle
  /// What it has got.
  internal final var style = UIModalPresentationStyle.none {
    didSet { if style != oldValue { container?.traitsMayHaveChanged() } }
  }
  internal final var container: PresentationView?
  /// The way here or away, as long as it takes its time.
  internal final var running: (any RunningPresentation)?
  /// Where the view below was, as long as it is not there.
  internal final var place: (superview: UIView, frame: CGRect)?
  /// Whether the controller below has been told that it goes.
  internal final var hidesPresenter = false

  /// Who is asked what becomes of the presentation, and told when a user ends it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that is over the other.
  open var presentedViewController: UIViewController { presented }
  /// The controller below; before there is one, the one that will be over it.
  open var presentingViewController: UIViewController { presenting ?? presented }
  /// How the controller is shown.
  open var presentationStyle: UIModalPresentationStyle { style == .none ? resolved : style }
  /// The view that everything happens in.
  open var containerView: UIView? { container }
  /// The view that is shown.
  open var presentedView: UIView? { presented.viewIfLoaded }

  /// Where the view is.
  open var frameOfPresentedViewInContainerView: CGRect { presentedFrame }

  /// Whether the view below goes as soon as the other is there.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// The style in some circumstances.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { adapted(to: traitCollection) }

  /// The controller is about to be shown.
  open func presentationTransitionWillBegin() {}
  /// The controller is shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The controller is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The view that everything happens in is about to place its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The view that everything happens in has placed its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Looks

  /// How dark what is below gets.
  internal var shadeAlpha: CGFloat { isSheet ? 0.2 : style == .popover ? 0.1 : 0 }

  /// A user has touched what is beside the view: that ends a popover or a sheet.
  internal func touchedBeside() {
    if style == .popover || isSheet { endByUser() }
  }

  // MARK: UIContentContainer

  /// The size that suits the controller.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// The size that suits the controller has changed: it gets another frame.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// How large the controller is in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: CGRect(origin: .zero, size: parentSize)).size }

  /// The container is about to have another size: tells the controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let next = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard presented.viewIfLoaded?.bounds.size != next else { return }
    presented.viewWillTransition(to: next, with: coordinator)
  }

  /// The circumstances are about to be others: tells the controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented.willTransition(to: newCollection, with: coordinator) }

  // MARK: UITraitEnvironment

  /// The circumstances of what is shown.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presented.traitCollection
  }

  /// The circumstances have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// Shows a controller beside something.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it is beside.
  open var sourceView: UIView?
  /// The part of that view; all of it, if null.
  open var sourceRect = CGRect.null
  /// The item of a bar that it is beside.
  open var barButtonItem: UIBarButtonItem?
  /// What it is beside: a view, or an item of a bar.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// On which sides it may be: above what its arrow points down to, say.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// What is behind everything in it.
  open var backgroundColor: UIColor?
  /// Whether it may cover what it is beside.
  open var canOverlapSourceViewRect = false

  /// Views around it that can be touched while it is shown.
  /// - Differs: it is kept; a touch outside of it ends it.
  open var passthroughViews: [UIView]?
  /// How far it stays away from the edges of the screen.
  /// - Differs: it is kept, and nobody asks.
  open var popoverLayoutMargins = UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)

  /// How it is shown where there is too little room for a popover, and it becomes a sheet.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  internal final lazy var adaptiveSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.shownBy = self
    return sheet
  }()

  /// Where its arrow points.
  open var arrowDirection: UIPopoverArrowDirection {
    container == nil ? .unknown : spot(in: container!.bounds).direction
  }
}

/// Where the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public var rawValue: UInt

  /// Some directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: it is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: it is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: it is at the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: it is at the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// None is known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(bitPattern: Int.max))
}

/// Is asked what becomes of a presentation, and told when a user ends it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: _SelectorResponding {
  /// The style in place of the one that was asked for, where there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style in place of the one that was asked for, in some circumstances.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a user may end the presentation.
  @_disfavoredOverload
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// A user ends the presentation.
  @_disfavoredOverload
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A user has ended the presentation.
  @_disfavoredOverload
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A user wanted to end the presentation, and must not.
  @_disfavoredOverload
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// The controller is about to be shown.
  ///
  /// - Parameter style: The style that it gets in place of the one that was asked for; `none` if it gets that.
  @_disfavoredOverload
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As is usual.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { DefaultAnswer.value(.automatic, of: self) }
  /// As where nothing is said of circumstances.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if DefaultAnswer.note(self) { return .automatic }
    return adaptivePresentationStyle(for: controller)
  }
  /// It may.
  @_disfavoredOverload
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// Nothing.
  @_disfavoredOverload
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    DefaultAnswer.note(self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { DefaultAnswer.note(self) }
  /// The default does nothing.
  @_disfavoredOverload
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { DefaultAnswer.note(self) }
}

/// The same, for popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  @_disfavoredOverload
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a user may end the popover: the name of before iOS 13.
  /// - Differs: only `presentationControllerShouldDismiss(_:)` is asked.
  @_disfavoredOverload
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A user has ended the popover: the name of before iOS 13.
  /// - Differs: only `presentationControllerDidDismiss(_:)` is told.
  @_disfavoredOverload
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default does nothing.
  @_disfavoredOverload
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { DefaultAnswer.note(self) }
  /// Returns `true`: a user may end the popover.
  @_disfavoredOverload
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { DefaultAnswer.value(true, of: self) }
  /// The default does nothing.
  @_disfavoredOverload
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { DefaultAnswer.note(self) }
}

/// What a popover may be beside: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
