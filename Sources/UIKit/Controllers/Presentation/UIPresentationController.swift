import Foundation

/// Manages the presentation of a controller over another controller.
///
/// The presentation controller determines the frame of the presented view, and whether the
/// presenting view is dimmed or removed.
///
/// The presentation controller of a controller is created when the property
/// `presentationController` is read, even before the presentation:
///
///     sheet.presentationController?.delegate = self
///     present(sheet, animated: true)
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Creates a presentation of a controller over another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    requestedStyle = presentedViewController.modalPresentationStyle
    retained = [presentedViewController, presentingViewController].compactMap { $0 }
    super.init()
  }

  /// The presented controller, which owns this object until the presentation is over.
  private unowned let presented: UIViewController
  /// The controllers that this object retains before the presented controller owns this object, and
  /// after the end of the presentation.
  internal final var retained: [UIViewController]
  /// The presenting controller; `nil` until it is known.
  internal final weak var presenting: UIViewController?
  /// The style that the controller has requested.
  internal let requestedStyle: UIModalPresentationStyle
  /// The style that is used.
  internal final var style = UIModalPresentationStyle.none {
    didSet { if style != oldValue { container?.traitsMayHaveChanged() } }
  }
  /// The container view, during the presentation.
  internal final var container: PresentationView? {
    didSet { if overriddenTraits.values != .none { overrideTraitsOfContainer() } }
  }
  /// The animated presentation or dismissal in progress.
  internal final var running: (any RunningTransition)?
  /// Whether the controllers are being notified that the presentation begins. The presented view is
  /// not visible yet during that time.
  internal final var isBeginning = false
  /// Whether the delegate has returned the presented controller for an adapted style, in place of
  /// the controller that the app presented.
  internal final var isReplacement = false
  /// The superview and the frame of the presenting view before it was removed; `nil` if it was not
  /// removed.
  internal final var place: (superview: UIView, frame: CGRect)?
  /// Whether the presenting controller has been notified that it disappears.
  internal final var hidesPresenter = false

  /// The traits for which the delegate is being asked for a style.
  private final var adaptingTraits: UITraitCollection?

  /// The delegate, which can change the style, and is notified when the user dismisses the
  /// controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presented controller.
  open var presentedViewController: UIViewController { presented }
  /// The presenting controller; the presented controller as long as the presenting controller is
  /// unknown.
  open var presentingViewController: UIViewController { presenting ?? presented }
  /// The presentation style.
  open var presentationStyle: UIModalPresentationStyle { style == .none ? resolvedStyle : style }
  /// The view that contains the presentation.
  open var containerView: UIView? { container }
  /// The presented view.
  open var presentedView: UIView? { presented.viewIfLoaded }

  /// The frame of the presented view.
  open var frameOfPresentedViewInContainerView: CGRect { presentedFrame }

  /// Whether the presenting view is removed when the presentation has ended.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// Whether the presentation covers the whole screen.
  /// - Differs: every presentation covers the window, unless its style is `currentContext` or
  ///   `overCurrentContext`.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style in a horizontally compact environment; `none` if the style does not change.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    let traits =
      adaptingTraits
      ?? UITraitCollection(traitsFrom: [
        traitCollection, UITraitCollection(horizontalSizeClass: .compact),
      ])
    let style = adapted(to: traits)
    return style == resolvedStyle ? .none : style
  }

  /// Returns the style for the given traits.
  ///
  /// In a horizontally compact environment, the result is `adaptivePresentationStyle`, or the
  /// requested style if that property is `none`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    guard traitCollection.horizontalSizeClass == .compact else { return resolvedStyle }
    adaptingTraits = traitCollection
    defer { adaptingTraits = nil }
    let style = adaptivePresentationStyle
    return style == .none ? resolvedStyle : style
  }

  /// Called when the presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation is completed or cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal is completed or cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called when the container view is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Dimming

  /// The opacity of the dimming view over the presenting view.
  internal var shadeAlpha: CGFloat { isSheet ? 0.2 : style == .popover ? 0.1 : 0 }

  /// Called when a user has touched the screen outside the presented view.
  ///
  /// A popover or a sheet is dismissed.
  internal func touchedBeside() {
    if style == .popover || isSheet { endByUser() }
  }

  // MARK: UIContentContainer

  /// The preferred size of the controller.
  open var preferredContentSize: CGSize { presented.preferredContentSize }

  /// Called when the preferred size of the controller has changed: updates its frame.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Called when constraints have changed the size of the controller.
  ///
  /// - Differs: it is never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
  }

  /// Returns the size of the controller in a container of the given size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: CGRect(origin: .zero, size: parentSize)).size }

  /// Called when the size of the container is about to change: notifies the controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let next = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    guard presented.viewIfLoaded?.bounds.size != next else { return }
    presented.viewWillTransition(to: next, with: coordinator)
  }

  /// Called when the traits are about to change: notifies the controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented.willTransition(to: newCollection, with: coordinator) }

  // MARK: UITraitEnvironment

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presented.traitCollection
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the presentation overrides for its views and for the presented controller.
  ///
  ///     sheet.traitOverrides.userInterfaceStyle = .dark
  ///
  /// - Unverified: that the presented controller inherits the overrides only while its view is in
  ///   the container view.
  public final var traitOverrides = UITraitOverrides() {
    didSet { overrideTraitsOfContainer() }
  }

  /// The traits that the presentation overrides, in code for iOS versions before 17. The values of
  /// `traitOverrides` take precedence.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { overrideTraitsOfContainer() }
  }

  /// The traits of `overrideTraitCollection` and of `traitOverrides`.
  private var overriddenTraits: UITraitOverrides {
    var all = UITraitOverrides()
    if let overrideTraitCollection { all.values = overrideTraitCollection.values }
    all.values.merge(traitOverrides.values)
    return all
  }

  private func overrideTraitsOfContainer() { container?.traitOverrides = overriddenTraits }
}

