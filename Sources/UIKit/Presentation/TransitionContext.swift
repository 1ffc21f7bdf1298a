import Foundation

/// A way from one controller to another that an app shows: what its animator is told, and who hears of its end.
@MainActor
internal final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Who takes part, and where they are before and after.
  struct Parts {
    var from: UIViewController?
    var to: UIViewController?
    /// The views, where they come or go. That of a controller that stays is `nil`.
    var fromView: UIView?
    var toView: UIView?
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
  }

  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let parts: Parts
  private let coordinator: TransitionCoordinator
  private var end: ((Bool) -> Void)?
  private var isBegun = false

  /// - Parameter end: Called once, when the way is over; told whether it came to its end.
  init(
    _ parts: Parts, in container: UIView, style: UIModalPresentationStyle,
    coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    whenOver end: @escaping (Bool) -> Void
  ) {
    self.parts = parts
    containerView = container
    presentationStyle = style
    self.coordinator = coordinator
    self.animator = animator
    self.interaction = interaction
    self.end = end
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var targetTransform: CGAffineTransform { .identity }
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  // MARK: Going

  /// Begins: by itself, or held by the object that the app has for it.
  func start() {
    coordinator.transitionDuration = duration
    guard let interaction else { return beginAnimations() }
    if interaction.wantsInteractiveStart { coordinator.beginInteraction() }
    interaction.startInteractiveTransition(self)
    // An object of the app's own may do without the animator. What happens along with it happens then by itself.
    if end != nil, !isBegun { arrive() }
  }

  /// Has the animator begin, and with it what happens along with the way.
  func beginAnimations() {
    guard !isBegun else { return }
    isBegun = true
    animator.animateTransition(using: self)
    if end != nil { arrive() }
  }

  /// The animator's animations have been begun by somebody else.
  func animationsHaveBegun() {
    isBegun = true
    arrive()
  }

  private func arrive() {
    guard !coordinator.hasArrived else { return }
    UIView.animate(withDuration: coordinator.transitionDuration) { [coordinator] in
      coordinator.arrive()
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    coordinator.percent = min(max(percentComplete, 0), 1)
  }

  func pauseInteractiveTransition() {
    guard end != nil else { return }
    coordinator.hold()
  }

  func finishInteractiveTransition() { coordinator.letGo(isCancelled: false) }

  func cancelInteractiveTransition() {
    guard end != nil else { return }
    coordinator.letGo(isCancelled: true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    coordinator.letGo(isCancelled: !didComplete)
    if !coordinator.hasArrived { coordinator.arrive() }
    end(didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: Who takes part

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: parts.from
    case .to: parts.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: parts.fromView
    case .to: parts.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    parts.initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    parts.finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}
