import Testing

@testable import GalleyPorting

@Suite("An app's resources")
struct AppResourcesTests {
  @Test("Resources are side by side in the bundle, and translations in folders of their languages")
  func names() {
    let resources = AppResources([
      "/app/Screens/Base.lproj/Main.storyboard", "/app/Screens/de.lproj/Main.strings",
      "/app/Cells/Row.xib", "/app/Assets.xcassets",
    ])
    #expect(
      resources.files == [
        "Base.lproj/Main.storyboard": "/app/Screens/Base.lproj/Main.storyboard",
        "de.lproj/Main.strings": "/app/Screens/de.lproj/Main.strings",
        "Row.xib": "/app/Cells/Row.xib", "Assets.xcassets": "/app/Assets.xcassets",
      ])
  }

  @Test("Nibs and storyboards are also found by the names of compiled files")
  func compiledNames() {
    let resources = AppResources([
      "/app/Screens/Base.lproj/Main.storyboard", "/app/Cells/Row.xib", "/app/Old/Tile.xib",
      "/app/Old/Tile.nib", "/app/Assets.xcassets",
    ])
    #expect(
      resources.links == [
        "Base.lproj/Main.storyboard": "/app/Screens/Base.lproj/Main.storyboard",
        "Base.lproj/Main.storyboardc": "/app/Screens/Base.lproj/Main.storyboard",
        "Row.xib": "/app/Cells/Row.xib", "Row.nib": "/app/Cells/Row.xib",
        "Tile.xib": "/app/Old/Tile.xib", "Tile.nib": "/app/Old/Tile.nib",
        "Assets.xcassets": "/app/Assets.xcassets",
      ])
  }

  @Test("The first of two resources with one name is used, and a file may get another name")
  func conflicts() {
    var resources = AppResources(["/app/A/data.json", "/app/B/data.json"])
    resources.add("/app/Support/Feed-Info.plist", as: "Info.plist")
    #expect(
      resources.files == [
        "data.json": "/app/A/data.json", "Info.plist": "/app/Support/Feed-Info.plist",
      ])
  }

  @Test("The main bundle is replaced in an app, and not in tests")
  func source() {
    let app = AppResources.source(module: "Feed", isTest: false)
    // The target's code may be on the main actor by default.
    #expect(app.contains("nonisolated static var main"), "\(app)")
    #expect(app.contains("bundle(ofModule: \"Feed\")"), "\(app)")
    let tests = AppResources.source(module: "FeedTests", isTest: true)
    #expect(!tests.contains("static var main"), "\(tests)")
    #expect(tests.contains("init(for aClass"), "\(tests)")
  }
}