/// The delegate of a presentation controller.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: _SelectorResponding {
  /// Returns the style that replaces the requested style in a compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style that replaces the requested style for the given traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss the controller.
  @_disfavoredOverload
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when the user is about to dismiss the controller.
  @_disfavoredOverload
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the controller.
  @_disfavoredOverload
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to dismiss the controller, but may not.
  @_disfavoredOverload
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// Returns the controller to present if another style replaces the requested style, or `nil` to
  /// present the original controller.
  ///
  /// The returned controller may contain the original controller:
  ///
  ///     func presentationController(
  ///       _ controller: UIPresentationController,
  ///       viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ///     ) -> UIViewController? {
  ///       UINavigationController(rootViewController: controller.presentedViewController)
  ///     }
  ///
  /// - Differs: it is called only before a presentation, and the returned controller has a
  ///   presentation controller of its own.
  @_disfavoredOverload
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the controller is about to be shown.
  ///
  /// - Parameter style: The style that replaces the requested style; `none` if the requested style
  ///   is used.
  @_disfavoredOverload
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called when the requested style is about to be replaced, to configure the presentation
  /// controller of the new style:
  ///
  ///     func presentationController(
  ///       _ presentationController: UIPresentationController,
  ///       prepare adaptivePresentationController: UIPresentationController
  ///     ) {
  ///       let sheet = adaptivePresentationController as? UISheetPresentationController
  ///       sheet?.detents = [.medium(), .large()]
  ///     }
  ///
  /// - Differs: it is called only for a popover that is shown as a sheet, because other styles have
  ///   no presentation controllers of their own.
  /// - Unverified: that it is called before the delegate is notified of the new style.
  @_disfavoredOverload
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default: returns `automatic`, for the default adaptation.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { OptionalMember.defaultValue(.automatic, of: self) }
  /// The default: returns the result of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if OptionalMember.noteDefault(self) { return .automatic }
    return adaptivePresentationStyle(for: controller)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { OptionalMember.noteDefault(self) }
}
