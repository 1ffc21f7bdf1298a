import Foundation
import Testing

@testable import GalleyPorting

@Suite("An app's property list")
struct AppPropertyListTests {
  private func list(_ path: String, _ values: [String: Any]) throws -> AppPropertyList {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    return try #require(AppPropertyList(path: path, data: data))
  }

  private func app(_ lists: [AppPropertyList]) -> String? {
    AppPropertyList.ofApp(among: lists)?.path
  }

  @Test(
    "The property list of an app is the one with entries for UIKit, or the one named Info.plist")
  func choice() throws {
    let service = try list("App/GoogleService-Info.plist", ["API_KEY": "1"])
    let plain = try list("App/Info.plist", [:])
    let scenes = try list("App/Feed-Info.plist", ["UIApplicationSceneManifest": [String: Any]()])
    let both = try list("Feed/Info.plist", ["UIApplicationSceneManifest": [String: Any]()])
    #expect(app([service, plain]) == "App/Info.plist")
    #expect(app([scenes, service, plain]) == "App/Feed-Info.plist")
    #expect(app([scenes, both]) == "Feed/Info.plist")
    #expect(app([service]) == "App/GoogleService-Info.plist")
    let storyboard = try list("Demo/Info.plist", ["UIMainStoryboardFile": "Main"])
    #expect(app([plain, storyboard]) == "Demo/Info.plist")
    #expect(app([]) == nil)
  }

  @Test("The property list of an app is named Info.plist, or something that ends with -Info.plist")
  func names() {
    #expect(AppPropertyList.isNamedSo("Info.plist"))
    #expect(AppPropertyList.isNamedSo("Feed-Info.plist"))
    #expect(!AppPropertyList.isNamedSo("Settings.plist"))
    #expect(AppPropertyList(path: "Info.plist", data: Data("no list".utf8)) == nil)
  }

  @Test("The source for a property list compiles in a target that is on the main actor by default")
  func isolation() throws {
    let source = try list("Info.plist", ["NSPrincipalClass": "Feed"]).source
    #expect(source.contains("nonisolated public override class var values"), "\(source)")
  }

  @Test("The source for a property list has the entries that UIKit reads, and no others")
  func source() throws {
    let named = try list("Info.plist", ["NSPrincipalClass": "Feed", "CFBundleName": "Feed"])
    #expect(named.isReadAtLaunch)
    #expect(
      named.source.contains(
        "values: [String: Any] { [\"NSPrincipalClass\": \"Feed\"] as [String: Any] }"))
    let old = try list("Info.plist", ["UIMainStoryboardFile": "Main", "UIAppFonts": ["A.ttf"]])
    #expect(old.source.contains("\"UIAppFonts\": [\"A.ttf\"] as [Any]"), "\(old.source)")
    #expect(old.source.contains("\"UIMainStoryboardFile\": \"Main\""), "\(old.source)")
    let key = "UISupportedInterfaceOrientations"
    let game = try list("Info.plist", [key: ["UIInterfaceOrientationLandscapeLeft"]])
    #expect(game.source.contains("\"\(key)\": [\"UIInterfaceOrientationLandscapeLeft\"]"))
    let nib = try list("Info.plist", ["NSMainNibFile": "Main", "NSMainNibFile~ipad": "Wide"])
    #expect(nib.source.contains("\"NSMainNibFile~ipad\": \"Wide\""), "\(nib.source)")
    for device in ["", "~ipad", "~iphone"] {
      let dark = try list("Info.plist", ["UIUserInterfaceStyle\(device)": "Dark"])
      #expect(
        dark.source.contains("\"UIUserInterfaceStyle\(device)\": \"Dark\""), "\(dark.source)")
    }
    let bar = try list(
      "Info.plist",
      ["UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarHidden": true])
    #expect(bar.source.contains("\"UIStatusBarHidden\": true"), "\(bar.source)")
    let other = try list("Info.plist", ["CFBundleName": "Feed"])
    #expect(!other.isReadAtLaunch)
    #expect(other.source == "// Info.plist has no entry that UIKit reads.\n")
  }
}
