import GalleyGeometry
import GalleyLayout
import Testing

@Suite("The check of layout cases")
struct CaseJudgeTests {
  /// Two cells side by side and one below, under a header. All figures of this case are right.
  private static let lines = [
    "case a: b",
    "  view 320 x 480 @2x",
    "  section of 3",
    "    group horizontal 1w x ~40",
    "      item 0.5w x ~40",
    "    boundary h 1w x 30 at top",
    "  answers",
    "    cells 50 60 at width 160",
    "  content 320 x 140",
    "  elements",
    "    item 0.0: 0 30 160 50",
    "    item 0.1: 160 30 160 60",
    "    item 0.2: 0 90 160 50",
    "    h 0.0: 0 0 320 30 z 1",
    "  single item 0.2: 0 90 160 50",
    "  stretch 0: 0 0 320 140",
    "  query 0 0 320 100: item 0.0-2, h 0.0",
  ]

  /// Replaces a line of the case, and returns the differences that are found.
  private func differences(in number: Int, as line: String) throws -> [String] {
    var lines = CaseJudgeTests.lines
    lines[number - 1] = line
    let text = lines.joined(separator: "\n")
    let layout = try #require(try CaseParser.cases(in: text, file: "layouts.txt").first)
    return CaseJudge(layout).differences
  }

  @Test("The check passes correct frames")
  func right() throws {
    #expect(try differences(in: 1, as: "case a: b") == [])
  }

  @Test("The check finds wrong frames, wherever they are read")
  func frames() throws {
    #expect(
      try differences(in: 9, as: "  content 320 x 140.5")
        == ["content 320 × 140, expected 320 × 140.5"])
    #expect(
      try differences(in: 12, as: "    item 0.1: 160 30 160 60.002") == [
        "item 0.1 (160, 30, 160, 60), expected (160, 30, 160, 60.002)",
        "alone: item 0.1 (160, 30, 160, 60), expected (160, 30, 160, 60.002)",
        "query (0, 0, 320, 100): item 0.1 (160, 30, 160, 60), expected (160, 30, 160, 60.002)",
      ])
    #expect(
      try differences(in: 15, as: "  single item 0.2: 1 90 160 50")
        == ["single: item 0.2 (0, 90, 160, 50), expected (1, 90, 160, 50)"])
    #expect(
      try differences(in: 16, as: "  stretch 0: 0 0 320 110")
        == ["section 0 (0, 0, 320, 140), expected (0, 0, 320, 110)"])
  }

  @Test("The check finds wrong z indexes")
  func zIndexes() throws {
    #expect(
      try differences(in: 14, as: "    h 0.0: 0 0 320 30 z 2").prefix(1)
        == ["h 0.0 z 1, expected z 2"])
    #expect(try differences(in: 14, as: "    h 0.0: 0 0 320 30 z ?") == [])
  }

  @Test("The check finds missing elements and extra elements")
  func missingElements() throws {
    #expect(
      try differences(in: 13, as: "    item 0.3: 0 90 160 50") == [
        "missing item 0.3", "extra item 0.2 (0, 90, 160, 50)", "alone: missing item 0.3",
      ])
    #expect(
      try differences(in: 17, as: "  query 0 0 320 100: item 0.0-1, h 0.0, h 0.1")
        == ["query (0, 0, 320, 100): missing h 0.1, extra item 0.2"])
  }

  @Test("The check finds that other cells are measured, or cells at another width")
  func measuring() throws {
    #expect(
      try differences(in: 8, as: "    cells 50 60 at width 320")
        == (0..<3).map { "item 0.\($0) is measured at a width of 160.0, not 320.0" })
    #expect(try !differences(in: 8, as: "    cells 50 70 at width 160").isEmpty)
    #expect(try !differences(in: 8, as: "    cells unchanged at width 160").isEmpty)
  }

  @Test("The check finds another resting offset, and cells that should not be visible")
  func sideways() throws {
    let text = """
      case a: b
        view 320 x 480 @2x
        section of 8
          orthogonal paging
          group horizontal 100 x 50
            item 1w x 1h
        row 0: length 801 maximum 481 initial 1
        rests 0: 200 at 320, 400 at 319
        sideways 0: 100
          1: 0 0 100 50
          2: 100 0 100 50
          3: 200 0 100 51
        rests 1: 0 at 0
      """
    let layout = try #require(try CaseParser.cases(in: text, file: "layouts.txt").first)
    #expect(
      CaseJudge(layout).differences == [
        "row 0 length: 800.0, expected 801.0", "row 0 maximum: 480.0, expected 481.0",
        "row 0 initial: 0.0, expected 1.0", "row 0 paging proposed 400.0: 320.0, expected 319.0",
        "section 1 does not scroll sideways",
        "row 0 at 100.0: [item 0.1, item 0.2, item 0.3, item 0.4], expected [1, 2, 3]",
        "row 0 at 100.0: item 0.3 shown (200, 0, 100, 50)",
      ])
  }
}
