import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The appearance of a navigation bar over the top of the content")
struct ScrollEdgeAppearanceTests {
  private let ofEdge = UINavigationBarAppearance()
  private let ofLowEdge = UINavigationBarAppearance()

  private func bar(on device: Screen.Device) -> UINavigationBar? {
    let controller = UIViewController()
    let screen = Screen(controller, on: device, inNavigation: true)
    #expect(screen.controller === controller)
    return controller.navigationController?.navigationBar
  }

  @Test("It is clear, or the one that the app has set")
  func edge() {
    let bar = bar(on: .phone)
    #expect(bar?.look.backgroundEffect == nil && bar?.look.shadowColor == nil)
    bar?.scrollEdgeAppearance = ofEdge
    bar?.compactScrollEdgeAppearance = ofLowEdge
    #expect(bar?.look === ofEdge)
  }

  @Test("In a compact bar, its own one takes precedence")
  func lowBar() {
    let bar = bar(on: .phone.landscape)
    bar?.scrollEdgeAppearance = ofEdge
    #expect(bar?.look === ofEdge)
    bar?.compactScrollEdgeAppearance = ofLowEdge
    #expect(bar?.look === ofLowEdge)
    let ofItem = UINavigationBarAppearance()
    bar?.topItem?.compactScrollEdgeAppearance = ofItem
    #expect(bar?.look === ofItem)
  }

  @Test("A bar without a navigation controller always has the standard appearance")
  func alone() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.scrollEdgeAppearance = ofEdge
    #expect(bar.look !== ofEdge && bar.look.backgroundEffect != nil)
  }
}
