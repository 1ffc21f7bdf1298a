import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// Moves the new controller in from the trailing edge, in 0.4 seconds.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ended: [Bool] = []
  private(set) var frames: [CGRect] = []
  private(set) var keys: [String] = []

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to), let coming = context.view(forKey: .to)
    else { return }
    keys.append("\(from.title ?? "") to \(to.title ?? "")")
    frames += [context.initialFrame(for: from), context.finalFrame(for: to)]
    coming.frame = context.finalFrame(for: to).offsetBy(dx: 320, dy: 0)
    context.containerView.addSubview(coming)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      coming.frame.origin.x = 0
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Director: NSObject, UITabBarControllerDelegate {
  let slide = Slide()
  var interaction: UIPercentDrivenInteractiveTransition?
  var animates = true

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? slide : nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor @Suite("A transition between tabs that the delegate animates")
struct UITabBarTransitionTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tabs = UITabBarController()
  private let director = Director()
  private let controllers: [ToldController]

  init() {
    controllers = ["A", "B", "C"].map { [diary] title in
      let controller = ToldController(title, diary)
      controller.title = title
      return controller
    }
    tabs.viewControllers = controllers
    tabs.delegate = director
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    diary.lines = []
  }

  private var clock: FrameClock { window.frameClock }

  @Test("A selection in code is animated, from the old controller's frame to the new one's")
  func selection() {
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === controllers[1])
    clock.advance(by: 0.1)
    #expect(controllers[1].view.layer.presentation()?.frame.minX == 240)
    #expect(controllers[0].view.window === window)
    #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === controllers[1])
    clock.advanceUntilStill()
    let whole = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(director.slide.keys == ["A to B"])
    #expect(director.slide.frames == [whole, whole])
    #expect(director.slide.ended == [true])
    #expect(controllers[0].view.superview == nil)
    #expect(controllers[1].view.superview === tabs.view)
    #expect(controllers[1].view.frame == whole)
    #expect(tabs.transitionCoordinator == nil)
    #expect(
      diary.lines == [
        "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing",
        "A didDisappear", "B didAppear",
      ])
  }

  @Test("A tap on a tab is animated, too")
  func tap() {
    Finger.tap(tab: "C", in: tabs)
    clock.advanceUntilStill()
    #expect(director.slide.keys == ["A to C"])
    #expect(controllers[2].view.superview === tabs.view)
  }

  @Test("Without an animator, the controllers are exchanged at once")
  func still() {
    director.animates = false
    tabs.selectedIndex = 1
    #expect(controllers[1].view.superview === tabs.view)
    #expect(director.slide.keys == [])
  }

  @Test("Another selection ends a running transition")
  func interrupted() {
    tabs.selectedIndex = 1
    clock.advance(by: 0.2)
    tabs.selectedIndex = 2
    #expect(director.slide.ended == [true])
    clock.advanceUntilStill()
    #expect(director.slide.keys == ["A to B", "B to C"])
    #expect(director.slide.ended == [true, true])
    #expect(tabs.view.subviews == [controllers[2].view, tabs.tabBar])
    #expect(
      diary.lines.filter { $0.hasPrefix("B") } == [
        "B loadView", "B didLoad", "B willAppear", "B isAppearing", "B didAppear",
        "B willDisappear", "B didDisappear",
      ])
  }

  @Test("A gesture drives a transition, and alongside animations follow it")
  func interactive() {
    let interaction = UIPercentDrivenInteractiveTransition()
    director.interaction = interaction
    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    interaction.update(0.5)
    #expect(controllers[1].view.layer.presentation()?.frame.minX == 160)
    interaction.finish()
    clock.advanceUntilStill()
    #expect(director.slide.ended == [true])
    #expect(tabs.selectedIndex == 1)
    #expect(controllers[1].view.superview === tabs.view)
  }

  @Test("A cancelled transition selects the old controller again, and tells both")
  func cancelled() {
    let interaction = UIPercentDrivenInteractiveTransition()
    director.interaction = interaction
    tabs.selectedIndex = 1
    interaction.update(0.5)
    interaction.cancel()
    clock.advanceUntilStill()
    #expect(director.slide.ended == [false])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    #expect(tabs.view.subviews == [controllers[0].view, tabs.tabBar])
    #expect(controllers[1].view.superview == nil)
    #expect(
      diary.lines == [
        "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing",
        "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
      ])
  }

  @Test("A controller that is removed during a transition is gone when it ends")
  func removed() {
    tabs.selectedIndex = 1
    clock.advance(by: 0.2)
    tabs.viewControllers = [controllers[2]]
    clock.advanceUntilStill()
    #expect(tabs.view.subviews == [controllers[2].view, tabs.tabBar])
    #expect(controllers[1].parent == nil)
    #expect(director.slide.ended.first == true)
  }
}
