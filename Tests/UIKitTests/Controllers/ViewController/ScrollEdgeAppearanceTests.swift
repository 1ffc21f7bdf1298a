import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The appearance of a navigation bar over the top of the content")
struct ScrollEdgeAppearanceTests {
  private let ofEdge = UINavigationBarAppearance()
  private let ofLowEdge = UINavigationBarAppearance()

  private func bar(of screen: Screen) -> UINavigationBar? {
    screen.controller.navigationController?.navigationBar
  }

  @Test("The scroll edge appearance is clear, or the one that the app has set")
  func edge() {
    let screen = Screen(UIViewController(), on: .phone, inNavigation: true)
    let bar = bar(of: screen)
    #expect(bar?.look.backgroundEffect == nil && bar?.look.shadowColor == nil)
    screen.perform { _ in
      bar?.scrollEdgeAppearance = ofEdge
      bar?.compactScrollEdgeAppearance = ofLowEdge
    }
    #expect(bar?.look === bar?.scrollEdgeAppearance)
  }

  @Test("In a compact bar, the compact scroll edge appearance takes precedence")
  func lowBar() {
    let screen = Screen(UIViewController(), on: .phone.landscape, inNavigation: true)
    let bar = bar(of: screen)
    screen.perform { _ in bar?.scrollEdgeAppearance = ofEdge }
    #expect(bar?.look === bar?.scrollEdgeAppearance)
    screen.perform { _ in bar?.compactScrollEdgeAppearance = ofLowEdge }
    #expect(bar?.look === bar?.compactScrollEdgeAppearance)
    let ofItem = UINavigationBarAppearance()
    screen.perform { _ in bar?.topItem?.compactScrollEdgeAppearance = ofItem }
    #expect(bar?.look === bar?.topItem?.compactScrollEdgeAppearance)
  }

  @Test("A bar without a navigation controller always has the standard appearance")
  func alone() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.scrollEdgeAppearance = ofEdge
    #expect(bar.look !== bar.scrollEdgeAppearance && bar.look.backgroundEffect != nil)
  }

  @Test("Bars copy the appearances that they are given, and follow changes of their copies")
  func copies() {
    let look = UINavigationBarAppearance()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    look.backgroundColor = .red
    #expect(bar.look.backgroundColor == nil, "The bar has copies")
    #expect(bar.standardAppearance !== bar.scrollEdgeAppearance)
    bar.layoutIfNeeded()
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.layer.needsLayoutFlag && bar.look.backgroundColor == .green)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)

    let (ofToolbar, ofTabBar) = (UIToolbarAppearance(), UITabBarAppearance())
    let (toolbar, tabBar, item) = (UIToolbar(), UITabBar(), UITabBarItem())
    toolbar.standardAppearance = ofToolbar
    toolbar.compactAppearance = ofToolbar
    ofToolbar.shadowColor = nil
    #expect(toolbar.standardAppearance.shadowColor != nil)
    #expect(toolbar.compactAppearance?.shadowColor != nil)
    tabBar.standardAppearance = ofTabBar
    item.standardAppearance = ofTabBar
    ofTabBar.stackedLayoutAppearance.normal.iconColor = .red
    #expect(tabBar.standardAppearance.stackedLayoutAppearance.normal.iconColor == nil)
    #expect(item.standardAppearance?.stackedLayoutAppearance.normal.iconColor == nil)
  }

  @Test("A bar follows the appearances of its top item, and the states of their buttons")
  func followsItem() throws {
    let screen = Screen(UIViewController(), on: .phone, inNavigation: true)
    let bar = try #require(self.bar(of: screen))
    let item = try #require(bar.topItem)
    screen.perform { _ in item.scrollEdgeAppearance = ofEdge }
    bar.layoutIfNeeded()
    item.scrollEdgeAppearance?.backgroundColor = .red
    #expect(bar.layer.needsLayoutFlag && bar.look.backgroundColor == .red)
    #expect(ofEdge.backgroundColor == nil)
    bar.layoutIfNeeded()
    item.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    #expect(bar.layer.needsLayoutFlag)

    let (tabBar, tab) = (UITabBar(), UITabBarItem(title: "A", image: nil, tag: 0))
    tabBar.items = [tab]
    tab.standardAppearance = UITabBarAppearance()
    tabBar.layoutIfNeeded()
    tab.standardAppearance?.stackedLayoutAppearance.selected.iconColor = .red
    #expect(tabBar.layer.needsLayoutFlag)
  }

  @Test("The appearances of buttons and of tab items are copied and reset with all of their states")
  func ofItems() {
    let button = UIBarButtonItemAppearance(style: .done)
    button.highlighted.titlePositionAdjustment.horizontal = 3
    let other = button.copy()
    let look = UIToolbarAppearance()
    look.buttonAppearance = button
    button.configureWithDefault(for: .plain)
    #expect(button.highlighted.titlePositionAdjustment == .zero)
    #expect(other !== button && other.highlighted.titlePositionAdjustment.horizontal == 3)
    #expect(look.buttonAppearance.highlighted.titlePositionAdjustment.horizontal == 3)

    let tab = UITabBarItemAppearance(style: .inline)
    tab.selected.badgeBackgroundColor = .blue
    let copy = tab.copy()
    let ofBar = UITabBarAppearance()
    ofBar.inlineLayoutAppearance = tab
    tab.configureWithDefault(for: .stacked)
    #expect(tab.selected.badgeBackgroundColor == nil)
    #expect(copy.selected.badgeBackgroundColor == .blue)
    #expect(ofBar.inlineLayoutAppearance.selected.badgeBackgroundColor == .blue)
  }
}
