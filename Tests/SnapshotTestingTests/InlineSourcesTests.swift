import Testing

@testable import GalleyInlineSnapshotTesting

@Suite("A snapshot in the source of a test")
struct InlineSourcesTests {
  /// Returns a source after a snapshot was recorded for the call at a line and column.
  private func recorded(
    _ source: String, line: Int, column: Int, _ text: String,
    _ descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) -> String {
    InlineSources.source(
      source,
      with: [InlineRecording(line: line, column: column, text: text, descriptor: descriptor)]
    ).source
  }

  @Test("An inline snapshot is written after a call that has none")
  func missing() {
    #expect(
      recorded("func test() {\n  check(of: f(\")\"), as: .dump)\n}\n", line: 2, column: 3, "a\n\nb")
        == """
        func test() {
          check(of: f(")"), as: .dump) {
            \"""
            a

            b
            \"""
          }
        }

        """)
  }

  @Test("An inline snapshot replaces the existing one, after the call or inside it")
  func replaced() {
    #expect(
      recorded("  check(of: 1) { \"}\" } // {\n", line: 1, column: 3, "new")
        == "  check(of: 1) {\n    \"\"\"\n    new\n    \"\"\"\n  } // {\n")
    #expect(
      recorded("  check(of: [1: 2], matches: { \"x\" })\n", line: 1, column: 3, "new")
        == "  check(of: [1: 2], matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })\n")
  }

  @Test("A text with quotation marks or backslashes is written as a raw string")
  func escaped() {
    let source = recorded("  check(of: 1)\n", line: 1, column: 3, "a \\n \"\"\"# b")
    #expect(source.contains("##\"\"\"\n    a \\n \"\"\"# b\n    \"\"\"##"))
  }

  @Test("A carriage return is written as an escape, because a literal can't contain one")
  func carriageReturns() {
    let source = recorded("  check(of: 1)\n", line: 1, column: 3, "a\r\n\r\nb\\")
    #expect(source.contains("#\"\"\"\n    a\\#r\n    \\#r\n    b\\\n    \"\"\"#"), "\(source)")
  }

  @Test("An inline snapshot is indented like its source if lines end with CR and LF, too")
  func indentationBeforeReturns() {
    let source = recorded(
      "func test() {\r\n    check(of: 1)\r\n}\r\n", line: 2, column: 5, "new")
    #expect(source.contains("\n        new\n"), "\(source)")
  }

  @Test("The closure with the given label is replaced among several closures")
  func labels() {
    let source = "  check(of: 1) { 2 } other: { 3 }\n"
    let descriptor = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "other", trailingClosureOffset: 1)
    #expect(
      recorded(source, line: 1, column: 3, "new", descriptor)
        == "  check(of: 1) { 2 } other: {\n    \"\"\"\n    new\n    \"\"\"\n  }\n")
    let missing = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "third", trailingClosureOffset: 2)
    #expect(
      recorded(source, line: 1, column: 3, "new", missing).hasPrefix(
        "  check(of: 1) { 2 } other: { 3 } third: {\n"))
  }

  @Test("Comments and strings with parentheses inside a call are skipped")
  func skipping() {
    let source = """
      check(
        of: "\\(f(")")) (", // )
        as: #"\\("# /* ) */
      )
      after()
      """
    #expect(
      recorded(source, line: 1, column: 1, "x").hasSuffix(
        ") {\n  \"\"\"\n  x\n  \"\"\"\n}\nafter()"))
  }

  @Test("Snapshots are written for several calls of a file at once")
  func several() {
    let source = "  check(1)\n  check(2)\n"
    let recordings = [1, 2].map {
      InlineRecording(
        line: $0, column: 3, text: "\($0)", descriptor: InlineSnapshotSyntaxDescriptor())
    }
    let (written, problems) = InlineSources.source(source, with: recordings)
    #expect(problems.isEmpty)
    #expect(
      written
        == "  check(1) {\n    \"\"\"\n    1\n    \"\"\"\n  }\n  check(2) {\n    \"\"\"\n    2\n    \"\"\"\n  }\n"
    )
  }

  @Test("A line without a call is a problem, and nothing is written")
  func none() {
    let recording = InlineRecording(
      line: 7, column: 1, text: "x", descriptor: InlineSnapshotSyntaxDescriptor())
    let (written, problems) = InlineSources.source("check(1)\n", with: [recording])
    #expect(written == "check(1)\n")
    #expect(problems.count == 1)
  }
}
