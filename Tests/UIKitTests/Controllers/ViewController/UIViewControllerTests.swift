@testable import GalleyUIKit
import TestSupport
import Testing

@MainActor @Suite("A controller")
struct UIViewControllerTests {
  private let diary = Diary()

  @Test("A controller loads its view on demand, once")
  func loading() {
    let controller = ToldController("a", diary)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    _ = controller.view
    #expect(diary.lines == ["a loadView", "a didLoad"])
    #expect(controller.view.next === controller)
  }

  @Test("A controller is told that its view appears, in UIKit's order, and its children with it")
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
        "outer willAppear", "inner willAppear", "outer isAppearing", "inner isAppearing",
        "outer didAppear", "inner didAppear",
      ])
    #expect(outer.view.frame == window.bounds)
    diary.lines = []
    window.rootViewController = nil
    #expect(
      diary.lines == [
        "outer willDisappear", "inner willDisappear", "outer didDisappear", "inner didDisappear",
      ])
  }

  @Test("A controller can be removed from its parent")
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

  @Test("A controller adds to the safe area of its view")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.deviceSafeArea.top = 20
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 1, bottom: 0, right: 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 1, bottom: 0, right: 0))
  }

  @Test("A child knows that it is being added to a container, and removed from it")
  func movingChild() {
    final class Child: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        lines.append("to \(isMovingToParent), from \(isMovingFromParent)")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lines.append("to \(isMovingToParent), from \(isMovingFromParent)")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let container = UIViewController()
    window.rootViewController = container
    window.makeKeyAndVisible()
    let child = Child()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
    #expect(child.lines == ["to true, from false", "to false, from true"])
  }
}
