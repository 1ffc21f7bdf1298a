import Foundation

/// The key of one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The key of one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The state of a transition from one controller, or one size, to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` if the transition is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture can interrupt the transition.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction.
  var percentComplete: CGFloat { get }
  /// The velocity with which the transition continues when the gesture ends.
  var completionVelocity: CGFloat { get }
  /// The curve with which the transition continues when the gesture ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// The rotation of the view at the end of the transition.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations along with a transition from one controller, or one size, to another.
///
///     override func viewWillTransition(
///       to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
///     ) {
///       super.viewWillTransition(to: size, with: coordinator)
///       coordinator.animate { _ in self.collectionView.collectionViewLayout.invalidateLayout() }
///     }
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation along with the transition, and a completion when the transition has ended.
  ///
  /// If the transition is already running, the animation starts immediately and takes the remaining
  /// time.
  ///
  /// - Returns: Whether the animation is run. The animation is not run if the transition has
  ///   ended, or if the views have their final frames and the transition is not animated.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs an animation of a view outside the transition's container along with the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure each time an interactive transition stops being interactive, or becomes so
  /// again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a closure once, when an interactive transition stops being interactive.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation along with the transition, and a completion when the transition has ended.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs an animation of a view outside the transition's container along with the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
