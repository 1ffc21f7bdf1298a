import Foundation

/// Which of two controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The one that is seen behind.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Which of two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is seen before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is seen behind.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What is known of the way from one controller, or one size, to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether something is to be seen of the way.
  var isAnimated: Bool { get }
  /// How the controller is shown; `.none`, if it is not presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger has begun it.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take hold of it.
  var isInterruptible: Bool { get }
  /// Whether a finger holds it.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it came from.
  var isCancelled: Bool { get }
  /// How long it takes.
  var transitionDuration: TimeInterval { get }
  /// How much of it is done.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when a finger lets go.
  var completionVelocity: CGFloat { get }
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that it happens in.
  var containerView: UIView { get }
  /// How the view is turned in the end.
  var targetTransform: CGAffineTransform { get }
}

/// Has something happen along with the way from one controller, or one size, to another.
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
  /// Does one thing along with the transition, and another when it is over. Answers whether it is
  /// not too late for the first.
  ///
  /// While a push or a pop is seen, the first is done at once, in an animation of the time that is left.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same, where what moves is in a view outside of the transition's own.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Tells each time when what holds the transition lets go of it, or takes hold of it again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Tells once, when what holds the transition lets go of it.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Does one thing along with the transition, and another when it is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
