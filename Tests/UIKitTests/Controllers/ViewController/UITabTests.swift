import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A delegate that notes the calls of a tab bar controller that are about tabs.
@MainActor
private final class Listener: NSObject, UITabBarControllerDelegate {
  var lines: [String] = []
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    lines.append("should \(tab.identifier)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }
}

@MainActor
@Suite("Tabs of a tab bar controller")
struct UITabTests {
  private let tabs = UITabBarController()
  private let listener = Listener()
  private let first = UITab(title: "First", image: nil, identifier: "first") { _ in
    UIViewController()
  }
  private let second = UITab(title: "Second", image: nil, identifier: "second") { _ in
    UINavigationController(rootViewController: UIViewController())
  }

  init() {
    tabs.delegate = listener
    tabs.tabs = [first, second]
  }

  private var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

  @Test("Tabs have items with their titles, and the first one is selected")
  func items() {
    #expect(titles == ["First", "Second"])
    #expect(tabs.selectedTab === first)
    #expect(tabs.viewControllers?.first === first.viewController)
    #expect(second.viewController?.tab === second)
    second.title = "Other"
    second.badgeValue = "3"
    #expect(titles == ["First", "Other"])
    #expect(tabs.tabBar.items?.last?.badgeValue == "3")
    #expect(tabs.tab(forIdentifier: "second") === second)
  }

  @Test("The delegate is asked before a tap selects a tab, and told afterwards")
  func taps() {
    tabs.itemTapped(tabs.tabBar.items![1])
    #expect(tabs.selectedTab === second)
    listener.allows = false
    tabs.itemTapped(tabs.tabBar.items![0])
    #expect(tabs.selectedTab === second)
    tabs.selectedTab = first
    #expect(tabs.selectedIndex == 0)
    #expect(listener.lines == ["should second", "did second after first", "should first"])
  }

  @Test("A group without a controller shows that of its selected child")
  func groups() {
    let children = ["one", "two"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
    tabs.tabs = [first, group]
    tabs.selectedTab = children[1]
    #expect(titles == ["First", "Group"])
    #expect(tabs.selectedViewController === children[1].viewController)
    #expect(tabs.selectedTab === children[1])
    #expect(tabs.tab(forIdentifier: "one") === children[0])
  }

  @Test("A disabled tab has a disabled item")
  func disabled() {
    second.isEnabled = false
    #expect(tabs.tabBar.items?.map(\.isEnabled) == [true, false])
    second.isEnabled = true
    #expect(tabs.tabBar.items?.last?.isEnabled == true)
  }

  @Test("A group finds its tabs, and sorts its children by identifiers")
  func order() {
    let inner = UITab(title: "Inner", image: nil, identifier: "inner") { _ in UIViewController() }
    let children = ["one", "two"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    let nested = UITabGroup(title: "Nested", image: nil, identifier: "nested", children: [inner])
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: children + [nested])
    #expect(group.displayOrder.map(\.identifier) == ["one", "two", "nested"])
    group.displayOrderIdentifiers = ["nested", "other", "two"]
    #expect(group.displayOrder.map(\.identifier) == ["nested", "two", "one"])
    #expect(group.tab(forIdentifier: "inner") === inner)
    #expect(group.tab(forIdentifier: "group") == nil)
  }

  @Test("A tab can move from one group to another, and a removed tab has no tab bar controller")
  func movesBetweenGroups() {
    let child = UITab(title: "Child", image: nil, identifier: "child") { _ in UIViewController() }
    let groups = ["one", "two"].map { name in
      UITabGroup(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    groups[0].children = [child]
    tabs.tabs = groups
    groups[1].children = [child]
    groups[0].children = []
    #expect(child.parent === groups[1] && child.tabBarController === tabs)
    groups[1].children = []
    #expect(child.parent == nil && child.tabBarController == nil)
  }

  @Test("The children of a group that become tabs of their own keep their tab bar controller")
  func flattened() {
    let child = UITab(title: "Child", image: nil, identifier: "child") { _ in UIViewController() }
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child]) {
      _ in UIViewController()
    }
    tabs.tabs = [group]
    tabs.tabs = group.children
    group.children = []
    #expect(child.parent == nil && child.tabBarController === tabs)
  }

  @Test("A hidden tab has no item, and controllers replace tabs")
  func hidden() {
    second.isHidden = true
    #expect(titles == ["First"])
    second.isHidden = false
    #expect(titles == ["First", "Second"])
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.tabs.isEmpty)
    #expect(first.tabBarController == nil)
  }
}
