import Foundation

/// The way from one controller, or one size, to another. What happens along with it happens when
/// everything is in its new place, and what happens after it as soon as all are told. Pushes and pops
/// take time; everything else is there at once.
internal final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage { case before, there, over }

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var stage = Stage.before
  private var alongside: [Step] = []
  private var completions: [Step] = []

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  let transitionDuration: TimeInterval

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

  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { stage == .before ? 0 : 1 }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

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
    let isInTime = stage == .before
    if isInTime, let animation { alongside.append(animation) }
    if stage != .over, let completion { completions.append(completion) }
    return isInTime
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Step?, completion: Step?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Step) {}

  /// Everything is in its new place.
  func arrive() {
    stage = .there
    for step in alongside { step(self) }
    alongside = []
  }

  /// All are told.
  func finish() {
    stage = .over
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
