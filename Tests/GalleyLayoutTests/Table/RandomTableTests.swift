import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A second, simple implementation of table layouts, which adds up the heights above each element.
private struct TableJudge {
  var layout: TableLayout
  var sections: [TableSection]
  /// The measured heights of rows, headers and footers.
  var sizes: [Element.ID: Double] = [:]
  /// The elements that are to be measured again.
  var outdated: Set<Element.ID> = []
  let context: ArrangementContext

  private func round(_ length: Double) -> Double { max(length, 0) }

  func height(ofRow row: Int, in section: Int) -> Double {
    if let size = sizes[.item(row, in: section)] { return round(size) }
    switch sections[section].rows {
    case .fixed(let height), .estimated(let height): return round(height)
    case .estimatedEach(let heights):
      return round(row < heights.count ? heights[row] : heights.last ?? 0)
    }
  }

  /// The frames of all elements, and the length of the content.
  var all: (elements: [Element.ID: Rect], length: Double) {
    var elements: [Element.ID: Rect] = [:]
    var y = round(layout.headLength)
    let insets = layout.sideInsets
    let width = max(context.size.width - insets.leading - insets.trailing, 0)
    let x = context.direction == .rightToLeft ? insets.trailing : insets.leading
    func put(_ id: Element.ID, _ height: Double) {
      elements[id] = Rect(
        origin: context.grid.point(Point(x: x, y: y)), size: Size(width: width, height: height))
      y += height
    }
    func put(_ band: TableHeaderFooter?, _ id: Element.ID) {
      guard let band else { return }
      let height = round(sizes[id] ?? band.height)
      // A header without a height has no padding above it.
      if height > 0 { y += round(band.topPadding) }
      put(id, height)
    }
    for (index, section) in sections.enumerated() {
      put(section.header, .header(ofSection: index))
      y += round(section.topInset)
      for row in 0..<section.rowCount {
        put(.item(row, in: index), height(ofRow: row, in: index))
      }
      y += round(section.bottomInset)
      put(section.footer, .footer(ofSection: index))
    }
    return (elements, y + round(layout.footLength))
  }
}

