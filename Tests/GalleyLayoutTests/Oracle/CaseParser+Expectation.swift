import GalleyGeometry
import GalleyLayout

extension CaseParser {
  /// Reads an expectation of a case, which is one of these lines:
  /// - `content WIDTH x HEIGHT`
  /// - `elements`, `elements on screen` or `elements among others`, and below it their frames
  /// - `single ID: X Y WIDTH HEIGHT [z 1]`: the result of a query for one element
  /// - `stretch SECTION: X Y WIDTH HEIGHT`: the frame of a section
  /// - `query X Y WIDTH HEIGHT: IDS`: the elements in a rectangle
  /// - `row SECTION: [length 866] [maximum 546] [initial -27]`: a section that scrolls orthogonally
  /// - `rests SECTION: 40 at 0, 130 at 108`: proposed offsets and where the section comes to rest
  /// - `sideways SECTION: OFFSET`, and below it the cells that are visible at this offset
  static func readExpectation(_ line: CaseLine, into layout: inout LayoutCase) throws -> Bool {
    var words = CaseWords(line)
    switch line.keyword {
    case "elements":
      (layout.expected.listing, layout.expected.elements) = try elements(line)
      return true
    case "sideways":
      layout.expected.sidewaysViews.append(try sidewaysView(line))
      return true
    case "content": layout.expected.contentSize = try words.size("the content")
    case "single": layout.expected.singles.append(try words.element())
    case "stretch":
      let section = try words.section()
      layout.expected.stretches.append(
        CaseStretch(section: section, frame: try words.rect("the section")))
    case "query":
      let rect = try words.rect("the rectangle")
      try words.expect(":")
      layout.expected.queries.append(CaseQuery(rect: rect, ids: try words.ids()))
    case "row": layout.expected.rows.append(try words.row())
    case "rests": layout.expected.stops += try words.stops()
    default: return false
    }
    try words.end()
    try line.checkHasNoChildren()
    return true
  }

  private static func elements(
    _ line: CaseLine
  ) throws -> (CaseExpectation.Listing, [CaseElement]) {
    var words = CaseWords(line)
    var listing = CaseExpectation.Listing.all
    if words.take("on") {
      try words.expect("screen")
      listing = .onScreen
    } else if words.take("among") {
      try words.expect("others")
      listing = .some
    }
    try words.end()
    var ids: Set<Element.ID> = []
    return (
      listing,
      try line.children.map { child in
        try child.checkHasNoChildren()
        var words = CaseWords(whole: child)
        let element = try words.element()
        try words.end()
        if !ids.insert(element.id).inserted { throw child.error("a second '\(element.id)'") }
        return element
      }
    )
  }

  /// Reads the cells of an orthogonal section, one in each line below:
  /// `ITEM: X Y WIDTH HEIGHT [turned COSINE SINE] [center X Y] [alpha 0.5]`.
  private static func sidewaysView(_ line: CaseLine) throws -> CaseSidewaysView {
    var words = CaseWords(line)
    let section = try words.section()
    let offset = try words.number("the offset")
    try words.end()
    return CaseSidewaysView(
      section: section, offset: offset,
      cells: try line.children.map { child in
        try child.checkHasNoChildren()
        var words = CaseWords(whole: child)
        return try words.sidewaysCell()
      })
  }
}

// MARK: - Elements

extension CaseWords {
  /// Reads `ID: X Y WIDTH HEIGHT [z 1]`. The z index is 0 by default, and `z ?` if it is not known.
  fileprivate mutating func element() throws -> CaseElement {
    let ids = try idRange()
    guard ids.count == 1, let id = ids.first else { throw error("one element was expected") }
    try expect(":")
    var element = CaseElement(id: id, frame: try rect("the element"), zIndex: 0)
    if take("z") {
      element.zIndex = take("?") ? nil : try integer("the z index")
    }
    return element
  }

  /// Reads IDs with commas between them, or `nothing`.
  fileprivate mutating func ids() throws -> Set<Element.ID> {
    if take("nothing") { return [] }
    var ids: Set<Element.ID> = []
    repeat {
      for id in try idRange() where !ids.insert(id).inserted { throw error("a second '\(id)'") }
    } while take(",")
    return ids
  }

  /// Reads an ID like `item 0.3`, `header 0.0` or `decoration background 0.0`. The numbers are the
  /// section and the item; `0.3-7` are several items, and `0.all` belongs to the layout as a whole.
  private mutating func idRange() throws -> [Element.ID] {
    let first = try word("an element")
    let kind: Element.Kind =
      switch first {
      case "item": .item
      case "decoration": .decoration(String(try word("the kind")))
      default: .supplementary(String(first))
      }
    let place = try word("the place of an element")
    let parts = place.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let items = CaseWords.items(parts[1])
    else { throw error("'\(place)' is no place like 0.3, 0.3-7 or 0.all") }
    return items.map { Element.ID(kind, at: ElementPath(section: section, item: $0)) }
  }

  private static func items(_ text: Substring) -> [Int]? {
    if text == "all" { return [.max] }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    switch (ends.count, ends.first ?? nil, ends.last ?? nil) {
    case (1, let item?, _): return [item]
    case (2, let first?, let last?) where first < last: return Array(first...last)
    default: return nil
    }
  }
}

// MARK: - Sections that scroll orthogonally

extension CaseWords {
  fileprivate mutating func section() throws -> Int {
    let section = try count("the section")
    try expect(":")
    return section
  }

  fileprivate mutating func row() throws -> CaseRow {
    var row = CaseRow(section: try section())
    while let option = try option() {
      switch option {
      case "length": row.length = try number("the length")
      case "maximum": row.maximumOffset = try number("the largest offset")
      case "initial": row.initialOffset = try number("the first offset")
      default: throw unknown(option)
      }
    }
    return row
  }

  fileprivate mutating func stops() throws -> [CaseStop] {
    let section = try section()
    var stops: [CaseStop] = []
    repeat {
      let proposed = try number("the proposed offset")
      try expect("at")
      stops.append(
        CaseStop(section: section, proposed: proposed, rest: try number("the resting offset")))
    } while take(",")
    return stops
  }

  fileprivate mutating func sidewaysCell() throws -> CaseSidewaysView.Cell {
    let item = try count("the item")
    try expect(":")
    var cell = CaseSidewaysView.Cell(item: item, frame: try rect("the cell"))
    while let option = try option() {
      switch option {
      case "turned":
        cell.cosine = try number("the cosine")
        cell.sine = try number("the sine")
      case "center": cell.center = try point("the center")
      case "alpha": cell.alpha = try number("the opacity")
      default: throw unknown(option)
      }
    }
    return cell
  }
}
