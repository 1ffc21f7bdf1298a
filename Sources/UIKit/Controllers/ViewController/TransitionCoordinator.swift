import Foundation

/// Coordinates the transition from one controller, or one size, to another.
///
/// The animations alongside the transition run when all views have their final frames. The
/// completions run when all controllers have been notified of the end. The duration of an animation
/// that is added during the transition is the remaining time.
internal final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// An animation alongside the transition, or a completion.
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The progress of the transition.
  private enum Stage {
    /// The transition has not begun.
    case before
    /// The closures with the animations alongside the transition are being called.
    case arriving
    /// All views have their final frames, but may still be moving on the screen.
    case there
    /// The transition has ended.
    case over
  }

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var stage = Stage.before
  private var alongside: [Step] = []
  private var completions: [Step] = []
  /// The running transition if Galley animates the transition; otherwise `nil`.
  weak var running: ControllerTransition?

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  var transitionDuration: TimeInterval

  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, animated: Bool,
    style: UIModalPresentationStyle = .none, duration: TimeInterval = 0
  ) {
    transitionDuration = duration
    self.from = from
    self.to = to
    containerView = container
    isAnimated = animated
    presentationStyle = style
    super.init()
  }

  /// The orientations before and after a transition in which the window turns; `nil` for others.
  var rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  /// The last reported progress of an interactive transition; `nil` if the transition is not
  /// interactive.
  var percent: CGFloat?
  /// The closures to call when `isInteractive` changes or, if `isForEnd`, when the interaction
  /// ends.
  private var interactionHandlers: [(step: Step, isForEnd: Bool)] = []

  /// Whether an interactive transition can become interactive again.
  var isInterruptible: Bool { initiallyInteractive }
  var percentComplete: CGFloat {
    switch stage {
    case .over: 1
    case _ where percent != nil: percent ?? 0
    case .before, .arriving: 0
    case .there: running?.percentComplete ?? 1
    }
  }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  /// Whether the animations alongside the transition have begun.
  var hasArrived: Bool { stage == .arriving || stage == .there || stage == .over }

  /// Called when the transition starts interactively.
  func beginInteraction() {
    initiallyInteractive = true
    isInteractive = true
    percent = 0
  }

  /// Makes the transition interactive again.
  func hold() {
    guard !isInteractive, stage != .over else { return }
    isInteractive = true
    notifyInteractionHandlers()
  }

  /// Ends the interaction: the rest of the transition is animated, to the end or back to the start.
  func letGo(isCancelled: Bool) {
    self.isCancelled = isCancelled
    guard isInteractive else { return }
    isInteractive = false
    notifyInteractionHandlers()
  }

  /// Calls the closures that wait for a change of `isInteractive`.
  private func notifyInteractionHandlers() {
    let handlers = interactionHandlers.filter { !$0.isForEnd || !isInteractive }
    interactionHandlers.removeAll { $0.isForEnd && !isInteractive }
    for handler in handlers { handler.step(self) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if stage != .over, let completion { completions.append(completion) }
    switch stage {
    case .before: if let animation { alongside.append(animation) }
    // The animations alongside the transition are being called now, so call this closure too.
    case .arriving: animation?(self)
    case .there:
      guard let running else { return false }
      if let animation { running.join { animation(self) } }
    case .over: return false
    }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Step?, completion: Step?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {
    interactionHandlers.append((handler, false))
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Step) {
    interactionHandlers.append((handler, true))
  }

  /// Called when all views have their final frames, to run the animations alongside the transition.
  func arrive() {
    stage = .arriving
    for step in alongside { step(self) }
    alongside = []
    // An animation may have presented another controller, which ends this transition.
    if stage == .arriving { stage = .there }
  }

  /// Removes this transition from controllers, unless a newer transition has replaced it.
  func leave(_ controllers: UIViewController...) {
    for controller in controllers where controller.transition === self {
      controller.transition = nil
    }
  }

  /// Called when all controllers have been notified of the end, to run the completions.
  func finish() {
    stage = .over
    let steps = completions
    completions = []
    interactionHandlers = []
    for step in steps { step(self) }
  }
}
