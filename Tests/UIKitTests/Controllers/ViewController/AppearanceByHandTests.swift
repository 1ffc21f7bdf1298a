import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A child controller whose view is added and removed by hand")
struct AppearanceByHandTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    diary.lines = []
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Returns the lines that were noted since the last call.
  private func told() -> [String] {
    defer { diary.lines = [] }
    return diary.lines
  }

  @Test(
    "A child controller appears and disappears with its view, each time, if the parent is shown")
  func addingAndRemoving() {
    let (parent, child) = (UIViewController(), ToldController("child", diary))
    show(parent)
    _ = child.view
    for _ in 0..<2 {
      diary.lines = []
      add(child, to: parent)
      #expect(
        told() == [
          "child willMove to one", "child willAppear", "child isAppearing", "child didAppear",
          "child didMove to one",
        ])
      remove(child)
      #expect(
        told() == [
          "child willMove to none", "child willDisappear", "child didDisappear",
          "child didMove to none",
        ])
    }
    add(child, to: parent)
    diary.lines = []
    window.rootViewController = nil
    #expect(told() == ["child willDisappear", "child didDisappear"])
    remove(child)
    #expect(told() == ["child willMove to none", "child didMove to none"])
  }

  @Test("A child controller that has left its parent disappears with its view, too")
  func leavingFirst() {
    let (parent, child) = (UIViewController(), ToldController("child", diary))
    show(parent)
    add(child, to: parent)
    diary.lines = []
    child.removeFromParent()
    child.view.removeFromSuperview()
    #expect(told() == ["child didMove to none", "child willDisappear", "child didDisappear"])
  }

  @Test("A child controller that is removed while its parent disappears has disappeared, too")
  func leavingDuringParentDisappearance() {
    let (parent, child) = (ToldController("parent", diary), ToldController("child", diary))
    show(parent)
    add(child, to: parent)
    diary.lines = []
    parent.beginAppearanceTransition(false, animated: false)
    remove(child)
    parent.endAppearanceTransition()
    #expect(
      told() == [
        "parent willDisappear", "child willDisappear", "child willMove to none",
        "child didDisappear", "child didMove to none", "parent didDisappear",
      ])
    let other = UIViewController()
    show(other)
    add(child, to: other)
    #expect(told().contains("child didAppear"), "it appears elsewhere as usual")
  }

  @Test("The controller of a window disappears with its view, and appears again with it")
  func rootController() {
    let root = ToldController("root", diary)
    show(root)
    root.view.removeFromSuperview()
    #expect(told() == ["root willDisappear", "root didDisappear"])
    window.addSubview(root.view)
    #expect(told() == ["root willAppear", "root isAppearing", "root didAppear"])
    window.rootViewController = nil
    #expect(told() == ["root willDisappear", "root didDisappear"])
  }

  @Test(
    "A child controller is told once, with its own children, wherever its view is in the added one")
  func nested() {
    let (outer, inner) = (ToldController("outer", diary), ToldController("inner", diary))
    let parent = UIViewController()
    let box = UIView()
    show(parent)
    add(inner, to: outer)
    parent.addChild(outer)
    box.addSubview(outer.view)
    diary.lines = []
    parent.view.addSubview(box)
    #expect(
      told() == [
        "outer willAppear", "inner willAppear", "outer isAppearing", "inner isAppearing",
        "outer didAppear", "inner didAppear",
      ])
    let other = UIView()
    parent.view.addSubview(other)
    other.addSubview(outer.view)
    #expect(told().isEmpty, "it has not left the window")
    other.removeFromSuperview()
    #expect(
      told() == [
        "outer willDisappear", "inner willDisappear", "outer didDisappear", "inner didDisappear",
      ])
  }

  @Test("A navigation controller that is added tells those that are pushed")
  func navigation() {
    let (first, second) = (ToldController("first", diary), ToldController("second", diary))
    let parent = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    show(parent)
    add(navigation, to: parent)
    #expect(
      told() == [
        "first loadView", "first didLoad", "first willAppear", "first isAppearing",
        "first didAppear",
      ])
    navigation.pushViewController(second, animated: false)
    #expect(
      told() == [
        "second willMove to one", "second loadView", "second didLoad", "first willDisappear",
        "second willAppear", "second isAppearing", "first didDisappear", "second didAppear",
        "second didMove to one",
      ])
    remove(navigation)
    #expect(told() == ["second willDisappear", "second didDisappear"])
  }

  private final class Stack: UINavigationController {
    var hadTop: Bool?
    override func viewDidLoad() {
      super.viewDidLoad()
      hadTop = topViewController?.isViewLoaded
    }
  }

  @Test("A navigation controller loads its top controller after viewDidLoad()")
  func loadingOrder() {
    let stack = Stack(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(stack.hadTop == false && stack.topViewController?.isViewLoaded == true)
  }

  @Test("In a parent that is not shown, a navigation controller loads its top controller later")
  func navigationInHiddenParent() {
    let (first, parent) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    add(navigation, to: parent)
    #expect(navigation.isViewLoaded && !first.isViewLoaded)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(first.viewIfLoaded?.superview === navigation.view)

    let (second, other) = (UIViewController(), UIViewController())
    add(UINavigationController(rootViewController: second), to: other)
    #expect(!second.isViewLoaded)
    other.view.layoutIfNeeded()
    #expect(second.isViewLoaded)

    let (third, fourth, hidden) = (UIViewController(), UIViewController(), UIViewController())
    let pushing = UINavigationController(rootViewController: third)
    add(pushing, to: hidden)
    pushing.pushViewController(fourth, animated: false)
    #expect(!third.isViewLoaded && !fourth.isViewLoaded)
    hidden.view.layoutIfNeeded()
    #expect(!third.isViewLoaded && fourth.viewIfLoaded?.superview === pushing.view)
  }

  private final class Adding: UIViewController {
    var comes: [String: () -> Void] = [:]
    override func viewWillAppear(_ animated: Bool) { comes["will"]?() }
    override func viewIsAppearing(_ animated: Bool) { comes["is"]?() }
    override func viewDidAppear(_ animated: Bool) { comes["did"]?() }
  }

  @Test(
    "A child controller is told once if it is added while the parent appears",
    arguments: ["will", "is", "did"])
  func duringAppearance(_ moment: String) {
    let (parent, child) = (Adding(), ToldController("child", diary))
    _ = child.view
    parent.comes[moment] = { [unowned parent] in add(child, to: parent) }
    diary.lines = []
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(
      told().filter { !$0.contains("Move") } == [
        "child willAppear", "child isAppearing", "child didAppear",
      ])
    window.rootViewController = nil
    #expect(told() == ["child willDisappear", "child didDisappear"])
  }

  private final class Forwarding: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("A child controller is told nothing by a parent that forwards appearance by hand")
  func forwardingByHand() {
    let (parent, child) = (Forwarding(), ToldController("child", diary))
    show(parent)
    _ = child.view
    diary.lines = []
    add(child, to: parent)
    #expect(told() == ["child willMove to one", "child didMove to one"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(told() == ["child willAppear", "child isAppearing", "child didAppear"])
    child.beginAppearanceTransition(false, animated: false)
    remove(child)
    child.endAppearanceTransition()
    #expect(
      told() == [
        "child willDisappear", "child willMove to none", "child didMove to none",
        "child didDisappear",
      ])
  }

  @Test("A transition between children of a parent that is not shown tells them nothing")
  func transitionOutOfSight() {
    let parent = UIViewController()
    let (first, second) = (ToldController("first", diary), ToldController("second", diary))
    add(first, to: parent)
    parent.addChild(second)
    _ = second.view
    diary.lines = []
    var isOver = false
    parent.transition(from: first, to: second, duration: 0.2, animations: nil) { _ in
      isOver = true
    }
    MainTurn.drain()
    #expect(isOver && first.view.superview == nil && second.view.superview === parent.view)
    #expect(told().isEmpty)
    show(parent)
    #expect(second.isShown && !first.isShown)
  }
}
