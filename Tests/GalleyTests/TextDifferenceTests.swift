import Testing

@testable import Galley

@Suite("A difference of declarations")
struct TextDifferenceTests {
  @Test("A text difference has two equal lines around each change, and dots for the other lines")
  func context() {
    let before = (1...12).map(String.init).joined(separator: "\n")
    var lines = (1...12).map(String.init)
    lines[3] = "four"
    lines.remove(at: 8)
    #expect(
      TextDifference.describe(before, lines.joined(separator: "\n")) == """
          …
          2
          3
        − 4
        + four
          5
          6
          7
          8
        − 9
          10
          11
          …
        """)
  }

  @Test("A text difference has no dots at the start and the end of the texts")
  func ends() {
    #expect(TextDifference.describe("a\nb", "a\nc") == "  a\n− b\n+ c")
    #expect(TextDifference.describe("a", "a\nb") == "  a\n+ b")
    #expect(TextDifference.describe("a", "a") == nil)
  }

  @Test("A text difference also has lines that end with a carriage return and a line feed")
  func carriageReturns() {
    #expect(
      TextDifference.describe("a\r\nb\r\nc", "a\r\nx\r\nc") == "  a\r\n− b\r\n+ x\r\n  c")
    #expect(TextDifference.describe("a\r\nb", "a\nb") == "− a\r\n+ a\n  b")
  }

  @Test("A text difference has dots between two changes that are far from each other")
  func between() {
    #expect(
      TextDifference.describe("a\n1\n2\n3\n4\n5\nb", "1\n2\n3\n4\n5") == """
        − a
          1
          2
          …
          4
          5
        − b
        """)
  }
}
