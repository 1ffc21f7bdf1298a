import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A delegate that notes the calls of a tab bar controller.
@MainActor
private final class Listener: NSObject, UITabBarControllerDelegate {
  let diary: Diary
  var allows = true

  init(_ diary: Diary) { self.diary = diary }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    diary.lines.append("should \(viewController.tabBarItem.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    diary.lines.append("did \(viewController.tabBarItem.title ?? "")")
  }
}

@MainActor @Suite("A tab bar controller")
struct UITabBarControllerTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tabs = UITabBarController()

  /// Returns controllers with these titles, which note their calls.
  private func told(_ titles: [String]) -> [ToldController] {
    titles.map { title in
      let controller = ToldController(title, diary)
      controller.title = title
      return controller
    }
  }

  private func plain(_ titles: [String]) -> [UIViewController] {
    titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
  }

  private func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test("A child that is added to a tab bar controller is the last of its controllers")
  func addedChildren() {
    let controllers = plain(["A", "B"])
    for controller in controllers { tabs.addChild(controller) }
    #expect(tabs.viewControllers == controllers && tabs.children == controllers)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"] && tabs.selectedIndex == 0)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controllers[0].view.window === window)
    let third = plain(["C"])[0]
    tabs.addChild(third)
    #expect(tabs.viewControllers?.last === third && tabs.selectedIndex == 0)
  }

  @Test("A child that is added to a visible tab bar controller is not selected")
  func addedWhileVisible() {
    let controllers = told(["A", "B"])
    show(controllers)
    let added = told(["C"])[0]
    tabs.addChild(added)
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === controllers[0] && !added.isViewLoaded)
    #expect(tabs.tabBar.items?.count == 3)
    tabs.selectedIndex = 2
    window.layoutIfNeeded()
    #expect(added.view.window === window && controllers[0].view.window == nil)
  }

  @Test("A child that is removed from a tab bar controller loses its item, and another is selected")
  func removedChildren() {
    let controllers = plain(["A", "B", "C"])
    show(controllers)
    controllers[1].willMove(toParent: nil)
    controllers[1].removeFromParent()
    #expect(tabs.viewControllers == [controllers[0], controllers[2]])
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "C"] && tabs.selectedIndex == 0)
    controllers[0].removeFromParent()
    #expect(tabs.viewControllers == [controllers[2]] && tabs.children == [controllers[2]])
    #expect(tabs.selectedViewController === controllers[2])
    #expect(controllers[2].view.window === window && controllers[0].view.window == nil)
  }

  // MARK: Selecting

  @Test("A tab bar controller selects the first controller, and loads only its view")
  func firstIsSelected() {
    let controllers = told(["A", "B", "C"])
    tabs.viewControllers = controllers
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
    #expect(!controllers[0].isViewLoaded)
    diary.lines = []
    show(controllers)
    #expect(
      diary.lines == [
        "A loadView", "A didLoad", "A willAppear", "A isAppearing", "A didAppear",
      ])
    #expect(controllers.map(\.isViewLoaded) == [true, false, false])
    #expect(controllers.allSatisfy { $0.tabBarController === tabs && $0.parent === tabs })
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
  }

  @Test(
    "A selection tells the new controller first that it will appear, and last that it has appeared")
  func orderOfAppearance() {
    let controllers = told(["A", "B"])
    show(controllers)
    diary.lines = []
    tabs.selectedIndex = 1
    #expect(
      diary.lines == [
        "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing",
        "A didDisappear", "B didAppear",
      ])
    #expect(controllers[0].view.superview == nil && controllers[1].view.window === window)
    #expect(tabs.selectedViewController === controllers[1])
    diary.lines = []
    tabs.selectedViewController = controllers[0]
    #expect(
      diary.lines == [
        "A willAppear", "B willDisappear", "A isAppearing", "B didDisappear", "A didAppear",
      ])
    diary.lines = []
    tabs.selectedIndex = 0
    tabs.selectedIndex = 7
    #expect(diary.lines == [] && tabs.selectedIndex == 0)
  }

  @Test(
    "If a controller selects another one while it is about to appear, that selection wins")
  func reentrant() {
    final class Gate: UIViewController {
      var other: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        if let other { tabBarController?.selectedViewController = other }
      }
    }
    let controllers = told(["A", "C"])
    let gate = Gate()
    gate.other = controllers[1]
    show([controllers[0], gate, controllers[1]])
    diary.lines = []
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 2)
    #expect(
      diary.lines == [
        "C loadView", "C didLoad", "C willAppear", "C isAppearing", "C didAppear",
        "A willDisappear", "A didDisappear",
      ])
    #expect(controllers[0].view.superview == nil && gate.view.superview == nil)
    #expect(controllers[1].view.window === window)
  }

  @Test("Selecting an unknown controller traps with UIKit's words")
  func strangers() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UITabBarController().selectedViewController = UIViewController()
    }
  }

  @Test("A tab bar controller without children has no selection")
  func empty() {
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test("A tab bar controller loads its view in its initializer, as UIKit does")
  func loadsAtOnce() {
    final class Main: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UIViewController(), UIViewController()]
      }
    }
    #expect(Main().viewControllers?.count == 2)
  }

  // MARK: Taps

  @Test("A tap on an item asks the delegate, selects and tells")
  func taps() {
    let controllers = told(["A", "B"])
    let listener = Listener(diary)
    tabs.delegate = listener
    show(controllers)
    diary.lines = []
    Finger.tap(tab: "B", in: tabs)
    #expect(
      diary.lines == [
        "should B", "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing",
        "A didDisappear", "B didAppear", "did B",
      ])
    diary.lines = []
    Finger.tap(tab: "B", in: tabs)
    #expect(diary.lines == ["should B", "did B"])
    diary.lines = []
    listener.allows = false
    Finger.tap(tab: "A", in: tabs)
    #expect(diary.lines == ["should A"])
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "B")
    tabs.selectedIndex = 0
    #expect(diary.lines.allSatisfy { !$0.hasPrefix("did ") })
  }

  @Test("A subclass is told about a tapped item before it is selected")
  func overriding() {
    final class Main: UITabBarController {
      var told: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        told.append("\(item.title ?? "") \(selectedIndex)")
      }
    }
    let main = Main()
    main.viewControllers = plain(["A", "B"])
    window.rootViewController = main
    window.makeKeyAndVisible()
    Finger.tap(tab: "B", in: main)
    #expect(main.told == ["B 0"] && main.selectedIndex == 1)
  }

  @Test("A tap on a disabled item does nothing")
  func disabled() {
    let controllers = plain(["A", "B"])
    controllers[1].tabBarItem.isEnabled = false
    show(controllers)
    let item = tabs.tabBar.itemViews[1]
    Finger.tap(window, at: item.convert(CGPoint(x: 20, y: 20), to: window))
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A tap on the selected item pops to the root, and the next one scrolls to the top")
  func tapOnSelected() {
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let first = UIViewController()
    first.title = "Feed"
    first.view = scrollView
    let navigation = UINavigationController(rootViewController: first)
    show([navigation] + plain(["B"]))
    scrollView.contentOffset.y = 500
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    Finger.tap(tab: "Feed", in: tabs)
    window.frameClock.advanceUntilStill()
    #expect(navigation.viewControllers == [first] && scrollView.contentOffset.y == 500)
    Finger.tap(tab: "Feed", in: tabs)
    #expect(scrollView.contentOffset.y > -44)
    window.frameClock.advanceUntilStill()
    #expect(scrollView.contentOffset.y == -44)
  }

  // MARK: Other controllers

  @Test(
    "With new controllers the selected one stays selected, else the one at its index, else the first one"
  )
  func otherControllers() {
    let controllers = told(["A", "B", "C"])
    let others = told(["D", "E"])
    show(controllers)
    tabs.selectedIndex = 2
    tabs.viewControllers = [controllers[2], others[0]]
    #expect(tabs.selectedViewController === controllers[2] && tabs.selectedIndex == 0)
    #expect(controllers[0].parent == nil && controllers[0].tabBarController == nil)
    tabs.selectedIndex = 1
    diary.lines = []
    tabs.viewControllers = [controllers[0], others[1]]
    #expect(tabs.selectedViewController === others[1])
    #expect(
      diary.lines == [
        "C willMove to none", "D willMove to none", "A willMove to one", "E willMove to one",
        "E loadView", "E didLoad", "E willAppear", "D willDisappear", "E isAppearing",
        "D didDisappear", "E didAppear", "C didMove to none", "D didMove to none",
        "A didMove to one", "E didMove to one",
      ])
    tabs.setViewControllers([controllers[1]], animated: true)
    #expect(tabs.selectedIndex == 0 && controllers[1].view.window === window)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil && controllers[1].view.superview == nil)
    #expect(tabs.tabBar.items == [] && tabs.children.isEmpty)
  }

  @Test("Tab items follow their controllers; a navigation controller has that of its root")
  func items() {
    let controllers = plain(["A", "B"])
    let navigation = UINavigationController(rootViewController: controllers[1])
    show([controllers[0], navigation])
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    controllers[1].title = "Settings"
    controllers[0].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Settings"])
    #expect(tabs.tabBar.selectedItem?.tag == 7)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "Own"])
  }

  // MARK: Room

  @Test("A tab bar is 49 points high above the safe area, and children keep clear of both")
  func safeArea() {
    window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let controllers = plain(["A", "B"])
    show(controllers)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(controllers[0].view.frame == window.bounds)
    #expect(
      controllers[0].view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 83, right: 0))
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(controllers[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 397))
    #expect(controllers[0].view.safeAreaInsets.bottom == 0)
    controllers[0].extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(controllers[0].view.frame == window.bounds)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && controllers[0].view.safeAreaInsets.bottom == 34)
  }

  @Test("A tab bar is 32 points high where the height is compact, with titles beside images")
  func lowBar() throws {
    tabs.traitOverrides.verticalSizeClass = .compact
    tabs.traitOverrides.horizontalSizeClass = .compact
    let controllers = plain(["A"])
    controllers[0].tabBarItem.image = UIImage(systemName: "star")
    show(controllers)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 448, width: 320, height: 32))
    #expect(controllers[0].view.safeAreaInsets.bottom == 32)
    let parts = try #require(tabs.tabBar.itemViews.first).subviews
    #expect(parts[0].frame.maxX + 5 == parts[1].frame.minX)
  }

  @Test("A pushed controller that hides the tab bar hides it until it is popped")
  func hidesBottomBarWhenPushed() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    show([navigation] + plain(["B"]))
    #expect(first.view.safeAreaInsets.bottom == 49)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && detail.view.safeAreaInsets.bottom == 0)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden && first.view.safeAreaInsets.bottom == 49)
  }

  @Test("From right to left, the first tab item is at the right")
  func rightToLeft() {
    tabs.tabBar.semanticContentAttribute = .forceRightToLeft
    show(plain(["A", "B"]))
    #expect(tabs.tabBar.itemViews.map(\.frame.minX) == [162, 2])
    Finger.tap(tab: "B", in: tabs)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("The status bar follows the selected controller")
  func statusBar() {
    let controllers = plain(["A", "B"])
    show(controllers)
    #expect(tabs.childForStatusBarStyle === controllers[0])
    tabs.selectedIndex = 1
    #expect(tabs.childForStatusBarStyle === controllers[1])
    #expect(tabs.childForStatusBarHidden === controllers[1])
  }

  @Test("A tab bar controller works in a presentation, too")
  func presented() {
    let controllers = told(["A", "B"])
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    tabs.viewControllers = controllers
    tabs.modalPresentationStyle = .fullScreen
    diary.lines = []
    window.rootViewController?.present(tabs, animated: false)
    window.layoutIfNeeded()
    #expect(
      diary.lines == ["A loadView", "A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    Finger.tap(tab: "B", in: tabs)
    #expect(controllers[1].view.window === window && tabs.tabBar.frame.maxY == 480)
    #expect(controllers[1].presentingViewController === window.rootViewController)
  }

  // MARK: More

  @Test("With six controllers, four have a tab item, and a list has the others")
  func more() throws {
    let controllers = plain(["A", "B", "C", "D", "E", "F"])
    show(controllers)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
    Finger.tap(tab: "More", in: tabs)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    window.layoutIfNeeded()
    let list = try #require(
      tabs.moreNavigationController.topViewController as? UITableViewController)
    #expect(list.tableView.accessibilityOutline().labels == ["E", "F"])
    Finger.tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
    window.frameClock.advanceUntilStill()
    #expect(tabs.selectedViewController === controllers[5] && tabs.selectedIndex == 5)
    #expect(controllers[5].view.window === window && controllers[5].tabBarController === tabs)
    Finger.tap(tab: "More", in: tabs)
    window.frameClock.advanceUntilStill()
    #expect(tabs.selectedIndex == NSNotFound && controllers[5].parent === tabs)
    tabs.selectedIndex = 4
    #expect(tabs.moreNavigationController.topViewController === controllers[4])
    #expect(tabs.tabBar.selectedItem?.title == "More")
    tabs.viewControllers = Array(controllers.prefix(5))
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "E"])
    #expect(tabs.selectedIndex == 4 && controllers[4].parent === tabs)
    window.layoutIfNeeded()
    #expect(controllers[4].view.superview === tabs.view)
    #expect(tabs.moreNavigationController.parent == nil)
  }

  @Test("A navigation controller in the list leads back to the list by its own bar")
  func listedNavigation() {
    let inner = UIViewController()
    inner.title = "F"
    let navigation = UINavigationController(rootViewController: inner)
    show(plain(["A", "B", "C", "D", "E"]) + [navigation])
    tabs.selectedViewController = navigation
    window.layoutIfNeeded()
    #expect(tabs.selectedIndex == 5 && inner.view.window === window)
    #expect(tabs.moreNavigationController.isNavigationBarHidden)
    #expect(navigation.navigationBar.accessibilityOutline().labels == ["More", "F"])
    Finger.tap(window, at: CGPoint(x: 20, y: 22))
    window.frameClock.advanceUntilStill()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(!tabs.moreNavigationController.isNavigationBarHidden)
    #expect(navigation.parent === tabs)
  }

  private final class QuietTabBarController: UITabBarController {
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }

  @Test("The bar is placed also if a subclass overrides the layout methods without calling super")
  func quietLayout() {
    let quiet = QuietTabBarController()
    quiet.viewControllers = plain(["A", "B"])
    window.rootViewController = quiet
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 200, height: 300)
    window.layoutIfNeeded()
    #expect(quiet.tabBar.frame.maxY == 300 && quiet.tabBar.frame.width == 200)
  }
}
