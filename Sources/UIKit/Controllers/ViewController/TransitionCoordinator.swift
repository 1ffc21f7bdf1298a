import Foundation

/// Coordinates the transition from one controller, or one size, to another. Animations alongside it
/// run when everything has its final frame, and completions run as soon as everyone was told. Pushes,
/// pops and what an app's animators show take time; everything else happens immediately. Animations that are added while
/// a push or a pop is running join it for its remaining time.
internal final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage { case before, arriving, there, over }

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var stage = Stage.before
  private var alongside: [Step] = []
  private var completions: [Step] = []
  /// The running animated transition; `nil` if everything happens immediately.
  weak var running: NavigationTransition?

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

  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  /// The progress of an interactive transition, as last reported; `nil` if nothing is interactive.
  var percent: CGFloat?
  private var interactionHandlers: [(step: Step, isForEnd: Bool)] = []

  /// Whether a way that is held can be held again.
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
  var targetTransform: CGAffineTransform { .identity }

  /// Whether what happens along with the way has begun.
  var hasArrived: Bool { stage == .arriving || stage == .there || stage == .over }

  /// Something holds the way from its start.
  func beginInteraction() {
    initiallyInteractive = true
    isInteractive = true
    percent = 0
  }

  /// Something holds the way again.
  func hold() {
    guard !isInteractive, stage != .over else { return }
    isInteractive = true
    tellInteraction()
  }

  /// Ends the interactive part: the transition finishes, or is cancelled.
  func letGo(isCancelled: Bool) {
    self.isCancelled = isCancelled
    guard isInteractive else { return }
    isInteractive = false
    tellInteraction()
  }

  private func tellInteraction() {
    let told = interactionHandlers.filter { !$0.isForEnd || !isInteractive }
    interactionHandlers.removeAll { $0.isForEnd && !isInteractive }
    for handler in told { handler.step(self) }
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
    // The changes of the transition are made now, so this closure joins them.
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

  /// Called when everything has its final frame.
  func arrive() {
    stage = .arriving
    for step in alongside { step(self) }
    alongside = []
    // An animation may have brought another controller to the front, which ends this transition.
    if stage == .arriving { stage = .there }
  }

  /// Called when everyone was told.
  func finish() {
    stage = .over
    let steps = completions
    completions = []
    interactionHandlers = []
    for step in steps { step(self) }
  }
}
