import Foundation
import Testing
@testable import GalleyUIKit

@Suite("A font descriptor")
struct UIFontDescriptorTests {
  @Test("A font descriptor finds the same font in bold or italic")
  func symbolicTraits() throws {
    let body = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.font.weight == .bold && font.font.isItalic)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(bold.withSymbolicTraits([]) == body)
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bolder = try #require(style.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bolder, size: 0).fontName == ".SFUI-Semibold")
    #expect(UIFont(descriptor: bolder, size: 30).pointSize == 30)
    let mono = try #require(body.withSymbolicTraits(.traitMonoSpace))
    #expect(UIFont(descriptor: mono, size: 0).font.family == .monospaced)
    let tight = try #require(body.withSymbolicTraits(.traitTightLeading))
    #expect(tight.symbolicTraits == .traitTightLeading && tight != body)
  }

  @Test("A font descriptor finds the system's font in another design")
  func designs() throws {
    let body = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let round = UIFont(descriptor: try #require(body.withDesign(.rounded)), size: 0)
    #expect(round.font.family == .rounded && round.font.weight == .bold)
    #expect(try #require(body.withDesign(.serif)).face.drawn == .serif)
    #expect(try #require(body.withDesign(.monospaced)).face.drawn == .monospaced)
    #expect(body.withDesign(.default) == body)
    #expect(UIFontDescriptor(name: "Georgia", size: 12).withDesign(.rounded) == nil)
  }

  @Test("A font descriptor is created from attributes, and returns them")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: 20,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(descriptor.pointSize == 20)
    #expect(descriptor.postscriptName == "Georgia-Bold")
    #expect(descriptor.object(forKey: .family) as? String == "Georgia")
    #expect(descriptor.object(forKey: .size) as? Double == 20)
    #expect(descriptor.fontAttributes[.face] as? String == "Bold")
    let larger = descriptor.addingAttributes([.size: 24, .cascadeList: ["x"]])
    #expect(larger.pointSize == 24)
    #expect(larger.object(forKey: .cascadeList) as? [String] == ["x"])
    #expect(descriptor.withSize(24) == descriptor.addingAttributes([.size: 24]))
    #expect(descriptor.withSize(24) != larger, "the fonts for missing letters differ")
    #expect(descriptor.withFace("Light Italic").postscriptName == "Georgia-LightItalic")
    #expect(descriptor.withFamily("Menlo").postscriptName == "Menlo-Bold")
    #expect(descriptor.matchingFontDescriptors(withMandatoryKeys: nil) == [descriptor])
    let slanted = UIFontDescriptor(fontAttributes: [
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue,
        .width: 0.2, .slant: 0.1,
      ]
    ])
    #expect(slanted.symbolicTraits == [.traitBold, .traitExpanded, .traitItalic])
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(style.pointSize == 17 && style.symbolicTraits == .traitBold)
  }

  @Test("A font keeps all attributes of its descriptor")
  func otherAttributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [.size: 20, .cascadeList: ["x"]])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontDescriptor == descriptor)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    for other in [font, font.withSize(30), scaled] {
      #expect(other.fontDescriptor.object(forKey: .cascadeList) as? [String] == ["x"])
    }
    #expect(font == UIFont(descriptor: descriptor, size: 0))
    #expect(font != UIFont(descriptor: UIFontDescriptor().withSize(20), size: 0))
  }

  @Test("A font of a descriptor without a size has the given size, or the default")
  func size() {
    let descriptor = UIFontDescriptor()
    #expect(descriptor.pointSize == 0)
    #expect(UIFont(descriptor: descriptor, size: 9).pointSize == 9)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
        .pointSize == 19)
  }
}
