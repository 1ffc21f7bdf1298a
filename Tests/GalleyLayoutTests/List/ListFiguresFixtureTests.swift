import GalleyGeometry
import GalleyLayout
import Testing

@Suite("List sections and their cells, as measured on UIKit")
struct ListFiguresFixtureTests {
  /// The blocks of the fixture whose title begins with a word.
  private func blocks(_ kind: String) throws -> [ListFixture.Block] {
    try ListFixture.blocks(of: "lists").filter { $0.title.hasPrefix("\(kind) ") }
  }

  @Test("The fixtures contain all kinds of metrics")
  func kinds() throws {
    let kinds = try ListFixture.blocks(of: "lists").map { $0.title.prefix { $0 != " " } }
    #expect(Set(kinds) == ["section", "content", "background", "cell"])
  }

  @Test("List sections have the measured insets, headers and footers of every appearance and mode")
  func sections() throws {
    let tally = ListFixture.tally(try blocks("section")) { block in
      var title = ListWords(block.title)
      try title.expect("section")
      var configuration = ListConfiguration(try title.oneOf(ListAppearance.self))
      configuration.headerMode = try title.oneOf(ListHeaderMode.self)
      configuration.footerMode = try title.oneOf(ListFooterMode.self)
      let context = ArrangementContext(
        size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
      let section = configuration.section(in: context, metrics: .catalyst)
      return try differences(of: section, from: block.lines)
    }
    #expect(tally == .init(reproduced: 30, differing: 0, notExpressible: 0))
  }

  private func differences(of section: LayoutSection, from lines: [String]) throws -> [String] {
    var insets: DirectionalInsets?
    var items: [BoundarySupplementary] = []
    for line in lines {
      var words = ListWords(line)
      switch try words.next() {
      case "insets":
        insets = try words.directionalInsets()
        try words.expect("from")
        try words.expect("none")
      case "header": items.append(try boundaryItem("Header", &words))
      case "footer": items.append(try boundaryItem("Footer", &words))
      case let word: throw words.unknown(word)
      }
      guard words.isAtEnd else { throw words.unknown(try words.next()) }
    }
    var differences: [String] = []
    if section.contentInsets != insets { differences.append("\(section.contentInsets)") }
    if section.contentInsetsReference != .none {
      differences.append("\(section.contentInsetsReference)")
    }
    if section.boundaryItems != items { differences.append("\(section.boundaryItems)") }
    return differences
  }

  private func boundaryItem(
    _ kind: String, _ words: inout ListWords
  ) throws -> BoundarySupplementary {
    try words.expect("at")
    let alignment = try words.name(of: LayoutAlignment.self)
    for word in ["width", "fraction", "1", "height", "estimate"] { try words.expect(word) }
    let height = LayoutDimension.estimated(try words.number())
    let extends = words.take("extends")
    let pins = words.take("pins")
    try words.expect("z")
    return BoundarySupplementary(
      kind: "UICollectionElementKindSection\(kind)",
      size: LayoutSize(width: .fractionalWidth(1), height: height), alignment: alignment,
      extendsBoundary: extends, pinsToVisibleBounds: pins, zIndex: try words.count())
  }

  @Test("List content has the measured margins, paddings and texts of every style")
  func contents() throws {
    let tally = ListFixture.tally(try blocks("content")) { block in
      var title = ListWords(block.title)
      try title.expect("content")
      let found = ListMetrics.catalyst[try title.name(of: ListContentStyle.self)]
      var expected = ListContentMetrics()
      for line in block.lines {
        var words = ListWords(line)
        switch try words.next() {
        case "margins":
          expected.margins = try words.directionalInsets()
          try words.expect("preserving")
          try words.expect("horizontal")
          expected.axesPreservingMargins = .horizontal
        case "padding":
          expected.imageToTextPadding = try words.number()
          expected.textToSecondaryTextHorizontalPadding = try words.number()
          expected.textToSecondaryTextVerticalPadding = try words.number()
          expected.prefersSideBySide = words.take("side-by-side")
        case "text": expected.text = try text(&words)
        case "secondary": expected.secondaryText = try text(&words)
        case let word: throw words.unknown(word)
        }
        guard words.isAtEnd else { throw words.unknown(try words.next()) }
      }
      return found == expected ? [] : ["\(found)"]
    }
    #expect(tally == .init(reproduced: 12, differing: 0, notExpressible: 0))
  }

  private func text(_ words: inout ListWords) throws -> ListTextMetrics {
    var text = ListTextMetrics()
    try words.expect("size")
    text.pointSize = try words.number()
    try words.expect("lines")
    text.lineLimit = try words.count()
    try words.expect("scale")
    text.minimumScaleFactor = try words.number()
    text.allowsTightening = words.take("tightening")
    return text
  }

  @Test("List backgrounds have the measured corners")
  func backgrounds() throws {
    let tally = ListFixture.tally(try blocks("background")) { block in
      var words = ListWords(block.title)
      try words.expect("background")
      let found = ListMetrics.catalyst[try words.name(of: ListBackgroundStyle.self)]
      var expected = ListBackgroundMetrics()
      try words.expect("radius")
      expected.cornerRadius = try words.number()
      try words.expect("insets")
      expected.insets = try words.directionalInsets()
      try words.expect("adding")
      try words.expect("none")
      try words.expect("stroke")
      expected.strokeWidth = try words.number()
      try words.expect("outset")
      expected.strokeOutset = try words.number()
      guard words.isAtEnd else { throw words.unknown(try words.next()) }
      return found == expected ? [] : ["\(found)"]
    }
    #expect(tally == .init(reproduced: 8, differing: 0, notExpressible: 0))
  }

  @Test("List cells have the measured frames of content, image, text and accessories")
  func cells() throws {
    let tally = ListFixture.tally(try blocks("cell")) { block in
      var reader = ListCellReader()
      for line in block.lines { try reader.read(line) }
      return try reader.differences()
    }
    #expect(tally == .init(reproduced: 14, differing: 0, notExpressible: 0))
  }
}

/// Reads a cell of the fixture line by line, and compares its layout with the expected frames.
private struct ListCellReader {
  private var size = Size.zero
  private var content = ListCellContent(.cell)
  private var contentStart = 0.0
  private var contentWidth = 0.0
  private var image: Rect?
  private var text: Double?
  private var viewCount = 0
  private var views: [Rect] = []

