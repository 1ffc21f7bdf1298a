import Foundation

/// The context of a transition that an animator of the app animates.
@MainActor
internal final class TransitionContext: NSObject, UIViewControllerContextTransitioning,
  RunningTransition
{
  /// The controllers and views of the transition, and their frames before and after the transition.
  struct Parts {
    var from: UIViewController?
    var to: UIViewController?
    /// The view that is removed; `nil` if the view of the controller remains.
    var fromView: UIView?
    /// The view that is added; `nil` if the view of the controller was visible before.
    var toView: UIView?
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]

    /// Creates the parts of a transition in which the views of both controllers take part.
    @MainActor static func exchange(
      _ old: UIViewController, for new: UIViewController, at end: CGRect
    ) -> Parts {
      Parts(
        from: old, to: new, fromView: old.view, toView: new.view,
        initialFrames: [ObjectIdentifier(old): old.view.frame],
        finalFrames: [ObjectIdentifier(new): end])
    }
  }

  /// Adds a container for the views of a transition to a view, behind the other subviews, and moves
  /// the view that disappears into the container.
  static func makeContainer(in view: UIView, with leaving: UIView) -> UIView {
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(container, at: 0)
    container.addSubview(leaving)
    return container
  }

  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let parts: Parts
  private let coordinator: TransitionCoordinator
  private var end: ((Bool) -> Void)?
  /// Whether the animator's animations have begun.
  private var isBegun = false

  /// Creates the context of a transition.
  ///
  /// - Parameter end: Called once, at the end of the transition, with a Boolean value that is
  ///   `true` if the transition was completed.
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

  // MARK: The course of the transition

  /// Begins the transition.
  ///
  /// If the app has supplied an interaction controller, it drives the transition.
  func start() {
    coordinator.transitionDuration = duration
    guard let interaction else { return beginAnimations() }
    if interaction.wantsInteractiveStart { coordinator.beginInteraction() }
    interaction.startInteractiveTransition(self)
    // An interaction controller of the app may ignore the animator. In this case, the animations
    // alongside the transition are run here.
    if end != nil, !isBegun { animateAlongside() }
  }

  /// Begins the animator's animations, and those alongside the transition.
  func beginAnimations() {
    guard !isBegun else { return }
    isBegun = true
    animator.animateTransition(using: self)
    if end != nil { animateAlongside() }
  }

  /// Records that the animator's animations were begun by an interaction controller.
  func animationsHaveBegun() {
    isBegun = true
    animateAlongside()
  }

  /// Runs the animations alongside the transition, unless they have begun.
  private func animateAlongside() {
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

  func finish() { completeTransition(isInteractive || !transitionWasCancelled) }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    coordinator.letGo(isCancelled: !didComplete)
    // The interaction controller retains this context, and may have paused the animations. The
    // interaction controller is notified so that it releases the context and the animations.
    (interaction as? UIPercentDrivenInteractiveTransition)?
      .transitionEnded(self, at: didComplete ? 1 : 0)
    if !coordinator.hasArrived { coordinator.arrive() }
    end(didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: The controllers and views

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
