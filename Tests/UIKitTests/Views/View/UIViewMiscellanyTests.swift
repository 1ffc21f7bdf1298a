import Testing
@testable import GalleyUIKit

@MainActor @Suite("Other members of a view")
struct UIViewMiscellanyTests {
  private final class Tap: NSObject, UIInteraction {
    weak var view: UIView?
    var calls: [String] = []
    func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will come") }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append(view == nil ? "left" : "came")
    }
  }

  @Test("An interaction is called when its view changes, and is in one view only")
  func interactions() {
    let (first, second, tap) = (UIView(), UIView(), Tap())
    first.addInteraction(tap)
    #expect(tap.view === first && first.interactions.count == 1)
    second.addInteraction(tap)
    #expect(tap.view === second && first.interactions.isEmpty)
    second.interactions = []
    #expect(tap.view == nil)
    #expect(
      tap.calls == [
        "will come", "came", "will leave", "left", "will come", "came", "will leave", "left",
      ])
  }

  /// An interaction that removes another one before it is removed itself.
  private final class Leader: NSObject, UIInteraction {
    weak var view: UIView?
    weak var follower: Tap?
    func willMove(to view: UIView?) {
      if view == nil, let follower { self.view?.removeInteraction(follower) }
    }
    func didMove(to view: UIView?) { self.view = view }
  }

  @Test("An interaction may remove another one while it is removed")
  func interactionsThatRemove() {
    let (view, leader, follower, other) = (UIView(), Leader(), Tap(), Tap())
    leader.follower = follower
    view.addInteraction(follower)
    view.addInteraction(leader)
    view.addInteraction(other)
    view.removeInteraction(leader)
    #expect(view.interactions.count == 1 && view.interactions.first === other)
    #expect(leader.view == nil && follower.view == nil)
  }

  @Test(
    "Points and rectangles are converted between a view and the coordinate spaces of its screen")
  func spaces() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(view)
    let screen: any UICoordinateSpace = window.screen.coordinateSpace
    #expect(view.convert(CGPoint.zero, to: screen) == CGPoint(x: 15, y: 25))
    #expect(view.convert(CGPoint(x: 15, y: 25), from: screen) == CGPoint.zero)
    #expect(screen.convert(CGRect(x: 15, y: 25, width: 1, height: 1), to: view).origin == .zero)
    #expect(view.convert(CGPoint.zero, to: window.screen.fixedCoordinateSpace).x == 15)
    let space: any UICoordinateSpace = window
    #expect(space.convert(CGPoint.zero, from: view) == CGPoint(x: 5, y: 5))
    #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 5, y: 5))
  }

  @Test("A color that is set on the layer stays when the view moves, and is the view's background")
  func colorOfLayer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.red.cgColor && view.backgroundColor == .red)
    view.backgroundColor = .systemBackground
    let dark = view.layer.backgroundColor
    window.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor != dark && view.backgroundColor == .systemBackground)
    view.layer.backgroundColor = UIColor.blue.cgColor
    window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor && view.backgroundColor == .blue)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  private final class Tinted: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test("The dimming of a tint is inherited, up to a view with a mode of its own")
  func dimming() throws {
    let (outer, inner, bright) = (UIView(), Tinted(), Tinted())
    outer.addSubview(inner)
    inner.addSubview(bright)
    inner.tintColor = .red
    bright.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    let before = (inner.count, bright.count)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && bright.tintAdjustmentMode == .normal)
    #expect(inner.count == before.0 + 1 && bright.count == before.1)
    let parts = try #require(inner.tintColor.cgColor.components)
    #expect(parts.count == 2, "a gray, and its opacity")
    #expect(bright.tintColor == .red)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
    #expect(inner.count == before.0 + 2)
  }

  @Test("Views in a view that is moved below a dimmed one are notified, whatever their own tint is")
  func dimmingOfMoved() {
    let (dimmed, container, inner) = (UIView(), UIView(), Tinted())
    dimmed.tintAdjustmentMode = .dimmed
    container.addSubview(inner)
    inner.tintColor = .red
    let before = inner.count
    dimmed.addSubview(container)
    #expect(inner.count == before + 1 && inner.tintAdjustmentMode == .dimmed)
    container.tintColor = .blue
    #expect(inner.count == before + 1)
  }

  @Test("performWithoutAnimation disables animations during its closure")
  func animation() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("endEditing makes a descendant resign first responder, against its will only if forced")
  func editing() {
    final class Field: UIView {
      var refusesToResign = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { !refusesToResign }
    }
    let (form, field, other) = (UIView(), Field(), UIView())
    form.addSubview(field)
    field.becomeFirstResponder()
    #expect(other.endEditing(false) && field.isFirstResponder)
    #expect(form.endEditing(false) && !field.isFirstResponder)
    field.becomeFirstResponder()
    field.refusesToResign = true
    #expect(!form.endEditing(false) && field.isFirstResponder)
    #expect(form.endEditing(true) && !field.isFirstResponder)
  }

  @Test("The direction of content without a direction of its own is that of the application")
  func directions() {
    let (application, scene) = (UIApplication.shared, UIWindowScene())
    application.connect(scene)
    defer { application.disconnect(scene) }
    func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
      UIView.userInterfaceLayoutDirection(for: attribute)
    }
    #expect(direction(.unspecified) == .leftToRight)
    scene.traits = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(direction(.unspecified) == .rightToLeft)
    #expect(direction(.playback) == .leftToRight)
  }

  @Test("A view's transform, anchor point and scale are those of its layer")
  func geometry() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 5, y: 5))
    view.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.contentScaleFactor == UITraitCollection.current.displayScale)
    view.contentScaleFactor = 1
    #expect(view.layer.contentsScale == 1 && CALayer().contentsScale == 1)
    view.largeContentTitle = "Heart"
    #expect(view.largeContentTitle == "Heart" && UIView().largeContentTitle == nil)
  }
}
