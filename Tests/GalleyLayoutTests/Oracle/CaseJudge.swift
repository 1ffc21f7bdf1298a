import GalleyGeometry
import GalleyLayout

/// Lays out a case, and finds the differences from the expected frames.
struct CaseJudge {
  let layout: LayoutCase
  private(set) var arrangement: Arrangement
  private(set) var differences: [String] = []

  /// Lays out the case, measures its elements if the case has answers for them, and compares.
  init(_ layout: LayoutCase) {
    self.layout = layout
    arrangement = Arrangement(
      layout.sections, configuration: layout.configuration, in: layout.context)
    if let answers = layout.answers { measure(answers) }
    compareContentSize()
    compareElements()
    compareStretches()
    compareQueries()
    compareRows()
    compareSidewaysViews()
  }

  /// The largest accepted difference, because figures have three decimal places.
  private static let tolerance = 1e-3

  private mutating func note(_ difference: String) { differences.append(difference) }
}

// MARK: - Measuring

extension CaseJudge {
  /// Measures the visible elements, first at the top of the content and then at the offset of the
  /// case. It always measures the first visible element that was not measured yet, because each
  /// answer moves the elements below it, and may make others visible.
  private mutating func measure(_ answers: CaseAnswers) {
    var measured: Set<Element.ID> = []
    // Each round measures another element, so there can't be more rounds than elements.
    let limit = arrangement.allElements().count
    for offset in [Point.zero, layout.offset] {
      let bounds = Rect(origin: offset, size: layout.context.size)
      while let element = firstUnmeasured(in: bounds, except: measured) {
        measured.insert(element.id)
        if measured.count > limit { return note("measuring does not come to an end") }
        let size = size(of: element, by: answers)
        if case .swung(let before, let after) = arrangement.measure(element.id, as: size) {
          note("\(element.id) swung from \(before) to \(after), but was measured once")
        }
      }
    }
  }

  private func firstUnmeasured(in bounds: Rect, except measured: Set<Element.ID>) -> Element? {
    let axis = layout.configuration.scrollAxis
    return arrangement.elements(in: Viewport(bounds))
      .filter { !$0.estimatedAxes.isEmpty && !measured.contains($0.id) }
      .min { left, right in
        let (left, right) = (left.frame.origin, right.frame.origin)
        return axis == .vertical
          ? (left.y, left.x) < (right.y, right.x) : (left.x, left.y) < (right.x, right.y)
      }
  }

  private mutating func size(of element: Element, by answers: CaseAnswers) -> Size {
    var size = element.frame.size
    switch element.id.kind {
    case .item:
      if let width = answers.width, !isNear(size.width, width) {
        note("\(element.id) is measured at a width of \(size.width), not \(width)")
      }
      if !answers.heights.isEmpty {
        size.height = answers.heights[element.id.path.item % answers.heights.count]
      }
    case .supplementary(let kind):
      if let height = answers.supplementaryHeights[kind] { size.height = height }
    case .decoration: note("\(element.id) is to be measured")
    }
    return size
  }
}

// MARK: - Comparing

extension CaseJudge {
  private mutating func compareContentSize() {
    guard let expected = layout.expected.contentSize else { return }
    let size = arrangement.contentSize
    if !isNear(size.width, expected.width) || !isNear(size.height, expected.height) {
      note("content \(size), expected \(expected)")
    }
  }

  private mutating func compareElements() {
    // A case for the screen has pinned elements where they are visible.
    let looksAtScreen = layout.expected.listing == .onScreen || layout.offset != .zero
    let viewport = looksAtScreen ? Viewport(layout.bounds) : nil
    let listed = viewport.map { arrangement.elements(in: $0) } ?? arrangement.allElements()
    let found = Dictionary(listed.map { ($0.id, $0) }) { first, _ in first }
    if found.count != listed.count { note("an element is listed twice") }
    for expected in layout.expected.elements {
      compare(found[expected.id], to: expected, as: "")
    }
    if layout.expected.listing != .some {
      let known = Set(layout.expected.elements.map(\.id))
      for element in listed where !known.contains(element.id) { note("extra \(element)") }
    }
    // A query for one element returns the same frame as the list of all elements.
    for expected in layout.expected.elements {
      compare(arrangement.element(expected.id, in: viewport), to: expected, as: "alone: ")
    }
    for expected in layout.expected.singles {
      compare(arrangement.element(expected.id), to: expected, as: "single: ")
    }
  }

