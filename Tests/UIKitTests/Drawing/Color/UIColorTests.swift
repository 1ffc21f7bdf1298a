import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("A color")
struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("A dynamic color is resolved again with other traits")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
  }

  @Test("A literal is a color of UIKit, or of Core Graphics where one is expected")
  @MainActor
  func literals() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(layer.borderColor?.components == [1, 0.5, 0, 0.25])
  }

  @Test("A dynamic color that returns itself is clear, and does not hang")
  func endless() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .black }
    box.color = color
    #expect(color.cgColor == UIColor.clear.cgColor)
    box.color = nil
  }

  @Test(
    "System colors have Apple's values in light and dark mode",
    arguments: [
      (UIColor.systemBackground, "#FFFFFF", "#000000"),
      (.secondarySystemBackground, "#F2F2F7", "#1C1C1E"),
      (.label, "#000000", "#FFFFFF"), (.secondaryLabel, "#3C3C4399", "#EBEBF599"),
      (.systemBlue, "#007AFF", "#0A84FF"), (.systemGray6, "#F2F2F7", "#1C1C1E"),
      (.systemRed, "#FF3B30", "#FF453A"), (.separator, "#3C3C434A", "#54545899"),
      (.tintColor, "#007AFF", "#0A84FF"), (.groupTableViewBackground, "#F2F2F7", "#000000"),
    ])
  func system(color: UIColor, inTheLight: String, inTheDark: String) {
    #expect("\(color.color(in: light))" == inTheLight)
    #expect("\(color.color(in: dark))" == inTheDark)
  }

  @Test("System backgrounds of a sheet are lighter in dark mode, and the same in light mode")
  func elevated() {
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    let sheet = UITraitCollection(traitsFrom: [dark, level])
    #expect("\(UIColor.systemBackground.color(in: sheet))" == "#1C1C1E")
    #expect("\(UIColor.label.color(in: sheet))" == "#FFFFFF")
    let lightSheet = UITraitCollection(traitsFrom: [light, level])
    #expect("\(UIColor.systemBackground.color(in: lightSheet))" == "#FFFFFF")
  }

  @Test("A color returns its components, however it was created")
  func parts() {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor(white: 0.25, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.25, 0.25, 0.25, 0.5])
    UIColor.orange.getHue(&r, saturation: &g, brightness: &b, alpha: &a)
    #expect(abs(r - 1.0 / 12) < 1e-12 && g == 1 && b == 1 && a == 1)
    UIColor.white.getWhite(&r, alpha: nil)
    #expect(r == 1)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.black.cgColor.components == [0, 1])
  }

  @Test("A color is converted to hue, saturation and brightness and back", arguments: 0..<24)
  func hue(index: Int) {
    let hue = CGFloat(index) / 24
    let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 1)
    var (h, s, v) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&h, saturation: &s, brightness: &v, alpha: nil)
    #expect(abs(h - hue) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(v - 0.75) < 1e-9)
  }

  @Test("A Display P3 color keeps its components, and lies outside sRGB")
  func wide() {
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.cgColor.components == [1, 0, 0, 1])
    var (red, green) = (CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: nil, alpha: nil)
    #expect(abs(red - 1.093) < 0.001 && abs(green + 0.2267) < 0.001)
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
    #expect("\(white.color)" == "#FFFFFF")
  }

  @Test("Colors are equal by space and components, or by the system's name")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor.label == .label && UIColor.label != .black)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(CGColor(gray: 0, alpha: 1).copy(alpha: 0.5) == CGColor(gray: 0, alpha: 0.5))
  }

  // UIKit makes a `UIDynamicModifiedColor` of a dynamic color, which keeps its base and its alpha.
  @Test("A dynamic color with another opacity is equal to one that was made likewise")
  func modified() {
    let tint = UIColor.systemBlue.withAlphaComponent(0.25)
    #expect(tint == UIColor.systemBlue.withAlphaComponent(0.25))
    #expect(tint.hash == UIColor.systemBlue.withAlphaComponent(0.25).hash)
    #expect(tint == UIColor.systemBlue.withAlphaComponent(0.5).withAlphaComponent(0.25))
    #expect(tint != UIColor.systemBlue.withAlphaComponent(0.5))
    #expect(tint != UIColor.systemRed.withAlphaComponent(0.25))
    #expect(tint != .systemBlue)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.withAlphaComponent(0.5) == dynamic.withAlphaComponent(0.5))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let resolved = dynamic.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(resolved == UIColor.white.withAlphaComponent(0.5))
    let name = UIColor.label.description
    #expect(
      UIColor.label.withAlphaComponent(0.5).description
        == "<UIDynamicModifiedColor; alpha = 0.5, baseColor = \(name)>")
  }

  @Test("A color prints as in UIKit")
  func text() {
    #expect(
      UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    // Components have six digits.
    #expect(
      UIColor(red: 244.0 / 255, green: 171.0 / 255, blue: 52.0 / 255, alpha: 1).description
        == "UIExtendedSRGBColorSpace 0.956863 0.670588 0.203922 1")
    #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
  }

  @Test("A color can be encoded", arguments: [UIColor.orange, .lightText, .clear])
  func archives(color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test("A color may be a literal")
  func literal() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor.red)
  }

  @Test("A missing color of an asset catalog is nil, and reported")
  func named() {
    let reports = Report.gathering { #expect(UIColor(named: "Accent") == nil) }
    #expect(reports.map(\.topic) == [.asset])
  }

  @Test("The components of a pattern color are the mean of the pattern")
  func pattern() {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.black.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let pattern = UIColor(patternImage: half)
    #expect("\(pattern.color)" == "#808080")
    #expect(pattern.cgColor === pattern.cgColor, "the pixels are read once")
    #expect(pattern == UIColor(patternImage: half) && pattern.hash == half.hash)
  }

  @Test("A pattern color in Core Graphics has an alpha as its only component")
  func patternComponents() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pattern = UIColor(patternImage: dot).cgColor
    #expect(pattern.numberOfComponents == 1 && pattern.components == [1])
    #expect(pattern.copy(alpha: 0.5)?.components == [0.5])
    #expect(UIColor.green.cgColor.components == [0, 1, 0, 1])
  }

  @MainActor
  @Test("A background repeats a pattern from its origin, within its corners", arguments: [2, 90])
  func repeatedPattern(width: Int) throws {
    let pixels: [UInt32] = (0..<width).map { $0 < width / 2 ? 0xFFFF_0000 : 0xFF00_00FF }
    let stripes = UIImage(bitmap: Bitmap(width: width, height: 1, pixels: pixels), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.backgroundColor = UIColor(patternImage: stripes)
    view.layer.cornerRadius = 20
    let picture = try #require(
      Platform.current.render(
        view.displayList(), CGSize(width: 200, height: 100).galley, 1, nil))
    for (x, y) in [(width / 2 - 1, 50), (width, 0), (100, 99)].map({ ($0.0 + 20, $0.1) }) {
      let isFirst = x % width < width / 2
      #expect(picture.pixels[y * 200 + x] == (isFirst ? 0xFFFF_0000 : 0xFF00_00FF), "\(x), \(y)")
    }
    #expect(picture.pixels[0] == 0, "the corner is round")
    view.bounds.origin.x = 1
    #expect(
      view.displayList().description.contains("pattern"), "a scrolled background has its pattern")
    #expect(view.layer.backgroundColor != UIColor(patternImage: stripes).cgColor)
    #expect(view.layer.backgroundColor == view.backgroundColor?.cgColor)
  }

  @MainActor
  @Test("A pattern with another opacity is repeated with this opacity")
  func translucentPattern() throws {
    let image = UIImage(
      bitmap: Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]), scale: 1)
    let color = UIColor(patternImage: image)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.backgroundColor = color.cgColor.copy(alpha: 0.5)
    for _ in 0..<2 {
      let list = view.displayList()
      #expect(list.description.contains("pattern"))
      let picture = try #require(
        Platform.current.render(list, CGSize(width: 10, height: 10).galley, 1, nil))
      #expect([0x7F, 0x80].contains(picture.pixels[55] >> 24))
      #expect(picture.pixels[55] != picture.pixels[56])
      view.backgroundColor = color.withAlphaComponent(0.5)
    }
    #expect(color.cgColor.copy(alpha: 0.5) == color.withAlphaComponent(0.5).cgColor)
  }
}

