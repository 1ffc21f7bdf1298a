@testable import UIKit
import TestSupport
import Testing

/// Notes what it is told.
@MainActor
private final class Diary {
  var lines: [String] = []
}

private final class ToldController: UIViewController {
  private let diary: Diary
  private let name: String

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { diary.lines.append("\(name) \(text)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent == nil ? "none" : "one")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent == nil ? "none" : "one")")
  }
}

@MainActor @Suite("A controller")
struct UIViewControllerTests {
  private let diary = Diary()

  @Test("Makes its view when it is asked for, once")
  func loading() {
    let controller = ToldController("a", diary)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(diary.lines == ["a loadView", "a didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test("Is told that its view is shown, in UIKit's order, and its children with it")
  func appearance() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (outer, inner) = (ToldController("outer", diary), ToldController("inner", diary))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    #expect(
      diary.lines == [
        "inner willMove to one", "outer loadView", "outer didLoad", "inner loadView",
        "inner didLoad", "inner didMove to one",
      ])
    diary.lines = []
    window.rootViewController = outer
    #expect(diary.lines.isEmpty)
    window.makeKeyAndVisible()
    #expect(
      diary.lines == [
        "outer willAppear", "inner willAppear", "outer isAppearing", "outer didAppear",
        "inner isAppearing", "inner didAppear",
      ])
    #expect(outer.view.frame == window.bounds)
    diary.lines = []
    window.rootViewController = nil
    #expect(
      diary.lines == [
        "outer willDisappear", "inner willDisappear", "outer didDisappear", "inner didDisappear",
      ])
  }

  @Test("Leaves the controller that it was in")
  func containment() {
    let (first, second, child) = (
      UIViewController(), UIViewController(), ToldController("child", diary)
    )
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children.count == 1 && child.parent === second)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.parent == nil && second.children.isEmpty)
    #expect(diary.lines.last == "child didMove to none")
  }

  @Test("Adds to the safe area of its view")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.deviceSafeArea.top = 20
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 1, bottom: 0, right: 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 1, bottom: 0, right: 0))
  }
}

@MainActor @Suite("A navigation controller")
struct UINavigationControllerTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("Pushes and pops, and tells both controllers")
  func pushing() {
    let (first, second) = (ToldController("first", diary), ToldController("second", diary))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    diary.lines = []
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(
      diary.lines == [
        "second willMove to one", "first willDisappear", "second loadView", "second didLoad",
        "second willAppear", "first didDisappear", "second isAppearing", "second didAppear",
        "second didMove to one",
      ])
    diary.lines = []
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      diary.lines == [
        "second willMove to none", "second willDisappear", "first willAppear",
        "second didDisappear", "first isAppearing", "first didAppear", "second didMove to none",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("Keeps content clear of the bar, by the safe area")
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

  @Test("Shows a title, the way back and items")
  func bar() {
    let first = UIViewController()
    first.title = "Inbox"
    let second = UIViewController()
    second.title = "Letter"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Reply", style: .done)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let texts = navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["‹ Inbox", "Reply", "Letter"])
  }
}
