import Foundation
import GalleyDrawing
import GalleyGeometry
import Testing
@testable import GalleyUIKit

@Suite("Attributes for text engines")
struct StyledTextAttributesTests {
  private func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    TextStyle(attributes, TextDefaults())
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("Text without attributes has the defaults")
  func defaults() {
    let font = UIFont.boldSystemFont(ofSize: 9)
    let style = TextStyle([:], TextDefaults(font: font, color: red))
    #expect(style.font == font.font && style.color == Color(red: 1, green: 0, blue: 0))
    #expect(self.style([:]).font.size == 12 && self.style([:]).color == .black)
  }

  @Test("Each attribute reaches the text engine")
  func each() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 6
    shadow.shadowColor = red
    let color = Color(red: 1, green: 0, blue: 0)
    #expect(style([.foregroundColor: red]).color == color)
    #expect(style([.backgroundColor: red]).background == color)
    #expect(style([.underlineStyle: NSUnderlineStyle.single.rawValue]).underline == .init())
    #expect(style([.underlineStyle: 0]).underline == nil)
    #expect(
      style([.underlineStyle: NSNumber(value: 9), .underlineColor: red]).underline
        == .init(color: color, isDouble: true))
    #expect(
      style([.strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: red])
        .strikethrough == .init(color: color, isThick: true))
    #expect(style([.kern: 2]).kern == 2 && style([.kern: CGFloat(2.5)]).kern == 2.5)
    #expect(style([.kern: 2, .tracking: 3]).kern == 3)
    #expect(style([.baselineOffset: -4.0]).baselineOffset == -4)
    #expect(style([.obliqueness: 0.2]).font.isItalic)
    #expect(
      style([.shadow: shadow]).shadow
        == Shadow(color: color, offset: Point(x: 1, y: 2), radius: 3))
    #expect(style([.writingDirection: [1]]).paragraph.direction == .rightToLeft)
    let unknown: [NSAttributedString.Key: Any] = [
      .ligature: 0, .strokeColor: red, .strokeWidth: "wide", .textEffect: "x", .link: "x",
      .expansion: 1, .verticalGlyphForm: 0, .font: "no font", .kern: "no number",
    ]
    #expect(style(unknown) == style([:]))
  }

  @Test("Colors of text are resolved with the traits")
  func traits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? self.red : UIColor(Color.white) }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let text = TextStyle([.foregroundColor: color], TextDefaults(traits: dark))
    #expect(text.color == Color(red: 1, green: 0, blue: 0))
    #expect(style([.foregroundColor: color]).color == .white)
  }

  @Test("Runs are counted in UTF-16, and passed in UTF-8")
  func runs() {
    let text = NSMutableAttributedString(string: "a👍🏽é日b", attributes: attributes(10))
    for (range, size) in [(1..<5, 20.0), (6..<7, 30)] {
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: NSRange(range))
    }
    let styled = StyledText(text, TextDefaults())
    #expect(styled.string == text.string)
    #expect(styled.runs.map(\.style.font.size) == [10, 20, 10, 30, 10])
    #expect(styled.runs.map(\.length) == [1, 8, 2, 3, 1])
  }

  @Test("An attribute that ends inside a character leaves it whole")
  func split() {
    let text = NSMutableAttributedString(string: "👍b")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    let styled = StyledText(text, TextDefaults())
    #expect(styled.string == "👍b")
    #expect(styled.length == 5)
  }

  @Test("Offsets are converted between UTF-16 and UTF-8")
  func offsets() {
    let text = "a👍é日b"
    for index in text.indices + [text.endIndex] {
      let utf16 = text.utf16.distance(from: text.startIndex, to: index)
      let utf8 = text.utf8.distance(from: text.startIndex, to: index)
      #expect(text.utf8Offset(ofUTF16: utf16) == utf8)
      #expect(text.utf16Offset(ofUTF8: utf8) == utf16)
    }
    #expect(text.utf8Offset(ofUTF16: 2) == 1)
    #expect(text.utf16Offset(ofUTF8: 3) == 1)
    #expect(text.utf8Offset(ofUTF16: 99) == text.utf8.count)
    #expect(text.utf16Offset(ofUTF8: -1) == 0)
  }

  @Test("Scaling a text scales its font sizes and its kerning")
  func scaling() {
    var text = StyledText("a", style([.kern: 2, .font: UIFont.systemFont(ofSize: 10)]))
    text.append("b", style([.font: UIFont.systemFont(ofSize: 20)]))
    let half = text.scaled(by: 0.5)
    #expect(half.string == "ab" && half.runs.map(\.style.font.size) == [5, 10])
    #expect(half.runs[0].style.kern == 1)
    #expect(text.scaled(by: 1) == text)
  }

  @Test("Shadows with equal values are equal")
  func shadows() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow == NSShadow() && shadow.hash == NSShadow().hash)
    shadow.shadowBlurRadius = 2
    #expect(shadow != NSShadow() && shadow == shadow.copy() as? NSShadow)
    shadow.shadowColor = nil
    #expect(style([.shadow: shadow]).shadow == nil)
  }

  @Test("Underline styles have the raw values of UIKit")
  func underlines() {
    #expect(NSUnderlineStyle([.single, .patternDash]).rawValue == 0x201)
    #expect(NSUnderlineStyle([.thick, .patternDot, .byWord]).rawValue == 0x8102)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.patternDashDotDot.rawValue == 0x400)
    #expect(NSUnderlineStyle.patternDashDot.rawValue == 0x300)
  }
}

@Suite("Old names of text attributes")
struct TextOldNamesTests {
  @Test("The old names of text attributes stand for the new ones")
  func names() {
    let attributes: [NSAttributedStringKey: Any] = [
      .underlineStyle: NSUnderlineStyle.styleDouble.rawValue
    ]
    #expect(TextStyle(attributes, TextDefaults()).underline == .init(isDouble: true))
    #expect(NSUnderlineStyle.styleSingle == .single && NSUnderlineStyle.styleThick == .thick)
    #expect(NSUnderlineStyle.styleNone.isEmpty)
    #expect(UIFontDescriptorSymbolicTraits.traitBold == UIFontDescriptor.SymbolicTraits.traitBold)
  }
}
