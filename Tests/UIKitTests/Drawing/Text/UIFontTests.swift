import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("A font")
struct UIFontTests {
  @Test("The system font is as high as on a phone")
  func heights() {
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(isSame(semibold.lineHeight, 20.28711))
    #expect(isSame(UIFont.systemFont(ofSize: 15).lineHeight, 17.90039))
    #expect(semibold.ascender > 0 && semibold.descender < 0 && semibold.leading == 0)
    #expect(isSame(semibold.ascender - semibold.descender, semibold.lineHeight))
    #expect(semibold.capHeight > semibold.xHeight && semibold.xHeight > 0)
    inSquares { #expect(isSame(UIFont.boldSystemFont(ofSize: 17).lineHeight, 20.28711)) }
  }

  @Test("A font has its weight, slant and design")
  func kinds() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 17, weight: .medium).fontName == ".SFUI-Medium")
    #expect(UIFont.boldSystemFont(ofSize: 17).font.weight == .bold)
    #expect(UIFont.italicSystemFont(ofSize: 17).font.isItalic)
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-Italic")
    #expect(UIFont(name: ".AppleSystemUIFontBold", size: 17)?.font.weight == .bold)
    #expect(UIFont(name: ".AppleSystemUIFontItalic", size: 17)?.font.isItalic == true)
    #expect(UIFont(name: ".AppleSystemUIFont", size: 17)?.font.weight == .regular)
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).font.family == .monospaced)
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).font.hasTabularDigits)
    #expect(
      UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed).fontDescriptor
        .symbolicTraits == [.traitBold, .traitCondensed])
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 1, weight: $0).font.weight.rawValue }
        == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(rawValue: 0.25).step.drawn == .medium)
    #expect(UIFont.Weight(.nan).step.drawn == .regular)
  }

  @Test(
    "The name of a system font keeps its design",
    arguments: [Font.Family.system, .monospaced, .serif, .rounded])
  func designNames(design: Font.Family) {
    let font = UIFont(FontFace(size: 17, weight: .bold, drawn: design))
    #expect(UIFont(name: font.fontName, size: 17) == font)
    #expect(UIFont(name: font.familyName, size: 17)?.font.family == design)
    let attributes = font.fontDescriptor.fontAttributes
    #expect(UIFontDescriptor(fontAttributes: attributes).face.drawn == design)
  }

  @Test("The spacing of numbers is a feature of a descriptor")
  func numberSpacing() {
    func font(_ selector: Int) -> UIFont {
      let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
        .featureSettings: [
          [
            UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
            .typeIdentifier: selector,
          ]
        ]
      ])
      return UIFont(descriptor: descriptor, size: 0)
    }
    #expect(font(kMonospacedNumbersSelector).font.hasTabularDigits)
    #expect(!font(kProportionalNumbersSelector).font.hasTabularDigits)
  }

  @Test("The default font sizes are the system's")
  func sizes() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == .systemFont(ofSize: 20))
  }

  @Test("A font of a text style has the size that Apple documents")
  func textStyles() {
    let usual: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in usual {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size, "\(style.rawValue)")
    }
    #expect(UIFont.preferredFont(forTextStyle: .headline).font.weight == .semibold)
    #expect(UIFont.preferredFont(forTextStyle: .body).font.weight == .regular)
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle).pointSize == 36)
    #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "x")).pointSize == 17)
  }

  @Test(
    "A font of a text style follows the user's text size",
    arguments: zip(
      UIContentSizeCategory.all, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]))
  func categories(category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == size)
    traits.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body) == font)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).adjusted(to: traits) == font)
    #expect(UIFont.systemFont(ofSize: 17).adjusted(to: traits).pointSize == 17)
    let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))
    #expect(
      scaled.adjusted(to: traits)
        == UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 22), compatibleWith: traits))
    for style in [UIFont.TextStyle.caption2, .footnote, .title1, .largeTitle] {
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize >= 11)
    }
  }

  @Test("A font keeps a size that the app has chosen, unless it is scaled from that size")
  func ownSizes() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body)
    let metrics = UIFontMetrics.default
    let scaled = metrics.scaledFont(for: .systemFont(ofSize: 20))
    let descriptor = body.fontDescriptor
    let fonts = [
      body.withSize(30), scaled.withSize(30), UIFont(descriptor: descriptor, size: 30),
      UIFont(descriptor: descriptor.withSize(30), size: 0),
      UIFont(descriptor: descriptor.addingAttributes([.size: 30]), size: 0),
    ]
    for font in fonts {
      #expect(font.pointSize == 30 && font.adjusted(to: traits) == font)
      #expect(metrics.scaledFont(for: font).pointSize == 30)
    }
    #expect(metrics.scaledFont(for: body.withSize(22)).adjusted(to: traits).pointSize == 24)
    #expect(body.withSize(body.pointSize).adjusted(to: traits).pointSize == 19)
    #expect(UIFont(descriptor: descriptor, size: 0).adjusted(to: traits).pointSize == 19)
  }

  @Test("Fonts of the same kind and size are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(Set([UIFont.boldSystemFont(ofSize: 9), UIFont.boldSystemFont(ofSize: 9)]).count == 1)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.copy() as? UIFont === font)
    #expect(
      UIFont.boldSystemFont(ofSize: 17).description
        == "<UIFont> font-family: \".AppleSystemUIFont\"; font-weight: bold; font-style: normal; "
        + "font-size: 17.0pt")
  }
}
