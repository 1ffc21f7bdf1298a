import Testing
import UIKit

/// Circumstances are found once and kept: here everything changes behind their back.
@MainActor @Suite("Stored traits")
struct KeptTraitsTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// A view in a view in a view, of which the circumstances have been asked.
  private func chain() -> (outer: UIView, inner: UIView) {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    return (outer, inner)
  }

  @Test("Stored traits follow a view into another, and out of it")
  func moving() {
    let (outer, inner) = chain()
    let night = UIView()
    night.overrideUserInterfaceStyle = .dark
    night.addSubview(outer)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.removeFromSuperview()
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    UIView().addSubview(outer)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Stored traits are those of the superview already when a view is told that it moves there")
  func whileMoving() {
    final class Asking: UIView {
      var heard: [UIUserInterfaceStyle] = []
      override func didMoveToSuperview() { heard.append(traitCollection.userInterfaceStyle) }
    }
    let (asking, night) = (Asking(), UIView())
    night.overrideUserInterfaceStyle = .dark
    _ = asking.traitCollection
    night.addSubview(asking)
    asking.removeFromSuperview()
    #expect(asking.heard == [.dark, .light])
  }

  @Test("Traits are not stored below a view or a controller that overrides them without a notice")
  func ownAnswers() {
    final class Moody: UIView {
      var style = UIUserInterfaceStyle.light
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(userInterfaceStyle: style),
        ])
      }
    }
    final class MoodyController: UIViewController {
      var style = UIUserInterfaceStyle.light
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(userInterfaceStyle: style),
        ])
      }
    }
    let (moody, (outer, inner)) = (Moody(), chain())
    moody.addSubview(outer)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    moody.style = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)

    let (parent, child) = (MoodyController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let leaf = UIView()
    child.view.addSubview(leaf)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    parent.style = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Stored traits follow the parent controllers, also if the view is not in the parent's view")
  func controllers() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.overrideUserInterfaceStyle = .dark
    let leaf = UIView()
    child.view.addSubview(leaf)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    parent.addChild(child)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    _ = parent.view.traitCollection
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    parent.overrideUserInterfaceStyle = .light
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(dark, forChild: child)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    child.removeFromParent()
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A controller gets its traits with its view")
  func becomingAView() {
    let (outer, inner) = chain()
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    controller.view = outer
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    controller.view = UIView()
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Stored traits follow the scene and the size of the window")
  func windows() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let (outer, inner) = chain()
    window.addSubview(outer)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    let scene = try #require(window.windowScene)
    scene.traits = dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    scene.traits = UITraitCollection(userInterfaceIdiom: .pad)
    window.frame.size = CGSize(width: 1_024, height: 768)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A subview knows its window, also when a whole hierarchy moves at once")
  func window() {
    let windows = [UIWindow(), UIWindow()]
    let (outer, inner) = chain()
    #expect(inner.window == nil)
    for window in windows {
      window.addSubview(outer)
      #expect(inner.window === window)
    }
    outer.removeFromSuperview()
    #expect(inner.window == nil)
  }
}
