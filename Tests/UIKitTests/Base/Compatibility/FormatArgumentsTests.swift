import Foundation
import Testing
import UIKit

@MainActor
@Suite("Objects as arguments of a format")
struct FormatArgumentsTests {
  private final class Named: UIView {
    override var description: String { "<Named>" }
  }

  @Test("Objects in a format show their descriptions, beside texts and numbers")
  func descriptions() {
    let texts = String(format: "%@ %@ %d %@", Named(), "text", 3, NSNumber(value: 4))
    #expect(texts == "<Named> text 3 4")
    #expect(NSString(format: "%@", Named()) == "<Named>")
  }

  @Test("An NSString in a format shows its text, and other objects their descriptions")
  func foundation() {
    let list = NSArray(array: ["a"])
    #expect(String(format: "%@", NSString(string: "a b")) == "a b")
    #expect(String(format: "%@", NSMutableString(string: "ab")) == "ab")
    #expect(String(format: "%@", list) == list.description)
    #expect(String(format: "%@", NSError(domain: "d", code: 2)).contains("Domain=d Code=2"))
  }

  @Test("Objects can also be in a list of format arguments")
  func list() {
    let arguments: [any CVarArg] = [Named(), IndexPath(row: 1, section: 2) as NSIndexPath]
    #expect(String(format: "%@ at %@", arguments: arguments).hasPrefix("<Named> at "))
  }
}
