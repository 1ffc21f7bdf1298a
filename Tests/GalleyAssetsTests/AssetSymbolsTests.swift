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
    "Are spelled as Xcode spells them",
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

  @Test("Of colors lose the word color; those that UIKit has are resources only")
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

  @Test("In namespaces are within an enumeration of that name")
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

  @Test("That would be the same are findings, and so are those without a letter")
  func findings() {
    let found = symbols("home-icon.imageset", "home_icon.imageset", "--.imageset")
    #expect(lines(found, "static let") == ["static let homeIcon = ImageResource("])
    #expect(found.findings.count == 2)
    #expect(found.findings.contains { $0.contains("'home-icon' and 'home_icon'") })
  }

  @Test("Have their assets' names between quotation marks, whatever is in them")
  func quotes() {
    let found = symbols("a\"b\\c.imageset")
    #expect(lines(found, "name:") == [#"name: "a\"b\\c", bundle: resourceBundle)"#])
  }

  @Test("Are none in an empty catalog")
  func empty() {
    let source = symbols().source(bundle: ".main")
    #expect(source.contains("Bundle = .main") && !source.contains("extension"))
  }
}
