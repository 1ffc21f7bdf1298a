import TestSupport
import Testing
import UIKit

@MainActor @Suite("Controllers in a circle")
struct ControllerCyclesTests {
  private final class Inner: UIViewController {}

  @Test("A controller that is added to one in it traps, with the way between them")
  func containment() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, middle, inner) = (UIViewController(), UINavigationController(), Inner())
      outer.addChild(middle)
      middle.addChild(inner)
      inner.addChild(outer)
    }
    expectTrap(result, says: "Can't add a controller to one that is in it")
    expectTrap(result, says: "UIViewController > UINavigationController > Inner")
  }

  @Test("A navigation controller that is pushed traps with UIKit's words")
  func pushedNavigation() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    expectTrap(result, says: "Pushing a navigation controller is not supported")
    let root = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UINavigationController(rootViewController: UINavigationController())
    }
    expectTrap(root, says: "Pushing a navigation controller is not supported")
  }

  @Test("A navigation controller that is set as one of the view controllers traps, too")
  func setNavigation() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UINavigationController().setViewControllers(
        [UIViewController(), UINavigationController()], animated: false)
    }
    expectTrap(result, says: "Pushing a navigation controller is not supported")
    let property = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UINavigationController().viewControllers = [UINavigationController()]
    }
    expectTrap(property, says: "Pushing a navigation controller is not supported")
  }

  @Test("A controller that is pushed twice traps with UIKit's words")
  func pushedTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      navigation.pushViewController(first, animated: false)
    }
    expectTrap(
      result, says: "Pushing the same view controller instance more than once is not supported")
  }

  @Test("A controller that is presented by one in it traps")
  func presentedByItsChild() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (window, outer, inner) = (UIWindow(frame: .zero), UIViewController(), Inner())
      outer.addChild(inner)
      window.rootViewController = outer
      window.makeKeyAndVisible()
      inner.present(outer, animated: false)
    }
    expectTrap(result, says: "Application tried to present modally a view controller on itself")
  }

  @Test("A controller that is presented by the one that it presents traps")
  func presentedByWhatItPresents() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (window, lower, upper) = (UIWindow(frame: .zero), UIViewController(), Inner())
      window.rootViewController = lower
      window.makeKeyAndVisible()
      lower.present(upper, animated: false)
      upper.present(lower, animated: false)
    }
    expectTrap(
      result, says: "Application tried to present modally a view controller on one that it presents"
    )
  }

  @Test("A view that is added to one in it traps with UIKit's words")
  func views() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    expectTrap(result, says: "Can't add self as subview")
  }
}