@Suite("Random tables that are measured and changed")
struct RandomTableTests {
  private let context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))

  @Test("Every frame of a random table is at the sum of the heights above it")
  func frames() {
    withSeededRandom("tables", steps: 300) { random in
      var context = context
      if Bool.random(using: &random) { context.direction = .rightToLeft }
      var judge = TableJudge(
        layout: layout(&random), sections: sections(&random), context: context)
      var table = Arrangement(judge.sections, layout: judge.layout, in: context)
      check(table, judge)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        guard
          let id = judge.all.elements.keys.sorted(by: { "\($0)" < "\($1)" }).randomElement(
            using: &random)
        else { break }
        if Int.random(in: 0..<6, using: &random) == 0 {
          table.outdateSizes()
          judge.outdated = Set(judge.sizes.keys)
        } else if Bool.random(using: &random), judge.sizes[id] != nil {
          table.forget(id)
          judge.sizes[id] = nil
        } else if judge.sizes[id] == nil || judge.outdated.contains(id), isEstimated(id, judge) {
          judge.outdated.remove(id)
          let height = Double(Int.random(in: 0...200, using: &random)) / 2
          table.measure(id, as: Size(width: 1, height: height))
          judge.sizes[id] = height
        }
        check(table, judge)
      }
    }
  }

  @Test("Measured heights of a random table follow their rows when others are inserted and deleted")
  func changes() {
    withSeededRandom("changed tables", steps: 300) { random in
      var judge = TableJudge(layout: layout(&random), sections: sections(&random), context: context)
      guard let section = judge.sections.indices.randomElement(using: &random) else { return }
      judge.sections[section].rows = .estimated(44)
      var table = Arrangement(judge.sections, layout: judge.layout, in: context)
      for row in 0..<judge.sections[section].rowCount where Bool.random(using: &random) {
        let height = Double(Int.random(in: 1...90, using: &random))
        table.measure(.item(row, in: section), as: Size(width: 320, height: height))
        judge.sizes[.item(row, in: section)] = height
      }
      if Bool.random(using: &random) {
        table.outdateSizes()
        judge.outdated = Set(judge.sizes.keys)
        for row in 0..<judge.sections[section].rowCount where Bool.random(using: &random) {
          table.measure(.item(row, in: section), as: Size(width: 320, height: 17))
          judge.sizes[.item(row, in: section)] = 17
          judge.outdated.remove(.item(row, in: section))
        }
      }
      // One row is deleted, and one is inserted.
      let count = judge.sections[section].rowCount
      guard count > 0 else { return }
      let gone = Int.random(in: 0..<count, using: &random)
      let new = Int.random(in: 0..<count, using: &random)
      var order: [Int?] = Array(0..<count)
      order.remove(at: gone)
      order.insert(nil, at: new)
      var after = judge
      after.sizes = judge.sizes.filter { $0.key.path.section != section || $0.key.kind != .item }
      after.outdated = []
      for (row, old) in order.enumerated() {
        guard let old else { continue }
        after.sizes[.item(row, in: section)] = judge.sizes[.item(old, in: section)]
        if judge.outdated.contains(.item(old, in: section)) {
          after.outdated.insert(.item(row, in: section))
        }
      }
      var origins = judge.sections.indices.map { ListChange.Origin.kept(before: $0) }
      origins[section] = .edited(
        before: section,
        items: order.enumerated().compactMap { row, old in
          old.map { ListChange.ItemRun(after: row..<(row + 1), before: $0) }
        })
      check(
        Arrangement(
          after.sections, layout: after.layout, in: context, reusing: table,
          change: ListChange(sections: origins)), after)
    }
  }

  @Test("Headers of a random table stay visible exactly as long as their section is")
  func pinned() {
    withSeededRandom("pinned headers", steps: 300) { random in
      var layout = layout(&random)
      layout.pinsHeadersAndFooters = true
      let judge = TableJudge(layout: layout, sections: sections(&random), context: context)
      let table = Arrangement(judge.sections, layout: layout, in: context)
      let (elements, length) = judge.all
      let y = Double(Int.random(in: -50...max(Int(length), 0), using: &random))
      let viewport = Viewport(Rect(x: 0, y: y, width: 320, height: 200))
      for (index, section) in judge.sections.enumerated() where section.header != nil {
        guard let natural = elements[.header(ofSection: index)],
          let header = table.element(.header(ofSection: index), in: viewport)
        else {
          Issue.record("section \(index) has no header")
          continue
        }
        let footer = elements[.footer(ofSection: index)]
        let end =
          footer?.minY ?? (table.frame(ofSection: index)?.maxY ?? 0)
        let lowest = max(end - natural.height, natural.minY)
        let wanted = min(max(natural.minY, y), lowest)
        #expect((header.frame.minY - wanted).magnitude <= 0.5)
        #expect(header.frame.height == natural.height)
      }
    }
  }

  private func isEstimated(_ id: Element.ID, _ judge: TableJudge) -> Bool {
    let section = judge.sections[id.path.section]
    switch id.kind {
    case .item:
      if case .fixed = section.rows { return false }
      return true
    case .sectionHeader: return section.header?.isEstimated == true
    default: return section.footer?.isEstimated == true
    }
  }

  private func check(_ table: Arrangement, _ judge: TableJudge) {
    let (elements, length) = judge.all
    #expect(table.contentSize == Size(width: 320, height: length))
    for (id, frame) in elements { #expect(table.element(id)?.frame == frame, "\(id)") }
    for id in elements.keys {
      let isMeasured = judge.sizes[id] != nil && !judge.outdated.contains(id)
      #expect(table.isMeasured(id) == isMeasured, "\(id)")
    }
    #expect(Set(table.allElements().map(\.id)).isSubset(of: Set(elements.keys)))
    let seen = elements.filter { $0.value.width > 0 && $0.value.height > 0 }
    #expect(Set(table.allElements().map(\.id)).isSuperset(of: Set(seen.keys)))
  }

  private func layout(_ random: inout SeededRandom) -> TableLayout {
    var layout = TableLayout()
    if Bool.random(using: &random) { layout.headLength = 60.25 }
    if Bool.random(using: &random) { layout.footLength = 31 }
    if Bool.random(using: &random) {
      layout.sideInsets = DirectionalInsets(top: 0, leading: 20, bottom: 0, trailing: 16)
    }
    return layout
  }

  private func sections(_ random: inout SeededRandom) -> [TableSection] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let count = Int.random(in: 0...12, using: &random)
      let rows: TableSection.RowHeights =
        switch Int.random(in: 0...2, using: &random) {
        case 0: .fixed(51.5)
        case 1: .estimated(44)
        default:
          .estimatedEach(
            (0..<Int.random(in: 0...14, using: &random)).map { Double($0 * 7 % 50) + 0.5 })
        }
      var section = TableSection(rowCount: count, rows: rows)
      func band(_ random: inout SeededRandom) -> TableHeaderFooter? {
        guard Bool.random(using: &random) else { return nil }
        return TableHeaderFooter(
          height: Double(Int.random(in: 0...60, using: &random)),
          isEstimated: Bool.random(using: &random),
          topPadding: Bool.random(using: &random) ? 22 : 0)
      }
      section.header = band(&random)
      section.footer = band(&random)
      if Bool.random(using: &random) { section.topInset = 17.5 }
      if Bool.random(using: &random) { section.bottomInset = 8.25 }
      return section
    }
  }
}
