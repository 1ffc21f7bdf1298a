@testable import GalleyUIKit
import Testing

@MainActor @Suite("A navigation controller")
struct UINavigationControllerTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("A navigation controller pushes and pops, and tells both controllers")
  func pushing() {
    let (first, second) = (ToldController("first", diary), ToldController("second", diary))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    diary.lines = []
    navigation.pushViewController(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(
      diary.lines == [
        "second willMove to one", "second loadView", "second didLoad", "first willDisappear",
        "second willAppear", "second isAppearing", "first didDisappear", "second didAppear",
        "second didMove to one",
      ])
    diary.lines = []
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      diary.lines == [
        "second willMove to none", "second willDisappear", "first willAppear",
        "first isAppearing", "second didDisappear", "first didAppear", "second didMove to none",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A navigation controller keeps content below the bar, by the safe area")
  func safeArea() {
    window.deviceSafeArea.top = 20
    let scrollView = UIScrollView()
    let controller = UIViewController()
    controller.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.safeAreaInsets.top == 64)
    scrollView.frame = controller.view.bounds
    #expect(scrollView.contentOffset.y == -64)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 20)
  }

  @Test("A navigation controller shows a title, a back button and items")
  func bar() {
    let first = UIViewController()
    first.title = "Inbox"
    let second = UIViewController()
    second.title = "Letter"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reply")
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.accessibilityOutline().labels == ["Inbox", "Letter", "Reply"])
  }

  @Test("A navigation controller pushes the root controller that it is created with")
  func rootIsPushed() {
    final class Pusher: UINavigationController {
      var pushes: [Bool] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes.append(animated)
        viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
        super.pushViewController(viewController, animated: animated)
      }
    }
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = Pusher(rootViewController: root)
    #expect(navigation.pushes == [false] && navigation.viewControllers == [root])
    navigation.pushViewController(next, animated: true)
    #expect(navigation.pushes == [false, true])
    #expect(!root.hidesBottomBarWhenPushed && next.hidesBottomBarWhenPushed)
  }

  @Test("Popping to a controller that is not in the stack traps")
  func popToOther() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.popToViewController(UIViewController(), animated: false)
    }
  }

  @Test("A controller that is removed from its parent, or gets another one, leaves the stack")
  func removedFromParent() {
    let controllers = ["a", "b", "c"].map { ToldController($0, diary) }
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    diary.lines = []
    controllers[1].removeFromParent()
    #expect(navigation.viewControllers == [controllers[0], controllers[2]])
    #expect(navigation.navigationBar.items?.count == 2)
    #expect(diary.lines == ["b didMove to none"])
    diary.lines = []
    let other = UINavigationController(rootViewController: controllers[2])
    #expect(other.viewControllers == [controllers[2]])
    #expect(navigation.viewControllers == [controllers[0]])
    #expect(controllers[0].view.window === window)
    #expect(
      diary.lines == [
        "a loadView", "a didLoad", "c willDisappear", "a willAppear", "a isAppearing",
        "c didDisappear", "a didAppear", "c didMove to none", "c willMove to one",
        "c didMove to one",
      ])
  }

  @Test("A controller that gets another parent while it is popped stays in that one")
  func adoptedWhilePopped() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.popViewController(animated: true)
    let other = UINavigationController(rootViewController: top)
    window.frameClock.advanceUntilStill()
    #expect(navigation.viewControllers == [root])
    #expect(top.parent === other && other.viewControllers == [top])
  }

  private final class QuietNavigationController: UINavigationController {
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }

  @Test("The bars are placed also if a subclass overrides the layout methods without calling super")
  func quietLayout() {
    let content = UIViewController()
    let navigation = QuietNavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(content.view.superview === navigation.view)
    window.frame.size = CGSize(width: 200, height: 300)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.width == 200)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("Content ends above a toolbar that becomes opaque while it is shown")
  func opaqueToolbar() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(content.view.frame.maxY == 480)
    navigation.toolbar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(content.view.frame.maxY == navigation.toolbar.frame.minY)
    navigation.toolbar.isTranslucent = true
    window.layoutIfNeeded()
    #expect(content.view.frame.maxY == 480)
  }

  @Test("A child that is added to a navigation controller is pushed")
  func addedChildren() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.addChild(first)
    #expect(navigation.viewControllers == [first] && navigation.children == [first])
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.addChild(second)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(second.view.window === window && first.view.window == nil)
  }

  @Test("A child that is added to a visible navigation controller appears without an animation")
  func addedWhileVisible() {
    let diary = Diary()
    let (first, second) = (ToldController("first", diary), ToldController("second", diary))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    diary.lines = []
    navigation.addChild(second)
    #expect(navigation.transitionCoordinator == nil)
    #expect(
      diary.lines.filter { $0.hasPrefix("first") } == [
        "first willDisappear", "first didDisappear",
      ])
    #expect(
      diary.lines.filter { $0.hasPrefix("second") } == [
        "second willMove to one", "second loadView", "second didLoad", "second willAppear",
        "second isAppearing", "second didAppear", "second didMove to one",
      ])
    #expect(second.view.window === window && first.view.window == nil)
  }

  @Test("A child that is added again is on top of the stack")
  func addedAgain() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.addChild(first)
    window.layoutIfNeeded()
    #expect(navigation.viewControllers == [second, first])
    #expect(navigation.children == [second, first] && first.view.window === window)
  }

  @Test("A container that can't be pushed can be added to a navigation controller as a child")
  func addedContainers() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let containers: [UIViewController] = [
      UINavigationController(), UISplitViewController(style: .doubleColumn),
    ]
    for container in containers { navigation.addChild(container) }
    #expect(navigation.children == [root] + containers)
    #expect(navigation.viewControllers == [root])
    for container in containers { container.removeFromParent() }
    #expect(navigation.children == [root] && navigation.topViewController === root)
  }
}
