import Galley
import Testing
import UIKit

@MainActor @Suite("A frames proof")
struct FramesTextTests {
  private func written(_ text: String) throws -> String {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = text
    return String(decoding: try Proof<UILabel>.frames.write(label), as: UTF8.self)
  }

  @Test("A frames proof has the text of a view on one line")
  func oneLine() throws {
    let written = try written("one\ntwo\r\nthree\tfour\u{2028}five\u{0}\u{7F}")
    #expect(
      written
        == "UILabel (0, 0, 100, 20) \"one\\ntwo\\r\\nthree\\tfour\\u{2028}five\\u{0}\\u{7F}\"\n")
  }

  @Test("A frames proof distinguishes texts that would look the same")
  func unambiguous() throws {
    #expect(try written("a\\nb") != written("a\nb"))
    #expect(try written("a\" hidden").contains("\"a\\\" hidden\""))
    #expect(try written("1\u{200E}2").contains("\"1\\u{200E}2\""))
    #expect(try written("日本 👩🏽‍🚀 é").contains("\"日本 👩🏽‍🚀 é\""))
  }
}
