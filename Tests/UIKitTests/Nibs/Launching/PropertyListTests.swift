import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The property list of an application")
struct PropertyListTests {
  @Test("The orientations of a pad can differ from those of a phone")
  func orientations() {
    let list = PropertyList(
      module: "Feed",
      values: [
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ],
        "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"],
      ])
    #expect(orientations(of: list, on: .phone) == .landscape)
    #expect(orientations(of: list, on: .pad) == .portrait)
  }

  /// Returns the orientations that an application on a device of a kind supports.
  private func orientations(
    of list: PropertyList, on idiom: UIUserInterfaceIdiom
  ) -> UIInterfaceOrientationMask? {
    let device = UIDevice()
    device.userInterfaceIdiom = idiom
    let application = UIApplication(in: UIWindowScene(), on: device)
    return application.performAsCurrent { list.orientations }
  }

  @Test("The property list can name one appearance for all windows, which views can override")
  func appearance() {
    func style(_ name: String) -> UIUserInterfaceStyle? {
      PropertyList(module: "Feed", values: ["UIUserInterfaceStyle": name]).userInterfaceStyle
    }
    #expect(style("Light") == .light && style("Dark") == .dark && style("Automatic") == nil)
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    scene.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    scene.listedStyle = .light
    #expect(window.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("The appearance in the property list is announced as other changes of traits are")
  func announcedAppearance() {
    final class Scene: UIWindowScene {
      var before: [UIUserInterfaceStyle] = []

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        before.append(previous?.userInterfaceStyle ?? .unspecified)
      }
    }
    let scene = Scene()
    scene.listedStyle = .dark
    scene.listedStyle = .dark
    scene.listedStyle = nil
    #expect(scene.before == [.light, .dark])
  }

  @Test("The property list can let the application decide the look of the status bar")
  func statusBar() {
    let values: [String: Any] = [
      "UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
    ]
    #expect(PropertyList(module: "Feed", values: values).statusBarLook == nil)
    let key = "UIViewControllerBasedStatusBarAppearance"
    let own = PropertyList(module: "Feed", values: values.merging([key: false]) { $1 })
    #expect(own.statusBarLook == StatusBarLook(style: .lightContent, isHidden: true))
    let plain = PropertyList(module: "Feed", values: [key: false])
    #expect(plain.statusBarLook == StatusBarLook())
  }

  @Test("An application that decides the look of the status bar does not ask controllers for it")
  func statusBarOfApplication() throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let scene = UIWindowScene()
    let application = UIApplication(in: scene, on: UIDevice())
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    window.deviceSafeArea.top = 20
    application.statusBarLook = StatusBarLook()
    window.rootViewController = Light()
    window.makeKeyAndVisible()
    let manager = try #require(scene.statusBarManager)
    #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
    application.statusBarStyle = .darkContent
    #expect(manager.statusBarStyle == .darkContent)
    application.setStatusBarHidden(true, with: .none)
    #expect(manager.isStatusBarHidden && application.statusBarFrame == .zero)
    application.statusBarLook = nil
    application.statusBarStyle = .darkContent
    window.rootViewController?.setNeedsStatusBarAppearanceUpdate()
    #expect(application.statusBarStyle == .lightContent && application.isStatusBarHidden)
  }

  @Test("Without an entry, or with an empty one, the property list does not say the orientations")
  func noOrientations() {
    let key = "UISupportedInterfaceOrientations"
    #expect(PropertyList(module: "Feed", values: [:]).orientations == nil)
    let empty = PropertyList(module: "Feed", values: [key: [String]()])
    #expect(empty.orientations == nil)
    let unknown = PropertyList(module: "Feed", values: [key: ["Sideways"]])
    #expect(unknown.orientations == nil)
    let upright = PropertyList(
      module: "Feed",
      values: [
        key: ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown"]
      ])
    #expect(orientations(of: upright, on: .pad) == [.portrait, .portraitUpsideDown])
  }
}
