import Foundation
import Galley
import Testing

@testable import GalleyUIKit

private final class TallBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    size.height = 70 + safeAreaInsets.bottom
    return size
  }
}

@MainActor @Suite("The heights of bars")
struct BarHeightsTests {
  private func navigation(_ screen: Screen) -> UINavigationController? {
    screen.controller.navigationController
  }

  private func screen(on device: Screen.Device) -> Screen {
    let controller = UIViewController()
    controller.title = "Page"
    controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let screen = Screen(controller, on: device, inNavigation: true)
    screen.perform { $0.controller.navigationController?.isToolbarHidden = false }
    return screen
  }

  @Test("The heights of bars depend on the device")
  func devices() {
    let phone = navigation(screen(on: .phone))
    #expect(phone?.navigationBar.frame.height == 44 && phone?.toolbar.frame.height == 44)
    let landscape = navigation(screen(on: .phone.landscape))
    #expect(landscape?.navigationBar.frame.height == 32 && landscape?.toolbar.frame.height == 32)
    let pad = navigation(screen(on: .pad))
    #expect(pad?.navigationBar.frame.height == 50 && pad?.toolbar.frame.height == 45)
  }

  @Test("A navigation bar in a sheet is higher")
  func sheet() throws {
    for device in [Screen.Device.phone, .pad] {
      let screen = screen(on: device)
      let sheet = UINavigationController(rootViewController: UIViewController())
      sheet.view.layoutIfNeeded()
      sheet.modalPresentationStyle = .formSheet
      screen.perform { $0.controller.present(sheet, animated: false) }
      let frame = sheet.navigationBar.frame
      #expect(frame == CGRect(x: 0, y: 0, width: sheet.view.bounds.width, height: 56))
      #expect(sheet.topViewController?.view.safeAreaInsets.top == 56)
      #expect(navigation(screen)?.navigationBar.frame.height == (device == .phone ? 44 : 50))
    }
  }

  @Test("A presentation over the whole screen has bars of the usual height")
  func fullScreen() {
    let screen = screen(on: .phone)
    let page = UINavigationController(rootViewController: UIViewController())
    page.modalPresentationStyle = .fullScreen
    screen.perform { $0.controller.present(page, animated: false) }
    #expect(page.navigationBar.frame.height == 44)
  }

  @Test("A tab bar has the height that its subclass returns, and the children keep clear of it")
  func tallTabBar() {
    let (tabs, page) = (UITabBarController(), UIViewController())
    tabs.setValue(TallBar(), forKey: "tabBar")
    page.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
    tabs.viewControllers = [page]
    let screen = Screen(tabs, on: .phone)
    let below = tabs.view.safeAreaInsets.bottom
    #expect(screen.view === tabs.view)
    #expect(tabs.tabBar.safeAreaInsets.bottom == below)
    #expect(tabs.tabBar.frame.height == 70 + below)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    #expect(page.view.safeAreaInsets.bottom == 70 + below)
  }

  @Test("A tab bar on a tablet has its titles beside the images")
  func tabs() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0)
    tabs.viewControllers = [page]
    tabs.tabBar.standardAppearance.inlineLayoutAppearance.selected.iconColor = .systemPink
    let screen = Screen(tabs, on: .pad)
    #expect(tabs.tabBar.frame.height == 65 && screen.view === tabs.view)
    let parts = try #require(tabs.tabBar.itemViews.first?.subviews)
    #expect(parts[0].frame.maxX < parts[1].frame.minX && parts[0].tintColor == .systemPink)
  }
}
