import GalleyAssets
import TestSupport
import Testing

@Suite("An asset catalog")
struct AssetCatalogTests {
  private func catalog(_ files: [String: String]) -> AssetCatalog {
    AssetCatalog(files: Array(files.keys)) { files[$0].map { Array($0.utf8) } }
  }

  @Test("Only folders that provide a namespace are part of names")
  func namespaces() {
    let catalog = catalog([
      "Contents.json": "{}", "moon.imageset/Contents.json": "{}",
      "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/star.imageset/Contents.json": "{}", "Plain/Contents.json": "{}",
      "Plain/sun.imageset/Contents.json": "{}", "Plain/brand.colorset/Contents.json": "{}",
      "Icons/Deep/far.imageset/Contents.json": "{}",
    ])
    #expect(catalog.names(of: .image) == ["Icons/far", "Icons/star", "moon", "sun"])
    #expect(catalog.names(of: .color) == ["brand"])
    #expect(catalog.folder(of: .image, named: "Icons/star") == "Icons/star.imageset")
    #expect(catalog.findings.isEmpty)
  }

  @Test("Unknown kinds of assets, repeated names and damaged files are reported as findings")
  func findings() {
    let catalog = catalog([
      "AppIcon.appiconset/Contents.json": "{}", "Game.mipmapset/Contents.json": "{}",
      "A/moon.imageset/Contents.json": "{}",
      "B/moon.imageset/Contents.json": "{}", "C/Contents.json": "[",
    ])
    #expect(
      catalog.findings.map(\.file).sorted() == [
        "B/moon.imageset", "C/Contents.json", "Game.mipmapset",
      ])
    #expect(catalog.folder(of: .image, named: "moon") == "A/moon.imageset")
  }

  @Test("A catalog of 100,000 entries is opened quickly, and finds each entry at once")
  func large() throws {
    let files = (0..<100_000).map { "Group\($0 % 100)/a\($0).imageset/Contents.json" }
    var catalog = AssetCatalog(files: []) { _ in nil }
    let opening = processorTime {
      catalog = AssetCatalog(files: files) { path in
        path.hasSuffix("/Contents.json")
          ? Array(#"{"images": [{"idiom": "universal", "filename": "x.png"}]}"#.utf8) : nil
      }
    }
    #expect(catalog.names(of: .image).count == 100_000 && catalog.findings.isEmpty)
    var found = 0
    let asking = try processorTime {
      for index in stride(from: 0, to: 100_000, by: 100) {
        found += try catalog.images(named: "a\(index)")?.variants.count ?? 0
      }
    }
    #expect(found == 1_000)
    // The limits are generous: only work that takes thousands of times as long exceeds them.
    #expect(opening < .seconds(60) && asking < .seconds(20), "\(opening), \(asking)")
  }

  @Test("The file of an asset is read when the asset is requested")
  func lazy() throws {
    let catalog = AssetCatalog(files: (0..<1_000).map { "a\($0).imageset/Contents.json" }) { path in
      path.hasPrefix("a7.") ? Array("{}".utf8) : nil
    }
    #expect(catalog.names(of: .image).count == 1_000 && catalog.findings.isEmpty)
    #expect(try catalog.images(named: "a7")?.variants.isEmpty == true)
    #expect(throws: AssetFinding(file: "a8.imageset/Contents.json", "there is no such file")) {
      try catalog.images(named: "a8")
    }
  }

  @Test("A variant of an image has its traits, its slicing and its direction")
  func image() throws {
    let images = try #require(
      try catalog([
        "a.imageset/Contents.json": """
        {"images": [{"idiom": "ipad", "scale": "2x", "filename": "a@2x.png", "width-class": "compact",
          "display-gamut": "display-P3", "language-direction": "left-to-right", "subtype": "retina4",
          "locale": "he", "appearances": [{"appearance": "luminosity", "value": "dark"},
          {"appearance": "contrast", "value": "high"}],
          "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 6, "right": 8},
            "center": {"mode": "tile", "width": 2, "height": 9}},
          "alignment-insets": {"top": 2}},
          {"idiom": "universal", "scale": "3x"}],
         "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
        """
      ]).images(named: "a"))
    let variant = try #require(images.variants.first)
    #expect(images.variants.count == 1 && images.findings.isEmpty)
    #expect(images.intent == .template && images.preservesVector)
    #expect(variant.file == "a.imageset/a@2x.png" && variant.mirroredFrom == .leftToRight)
    var traits = AssetTraits()
    traits.idiom = .ipad
    traits.scale = 2
    traits.isDark = true
    traits.isHighContrast = true
    traits.gamut = .displayP3
    traits.locale = "he"
    traits.widthClass = .compact
    traits.subtype = "retina4"
    #expect(variant.traits == traits)
    #expect(variant.slicing?.insets.left == 6 && variant.slicing?.insets.right == 8)
    #expect(variant.slicing?.centerWidth == 2 && variant.slicing?.centerHeight == nil)
    #expect(variant.slicing?.isTiled == true && variant.alignmentInsets?.top == 2)
  }

  @Test(
    "A color component is a fraction, a number up to 255, or a hexadecimal number",
    arguments: [
      (#""0.500""#, 0.5), (#""0xFF""#, 1.0), (#""51""#, 0.2), (#""1""#, 1.0 / 255), ("0.25", 0.25),
      (#""-0.1""#, -0.1),
    ] as [(String, Double)])
  func parts(text: String, value: Double) throws {
    let colors = try #require(
      try catalog([
        "c.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
          "components": {"red": \(text), "green": "0", "blue": "0", "alpha": "1"}}}]}
        """
      ]).colors(named: "c"))
    #expect(colors.variants.map(\.value) == [.parts(.displayP3, [value, 0, 0], alpha: 1)])
  }

  @Test("A color may be a gray or a system color")
  func otherColors() throws {
    let colors = try #require(
      try catalog([
        "c.colorset/Contents.json": """
        {"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.25"}}},
          {"color": {"platform": "ios", "reference": "systemBlueColor"}}]}
        """
      ]).colors(named: "c"))
    #expect(
      colors.variants.map(\.value) == [
        .parts(.gray, [0.5], alpha: 0.25), .system("systemBlueColor"),
      ])
  }

  @Test(
    "A file with unexpected content is reported with its line, and never traps",
    arguments: [
      "", "[]", "{\"images\": 3}", "{\"images\": [3]}", "{\"images\": [{\"filename\": 3}]}",
      "{\"images\": [{\"filename\": \"../../x.png\"}]}",
      "{\"images\": [{\"filename\": \"a\", \"scale\": \"nanx\"}]}",
      "{\"images\": [{\"filename\": \"a\", \"appearances\": {}}]}",
    ])
  func hostile(text: String) {
    let catalog = catalog(["🌙.imageset/Contents.json": text])
    do {
      let images = try catalog.images(named: "🌙")
      #expect(images?.variants.isEmpty == true)
      #expect(images?.findings.map(\.line) == [1])
    } catch {
      #expect(error.file == "🌙.imageset/Contents.json" && error.line == 1)
    }
  }

  @Test("Names are similar if they differ in case, in the namespace or in a few letters")
  func near() {
    let names = ["Icons/star", "moon", "sunrise", "planet"]
    #expect(names.near("star") == ["Icons/star"])
    #expect(names.near("Moon") == ["moon"])
    #expect(names.near("sunrize") == ["sunrise"])
    #expect(names.near("x").isEmpty)
  }
}

@Suite("The variant of an asset")
struct AssetChoiceTests {
  private struct Variant: AssetVariant {
    var name: String
    var traits = AssetTraits()

    init(_ name: String, _ change: (inout AssetTraits) -> Void = { _ in }) {
      self.name = name
      change(&traits)
    }
  }

  private func choice(_ variants: [Variant], _ change: (inout AssetTraits) -> Void) -> String? {
    var wanted = AssetTraits()
    wanted.idiom = .iphone
    wanted.scale = 2
    change(&wanted)
    return variants.best(for: wanted)?.name
  }

  @Test("The variant of the screen's scale is chosen, else the next larger, else the next smaller")
  func scale() {
    let all = [("1x", 1.0), ("3x", 3.0)].map { name, scale in Variant(name) { $0.scale = scale } }
    #expect(choice(all) { $0.scale = 2 } == "3x")
    #expect(choice(all) { $0.scale = 1 } == "1x")
    #expect(choice(all) { $0.scale = 4 } == "3x")
  }

  @Test("The variant of the device's idiom is chosen, else the universal; a Mac uses the iPad's")
  func idiom() {
    let pad = Variant("pad") { $0.idiom = .ipad }
    let all = [Variant("any"), pad]
    #expect(choice(all) { $0.idiom = .ipad } == "pad")
    #expect(choice(all) { $0.idiom = .mac } == "pad")
    #expect(choice(all) { _ in } == "any")
    #expect(choice([pad]) { _ in } == nil)
  }

  @Test(
    "A matching appearance counts more than the scale; another one is used if none matches")
  func appearance() {
    let dark = Variant("dark") {
      $0.isDark = true
      $0.scale = 1
    }
    let all = [Variant("any") { $0.scale = 2 }, dark]
    #expect(choice(all) { $0.isDark = true } == "dark")
    #expect(choice(all) { $0.isDark = false } == "any")
    #expect(choice([dark]) { $0.isDark = false } == "dark")
    let strong = Variant("strong") { $0.isHighContrast = true }
    #expect(choice(all + [strong]) { $0.isHighContrast = true } == "strong")
    #expect(
      choice(all + [strong]) {
        $0.isHighContrast = true
        $0.isDark = true
      } == "dark")
  }

  @Test("The variant with the wanted language, direction, size class or gamut is chosen")
  func others() {
    let all = [
      Variant("any"), Variant("pt") { $0.locale = "pt" },
      Variant("rtl") { $0.direction = .rightToLeft },
      Variant("wide") { $0.widthClass = .regular }, Variant("p3") { $0.gamut = .displayP3 },
    ]
    #expect(choice(all) { $0.locale = "pt-BR" } == "pt")
    #expect(choice(all) { $0.direction = .rightToLeft } == "rtl")
    #expect(choice(all) { $0.widthClass = .regular } == "wide")
    #expect(choice(all) { $0.gamut = .displayP3 } == "p3")
    #expect(choice(all) { $0.gamut = .sRGB } == "any")
  }
}
