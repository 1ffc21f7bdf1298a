import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("A window")
struct UIWindowTests {
  @Test("A window is as large as the screen if no frame is given")
  func size() { #expect(UIWindow().frame == UIScreen.main.bounds) }

  @Test("The windows of a scene are in the order of their levels")
  func levels() {
    let scene = UIWindowScene()
    let alert = UIWindow(windowScene: scene)
    alert.windowLevel = .alert
    let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    for window in [alert, first, second] { window.isHidden = false }
    #expect(scene.windows == [first, second, alert])
    alert.windowLevel = .normal
    #expect(scene.windows == [alert, first, second])
  }

  @Test("A window that is made key and visible again comes in front of the others of its level")
  func front() {
    let scene = UIWindowScene()
    let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    let alert = UIWindow(windowScene: scene)
    alert.windowLevel = .alert
    for window in [first, second, alert] { window.makeKeyAndVisible() }
    #expect(scene.windows == [first, second, alert])
    first.makeKeyAndVisible()
    #expect(scene.windows == [second, first, alert] && first.isKeyWindow)
    second.makeKey()
    #expect(scene.windows == [second, first, alert])
  }

  @Test("A window that moves to another scene takes neither the first responder nor the old clock")
  func movesToScene() {
    let (first, second) = (UIWindowScene(), UIWindowScene())
    let window = UIWindow(windowScene: first)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    window.makeKeyAndVisible()
    var count = 0
    let link = UIUpdateLink(view: field) { _, _ in count += 1 }
    link.isEnabled = true
    #expect(field.becomeFirstResponder())
    window.windowScene = second
    #expect(!field.isFirstResponder && !field.isEditing)
    first.frameClock.advance(by: 0.5)
    #expect(count == 0)
    second.frameClock.advance(by: second.frameClock.frameDuration)
    #expect(count == 1)
    #expect(field.becomeFirstResponder())
    link.isEnabled = false
  }

  @Test("The trait overrides of a scene apply to all of its windows until they are removed")
  func overrides() {
    let scene = UIWindowScene()
    let (first, second) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
    let view = UIView()
    first.addSubview(view)
    let style = view.traitCollection.userInterfaceStyle
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(style != .dark && view.traitCollection.userInterfaceStyle == .dark)
    #expect(second.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(view.traitCollection.userInterfaceStyle == style)
    #expect(scene.traitCollection.userInterfaceStyle == style)
  }

  @Test("A scene of a subclass is told of the traits that it had before")
  func traits() {
    final class Scene: UIWindowScene {
      var before: [UIUserInterfaceStyle] = []

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        before.append(previous?.userInterfaceStyle ?? .unspecified)
      }
    }
    let scene = Scene()
    scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    scene.traits = UITraitCollection(userInterfaceStyle: .light)
    #expect(scene.before == [.light, .dark])
  }

  @Test("A first responder that moves to a view in no window resigns")
  func movedResponder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let (box, field) = (UIView(frame: window.bounds), UITextField(frame: window.bounds))
    window.addSubview(box)
    box.addSubview(field)
    window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    UIView().addSubview(box)
    #expect(!field.isFirstResponder && !field.isEditing)
    window.addSubview(box)
    #expect(field.becomeFirstResponder())
    let inner = UIView()
    window.addSubview(inner)
    inner.addSubview(box)
    #expect(field.isFirstResponder, "it stays in its window")
  }
}
