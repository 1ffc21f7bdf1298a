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
