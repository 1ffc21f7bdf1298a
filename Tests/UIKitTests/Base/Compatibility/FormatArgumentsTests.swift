import Foundation
import Testing
import UIKit

@MainActor
@Suite("Objects as arguments of a format")
struct FormatArgumentsTests {
  private final class Named: UIView {
    override var description: String { "<Named>" }
  }

  @Test("Show their descriptions, beside texts and numbers")
  func descriptions() {
    let texts = String(format: "%@ %@ %d %@", Named(), "text", 3, NSNumber(value: 4))
    #expect(texts == "<Named> text 3 4")
    #expect(NSString(format: "%@", Named()) == "<Named>")
  }

  @Test("Show texts of Foundation themselves, and its other objects as they describe themselves")
  func foundation() {
    let list = NSArray(array: ["a"])
    #expect(String(format: "%@", NSString(string: "a b")) == "a b")
    #expect(String(format: "%@", NSMutableString(string: "ab")) == "ab")
    #expect(String(format: "%@", list) == list.description)
    #expect(String(format: "%@", NSError(domain: "d", code: 2)).contains("Domain=d Code=2"))
  }

  @Test("Are arguments of a list, too")
  func list() {
    let arguments: [any CVarArg] = [Named(), IndexPath(row: 1, section: 2) as NSIndexPath]
    #expect(String(format: "%@ at %@", arguments: arguments).hasPrefix("<Named> at "))
  }
}
