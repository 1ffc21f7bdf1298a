import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@Suite("Assets of a catalog")
@MainActor
struct CatalogTests {
  /// A bundle in a temporary folder, with a catalog of these files.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    for (path, data) in files {
      let file = root.appendingPathComponent("Media.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try #require(Bundle(url: root))
  }

  private func png(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .pngData { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
  }

  private func json(_ text: String) -> Data { Data(text.utf8) }

  private static let darkAppearance =
    #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  private func moons() throws -> Bundle {
    try bundle([
      "moon.imageset/Contents.json": json(
        """
        {"images": [{"idiom": "universal", "scale": "2x", "filename": "day.png"},
          {"idiom": "universal", "scale": "2x", "filename": "night.png", \(Self.darkAppearance)}]}
        """),
      "moon.imageset/day.png": png(.red, 20, 10), "moon.imageset/night.png": png(.blue, 20, 10),
      "tone.colorset/Contents.json": json(
        """
        {"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
          {"color": {"components": {"red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "0.5"}},
           \(Self.darkAppearance)}]}
        """),
      "list.dataset/Contents.json": json(
        #"{"data": [{"idiom": "universal", "filename": "list.txt", "universal-type-identifier": "public.text"}]}"#
      ),
      "list.dataset/list.txt": json("one two"),
    ])
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("An image has the size of its scale, and its asset knows the other variants")
  func image() throws {
    let image = try #require(UIImage(named: "moon", in: try moons(), compatibleWith: nil))
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 2)
    #expect(image.meanColor == UIColor.red.color)
    #expect(image.imageAsset?.image(with: dark).meanColor == UIColor.blue.color)
  }

  @Test("A variant from an asset has the traits for which it was chosen, and the same asset")
  func variantTraits() throws {
    let image = try #require(UIImage(named: "moon", in: try moons(), compatibleWith: nil))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let asset = try #require(image.imageAsset)
    for traits in [dark, light] {
      let variant = asset.image(with: traits)
      let chosen = variant.configuration?.traitCollection
      #expect(chosen?.userInterfaceStyle == traits.userInterfaceStyle)
      #expect(variant.imageAsset === asset)
    }
  }

  @Test("An image view shows the variant for its traits, and keeps a tint color of the image")
  func imageView() throws {
    let image = try #require(UIImage(named: "moon", in: try moons(), compatibleWith: nil))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    let view = UIImageView(image: image)
    window.addSubview(view)
    #expect(try pixel(of: window) == 0xFFFF_0000)
    window.overrideUserInterfaceStyle = .dark
    #expect(try pixel(of: window) == 0xFF00_00FF)
    view.image = image.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(try pixel(of: window) == 0xFF00_FF00)
  }

  /// The pixel in the middle of a picture of a window.
  private func pixel(of window: UIWindow) throws -> UInt32 {
    window.layoutIfNeeded()
    let png = try #require(window.galleyPNG())
    let picture = try #require(UIImage(data: png)?.cgImage).bitmap
    return picture.pixels[picture.height / 2 * picture.width + picture.width / 2]
  }

  @Test("Colors with the same name are equal if they are in the same catalog")
  func colorEquality() throws {
    let (bundle, other) = (try moons(), try moons())
    let color = try #require(UIColor(named: "tone", in: bundle, compatibleWith: nil))
    let same = try #require(UIColor(named: "tone", in: bundle, compatibleWith: nil))
    let foreign = try #require(UIColor(named: "tone", in: other, compatibleWith: nil))
    #expect(color == same && color.hash == same.hash)
    #expect(color != foreign && color.description == foreign.description)
    #expect(color.withAlphaComponent(0.5) != foreign.withAlphaComponent(0.5))
  }

  @Test("The mean color of a pattern is that of the variant for the traits")
  func pattern() throws {
    let image = try #require(UIImage(named: "moon", in: try moons(), compatibleWith: nil))
    let pattern = UIColor(patternImage: image)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(pattern.color(in: light) == UIColor.red.color)
    #expect(pattern.color(in: dark) == UIColor.blue.color)
    #expect(pattern.color(in: light) == UIColor.red.color)
    #expect(pattern.cgColor(in: light) === pattern.cgColor(in: light))
  }

