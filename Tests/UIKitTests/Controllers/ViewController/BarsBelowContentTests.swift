import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Bars below the content")
struct BarsBelowContentTests {
  private final class Rows: UITableViewController {
    var count = 40

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private let rows = Rows(style: .plain)

  private func scroll(_ screen: Screen, toEnd: Bool) {
    screen.perform { [rows] _ in
      rows.tableView.contentOffset.y =
        toEnd ? rows.tableView.maximumOffset.y : rows.tableView.minimumOffset.y
    }
  }

  @Test("A tab bar is clear while the content is scrolled to its end")
  func tabs() {
    for inNavigation in [false, true] {
      let tabs = UITabBarController()
      let page = inNavigation ? UINavigationController(rootViewController: rows) : rows
      tabs.viewControllers = [page]
      let screen = Screen(tabs)
      #expect(tabs.tabBar.look.backgroundEffect != nil && tabs.tabBar.look.shadowColor != nil)
      scroll(screen, toEnd: true)
      #expect(tabs.tabBar.look.backgroundEffect == nil && tabs.tabBar.look.shadowColor == nil)
      scroll(screen, toEnd: false)
      #expect(tabs.tabBar.look.backgroundEffect != nil)
      tabs.viewControllers = []
    }
  }

  @Test("A tab bar over short content is clear until the content grows")
  func growing() {
    rows.count = 2
    let tabs = UITabBarController()
    tabs.viewControllers = [rows]
    let screen = Screen(tabs)
    #expect(tabs.tabBar.isAtEdge)
    screen.perform { [rows] _ in
      rows.count = 60
      rows.tableView.reloadData()
    }
    #expect(!tabs.tabBar.isAtEdge)
    screen.perform { [rows] _ in
      rows.count = 1
      rows.tableView.reloadData()
    }
    #expect(tabs.tabBar.isAtEdge)
  }

  @Test("At the end of the content, a tab bar has the appearance that the app has set for it")
  func appearances() {
    let tabs = UITabBarController()
    tabs.viewControllers = [rows]
    let screen = Screen(tabs)
    let ofBar = UITabBarAppearance()
    ofBar.configureWithOpaqueBackground()
    ofBar.backgroundColor = .systemTeal
    tabs.tabBar.scrollEdgeAppearance = ofBar
    #expect(tabs.tabBar.look !== tabs.tabBar.scrollEdgeAppearance)
    scroll(screen, toEnd: true)
    #expect(tabs.tabBar.look === tabs.tabBar.scrollEdgeAppearance)
    rows.tabBarItem.scrollEdgeAppearance = UITabBarAppearance()
    #expect(tabs.tabBar.look === rows.tabBarItem.scrollEdgeAppearance)
    tabs.tabBar.barTintColor = .systemPink
    (tabs.tabBar.scrollEdgeAppearance, rows.tabBarItem.scrollEdgeAppearance) = (nil, nil)
    #expect(tabs.tabBar.look.backgroundColor == .systemPink)
  }

  @Test("A toolbar of a navigation controller is clear at the end of the content")
  func toolbar() {
    let screen = Screen(rows, inNavigation: true)
    screen.perform { [rows] _ in rows.navigationController?.isToolbarHidden = false }
    let toolbar = rows.navigationController?.toolbar
    #expect(toolbar?.isAtEdge == false)
    scroll(screen, toEnd: true)
    #expect(toolbar?.isAtEdge == true)
    scroll(screen, toEnd: false)
    #expect(toolbar?.isAtEdge == false)
    #expect(!UIToolbar(frame: .zero).isAtEdge && !UITabBar(frame: .zero).isAtEdge)
  }

  @Test("A bar over content that does not scroll is clear")
  func still() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let screen = Screen(tabs)
    #expect(tabs.tabBar.isAtEdge && screen.view === tabs.view)
  }
}
