import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// Fades a controller in or out, in a tenth of a second.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var onBegin: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) var ended: [Bool] = []
  let isForward: Bool
  /// Whether the fade uses an animator that can be paused.
  var usesAnimator = false
  private var animator: UIViewPropertyAnimator?

  init(isForward: Bool) { self.isForward = isForward }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    onBegin?(context)
    let coming = context.view(forKey: .to)
    if let coming {
      if let to = context.viewController(forKey: .to) {
        coming.frame = context.finalFrame(for: to)
      }
      if isForward {
        context.containerView.addSubview(coming)
      } else {
        context.containerView.insertSubview(coming, at: 0)
      }
    }
    let moving = isForward ? coming : context.view(forKey: .from)
    if isForward { moving?.alpha = 0 }
    UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
      moving?.alpha = self.isForward ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Fades a controller in with an animator that can be paused.
private final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
    self.animator = animator
    if let coming = context.view(forKey: .to) {
      context.containerView.addSubview(coming)
      coming.alpha = 0
      animator.addAnimations { coming.alpha = 1 }
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}

private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  let coming = Fade(isForward: true)
  /// The animator of presentations; `nil` for `coming`.
  var interruptible: InterruptibleFade?
  let going = Fade(isForward: false)
  var interaction: UIPercentDrivenInteractiveTransition?
  var makesPresentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?
  var lines: [String] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.append("coming")
    if let interruptible { return interruptible }
    return coming
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    lines.append("going")
    return going
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    lines.append("presentation")
    return makesPresentation?(presented, presenting)
  }
}