  @Test("A color of a catalog is resolved with the traits")
  func color() throws {
    let color = try #require(UIColor(named: "tone", in: try moons(), compatibleWith: nil))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).color
        == UIColor.red.color)
    #expect(
      color.resolvedColor(with: dark).color == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).color)
  }

  @Test("Data assets, image resources and color resources are found by their names")
  func data() throws {
    let bundle = try moons()
    let asset = try #require(NSDataAsset(name: "list", bundle: bundle))
    #expect(asset.data == Data("one two".utf8) && asset.typeIdentifier == "public.text")
    #expect(UIImage(resource: ImageResource(name: "moon", bundle: bundle)).size.width == 10)
    #expect(
      UIColor(resource: ColorResource(name: "tone", bundle: bundle)).color == UIColor.red.color)
  }

  @Test("Data without a file, or with files for other devices only, is nil and reported as such")
  func unreadableData() throws {
    let bundle = try bundle([
      "list.dataset/Contents.json": json(
        #"{"data": [{"idiom": "universal", "filename": "gone.txt"}]}"#),
      "map.dataset/Contents.json": json(#"{"data": [{"idiom": "tv", "filename": "map.txt"}]}"#),
      "map.dataset/map.txt": json("one"),
    ])
    let found = reports {
      #expect(NSDataAsset(name: "list", bundle: bundle) == nil)
      #expect(NSDataAsset(name: "map", bundle: bundle) == nil)
    }
    #expect(found.map(\.topic) == [.asset, .asset])
    #expect(
      found.first?.message
        == "the data 'list' can't be read: no file Media.xcassets/list.dataset/gone.txt")
    #expect(found.last?.message.hasPrefix("the data 'map' has no file for ") == true)
  }

  @Test("A missing asset is nil, and reported once with similar names")
  func missing() throws {
    let bundle = try moons()
    let found = reports {
      for _ in 0..<2 {
        #expect(UIImage(named: "mon", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "Tone", in: bundle, compatibleWith: nil) == nil)
      }
    }
    #expect(found.map(\.topic) == [.asset, .asset])
    #expect(found.first?.message.hasSuffix("There is 'moon'") == true)
    #expect(found.last?.message == "no color is named 'Tone'. There is 'tone'")
  }

  @Test("A color without a value is nil, and the report does not propose the same name")
  func colorWithoutValue() throws {
    let bundle = try bundle([
      "Sky.colorset/Contents.json": json(#"{"colors": [{"idiom": "universal"}]}"#)
    ])
    let found = reports {
      #expect(UIColor(named: "Sky", in: bundle, compatibleWith: nil) == nil)
    }
    #expect(found.map(\.message) == ["the color 'Sky' has no value in its catalog"])
  }

  @Test("A color of other devices is nil, and the report does not propose the same name")
  func colorOfOtherDevices() throws {
    let bundle = try bundle([
      "Sky.colorset/Contents.json": json(
        #"{"colors": [{"idiom": "mac", "color": {"reference": "systemTealColor"}}]}"#)
    ])
    let found = reports {
      #expect(UIColor(named: "Sky", in: bundle, compatibleWith: nil) == nil)
    }
    #expect(found.map(\.message) == ["the color 'Sky' has no value for this device in its catalog"])
  }

  @Test("A file is found if its name has the same letters, written with other characters")
  func spellings() throws {
    let bundle = try bundle([
      "a.imageset/Contents.json": json(
        #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "e\#u{301}.png"}]}"#),
      "a.imageset/\u{E9}.png": png(.black, 4, 4),
    ])
    let image = try #require(UIImage(named: "a", in: bundle, with: nil))
    #expect(image.size == CGSize(width: 4, height: 4))
  }

  @Test("An image of a catalog is found by its name with the ending of a file")
  func fileName() throws {
    let bundle = try bundle([
      "a.imageset/Contents.json": json(
        #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "other.png"}]}"#),
      "a.imageset/other.png": png(.black, 20, 20),
    ])
    for name in ["a", "a.png", "a.PNG", "a.jpg", "a.jpeg"] {
      let image = try #require(UIImage(named: name, in: bundle, with: nil), "\(name)")
      #expect(image.size == CGSize(width: 20, height: 20))
    }
    _ = Report.gathering {
      #expect(UIImage(named: "other.png", in: bundle, with: nil) == nil)
    }
  }

  @Test("Templates, edges and insets are those of the catalog, in points")
  func properties() throws {
    let bundle = try bundle([
      "a.imageset/Contents.json": json(
        """
        {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png",
          "language-direction": "left-to-right", "alignment-insets": {"top": 2, "left": 4},
          "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
            "cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 6}}}],
         "properties": {"template-rendering-intent": "template"}}
        """), "a.imageset/a.png": png(.black, 20, 20),
    ])
    let image = try #require(UIImage(named: "a", in: bundle, with: nil))
    #expect(image.renderingMode == .alwaysTemplate && image.flipsForRightToLeftLayoutDirection)
    #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
    #expect(image.resizingMode == .tile)
    #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
  }

  @Test("The accent color of an app is that of its catalog, and app icons are not reported")
  func accent() throws {
    func accent(_ contents: String) throws -> UIColor? {
      let bundle = try bundle([
        "AccentColor.colorset/Contents.json": json(contents),
        "AppIcon.appiconset/Contents.json": json("{}"),
      ])
      return UIColor.accent(in: BundleCatalogs.catalogs(in: bundle))
    }
    // Xcode creates the accent color without a value.
    #expect(try accent(#"{"colors": [{"idiom": "universal"}]}"#) == nil)
    let orange = """
      {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.500", \
      "blue": "0.000", "alpha": "1.000"}}}
      """
    let found = try #require(try accent("{\"colors\": [\(orange)]}"))
    #expect(found.resolvedColor(with: dark) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor.accent(in: []) == nil && UIView().tintColor == .systemBlue)
  }

  @Test("An SVG is drawn at the screen's scale; a PDF without a page is a box, and reported")
  func vectors() throws {
    let one = #"{"images": [{"idiom": "universal", "filename": "a.FILE"}]}"#
    let bundle = try bundle([
      "a.imageset/Contents.json": json(one.replacing("FILE", with: "svg")),
      "a.imageset/a.svg": json(
        ##"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8" fill="#00ff00"/></svg>"##
      ),
      "b.imageset/Contents.json": json(one.replacing("FILE", with: "pdf")),
      "b.imageset/a.pdf": json("%PDF-1.4\n1 0 obj << /MediaBox [0 0 30 20] >>"),
    ])
    let image = try #require(UIImage(named: "a", in: bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 12, height: 8) && image.scale == 2)
    #expect(image.meanColor == UIColor.green.color)
    var size: CGSize?
    let found = reports { size = UIImage(named: "b", in: bundle, compatibleWith: nil)?.size }
    #expect(size == CGSize(width: 30, height: 20))
    #expect(found.map(\.topic) == [.asset])
  }

  @Test("The insets of a vector image are points, whatever the scale of the screen")
  func vectorInsets() throws {
    let bundle = try bundle([
      "a.imageset/Contents.json": json(
        """
        {"images": [{"idiom": "universal", "filename": "a.svg", "alignment-insets": {"top": 2},
          "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2},
            "cap-insets": {"top": 3, "left": 3, "bottom": 3, "right": 3}}}]}
        """),
      "a.imageset/a.svg": json(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8"/></svg>"#
      ),
    ])
    let image = try #require(UIImage(named: "a", in: bundle, compatibleWith: nil))
    #expect(image.scale == 2 && image.alignmentRectInsets.top == 2)
    #expect(image.capInsets == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
  }

  @Test("Alignment insets are mirrored with the image")
  func mirroredInsets() throws {
    func image(_ direction: String) throws -> UIImage {
      let bundle = try bundle([
        "a.imageset/Contents.json": json(
          """
          {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png",
            "language-direction": "\(direction)", "alignment-insets": {"left": 3, "right": 1}}]}
          """), "a.imageset/a.png": png(.black, 20, 10),
      ])
      return try #require(UIImage(named: "a", in: bundle, compatibleWith: nil))
    }
    let (left, right) = (try image("left-to-right"), try image("right-to-left"))
    #expect(left.alignmentRectInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 1))
    #expect(right.alignmentRectInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 3))
    let view = UIImageView(image: left)
    #expect(view.alignmentRectInsets.left == 3)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 3))
  }

  /// A catalog with a PDF of a red circle in the middle of a page of 20 points, and of more content.
  private func circle(and more: String = "") throws -> Bundle {
    let curves = """
      1 0 0 rg 18 10 m 18 14.4 14.4 18 10 18 c 5.6 18 2 14.4 2 10 c 2 5.6 5.6 2 10 2 c
      14.4 2 18 5.6 18 10 c f \(more)
      """
    return try bundle([
      "a.imageset/Contents.json": json(
        #"{"images": [{"idiom": "universal", "filename": "a.pdf"}], "properties": {"preserves-vector-representation": true}}"#
      ),
      "a.imageset/a.pdf": json(
        """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /MediaBox [0 0 20 20] /Contents 4 0 R >> endobj
        4 0 obj << /Length \(curves.utf8.count) >> stream
        \(curves)
        endstream endobj
        """),
    ])
  }

  @Test("A PDF is drawn at the screen's scale, and in the size of a view if it stays a vector")
  func pages() throws {
    var image: UIImage?
    let found = try reports {
      image = UIImage(named: "a", in: try circle(), compatibleWith: nil)
    }
    let drawn = try #require(image?.bitmap)
    #expect(found == [] && image?.size == CGSize(width: 20, height: 20))
    #expect(drawn.width == 40 && drawn[20, 20] == UIColor.red.color && drawn[1, 1].alpha == 0)
    let vector = try #require(image?.content.vector)
    let large = try #require(vector.bitmap(size: CGSize(width: 40, height: 40), scale: 1))
    #expect(large.width == 40 && large[30, 20] == UIColor.red.color && large[1, 1].alpha == 0)
  }

  @Test("The parts of a PDF that can't be drawn are reported")
  func omissions() throws {
    let bundle = try circle(and: "BT (some text) Tj ET")
    let found = reports { _ = UIImage(named: "a", in: bundle, compatibleWith: nil) }
    #expect(found.count == 1 && "\(found)".contains("a text"))
  }

  // MARK: Languages and directions

  @Test("An image that differs from one language to another is that of the screen's language")
  func languages() throws {
    let bundle = try bundle([
      "flag.imageset/Contents.json": json(
        """
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "any.png"},
          {"idiom": "universal", "scale": "1x", "filename": "de.png", "locale": "de"},
          {"idiom": "universal", "scale": "1x", "filename": "at.png", "locale": "de-AT"}],
         "properties": {"localizable": true}}
        """),
      "flag.imageset/any.png": png(.red, 4, 4), "flag.imageset/de.png": png(.green, 4, 4),
      "flag.imageset/at.png": png(.blue, 4, 4),
    ])
    func color(_ language: GalleyLanguage) -> UInt32? {
      language.performAsCurrent {
        UIImage(named: "flag", in: bundle, compatibleWith: nil)?.cgImage?.bitmap.pixels.first
      }
    }
    #expect(color("en") == 0xFFFF_0000 && color("fr") == 0xFFFF_0000)
    #expect(color("de") == 0xFF00_FF00 && color("de-CH") == 0xFF00_FF00)
    #expect(color("de-AT") == 0xFF00_00FF)
    // An image view follows the language of its window.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    window.addSubview(
      UIImageView(image: try #require(UIImage(named: "flag", in: bundle, compatibleWith: nil))))
    #expect(try pixel(of: window) == 0xFFFF_0000)
    let scene = window.windowScene ?? UIWindowScene()
    scene.language = "de"
    window.windowScene = scene
    window.subviews.first?.setNeedsDisplay()
    #expect(try pixel(of: window) == 0xFF00_FF00)
  }

  /// An image of pixels in a row.
  private func row(_ colors: [UIColor]) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: colors.count, height: 1)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }
  }

  @Test(
    "The caps of an image with a language direction are mirrored with the layout direction",
    arguments: ["left-to-right", "right-to-left"])
  func slicingByDirection(side: String) throws {
    // Two pixels keep their size at the left, one at the right.
    let bundle = try bundle([
      "bubble.imageset/Contents.json": json(
        """
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png", "language-direction": "\(side)",
          "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
            "capInsets": {"left": 2, "right": 1}}}]}
        """), "bubble.imageset/a.png": row([.red, .red, .green, .blue]),
    ])
    let image = try #require(UIImage(named: "bubble", in: bundle, compatibleWith: nil))
    func drawn(_ direction: UITraitEnvironmentLayoutDirection) throws -> [UInt32] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
      window.traitOverrides.layoutDirection = direction
      window.traitOverrides.displayScale = 1
      let view = UIImageView(image: image)
      view.frame = window.bounds
      window.addSubview(view)
      window.layoutIfNeeded()
      let png = try #require(window.galleyPNG(scale: 1))
      return Array(try #require(UIImage(data: png)?.cgImage).bitmap.pixels)
    }
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
    let asDrawn = [red, red] + Array(repeating: green, count: 5) + [blue]
    let isLeft = side == "left-to-right"
    #expect(try drawn(.leftToRight) == (isLeft ? asDrawn : asDrawn.reversed()))
    #expect(try drawn(.rightToLeft) == (isLeft ? asDrawn.reversed() : asDrawn))
  }

  @Test("The cap insets of a flipped image apply to the sides where they are visible")
  func mirroredEdges() throws {
    let image = try #require(UIImage(data: row([.red, .red, .green, .blue])))
      .withHorizontallyFlippedOrientation()
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2), resizingMode: .stretch)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 1), format: format).image {
      _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
    #expect(
      Array(try #require(drawn.cgImage).bitmap.pixels)
        == [blue] + Array(repeating: green, count: 5) + [red, red])
  }

  // MARK: Configurations and symbols

  @Test("A configuration with traits chooses the variant of an image")
  func configuration() throws {
    let image = try #require(UIImage(named: "moon", in: try moons(), with: nil))
    let night = image.withConfiguration(UIImage.Configuration(traitCollection: dark))
    #expect(night.cgImage?.bitmap.pixels.first == 0xFF00_00FF)
    #expect(night.configuration?.traitCollection == dark)
    #expect(
      UIImage(
        named: "moon", in: try moons(), with: UIImage.Configuration(traitCollection: dark))?
        .cgImage?.bitmap.pixels.first == 0xFF00_00FF)
    // An image that is in no catalog has no variants.
    let other = try #require(UIImage(data: png(.red, 4, 4)))
    #expect(other.withConfiguration(UIImage.Configuration(traitCollection: dark)) === other)
  }

  @Test("A symbol of a catalog has the size and the weight of its configuration")
  func symbol() throws {
    func group(_ weight: String, _ x: Int, _ line: Int, _ width: Int) -> String {
      """
      <g id="\(weight)-M" transform="matrix(1 0 0 1 \(x) \(line))"><path d="M0 0h\(width)v-100h-\(width)z"/></g>
      """
    }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Notes"><rect width="3300" \
      height="2200"/></g><g id="Symbols">\(group("Regular", 1000, 1126, 100))\(group("Bold", 2000, 1126, 150))</g></svg>
      """
    let bundle = try bundle([
      "box.symbolset/Contents.json": json(
        #"{"symbols": [{"idiom": "universal", "filename": "box.svg"}]}"#),
      "box.symbolset/box.svg": json(svg),
      "bad.symbolset/Contents.json": json(
        #"{"symbols": [{"idiom": "universal", "filename": "bad.svg"}]}"#),
      "bad.symbolset/bad.svg": json("<svg/>"),
    ])
    let image = try #require(UIImage(named: "box", in: bundle, compatibleWith: nil))
    #expect(image.isSymbolImage && image.size == CGSize(width: 17, height: 17))
    #expect(image.description == "<UIImage symbol(box) {17, 17}>")
    let large = image.applyingSymbolConfiguration(.init(pointSize: 40, weight: .bold))
    #expect(large?.size == CGSize(width: 60, height: 40))
    #expect(
      UIImage(named: "box", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 20))?.size
        == CGSize(width: 20, height: 20))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 17, height: 17))
    window.tintColor = .blue
    window.addSubview(UIImageView(image: image))
    #expect(try pixel(of: window) == 0xFF00_00FF)
    var bad: UIImage?
    let found = reports { bad = UIImage(named: "bad", in: bundle, compatibleWith: nil) }
    #expect(bad == nil && found.count == 1 && found[0].message.contains("no symbol in"))
  }

  /// A symbol of a catalog, with these shapes and rules of CSS.
  private func ownSymbol(_ shapes: String, style: String, intent: String) throws -> UIImage {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>\(style)</style><g id="Symbols">
      <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)">\(shapes)</g></g></svg>
      """
    let bundle = try bundle([
      "box.symbolset/Contents.json": json(
        """
        {"symbols": [{"idiom": "universal", "filename": "box.svg"}],
         "properties": {"symbol-rendering-intent": "\(intent)"}}
        """), "box.symbolset/box.svg": json(svg),
    ])
    return try #require(UIImage(named: "box", in: bundle, compatibleWith: nil))
  }

  private func colors(_ image: UIImage?) -> String? {
    image?.displayList(in: CGRect(x: 0, y: 0, width: 10, height: 10), tint: .black).description
  }

  @Test("A symbol of a catalog has its own colors if code or the catalog requests them")
  func symbolColors() throws {
    func image(_ intent: String) throws -> UIImage {
      try ownSymbol(
        #"<path class="monochrome-0 multicolor-0:custom" d="M0 0h100v-100h-100z"/>"#,
        style: ".multicolor-0:custom {fill:#5865F2}", intent: intent)
    }
    let (plain, colored) = (try image("template"), try image("multicolor"))
    #expect(colors(plain)?.contains("#000000") == true)
    #expect(colors(colored)?.contains("#5865F2") == true)
    #expect(
      colors(plain.applyingSymbolConfiguration(.preferringMulticolor()))?.contains("#5865F2")
        == true)
    #expect(
      colors(colored.applyingSymbolConfiguration(.preferringMonochrome()))?.contains("#000000")
        == true)
  }

  @Test("A symbol of a catalog may be hierarchical, or multicolor with shapes that erase")
  func symbolIntents() throws {
    func drawn(_ intent: String) throws -> String {
      let image = try ownSymbol(
        """
        <path class="multicolor-0:systemRedColor" d="M0 0h100v-100h-100z"/>
        <path class="hierarchical-1:secondary multicolor-1:systemBlueColor" d="M0 0h50v-50h-50z"/>
        """,
        style: ".multicolor-1:systemBlueColor {-sfsymbols-clear-behind:true}", intent: intent)
      return try #require(colors(image))
    }
    let (shades, colored) = (try drawn("hierarchical"), try drawn("multicolor"))
    #expect(shades.contains("#00000080") && !shades.contains("destinationOut"))
    #expect(colored.contains("\(UIColor.systemRed.color)"))
    #expect(colored.contains("destinationOut"))
    #expect(!colored.contains("\(UIColor.systemBlue.color)"))
  }

  // MARK: Folders

  @Test("Images of a sprite atlas are found by their names, and tags are not reported")
  func spriteAtlas() throws {
    let bundle = try bundle([
      "Game.spriteatlas/Contents.json": json(#"{"info": {"version": 1, "author": "xcode"}}"#),
      "Game.spriteatlas/hero.imageset/Contents.json": json(
        """
        {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}],
         "properties": {"on-demand-resource-tags": ["level1"], "compression-type": "lossy"}}
        """), "Game.spriteatlas/hero.imageset/a.png": png(.red, 4, 4),
    ])
    var image: UIImage?
    let found = reports { image = UIImage(named: "hero", in: bundle, compatibleWith: nil) }
    #expect(image?.size == CGSize(width: 4, height: 4) && found.isEmpty)
  }

  @Test("Symbolic links in a catalog are followed, and one to an enclosing folder does not loop")
  func links() throws {
    let elsewhere = try bundle(["a.imageset/Contents.json": json("{}")])
    let outside = elsewhere.bundleURL.appendingPathComponent("far.png")
    try png(.blue, 4, 4).write(to: outside)
    let bundle = try bundle([
      "Group/near.imageset/Contents.json": json(
        #"{"images": [{"idiom": "universal", "filename": "link.png", "scale": "1x"}]}"#)
    ])
    let catalog = bundle.bundleURL.appendingPathComponent("Media.xcassets")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: catalog.appendingPathComponent("Group/near.imageset/link.png"),
      withDestinationURL: outside)
    try manager.createSymbolicLink(
      at: catalog.appendingPathComponent("Group/Again"), withDestinationURL: catalog)
    try manager.createSymbolicLink(
      at: bundle.bundleURL.appendingPathComponent("Other.xcassets"), withDestinationURL: catalog)
    var image: UIImage?
    let found = reports { image = UIImage(named: "near", in: bundle, compatibleWith: nil) }
    #expect(image?.cgImage?.bitmap.pixels.first == 0xFF00_00FF && found.isEmpty)
  }

  @Test("A dark variant that is registered with an image's asset is shown in dark mode")
  func registered() throws {
    let light = try #require(UIImage(data: png(.red, 4, 4)))
    let night = try #require(UIImage(data: png(.blue, 4, 4)))
    light.imageAsset?.register(night, with: dark)
    #expect(light.imageAsset?.image(with: dark) === night)
    #expect(light.resolved(for: .current(with: dark)) === night)
    #expect(light.resolved(for: .current) === light)
  }
}
