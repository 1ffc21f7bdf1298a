import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Fonts and runs of Core Text")
struct CTRunTests {
  @Test("A line has a run for each change of the attributes, with its range and its width")
  func runs() throws {
    try inSquares {
      let text = NSMutableAttributedString(string: "one two", attributes: attributes())
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
      let line = CTLineCreateWithAttributedString(text as CFAttributedString)
      let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
      #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 4), CFRangeMake(4, 3)])
      #expect(runs.map { CTRunGetGlyphCount($0) } == [4, 3])
      #expect(runs.allSatisfy { CTRunGetStatus($0) == [] })
      var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
      let first = CTRunGetTypographicBounds(runs[0], CFRange(), nil, nil, nil)
      let second = CTRunGetTypographicBounds(runs[1], CFRange(), &ascent, &descent, nil)
      #expect(second == 30 && first + second == CTLineGetTypographicBounds(line, nil, nil, nil))
      let font = try #require(attributes()[.font] as? UIFont)
      #expect(ascent == font.ascender && descent == -font.descender)
      var places = [CGPoint](repeating: .zero, count: 2)
      CTRunGetPositions(runs[1], CFRangeMake(1, 2), &places)
      #expect(places.map(\.x) == [first + 10, first + 20].map { CGFloat($0) })
      var (sizes, indices) = ([CGSize](repeating: .zero, count: 3), [0, 0, 0])
      CTRunGetAdvances(runs[1], CFRange(), &sizes)
      CTRunGetStringIndices(runs[1], CFRange(), &indices)
      #expect(sizes.map(\.width) == [10, 10, 10] && indices == [4, 5, 6])
      let found = try #require(CTRunGetAttributes(runs[1]) as? [String: Any])
      #expect(found[NSAttributedString.Key.foregroundColor.rawValue] as? UIColor == .red)
    }
  }

  @Test("The functions for fonts return the values of a font of UIKit")
  func fonts() {
    let font = UIFont.systemFont(ofSize: 20) as CTFont
    #expect(CTFontGetSize(font) == 20 && CTFontGetAscent(font) == font.ascender)
    #expect(CTFontGetDescent(font) == -font.descender && CTFontGetLeading(font) == font.leading)
    #expect(CTFontGetCapHeight(font) == font.capHeight && CTFontGetXHeight(font) == font.xHeight)
    #expect(CTFontCopyPostScriptName(font) as String == font.fontName)
    let larger = CTFontCreateCopyWithAttributes(font, 30, nil, nil)
    #expect(larger.pointSize == 30 && larger.fontName == font.fontName)
    #expect(CTFontCreateCopyWithAttributes(font, 0, nil, nil).pointSize == 20)
    let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
    #expect(bold.map { CTFontGetSymbolicTraits($0).contains(.traitBold) } == true)
    #expect(bold?.pointSize == 20)
    let italic = bold.flatMap {
      CTFontCreateCopyWithSymbolicTraits($0, 0, nil, .traitItalic, [.traitBold, .traitItalic])
    }
    #expect(italic?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(italic?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    let unknown = CTFontCreateWithName("No Such Font" as CFString, 0, nil)
    #expect(unknown.pointSize == 12 && unknown.familyName == font.familyName)
    let copy = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font), 0, nil)
    #expect(copy.pointSize == 20)
  }
}
