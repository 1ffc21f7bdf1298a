import Testing
import UIKit

/// A view stores the traits that it has computed. Here, everything that they depend on changes.
@MainActor @Suite("Stored traits")
struct KeptTraitsTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns the outermost and innermost of three nested views, which have stored their traits.
  private func chain() -> (outer: UIView, inner: UIView) {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    return (outer, inner)
  }

  @Test("The stored traits of a view change when an ancestor is added to another view or removed")
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

  @Test("In didMoveToSuperview, a view already has the traits of its new superview")
  func whileMoving() {
    final class RecordingView: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func didMoveToSuperview() { styles.append(traitCollection.userInterfaceStyle) }
    }
    let (view, night) = (RecordingView(), UIView())
    night.overrideUserInterfaceStyle = .dark
    _ = view.traitCollection
    night.addSubview(view)
    view.removeFromSuperview()
    #expect(view.styles == [.dark, .light])
  }

  @Test("Below a view or controller that overrides traitCollection, traits are not stored")
  func overriddenTraits() {
    final class OverridingView: UIView {
      var style = UIUserInterfaceStyle.light
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(userInterfaceStyle: style),
        ])
      }
    }
    final class OverridingController: UIViewController {
      var style = UIUserInterfaceStyle.light
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(userInterfaceStyle: style),
        ])
      }
    }
    let (overriding, (outer, inner)) = (OverridingView(), chain())
    overriding.addSubview(outer)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    overriding.style = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)

    let (parent, child) = (OverridingController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let leaf = UIView()
    child.view.addSubview(leaf)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    parent.style = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Stored traits follow the parent controllers, even if the view is not in the parent's view")
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

  @Test("A view has the traits of its controller as long as it is the controller's view")
  func viewOfController() {
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

  @Test("A nested view knows its window when an ancestor moves to another window")
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
