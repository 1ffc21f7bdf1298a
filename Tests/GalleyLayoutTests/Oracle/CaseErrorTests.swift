import Testing

@Suite("A malformed line of a layout case")
struct CaseErrorTests {
  /// A whole case in which the tests change a line.
  private static let lines = [
    "case a: b",
    "  view 320 x 480 @2x",
    "  section of 3",
    "    insets 1 2 3 4",
    "    group horizontal 1w x 40 spacing 8",
    "      item 0.5w x 1h",
    "    boundary h 60 x 30 at top",
    "  content 320 x 80",
    "  elements",
    "    item 0.0: 0 0 160 40 z 1",
    "  query 0 0 320 480: item 0.0-2, h 0.0",
    "  rests 0: 40 at 0",
  ]

  /// Replaces a line of the case, and expects an error with this message for this line.
  private func expectError(
    _ message: String, in number: Int, as line: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var lines = CaseErrorTests.lines
    lines[number - 1] = line
    let error = #expect(throws: CaseError.self, sourceLocation: sourceLocation) {
      try CaseParser.cases(in: lines.joined(separator: "\n"), file: "layouts.txt")
    }
    guard let error else { return }
    #expect(
      error.description == "layouts.txt:\(number): \(message)", sourceLocation: sourceLocation)
  }

  @Test("The case without a changed line has no malformed line")
  func unchanged() throws {
    let text = CaseErrorTests.lines.joined(separator: "\n")
    #expect(try CaseParser.cases(in: text, file: "layouts.txt").count == 1)
  }

  @Test("An unknown word in a layout case is reported")
  func unknownWords() {
    expectError("a case was expected here", in: 1, as: "kase a: b")
    expectError("there is no 'gravity' in a case", in: 8, as: "  gravity 9.81")
    expectError("there is no 'content' in a section", in: 4, as: "    content 1 x 1")
    expectError("there is no 'frame' in a group", in: 6, as: "      frame 1 2 3 4")
    expectError(
      "there is no word 'loose' here", in: 5, as: "    group horizontal 1w x 40 loose")
    expectError("there is no word '5' here", in: 4, as: "    insets 1 2 3 4 5")
    expectError("there is no word '@2' here", in: 2, as: "  view 320 x 480 @2")
    expectError(
      "the alignment is 'up', which is none of none, top, topLeading, leading, bottomLeading, "
        + "bottom, bottomTrailing, trailing, topTrailing",
      in: 7, as: "    boundary h 60 x 30 at up")
  }

  @Test("A missing word in a layout case is reported")
  func missingWords() {
    expectError("a case has an id, a colon and a title", in: 1, as: "case a")
    expectError("'of' is missing before '3'", in: 3, as: "  section 3")
    expectError("the trailing inset is missing", in: 4, as: "    insets 1 2 3")
    expectError("'x' is missing at the end", in: 8, as: "  content 320")
    expectError("':' is missing at the end", in: 11, as: "  query 0 0 320 480")
    expectError("'at' is missing at the end", in: 12, as: "  rests 0: 40")
    expectError("the proposed offset is missing", in: 12, as: "  rests 0: 40 at 0,")
  }

  @Test("A malformed number in a layout case is reported")
  func numbers() {
    for word in ["nan", "0x10", "1e3", "inf", "1/0", "1/2/3", "--1", "/"] {
      expectError(
        "the height of the content is '\(word)', which is no number", in: 8,
        as: "  content 320 x \(word)")
    }
    expectError("the height is '40p', which is no number", in: 6, as: "      item 0.5w x 40p")
    expectError("the number of items is '-1', which is no count", in: 3, as: "  section of -1")
    expectError(
      "the z index is '1.5', which is no whole number", in: 10, as: "    item 0.0: 0 0 1 1 z 1.5")
    for place in ["0", "0.0.0", "0.2-1", "0.x", "0."] {
      expectError(
        "'\(place)' is no place like 0.3, 0.3-7 or 0.all", in: 11, as: "  query 0 0 1 1: h \(place)"
      )
    }
  }

  @Test("A repeated property in a layout case is reported")
  func repetitions() {
    expectError("a second 'spacing'", in: 5, as: "    group horizontal 1w x 40 spacing 8 spacing 9")
    expectError("a second 'insets'", in: 7, as: "    insets 1 2 3 4")
    expectError("a second 'content'", in: 12, as: "  content 1 x 1")
    expectError("a second group in a section", in: 7, as: "    custom 1w x 40")
    expectError("a second 'item 0.2'", in: 11, as: "  query 0 0 1 1: item 0.0-2, item 0.2")
    expectError("a second case 'a'", in: 12, as: "case a: c\n  view 1 x 1 @1x\n  content 1 x 1")
  }

  @Test("A line in the wrong position of a layout case is reported")
  func indentation() {
    expectError("indented by 5 spaces", in: 4, as: "     insets 1 2 3 4")
    expectError("indented by 6 spaces", in: 4, as: "      insets 1 2 3 4")
    expectError("only spaces may stand between words", in: 4, as: "    insets\t1 2 3 4")
    expectError("nothing may stand below 'content'", in: 9, as: "    elements")
  }

  @Test("A layout case or section that lacks something is reported")
  func incomplete() {
    expectError("a case needs a view", in: 1, as: "case z: y\n  content 1 x 1\ncase a: b")
    expectError(
      "nothing is expected of this case", in: 1, as: "case z: y\n  view 1 x 1 @1x\ncase a: b")
    expectError("a section needs a group", in: 3, as: "  section of 3\n  section of 3")
    expectError("a group needs an item", in: 5, as: "    group horizontal 1w x 40\n    spacing 4")
  }
}