@MainActor @Suite("A transition with an animator of the app")
struct TransitionTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let below: ToldController
  private let other: ToldController
  private let transitions = Transitions()

  init() {
    below = ToldController("below", diary)
    other = ToldController("other", diary)
    window.rootViewController = below
    window.makeKeyAndVisible()
    other.loadViewIfNeeded()
    other.transitioningDelegate = transitions
    diary.lines = []
  }

  private func pass(_ time: TimeInterval) { window.frameClock.advance(by: time) }

  @Test("The controllers are notified of the end of a transition when the animator completes it")
  func presented() {
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: true) { diary.lines.append("completion") }
    #expect(
      diary.lines == ["below willDisappear", "other willAppear", "other isAppearing"])
    #expect(other.isBeingPresented && below.view.window === window)
    diary.lines = []
    pass(0.05)
    let shown = other.view.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.4 && shown < 0.6 && diary.lines == [])
    pass(0.1)
    #expect(diary.lines == ["other didAppear", "below didDisappear", "completion"])
    #expect(below.view.window == nil && transitions.coming.ended == [true])
    diary.lines = []
    other.dismiss(animated: true) { diary.lines.append("completion") }
    #expect(
      diary.lines == ["other willDisappear", "below willAppear", "below isAppearing"])
    pass(0.2)
    #expect(
      diary.lines.suffix(3) == ["below didAppear", "other didDisappear", "completion"])
    #expect(below.view.window === window && below.view.superview === window)
    #expect(other.view.window == nil && below.presentedViewController == nil)
    #expect(transitions.going.ended == [true])
  }

  @Test("Without an animation, the transitioning delegate is not asked")
  func plain() {
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: false)
    other.dismiss(animated: false)
    #expect(transitions.lines == [])
    #expect(below.presentedViewController == nil)
  }

  @Test("The context of a transition has the controllers, their views and their frames")
  func context() {
    var seen: [String] = []
    transitions.coming.onBegin = { context in
      seen.append("\(context.viewController(forKey: .from) === below)")
      seen.append("\(context.viewController(forKey: .to) === other)")
      seen.append("\(context.view(forKey: .from) === below.view)")
      seen.append("\(context.view(forKey: .to) === other.view)")
      seen.append("\(context.initialFrame(for: below)) \(context.finalFrame(for: other))")
      seen.append("\(context.initialFrame(for: other)) \(context.isAnimated)")
      seen.append("\(context.presentationStyle)")
    }
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: true)
    let (whole, none) = (window.bounds, CGRect.zero)
    #expect(
      seen == ["true", "true", "true", "true", "\(whole) \(whole)", "\(none) true", "fullScreen"])
    pass(1)
    other.dismiss(animated: true)
    pass(1)
    // The context has no view for a controller that stays below.
    seen = []
    let third = UIViewController()
    third.modalPresentationStyle = .overFullScreen
    third.transitioningDelegate = transitions
    transitions.coming.onBegin = { seen.append("\($0.view(forKey: .from) == nil)") }
    below.present(third, animated: true)
    #expect(seen == ["true"])
  }

  /// A presentation in the lower half of the screen, above a shade.
  private final class Drawer: UIPresentationController {
    var lines: [String] = []
    let shade = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 240, width: 320, height: 240)
    }
    override func presentationTransitionWillBegin() {
      lines.append("will begin")
      containerView?.addSubview(shade)
      presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.5 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      lines.append("did end \(completed)")
    }
    override func dismissalTransitionWillBegin() { lines.append("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      lines.append("dismissal did end \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      shade.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  @Test(
    "A presentation controller of the app sets the frame, with an animator and without",
    arguments: [true, false])
  func presentation(animated: Bool) throws {
    var made: Drawer?
    transitions.makesPresentation = { presented, presenting in
      let drawer = Drawer(presentedViewController: presented, presenting: presenting)
      made = drawer
      return drawer
    }
    other.modalPresentationStyle = .custom
    below.present(other, animated: animated)
    pass(1)
    let drawer = try #require(made)
    #expect(transitions.lines == (animated ? ["presentation", "coming"] : ["presentation"]))
    #expect(other.presentationController === drawer && drawer.presentingViewController === below)
    window.layoutIfNeeded()
    #expect(
      other.view.convert(other.view.bounds, to: nil)
        == CGRect(x: 0, y: 240, width: 320, height: 240))
    // The shade is behind the presented view.
    #expect(
      window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: other.view) == true)
    #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === drawer.shade)
    #expect(drawer.shade.alpha == 0.5 && below.view.window === window)
    other.dismiss(animated: animated)
    pass(1)
    #expect(
      drawer.lines == [
        "will begin", "did end true", "dismissal will begin", "dismissal did end true",
      ])
    #expect(below.presentedViewController == nil && window.subviews == [below.view])
  }

  @Test("An interactive transition follows its percentage, and completes after finish()")
  func interactive() {
    let interaction = UIPercentDrivenInteractiveTransition()
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: false)
    diary.lines = []
    transitions.interaction = interaction
    other.dismiss(animated: true)
    #expect(other.transitionCoordinator?.isInteractive == true)
    interaction.update(0.3)
    #expect(interaction.percentComplete == 0.3)
    #expect(other.transitionCoordinator?.percentComplete == 0.3)
    var shown: CGFloat { CGFloat(other.view.layer.presentation()?.opacity ?? 0) }
    #expect((shown - 0.7).magnitude < 0.001)
    // Without an update, nothing moves as time passes.
    pass(1)
    #expect((shown - 0.7).magnitude < 0.001 && other.view.window != nil)
    interaction.finish()
    pass(1)
    #expect(other.view.window == nil && below.view.superview === window)
    #expect(
      diary.lines == [
        "other willDisappear", "below willAppear", "below isAppearing", "below didAppear",
        "other didDisappear",
      ])
  }

  @Test("After a cancelled dismissal everything is as it was, and the controllers are notified")
  func calledOff() {
    let interaction = UIPercentDrivenInteractiveTransition()
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: false)
    diary.lines = []
    transitions.interaction = interaction
    var completions = 0
    other.dismiss(animated: true) { completions += 1 }
    interaction.update(0.6)
    interaction.cancel()
    pass(1)
    #expect(
      diary.lines == [
        "other willDisappear", "below willAppear", "below isAppearing", "below willDisappear",
        "other willAppear", "other isAppearing", "other didAppear", "below didDisappear",
      ])
    #expect(other.view.window === window && other.view.alpha == 1 && below.view.window == nil)
    #expect(transitions.going.ended == [false] && completions == 0)
    #expect(!other.isBeingDismissed && other.transitionCoordinator == nil)
    // The controller can be dismissed afterwards.
    transitions.interaction = nil
    other.dismiss(animated: true)
    pass(1)
    #expect(below.view.superview === window && below.presentedViewController == nil)
  }

  @Test(
    "A controller can be dismissed after a cancelled dismissal, even while it still comes back",
    arguments: [true, false])
  func dismissedAfterAll(animated: Bool) {
    let interaction = UIPercentDrivenInteractiveTransition()
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: false)
    transitions.interaction = interaction
    other.dismiss(animated: true)
    interaction.update(0.8)
    interaction.cancel()
    pass(0.01)
    #expect(other.isBeingDismissed)
    transitions.interaction = nil
    var completions = 0
    other.dismiss(animated: animated) { completions += 1 }
    #expect(transitions.going.ended == [false])
    pass(1)
    #expect(below.presentedViewController == nil && below.view.superview === window)
    #expect(completions == 1 && other.view.window == nil)
  }

  @Test("A cancelled presentation leaves nothing behind")
  func presentationCalledOff() {
    let interaction = UIPercentDrivenInteractiveTransition()
    transitions.interaction = interaction
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: true)
    interaction.update(0.5)
    interaction.cancel()
    pass(1)
    #expect(
      diary.lines == [
        "below willDisappear", "other willAppear", "other isAppearing", "other willDisappear",
        "below willAppear", "below isAppearing", "below didAppear", "other didDisappear",
      ])
    #expect(window.subviews == [below.view] && below.presentedViewController == nil)
    #expect(!other.isBeingPresented)
  }

  @Test("An interaction that begins as an animation is released at the end of the transition")
  func releasesInteraction() {
    weak var released: UIPercentDrivenInteractiveTransition?
    do {
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.wantsInteractiveStart = false
      transitions.interaction = interaction
      released = interaction
    }
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: true)
    pass(1)
    #expect(other.view.window === window && released != nil)
    transitions.interaction = nil
    #expect(released == nil)
  }

  @Test("An interaction is over when another change ends its transition")
  func interruptedInteraction() {
    weak var released: UIPercentDrivenInteractiveTransition?
    do {
      let interaction = UIPercentDrivenInteractiveTransition()
      transitions.interaction = interaction
      released = interaction
      other.modalPresentationStyle = .overFullScreen
      below.present(other, animated: true)
      interaction.update(0.4)
    }
    transitions.interaction = nil
    other.dismiss(animated: false)
    #expect(transitions.coming.ended == [true] && below.presentedViewController == nil)
    MainTurn.drain()
    #expect(released == nil)
  }

  @Test("A transition that began as an animation can be paused, moved and cancelled")
  func pausedAnimation() {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    transitions.interaction = interaction
    transitions.interruptible = InterruptibleFade()
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: true)
    #expect(other.transitionCoordinator?.isInteractive == false)
    pass(0.05)
    interaction.pause()
    #expect((interaction.percentComplete - 0.5).magnitude < 0.001)
    #expect(other.transitionCoordinator?.isInteractive == true)
    pass(1)
    #expect(other.isBeingPresented)
    interaction.update(0.2)
    #expect(((other.view.layer.presentation()?.opacity ?? 0) - 0.2).magnitude < 0.001)
    interaction.cancel()
    pass(1)
    #expect(below.presentedViewController == nil && window.subviews == [below.view])
  }

  @Test("A dismissal during a presentation ends the presentation at once", arguments: [0.0, 0.05])
  func interrupted(time: TimeInterval) {
    other.modalPresentationStyle = .fullScreen
    below.present(other, animated: true)
    pass(time)
    other.dismiss(animated: false)
    #expect(below.presentedViewController == nil && window.subviews == [below.view])
    pass(1)
    #expect(transitions.coming.ended == [true])
    #expect(
      diary.lines.filter { $0.contains("Appear") }.count == 6
        && diary.lines.filter { $0.contains("Disappear") }.count == 4)
  }
}

