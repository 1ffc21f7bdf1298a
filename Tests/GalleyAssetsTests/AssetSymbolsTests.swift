import GalleyAssets
import Testing

@Suite("The symbols of an asset catalog")
struct AssetSymbolsTests {
  private func symbols(_ folders: String..., namespaces: [String] = []) -> AssetSymbols {
    let files = folders.map { $0 + "/Contents.json" } + namespaces.map { $0 + "/Contents.json" }
    let catalog = AssetCatalog(files: files) { path in
      let folder = String(path.dropLast("/Contents.json".count))
      let isNamespace = namespaces.contains(folder)
      return Array(
        (isNamespace ? #"{"properties": {"provides-namespace": true}}"# : "{}").utf8)
    }
    return AssetSymbols([catalog])
  }

  private func lines(_ symbols: AssetSymbols, _ words: String) -> [String] {
    symbols.source(bundle: ".module").split(separator: "\n").map {
      $0.trimmingPrefix { $0 == " " }
    }.filter { $0.contains(words) }.map(String.init)
  }

  @Test(
    "The symbols of assets are spelled as Xcode spells them",
    arguments: [
      ("VenueHero", "venueHero"), ("ic_home-fill", "icHomeFill"), ("URLIcon", "urlIcon"),
      ("ABC", "abc"), ("moon", "moon"), ("2x", "_2x"), ("class", "`class`"), ("a b.c", "aBC"),
      ("heroImage", "hero"), ("Image", "image"), ("überblick", "überblick"),
    ])
  func names(name: String, symbol: String) {
    let found = lines(symbols("\(name).imageset"), "static let")
    #expect(found == ["static let \(symbol) = ImageResource("])
    #expect(
      lines(symbols("\(name).imageset"), "static var") == [
        "static var \(symbol): UIImage { UIImage(resource: .\(symbol)) }"
      ])
  }

  @Test("Symbols of colors lose the word color; a color that UIKit has gets no UIColor property")
  func colors() {
    let found = symbols("AccentColor.colorset", "red.colorset")
    #expect(
      lines(found, "static let") == [
        "static let accent = ColorResource(", "static let red = ColorResource(",
      ])
    #expect(
      lines(found, "static var") == ["static var accent: UIColor { UIColor(resource: .accent) }"])
    #expect(lines(found, "of its own").count == 1)
  }

  @Test("The symbols of a namespace are in an enumeration of that name")
  func namespaces() {
    let found = symbols(
      "icons/star.imageset", "icons/tabs/home.imageset", "plain/sun.imageset",
      namespaces: ["icons", "icons/tabs"])
    #expect(
      lines(found, "enum ") == ["enum Icons {", "enum Tabs {", "enum Icons {", "enum Tabs {"])
    #expect(
      lines(found, "static var") == [
        "static var sun: UIImage { UIImage(resource: .sun) }",
        "static var star: UIImage { UIImage(resource: .Icons.star) }",
        "static var home: UIImage { UIImage(resource: .Icons.Tabs.home) }",
      ])
    #expect(lines(found, "name: \"icons/tabs/home\"").count == 1)
  }

  @Test("Two assets with the same symbol are reported, and so is an asset without a letter")
  func findings() {
    let found = symbols("home-icon.imageset", "home_icon.imageset", "--.imageset")
    #expect(lines(found, "static let") == ["static let homeIcon = ImageResource("])
    #expect(found.findings.count == 2)
    #expect(found.findings.contains { $0.contains("'home-icon' and 'home_icon'") })
  }

  @Test("Quotation marks and backslashes in the name of an asset are escaped")
  func quotes() {
    let found = symbols("a\"b\\c.imageset")
    #expect(lines(found, "name:") == [#"name: "a\"b\\c", bundle: resourceBundle)"#])
  }

  @Test("An empty catalog has no symbols")
  func empty() {
    let source = symbols().source(bundle: ".main")
    #expect(source.contains("Bundle = .main") && !source.contains("extension"))
  }
}
