import Testing
@testable import GalleyUIKit

@Suite("The bundles of modules")
struct ResourceBundlesTests {
  @Test(
    "A module's bundle is named for its package and its target",
    arguments: [
      ("Feed", "App_Feed.resources"), ("Row_Kit", "App_Row-Kit.resources"),
      ("Kit", "App_Kit.bundle"), ("Row", nil),
    ] as [(String, String?)])
  func packaged(module: String, name: String?) {
    let names = [
      "App.resources", "App_Feed.resources", "App_Row-Kit.resources", "App_Kit.bundle",
      "App_Row.txt", "Row.bundle",
    ]
    #expect(ResourceBundles.packagedName(ofModule: module, among: names) == name)
  }

  @Test("A module whose name ends another module's name gets its own bundle")
  func shortest() {
    let names = ["App_My_Feed.resources", "App_Feed.resources"]
    #expect(
      ResourceBundles.packagedName(ofModule: "Feed", among: names) == "App_Feed.resources")
    #expect(
      ResourceBundles.packagedName(ofModule: "My_Feed", among: names) == "App_My_Feed.resources")
  }
}
