import Foundation
import Testing
@testable import GalleyUIKit

@Suite("AttributedString")
struct AttributeScopesTests {
  @Test("AttributedString is converted to NSAttributedString, and back")
  func conversion() throws {
    var text = AttributedString("Hello 👍 you")
    text.font = UIFont.systemFont(ofSize: 17)
    let you = try #require(text.range(of: "you"))
    text[you].foregroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    text[you].underlineStyle = .single
    text[you].kern = 2
    text[you].link = URL(string: "https://example.com")
    let old = NSAttributedString(text)
    #expect(old.string == "Hello 👍 you" && old.length == 12)
    let attributes = old.attributes(at: 9, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(attributes[.kern] as? CGFloat == 2)
    #expect(attributes[.link] as? URL == URL(string: "https://example.com"))
    #expect(old.attributes(at: 0, effectiveRange: nil).count == 1)
    let back = AttributedString(old)
    #expect(back == text)
    #expect(back.runs.count == 2)
  }

  @Test("AttributedString accepts numbers of any type")
  func numbers() {
    let old = NSAttributedString(
      string: "a",
      attributes: [
        .kern: 2, .strikethroughStyle: NSNumber(value: 2), .baselineOffset: Float(1.5),
        .paragraphStyle: NSParagraphStyle.default, .link: "https://example.com",
      ])
    let text = AttributedString(old)
    #expect(text.kern == 2 && text.strikethroughStyle == .thick && text.baselineOffset == 1.5)
    #expect(text.paragraphStyle == .default && text.link?.host == "example.com")
    #expect(text.uiKit.kern == 2)
  }

  @Test("A container is created from a dictionary of attributes")
  func containers() {
    let text = AttributedString(
      "a", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 17), .kern: 2]))
    #expect(text.font == UIFont.systemFont(ofSize: 17) && text.kern == 2)
  }
}
