import TestSupport
import Testing
import UIKit

/// A view that records the calls about changes of the hierarchy.
final class ToldView: UIView {
  var told: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    told.append("willMove to \(newSuperview == nil ? "none" : "one")")
  }
  override func didMoveToSuperview() { told.append("didMove") }
  override func willMove(toWindow newWindow: UIWindow?) {
    told.append("willMove to \(newWindow == nil ? "no window" : "a window")")
  }
  override func didMoveToWindow() { told.append("didMove to window") }
  override func didAddSubview(_ subview: UIView) { told.append("added") }
  override func willRemoveSubview(_ subview: UIView) { told.append("removes") }
}

@MainActor @Suite("The view hierarchy")
struct UIViewHierarchyTests {
  @Test("Subviews are ordered from back to front, and can be moved")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    func tags() -> [Int] { parent.subviews.map(\.tag) }
    func layers() -> [Int] {
      (parent.layer.sublayers ?? []).map { layer in
        views.firstIndex { $0.layer === layer } ?? -1
      }
    }
    for view in views { parent.addSubview(view) }
    #expect(tags() == [0, 1, 2, 3])
    parent.bringSubviewToFront(views[1])
    #expect(tags() == [0, 2, 3, 1])
    parent.sendSubviewToBack(views[3])
    #expect(tags() == [3, 0, 2, 1])
    parent.insertSubview(views[1], at: 1)
    #expect(tags() == [3, 1, 0, 2])
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(tags() == [1, 0, 3, 2])
    parent.insertSubview(views[2], belowSubview: views[1])
    #expect(tags() == [2, 1, 0, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [3, 1, 0, 2])
    #expect(layers() == tags())
    views[1].removeFromSuperview()
    #expect(tags() == [3, 0, 2])
    #expect(layers() == tags())
    #expect(parent.viewWithTag(2) === views[2])
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test("Views receive willMove, didMove and the calls about subviews in UIKit's order")
  func callbacks() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = ToldView()
    let child = ToldView()
    parent.addSubview(child)
    #expect(child.told == ["willMove to one", "didMove"])
    #expect(parent.told == ["added"])
    child.told = []
    window.addSubview(parent)
    #expect(child.told == ["willMove to a window", "didMove to window"])
    #expect(child.window === window)
    child.told = []
    parent.told = []
    child.removeFromSuperview()
    #expect(
      child.told == [
        "willMove to none", "willMove to no window", "didMove to window", "didMove",
      ])
    #expect(parent.told == ["removes"])
    #expect(child.window == nil && child.superview == nil)
  }

  @Test("A view leaves its old superview when it is added to another")
  func moving() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty && first.layer.sublayers == nil)
    #expect(child.isDescendant(of: second) && !child.isDescendant(of: first))
    #expect(child.isDescendant(of: child))
  }

  @Test("Adding a view to itself or to its own subview traps")
  func circles() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        child.addSubview(view)
      }
    }
  }
}
