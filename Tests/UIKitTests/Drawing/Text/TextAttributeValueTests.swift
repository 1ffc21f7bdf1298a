import Foundation
import Testing
import UIKit

@Suite("Values of text attributes")
struct TextAttributeValueTests {
  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.boldSystemFont(ofSize: 20)

  private func text() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "abcdef", attributes: [.font: small])
    text.addAttribute(.font, value: large, range: NSRange(location: 2, length: 2))
    text.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 3))
    return text
  }

  @Test("A font attribute is replaced by another")
  func adding() {
    let text = text()
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == small)
    #expect(text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == large)
    #expect(text.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
    let storage = NSTextStorage(attributedString: text)
    storage.addAttribute(.font, value: large as Any, range: NSRange(location: 0, length: 6))
    #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
  }

  @Test("Font attributes are enumerated, equal neighbors as one")
  func enumerating() {
    var found: [String] = []
    func note(_ value: Any?, _ range: NSRange) {
      found.append("\((value as? UIFont)?.pointSize ?? 0) \(range.location) \(range.length)")
    }
    let text = text()
    let all = NSRange(location: 0, length: 6)
    text.enumerateAttribute(.font, in: all) { value, range, _ in note(value, range) }
    #expect(found == ["10.0 0 2", "20.0 2 2", "10.0 4 2"])
    found = []
    let fixed = NSAttributedString(attributedString: text)
    fixed.enumerateAttribute(.font, in: NSRange(location: 1, length: 3)) { value, range, _ in
      note(value, range)
    }
    #expect(found == ["10.0 1 1", "20.0 2 2"])
    found = []
    text.enumerateAttribute(.shadow, in: all) { value, range, _ in note(value, range) }
    #expect(found == ["0.0 0 6"])
  }

  @Test("Texts are compared by the values of their fonts")
  func equality() {
    #expect(text() == text() && large.isEqual(large) && !large.isEqual("x"))
    #expect(text() != NSMutableAttributedString(string: "abcdef", attributes: [.font: small]))
    var runs = 0
    text().enumerateAttributes(in: NSRange(location: 0, length: 6)) { _, _, _ in runs += 1 }
    #expect(runs == 4)
    let other = NSMutableAttributedString(attributedString: text())
    other.addAttribute(.font, value: small, range: NSRange(location: 2, length: 2))
    #expect(other != text())
  }

  @Test("A color attribute is replaced by another")
  func colors() {
    let text = NSMutableAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "def", attributes: [.foregroundColor: UIColor.blue]))
    let range = NSRange(location: 1, length: 3)
    text.addAttribute(.foregroundColor, value: UIColor.label, range: range)
    text.addAttribute(.kern, value: 1, range: range)
    let colors = [0, 1, 5].map {
      text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.red, .label, .blue])
  }

  /// Checks the type number that `KindForFoundation` stores in each object. Without it, only about
  /// one object in a thousand would have a wrong number by chance, so comparing objects is no
  /// reliable test.
  @Test("Foundation asks an attribute value whether it equals another")
  func kindForFoundation() {
    let values: [NSObject] = [
      small, UIColor.red, UIColor.label, NSParagraphStyle(), NSMutableParagraphStyle(), NSShadow(),
      NSTextAttachment(),
    ]
    for value in values {
      let word = withExtendedLifetime(value) {
        Unmanaged.passUnretained(value).toOpaque().load(fromByteOffset: 16, as: UInt.self)
      }
      #expect(word >> 8 & 0x3FF == 0x3FF, "\(type(of: value))")
    }
  }

  @Test("A new equal font is the same attribute value, and the text one run")
  func sameValue() {
    let text = NSMutableAttributedString()
    for _ in 0..<50 {
      text.append(
        NSAttributedString(
          string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .shadow: NSShadow()]))
    }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 50))
  }
}
