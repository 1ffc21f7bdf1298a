import TestSupport
import Testing
import UIKit

@MainActor @Suite("Controllers in a circle")
struct ControllerCyclesTests {
  private final class Inner: UIViewController {}

  @Test("Adding a controller to its own descendant traps, with the path between them")
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

  @Test("Pushing a navigation controller traps with UIKit's words")
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

  @Test("Setting a navigation controller as one of the view controllers traps, too")
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

  @Test("Pushing a split view controller traps with UIKit's words")
  func pushedSplitView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    }
    expectTrap(result, says: "Split View Controllers cannot be pushed to a Navigation Controller")
  }

  @Test("Pushing a controller twice traps with UIKit's words")
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

  @Test("Presenting a controller from its own descendant traps")
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

  @Test("Presenting the presenting controller traps")
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

  @Test("Adding a view to its own descendant traps with UIKit's words")
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