  private mutating func compare(
    _ element: Element?, to expected: CaseElement, as context: String
  ) {
    guard let element else { return note("\(context)missing \(expected.id)") }
    if !isNear(element.frame, expected.frame) {
      note("\(context)\(expected.id) \(element.frame), expected \(expected.frame)")
    }
    if let zIndex = expected.zIndex, element.zIndex != zIndex {
      note("\(context)\(expected.id) z \(element.zIndex), expected z \(zIndex)")
    }
  }

  private mutating func compareStretches() {
    for expected in layout.expected.stretches {
      guard let frame = arrangement.frame(ofSection: expected.section) else {
        note("missing section \(expected.section)")
        continue
      }
      if !isNear(frame, expected.frame) {
        note("section \(expected.section) \(frame), expected \(expected.frame)")
      }
    }
  }

  private mutating func compareQueries() {
    let known = Dictionary(layout.expected.elements.map { ($0.id, $0) }) { first, _ in first }
    for query in layout.expected.queries {
      let elements = arrangement.elements(in: Viewport(query.rect, visible: layout.bounds))
      let ids = Set(elements.map(\.id))
      if ids.count != elements.count { note("query \(query.rect): an element is found twice") }
      let missing = query.ids.subtracting(ids)
      let extra = ids.subtracting(query.ids)
      if !missing.isEmpty || !extra.isEmpty {
        note("query \(query.rect): missing \(names(missing)), extra \(names(extra))")
      }
      for element in elements {
        guard let expected = known[element.id] else { continue }
        compare(element, to: expected, as: "query \(query.rect): ")
      }
    }
  }

  private func names(_ ids: Set<Element.ID>) -> String {
    ids.isEmpty ? "none" : ids.map(\.description).sorted().joined(separator: ", ")
  }
}

// MARK: - Sections that scroll orthogonally

extension CaseJudge {
  private mutating func compareRows() {
    for expected in layout.expected.rows {
      guard let row = arrangement.orthogonalSection(expected.section) else {
        note("section \(expected.section) does not scroll sideways")
        continue
      }
      compare("length", row.contentLength, to: expected.length, in: expected.section)
      compare("maximum", row.maximumOffset, to: expected.maximumOffset, in: expected.section)
      compare("initial", row.initialOffset, to: expected.initialOffset, in: expected.section)
    }
    for stop in layout.expected.stops {
      guard let row = arrangement.orthogonalSection(stop.section) else {
        note("section \(stop.section) does not scroll sideways")
        continue
      }
      compare(
        "\(row.behavior) proposed \(stop.proposed)", row.restingOffset(for: stop.proposed),
        to: stop.rest, in: stop.section)
    }
  }

  private mutating func compare(
    _ name: String, _ value: Double, to expected: Double?, in section: Int
  ) {
    guard let expected, !isNear(value, expected) else { return }
    note("row \(section) \(name): \(value), expected \(expected)")
  }

  private mutating func compareSidewaysViews() {
    for view in layout.expected.sidewaysViews {
      let viewport = Viewport(layout.bounds, orthogonalOffsets: [view.section: view.offset])
      let cells = arrangement.elements(in: viewport).filter {
        $0.id.path.section == view.section && $0.id.kind == .item
      }
      let expected = view.cells.map(\.item)
      if cells.map(\.id.path.item) != expected {
        note("row \(view.section) at \(view.offset): \(cells.map(\.id)), expected \(expected)")
      }
      for cell in view.cells {
        guard let element = cells.first(where: { $0.id.path.item == cell.item }) else { continue }
        let frame = cell.shown(from: element.frame.offsetBy(dx: -view.offset, dy: 0))
        if !isNear(frame, cell.frame) {
          note("row \(view.section) at \(view.offset): \(element.id) shown \(frame)")
        }
      }
    }
  }
}

extension CaseSidewaysView.Cell {
  /// The smallest rectangle around a cell that the app has moved, scaled and rotated.
  fileprivate func shown(from frame: Rect) -> Rect {
    let middle = center ?? frame.center
    let width = cosine.magnitude * frame.width + sine.magnitude * frame.height
    let height = sine.magnitude * frame.width + cosine.magnitude * frame.height
    return Rect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }
}

extension CaseJudge {
  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    (value - expected).magnitude <= CaseJudge.tolerance
  }

  private func isNear(_ frame: Rect, _ expected: Rect) -> Bool {
    isNear(frame.origin.x, expected.origin.x) && isNear(frame.origin.y, expected.origin.y)
      && isNear(frame.size.width, expected.size.width)
      && isNear(frame.size.height, expected.size.height)
  }
}
