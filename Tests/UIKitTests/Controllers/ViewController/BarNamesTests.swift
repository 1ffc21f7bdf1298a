import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Bars with subtitles, badges and accessories")
struct BarNamesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  @Test("The subtitle is below the title, and both are within the bar")
  func subtitle() throws {
    let controller = UIViewController()
    controller.title = "Orders"
    controller.navigationItem.subtitle = "12 open"
    let stack = UINavigationController(rootViewController: controller)
    show(stack)
    let bar = stack.navigationBar
    let title = try #require(labels(in: bar).first { $0.text == "Orders" })
    let subtitle = try #require(labels(in: bar).first { $0.text == "12 open" })
    let above = title.convert(title.bounds, to: bar)
    let below = subtitle.convert(subtitle.bounds, to: bar)
    #expect(above.maxY <= below.minY)
    #expect(above.minY >= 0 && below.maxY <= bar.bounds.height)
    #expect(abs(above.midX - below.midX) < 1)
    controller.navigationItem.subtitle = nil
    window.layoutIfNeeded()
    #expect(!labels(in: bar).contains { $0.text == "12 open" })
  }

  @Test("The bar is higher with a subtitle below a large title")
  func largeSubtitle() throws {
    let controller = UIViewController()
    controller.title = "Orders"
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = true
    show(stack)
    let height = stack.navigationBar.frame.height
    controller.navigationItem.largeTitle = "All orders"
    controller.navigationItem.largeSubtitle = "12 open"
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == height + 20)
    let texts = labels(in: stack.navigationBar).compactMap(\.text)
    #expect(texts.contains("All orders"))
    #expect(texts.contains("12 open"))
  }

  @Test("The badge of an item is at its corner, and is spoken")
  func badge() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Inbox", style: .prominent, target: nil, action: nil)
    item.badge = .count(3)
    controller.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: controller)
    show(stack)
    let badge = try #require(labels(in: stack.navigationBar).first { $0.text == "3" })
    let button = try #require(badge.superview)
    #expect(badge.center.x > button.bounds.midX)
    let frame = badge.convert(badge.bounds, to: stack.navigationBar)
    #expect(stack.navigationBar.bounds.contains(frame))
    #expect(button.accessibilityValue == "3")
    item.badge = nil
    window.layoutIfNeeded()
    #expect(!labels(in: stack.navigationBar).contains { $0.text == "3" })
  }

  @Test("The accessory of a tab bar controller is above the bar, and content ends above it")
  func accessory() {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    show(tabs)
    let before = controller.view.safeAreaInsets.bottom
    let player = UIView()
    tabs.bottomAccessory = UITabAccessory(contentView: player)
    window.layoutIfNeeded()
    let frame = player.convert(player.bounds, to: tabs.view)
    #expect(frame == CGRect(x: 20, y: tabs.tabBar.frame.minY - 56, width: 350, height: 48))
    #expect(controller.view.safeAreaInsets.bottom == before + 56)
    #expect(player.safeAreaInsets == .zero)
    tabs.setBottomAccessory(nil, animated: true)
    window.layoutIfNeeded()
    #expect(player.window == nil)
    #expect(controller.view.safeAreaInsets.bottom == before)
  }
}
