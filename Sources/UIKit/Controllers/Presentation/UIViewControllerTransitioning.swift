import Foundation

// Protocols with which an app supplies its own transitions between controllers.

/// Supplies the animators and interaction controllers for a controller's presentation and
/// dismissal.
///
///     editor.modalPresentationStyle = .custom
///     editor.transitioningDelegate = self
///     present(editor, animated: true)
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: _SelectorResponding {
  /// Returns the animator for a presentation; `nil` for the system's transition.
  ///
  /// This method is called only if the presentation is animated.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator for a dismissal; `nil` for the system's transition.
  ///
  /// This method is called only if the dismissal is animated.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a presentation, for example with a gesture; `nil` if the
  /// presentation is not interactive.
  @_disfavoredOverload
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal, for example with a gesture; `nil` if the dismissal
  /// is not interactive.
  @_disfavoredOverload
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the style `custom`.
  ///
  /// If this method returns `nil`, the presentation controller covers the window.
  @_disfavoredOverload
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The default: returns `nil`, for the system's transition.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `nil`, for the system's transition.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { OptionalMember.defaultValue(nil, of: self) }
  /// The default: returns `nil`, for a presentation that is not interactive.
  @_disfavoredOverload
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMember.defaultValue(nil, of: self)
  }
  /// The default: returns `nil`, for a dismissal that is not interactive.
  @_disfavoredOverload
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMember.defaultValue(nil, of: self)
  }
  /// The default: returns `nil`, for a presentation controller that covers the window.
  @_disfavoredOverload
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { OptionalMember.defaultValue(nil, of: self) }
}

/// Animates a transition between two controllers.
///
///     func animateTransition(using context: any UIViewControllerContextTransitioning) {
///       guard let view = context.view(forKey: .to) else {
///         return context.completeTransition(false)
///       }
///       context.containerView.addSubview(view)
///       view.alpha = 0
///       UIView.animate(withDuration: transitionDuration(using: context)) {
///         view.alpha = 1
///       } completion: { _ in
///         context.completeTransition(!context.transitionWasCancelled)
///       }
///     }
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: _SelectorResponding {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Begins the transition.
  ///
  /// Implement this method to add the view that appears to the container view, and to call
  /// `completeTransition(_:)` of the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be paused and reversed.
  ///
  /// Return the same object in each call during a transition.
  @_disfavoredOverload
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Called at the end of the transition, after the controllers' appearance methods.
  @_disfavoredOverload
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default: returns an animator without animations, for a transition that is not
  /// interruptible.
  @_disfavoredOverload
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMember.defaultValue(UIViewPropertyAnimator(), of: self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func animationEnded(_ transitionCompleted: Bool) { OptionalMember.noteDefault(self) }
}

/// Drives a transition, usually with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: _SelectorResponding {
  /// Begins the transition.
  ///
  /// After that, the object calls methods of the context, which set the fraction of the transition
  /// that is shown, and finish or cancel the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition: 1 is the speed of the animator.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from its start. If this property is `false`, the
  /// transition begins as an animation.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default: returns 1, the speed of the animator.
  public var completionSpeed: CGFloat { OptionalMember.defaultValue(1, of: self) }
  /// The default: returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve {
    OptionalMember.defaultValue(.easeInOut, of: self)
  }
  /// The default: returns `true`, for a transition that is interactive from its start.
  public var wantsInteractiveStart: Bool { OptionalMember.defaultValue(true, of: self) }
}

/// The context of a transition: its views and controllers, and the methods that drive and end it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition is shown. At first, the container view contains the view
  /// that disappears.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction controller drives the transition right now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled. In this case, the views return to their former
  /// positions.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Sets the fraction of the transition that is shown, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction. The transition runs to its end.
  func finishInteractiveTransition()
  /// Ends the interaction. The transition runs back to its start.
  func cancelInteractiveTransition()
  /// Pauses the transition, and makes it interactive.
  func pauseInteractiveTransition()
  /// Ends the transition. After that, the controllers' appearance methods are called.
  ///
  /// - Parameter didComplete: Whether the transition reached its end: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition; `nil` if the view of the controller is neither added nor
  /// removed.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The transform of the view that appears, at the end of the transition.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a controller's view before the transition; zero if the view is not
  /// visible before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if the view is not visible
  /// after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
}
