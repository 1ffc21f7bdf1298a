import GalleyGeometry
import GalleyLayout
import Testing

@Suite("IGListKit's list layout, by IGListKit's own figures")
struct ListLayoutFixtureTests {
  @Test("Every frame of IGListKit's list layout is reproduced")
  func figures() throws {
    let tally = ListFixture.tally(try ListFixture.blocks(of: "list-layout")) { block in
      var reader = ListLayoutReader()
      for line in block.lines { try reader.read(line) }
      return reader.differences
    }
    #expect(tally == .init(reproduced: 33, differing: 0, notExpressible: 0))
  }
}

/// Reads a list of the fixture line by line, and compares its layout with the expected frames.
private struct ListLayoutReader {
  var differences: [String] = []
  private var context = ArrangementContext(size: .zero, grid: PixelGrid(scale: 2))
  private var layout = ListLayout()
  private var sections: [ListLayoutSection] = []
  /// The sections of the last arrangement.
  private var sectionsBefore: [ListLayoutSection] = []
  private var arrangement: Arrangement?
  private var offset = 0.0
  private var stickyOffset = 0.0

  mutating func read(_ line: String) throws {
    var words = ListWords(line)
    let topic = try words.next()
    switch topic {
    case "view": context.size = try words.size()
    case "content-inset": context.contentInset = try words.insets()
    case "layout": try readLayout(&words)
    case "sections": sections = []
    case "section": sections.append(try section(&words))
    case "scrolled": offset = try words.number()
    case "sticky-offset": stickyOffset = try words.number()
    default: try compare(topic, &words, line)
    }
    guard words.isAtEnd else { throw words.unknown(try words.next()) }
  }

  private mutating func readLayout(_ words: inout ListWords) throws {
    layout = ListLayout(scrollAxis: try words.oneOf(Axis.self))
    while !words.isAtEnd {
      switch try words.next() {
      case "sticky": layout.stickyHeaders = true
      case "stretching": layout.stretchesToEdge = true
      case "showing-empty": layout.showsHeaderWhenEmpty = true
      case "top": layout.topContentInset = try words.number()
      case let word: throw words.unknown(word)
      }
    }
  }

  private func section(_ words: inout ListWords) throws -> ListLayoutSection {
    var section = ListLayoutSection(.each([]))
    while !words.take("items") {
      switch try words.next() {
      case "insets": section.insets = try words.insets()
      case "line": section.lineSpacing = try words.number()
      case "between": section.interitemSpacing = try words.number()
      case "header": section.headerLength = try words.number()
      case "footer": section.footerLength = try words.number()
      case let word: throw words.unknown(word)
      }
    }
    // A size is written as `85×10`, and a thousand equal sizes as `1000*100×20`.
    var sizes: [Size] = []
    while !words.isAtEnd {
      let word = try words.next()
      let numbers = word.split { $0 == "*" || $0 == "×" }.compactMap { Double($0) }
      guard numbers.count == 2 || numbers.count == 3 else { throw words.unknown(word) }
      let size = Size(width: numbers[numbers.count - 2], height: numbers[numbers.count - 1])
      let count = numbers.count == 3 ? Int(numbers[0]) : 1
      sizes += Array(repeating: size, count: count)
    }
    let isUniform = Set(sizes).count == 1
    section.itemSizes = isUniform ? .uniform(sizes[0], count: sizes.count) : .each(sizes)
    return section
  }

  /// Returns the layout of the current sections, which reuses the last arrangement.
  private mutating func solved() -> Arrangement {
    var layout = layout
    layout.stickyHeaderOffset = stickyOffset
    let unchanged = zip(sections, sectionsBefore).prefix { $0 == $1 }.count
    let solved =
      if let arrangement {
        Arrangement(
          sections, layout: layout, in: context, reusing: arrangement, from: unchanged)
      } else {
        Arrangement(sections, layout: layout, in: context)
      }
    arrangement = solved
    sectionsBefore = sections
    return solved
  }

  /// Returns a viewport for a rectangle, or for the visible part, at the current scroll offset.
  private func viewport(_ rect: Rect? = nil) -> Viewport {
    let start = offset + context.contentInset.start(along: layout.scrollAxis)
    let visible = Rect(
      origin: Point(layout.scrollAxis, along: start, across: 0), size: context.size)
    return Viewport(rect ?? visible, visible: visible)
  }

  private mutating func compare(_ topic: String, _ words: inout ListWords, _ line: String) throws {
    let arrangement = solved()
    func note(_ found: Any) { differences.append("\(line), but found \(found)") }
    func compare(_ id: Element.ID) throws {
      let frame = arrangement.element(id, in: viewport())?.frame
      if words.take("nowhere") {
        if let frame { note(frame) }
      } else {
        try words.expect("at")
        let expected = try words.rect()
        if frame?.isClose(to: expected) != true { note(frame ?? .null) }
        let found = arrangement.elements(in: viewport(expected)).filter { $0.id == id }
        if found.map(\.frame) != [frame] { note("\(found) in that place") }
        if !arrangement.allElements().map(\.id).contains(id) { note("not among all elements") }
      }
    }
    switch topic {
    case "item":
      let path = try words.next().split(separator: ".").compactMap { Int($0) }
      guard path.count == 2 else { throw words.unknown(line) }
      try compare(.item(path[1], in: path[0]))
    case "header": try compare(.header(ofSection: words.count()))
    case "footer": try compare(.footer(ofSection: words.count()))
    case "content-length":
      let length = arrangement.contentSize[layout.scrollAxis]
      if try words.number() != length { note(length) }
    case "elements-in":
      let elements = arrangement.elements(in: viewport(try words.rect()))
      try words.expect("count")
      if try words.count() != elements.count { note(elements.count) }
    case "items-in":
      let elements = arrangement.elements(in: viewport(try words.rect()))
      let paths = elements.filter { $0.id.kind == .item }.map(\.id.path.description)
      try words.expect("are")
      var expected: [String] = []
      while !words.isAtEnd { expected.append(try words.next()) }
      if expected != paths { note(paths) }
    default: throw words.unknown(topic)
    }
  }
}

extension Rect {
  /// Whether rectangles are equal to three decimal places, to which the fixture is rounded.
  fileprivate func isClose(to other: Rect) -> Bool {
    zip(
      [minX, minY, width, height], [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { ($0 - $1).magnitude < 1e-3 }
  }
}
