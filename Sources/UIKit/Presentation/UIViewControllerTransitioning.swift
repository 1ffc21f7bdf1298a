import Foundation

// What an app implements to show its own way from one controller to another.

/// Says how a controller comes in front of another one, and goes again: the object in its `transitioningDelegate`.
///
///     editor.modalPresentationStyle = .custom
///     editor.transitioningDelegate = self
///     present(editor, animated: true)
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: _SelectorResponding {
  /// Returns what shows a controller coming; `nil` for the usual way. Asked only if the presentation is animated.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what shows a controller going; `nil` for the usual way. Asked only if the dismissal is animated.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what moves the way of a controller that comes, as a finger does; `nil` if it goes by itself.
  @_disfavoredOverload
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns what moves the way of a controller that goes, as a finger does; `nil` if it goes by itself.
  @_disfavoredOverload
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns what shows a controller of the style `custom`; `nil` for what covers the whole window.
  @_disfavoredOverload
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: a delegate that does not implement this leaves the usual way.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DefaultAnswer.value(nil, of: self) }
  /// Returns `nil`: a delegate that does not implement this leaves the usual way.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { DefaultAnswer.value(nil, of: self) }
  /// Returns `nil`: a delegate that does not implement this lets the controller come by itself.
  @_disfavoredOverload
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { DefaultAnswer.value(nil, of: self) }
  /// Returns `nil`: a delegate that does not implement this lets the controller go by itself.
  @_disfavoredOverload
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { DefaultAnswer.value(nil, of: self) }
  /// Returns `nil`: a delegate that does not implement this has the controller cover the window.
  @_disfavoredOverload
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { DefaultAnswer.value(nil, of: self) }
}

/// Shows the way from one controller to another.
///
///     func animateTransition(using context: any UIViewControllerContextTransitioning) {
///       guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
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
  /// Returns how long the way takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Begins the way. It adds the view that comes to the container view, and tells the context when it is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be held and turned around on the way, the same one each time.
  @_disfavoredOverload
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// The way is over, and the controllers have been told.
  @_disfavoredOverload
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without animations: a way that does not implement this is not held by one.
  @_disfavoredOverload
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { DefaultAnswer.value(UIViewPropertyAnimator(), of: self) }
  /// The default does nothing.
  @_disfavoredOverload
  public func animationEnded(_ transitionCompleted: Bool) { DefaultAnswer.note(self) }
}

/// Moves the way from one controller to another, as a finger does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: _SelectorResponding {
  /// Begins the way. It tells the context how far the way has come, and whether it is finished or called off.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest of the way goes: 1 is as fast as the animator would go.
  var completionSpeed: CGFloat { get }
  /// How the rest of the way goes.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the way is held from its start. If not, it goes by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1: the rest goes as fast as the animator would go.
  public var completionSpeed: CGFloat { DefaultAnswer.value(1, of: self) }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { DefaultAnswer.value(.easeInOut, of: self) }
  /// Returns `true`: the way is held from its start.
  public var wantsInteractiveStart: Bool { DefaultAnswer.value(true, of: self) }
}

/// What is known of the way from one controller to another, and who hears that it is over.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the way is shown. It contains the view that goes.
  var containerView: UIView { get }
  /// Whether the way is to be seen.
  var isAnimated: Bool { get }
  /// Whether something holds the way.
  var isInteractive: Bool { get }
  /// Whether the way was called off: the views go back to where they came from.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Sets how much of the way is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// What held the way lets it go on to its end.
  func finishInteractiveTransition()
  /// What held the way lets it go back.
  func cancelInteractiveTransition()
  /// Something holds the way.
  func pauseInteractiveTransition()
  /// Says that the way is over. The controllers are told then.
  ///
  /// - Parameter didComplete: Whether it came to its end: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that takes part; `nil` for that of a controller which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the view is turned in the end.
  var targetTransform: CGAffineTransform { get }
  /// Returns where a controller's view is before the way; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view is after the way; zero if it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
