import TestSupport
import Testing
import UIKit

@MainActor @Suite("Misuse of controllers")
struct ControllerMisuseTests {
  @Test("Setting the view of one controller as the view of another traps with UIKit's words")
  func sharedView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (first, second) = (UIViewController(), UIViewController())
      second.view = first.view
      withExtendedLifetime(first) {}
    }
    expectTrap(
      result, says: "A view can only be associated with at most one view controller at a time!")
  }

  @Test("A controller can have a view that another controller had before")
  func formerView() {
    let (first, second) = (UIViewController(), UIViewController())
    let view = first.view
    first.view = nil
    second.view = view
    #expect(second.view === view && view?.next === second)
  }

  // MARK: Bars of controllers

  @Test("Changing the tab bar of a tab bar controller traps with UIKit's words")
  func tabBar() async {
    let words = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    let items = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      withExtendedLifetime(tabs) { tabs.tabBar.items = [] }
    }
    expectTrap(items, says: words)
    let selected = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      withExtendedLifetime(tabs) { tabs.tabBar.selectedItem = tabs.tabBar.items?.last }
    }
    expectTrap(selected, says: words)
    let delegate = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tabs = UITabBarController()
      withExtendedLifetime(tabs) { tabs.tabBar.delegate = nil }
    }
    expectTrap(
      delegate,
      says: "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
  }

  @Test("Changing the navigation bar of a navigation controller traps with UIKit's words")
  func navigationBar() async {
    let pushed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      withExtendedLifetime(navigation) {
        navigation.navigationBar.pushItem(UINavigationItem(title: "A"), animated: false)
      }
    }
    expectTrap(
      pushed,
      says: "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a "
        + "controller.")
    let items = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      withExtendedLifetime(navigation) { navigation.navigationBar.items = [] }
    }
    expectTrap(
      items,
      says: "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    let delegate = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      withExtendedLifetime(navigation) { navigation.navigationBar.delegate = nil }
    }
    expectTrap(
      delegate,
      says: "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
  }
}
