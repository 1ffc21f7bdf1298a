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

  @Test("It is clear, or the one that the app has set")
  func edge() {
    let screen = Screen(UIViewController(), on: .phone, inNavigation: true)
    let bar = bar(of: screen)
    #expect(bar?.look.backgroundEffect == nil && bar?.look.shadowColor == nil)
    screen.perform { _ in
      bar?.scrollEdgeAppearance = ofEdge
      bar?.compactScrollEdgeAppearance = ofLowEdge
    }
    #expect(bar?.look === ofEdge)
  }

  @Test("In a compact bar, its own one takes precedence")
  func lowBar() {
    let screen = Screen(UIViewController(), on: .phone.landscape, inNavigation: true)
    let bar = bar(of: screen)
    screen.perform { _ in bar?.scrollEdgeAppearance = ofEdge }
    #expect(bar?.look === ofEdge)
    screen.perform { _ in bar?.compactScrollEdgeAppearance = ofLowEdge }
    #expect(bar?.look === ofLowEdge)
    let ofItem = UINavigationBarAppearance()
    screen.perform { _ in bar?.topItem?.compactScrollEdgeAppearance = ofItem }
    #expect(bar?.look === ofItem)
  }

  @Test("A bar without a navigation controller always has the standard appearance")
  func alone() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.scrollEdgeAppearance = ofEdge
    #expect(bar.look !== ofEdge && bar.look.backgroundEffect != nil)
  }

  @Test("One object can be several appearances of a bar, which follows it until it is none of them")
  func shared() {
    let look = UINavigationBarAppearance()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    bar.layoutIfNeeded()
    bar.scrollEdgeAppearance = nil
    #expect(look.onChange[ObjectIdentifier(bar)] != nil)
    look.backgroundColor = .red
    #expect(bar.look.backgroundColor == .red)
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(look.onChange[ObjectIdentifier(bar)] == nil)
  }

  @Test("One object can be several appearances of a toolbar and of a tab bar")
  func sharedBelow() {
    let (ofToolbar, ofTabBar) = (UIToolbarAppearance(), UITabBarAppearance())
    let toolbar = UIToolbar()
    toolbar.standardAppearance = ofToolbar
    toolbar.compactScrollEdgeAppearance = ofToolbar
    toolbar.compactScrollEdgeAppearance = nil
    #expect(ofToolbar.onChange[ObjectIdentifier(toolbar)] != nil)
    let tabBar = UITabBar()
    tabBar.standardAppearance = ofTabBar
    tabBar.scrollEdgeAppearance = ofTabBar
    tabBar.scrollEdgeAppearance = nil
    #expect(ofTabBar.onChange[ObjectIdentifier(tabBar)] != nil)
  }
}