  mutating func read(_ line: String) throws {
    var words = ListWords(line)
    switch try words.next() {
    case "size":
      size = try words.size()
      try words.expect("style")
      content.style = try words.name(of: ListContentStyle.self)
      content.hasText = words.take("text")
      // A secondary text makes no difference to the measured frames.
      _ = words.take("secondary")
      if words.take("image") { content.imageSize = try words.size() }
    case "editing": content.isEditing = true
    case "indented": content.indentationLevel = try words.count()
    case "accessories":
      while !words.isAtEnd { content.accessories.append(try accessory(&words)) }
    case "content":
      contentStart = try words.number()
      contentWidth = try words.number()
    case "image": image = words.take("nowhere") ? nil : try words.rect()
    case "text": text = words.take("nowhere") ? nil : try words.number()
    case "views": viewCount = try words.count()
    case "view": views.append(try words.rect())
    case let word: throw words.unknown(word)
    }
    guard words.isAtEnd else { throw words.unknown(try words.next()) }
  }

  /// Reads an accessory, for example `checkmark` or `leadingCustom(30×20)`.
  private func accessory(_ words: inout ListWords) throws -> ListAccessory {
    let word = try words.next()
    let parts = word.split { "(×)".contains($0) }
    guard let kind = ListAccessory.Kind.allCases.first(where: { "\($0)" == parts[0] }) else {
      throw words.unknown(word)
    }
    let numbers = parts.dropFirst().compactMap { Double($0) }
    guard numbers.count == 2 else { return ListAccessory(kind) }
    return ListAccessory(kind, size: Size(width: numbers[0], height: numbers[1]))
  }

  func differences() throws -> [String] {
    let found = ListCellLayout(
      content, in: size, metrics: .catalyst, grid: PixelGrid(scale: 2))
    // The fixture has the first three views of a cell, from left to right.
    let frames = (found.accessories.map(\.frame) + found.reorderSeparators)
      .sorted { $0.minX < $1.minX }
    var differences: [String] = []
    let expected = Rect(x: contentStart, y: 0, width: contentWidth, height: size.height)
    if found.contentFrame != expected { differences.append("content \(found.contentFrame)") }
    if found.imageFrame != image { differences.append("image \(found.imageFrame ?? .null)") }
    if found.textFrame?.minX != text { differences.append("text at \(found.textStart)") }
    if frames.count != viewCount { differences.append("\(frames.count) views") }
    if Array(frames.prefix(3)) != views { differences.append("views \(frames)") }
    return differences
  }
}