@MainActor @Suite("A push or a pop with an animator of the app")
struct NavigationAnimatorTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first: ToldController
  private let second: ToldController
  private let navigation: UINavigationController
  private let delegate = Delegate()

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var operations: [UINavigationController.Operation] = []
    var shown = 0
    var interaction: UIPercentDrivenInteractiveTransition?
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return Fade(isForward: operation == .push)
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown += 1 }
  }

  init() {
    first = ToldController("first", diary)
    second = ToldController("second", diary)
    navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    second.loadViewIfNeeded()
    navigation.delegate = delegate
    diary.lines = []
  }

  private func pass(_ time: TimeInterval) { window.frameClock.advance(by: time) }

  @Test("A push and a pop use the animators that the delegate returns")
  func pushAndPop() {
    navigation.pushViewController(second, animated: true)
    #expect(
      diary.lines == [
        "second willMove to one", "first willDisappear", "second willAppear", "second isAppearing",
      ])
    pass(0.05)
    let shown = second.view.layer.presentation()?.opacity ?? 0
    #expect(shown > 0.4 && shown < 0.6)
    diary.lines = []
    pass(1)
    #expect(diary.lines == ["first didDisappear", "second didAppear", "second didMove to one"])
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(second.view.frame == window.bounds)
    navigation.popViewController(animated: true)
    pass(1)
    #expect(delegate.operations == [.push, .pop] && delegate.shown == 2)
    #expect(first.view.superview === navigation.view && navigation.viewControllers == [first])
    // Without an animation, the delegate is not asked for an animator.
    navigation.pushViewController(second, animated: false)
    #expect(delegate.operations.count == 2)
  }

  @Test("A cancelled pop leaves the stack as it was")
  func calledOff() {
    navigation.pushViewController(second, animated: false)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    diary.lines = []
    navigation.popViewController(animated: true)
    interaction.update(0.4)
    interaction.cancel()
    pass(1)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(second.view.alpha == 1 && navigation.navigationBar.items?.count == 2)
    #expect(
      diary.lines == [
        "second willMove to none", "second willDisappear", "first willAppear", "first isAppearing",
        "first willDisappear", "second willAppear", "second isAppearing", "first didDisappear",
        "second didAppear",
      ])
  }

  @Test("A cancelled pop is undone when another change comes, and is not completed")
  func calledOffEarly() {
    navigation.pushViewController(second, animated: false)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    navigation.popViewController(animated: true)
    interaction.update(0.8)
    interaction.cancel()
    pass(0.01)
    #expect(navigation.viewControllers == [first])
    delegate.interaction = nil
    let third = ToldController("third", diary)
    navigation.pushViewController(third, animated: false)
    #expect(navigation.viewControllers == [first, second, third])
    #expect(second.view.alpha == 1 && first.view.superview == nil)
  }

  @Test("A finger from the edge drags the controller, which returns if the finger is lifted early")
  func finger() {
    navigation.delegate = nil
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    diary.lines = []
    let finger = Finger(on: navigation.view, at: CGPoint(x: 2, y: 300))
    finger.move(by: CGPoint(x: 110, y: 0), over: 0.4)
    func x(_ controller: UIViewController) -> CGFloat {
      controller.view.layer.presentation()?.frame.minX ?? -1
    }
    #expect((x(second) - 100).magnitude < 1 && x(first) < 0)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    finger.rest(for: 0.3)
    finger.lift()
    pass(1)
    #expect(navigation.viewControllers == [first, second] && x(second) == 0)
    #expect(first.view.superview == nil && navigation.navigationBar.items?.count == 2)
    #expect(
      diary.lines == [
        "second willMove to none", "second willDisappear", "first willAppear", "first isAppearing",
        "first willDisappear", "second willAppear", "second isAppearing", "first didDisappear",
        "second didAppear",
      ])
    diary.lines = []
    let again = Finger(on: navigation.view, at: CGPoint(x: 2, y: 300))
    again.move(by: CGPoint(x: 250, y: 0), over: 0.4)
    again.lift()
    pass(1)
    #expect(navigation.viewControllers == [first])
    #expect(
      diary.lines == [
        "second willMove to none", "second willDisappear", "first willAppear", "first isAppearing",
        "second didDisappear", "first didAppear", "second didMove to none",
      ])
  }
}