@Suite("A color of Core Graphics")
struct CGColorTests {
  @Test("A Core Graphics color has the components of its space")
  func components() {
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(gray.numberOfComponents == 2 && gray.colorSpace?.model == .monochrome)
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.components == [1, 0.5, 0, 0.25] && color.alpha == 0.25)
    #expect(color.copy(alpha: 1)?.components == [1, 0.5, 0, 1])
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGColor(colorSpace: space, components: [1, 0.5, 0, 0.25]) == color)
    #expect(UIColor(cgColor: color).cgColor == color)
    let inGray = color.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    #expect(inGray?.numberOfComponents == 2)
  }

  @Test("An unknown name of a color space gives nil")
  func spaces() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.name == CGColorSpace.displayP3)
    #expect(CGColorSpace(name: "kCGColorSpaceLab" as CFString) == nil)
  }

  @Test("A color is an item of a provider, and is loaded again")
  func provider() async {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    let provider = NSItemProvider(object: color)
    #expect(provider.hasItemConformingToTypeIdentifier("com.apple.uikit.color"))
    #expect(provider.canLoadObject(ofClass: UIColor.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    let loaded: UIColor? = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: UIColor.self) { object, _ in
        continuation.resume(returning: object as? UIColor)
      }
    }
    #expect(loaded == color)
    #expect(throws: (any Error).self) {
      try UIColor.object(
        withItemProviderData: Data([1, 2, 3]), typeIdentifier: "com.apple.uikit.color")
    }
  }
}
