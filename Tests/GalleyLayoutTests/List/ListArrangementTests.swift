import GalleyGeometry
import GalleyLayout
import Testing

/// The layouts are in a view of 100 × 100 at two pixels per point.
@Suite("An arrangement of IGListKit's list layout")
struct ListArrangementTests {
  private let context = ArrangementContext(
    size: Size(width: 100, height: 100), grid: PixelGrid(scale: 2))
  private let square = Size(width: 50, height: 50)

  private func arrangement(
    _ sections: [ListLayoutSection], _ layout: ListLayout = ListLayout(),
    edit: (inout ArrangementContext) -> Void = { _ in }
  ) -> Arrangement {
    var context = context
    edit(&context)
    return Arrangement(sections, layout: layout, in: context)
  }

  private func rows(_ count: Int, header: Double = 0, footer: Double = 0) -> ListLayoutSection {
    ListLayoutSection(
      .uniform(Size(width: 100, height: 20), count: count), headerLength: header,
      footerLength: footer)
  }

  @Test("A list layout prints all its elements")
  func everything() {
    let list = arrangement([
      ListLayoutSection(.uniform(square, count: 1)), ListLayoutSection(.uniform(square, count: 1)),
      rows(2, header: 10, footer: 5),
    ])
    #expect(
      list.allElements().map(\.description) == [
        "item 0.0 (0, 0, 50, 50)", "item 1.0 (50, 0, 50, 50) z 1000",
        "item 2.0 (0, 60, 100, 20) z 2000", "item 2.1 (0, 80, 100, 20) z 2001",
        "header 2.0 (0, 50, 100, 10) z 2999",
        "footer 2.0 (0, 100, 100, 5) z 2999",
      ])
    #expect(list.contentSize == Size(width: 100, height: 105))
    #expect(list.scrollAxis == .vertical)
    #expect(list.sectionCount == 3)
    #expect((0..<3).map { list.itemCount(inSection: $0) } == [1, 1, 2])
    // Sections may share a row: section 1 begins in the middle of it.
    #expect(list.frame(ofSection: 1) == Rect(x: 50, y: 0, width: 50, height: 50))
    #expect(list.frame(ofSection: 2) == Rect(x: 0, y: 50, width: 100, height: 55))
    #expect(list.frame(of: ElementPath(section: 2, item: 1))?.minY == 80)
    #expect(list.element(at: Point(x: 60, y: 49))?.id == .item(0, in: 1))
    #expect(list.element(at: Point(x: 60, y: 100))?.id == .footer(ofSection: 2))
    #expect(list.element(at: Point(x: 60, y: 105)) == nil)
    #expect(list.reports.isEmpty)
    #expect(arrangement([]).contentSize == .zero)
    #expect(arrangement([]).allElements().isEmpty)
  }

  @Test("In a list layout, later sections are in front")
  func inFront() {
    var second = rows(1)
    second.insets.top = -10
    let list = arrangement([rows(1, footer: 10), second])
    #expect(list.frame(ofSection: 1) == Rect(x: 0, y: 20, width: 100, height: 20))
    #expect(list.element(at: Point(x: 0, y: 25))?.id == .item(0, in: 1))
    #expect(list.element(at: Point(x: 0, y: 19))?.id == .item(0, in: 0))
  }

  @Test("In a list layout, items are found by position, past empty sections")
  func order() {
    let list = arrangement([0, 2, 0, 0, 1, 0].map { rows($0, header: 5) })
    func after(_ section: Int, _ item: Int) -> String? {
      list.path(after: ElementPath(section: section, item: item))?.description
    }
    func before(_ section: Int, _ item: Int) -> String? {
      list.path(before: ElementPath(section: section, item: item))?.description
    }
    #expect([after(0, 0), after(1, 0), after(1, 1), after(3, 0)] == ["1.0", "1.1", "4.0", "4.0"])
    #expect([after(4, 0), after(5, 0), after(6, 0), after(-1, 0)] == [nil, nil, nil, nil])
    #expect(
      [before(5, 0), before(4, 0), before(2, 7), before(1, 1)] == ["4.0", "1.1", "1.1", "1.0"])
    #expect([before(1, 0), before(0, 0), before(6, 0), before(-1, 0)] == [nil, nil, nil, nil])
    #expect(arrangement([]).path(after: ElementPath(section: 0, item: 0)) == nil)
    #expect(
      [-9, 25, 44.5, 45, 69.5, 70].map { list.firstPath(atOrAfter: $0)?.description }
        == ["1.0", "1.1", "1.1", "4.0", "4.0", nil])
  }

  /// Only the middle section has an item. It is searched for from each of the 100,000 empty
  /// sections before it and after it.
  @Test("A list layout skips any number of empty sections")
  func manyEmptySections() {
    let count = 100_000
    var sections = Array(repeating: rows(0), count: 2 * count + 1)
    sections[count] = rows(1)
    let list = arrangement(sections)
    let path = ElementPath(section: count, item: 0)
    for section in 0..<count {
      let before = ElementPath(section: section, item: 0)
      let after = ElementPath(section: count + 1 + section, item: 0)
      guard list.path(after: before) == path, list.path(before: after) == path else {
        Issue.record("not found from section \(section)")
        return
      }
    }
  }

  @Test("A list layout begins at the left in every language")
  func rightToLeft() {
    let sections = [ListLayoutSection(.uniform(Size(width: 30, height: 10), count: 5))]
    let list = arrangement(sections) { $0.direction = .rightToLeft }
    #expect(list.allElements() == arrangement(sections).allElements())
    #expect(list.frame(of: ElementPath(section: 0, item: 0))?.minX == 0)
  }

  @Test("A list layout has nothing to measure")
  func measuring() {
    var list = arrangement([rows(2, header: 10)])
    let elements = list.allElements()
    #expect(elements.allSatisfy { $0.estimatedAxes.isEmpty })
    for id in elements.map(\.id) {
      #expect(list.measure(id, as: Size(width: 7, height: 7)) == .unchanged)
      list.forget(id)
    }
    #expect(list.allElements() == elements)
    #expect(list.orthogonalSection(0) == nil)
  }

  @Test("A list layout has no element where there is no section or item")
  func strayPaths() {
    let list = arrangement([rows(2, header: 10)])
    for stray in [-1, 2, .max, .min] {
      #expect(list.frame(ofSection: stray) == nil)
      #expect(list.frame(of: ElementPath(section: stray, item: 0)) == nil)
      #expect(list.frame(of: ElementPath(section: 0, item: stray)) == nil)
      #expect(list.element(.header(ofSection: stray)) == nil)
      let path = ElementPath(section: 0, item: stray)
      #expect(list.element(.init(.sectionHeader, at: path)) == nil)
    }
    #expect(list.element(.footer(ofSection: 0)) == nil)
  }

  // MARK: Pinned headers

  /// Two sections under headers of 10: 50 and 70 long.
  private func sticky(
    _ layout: ListLayout = ListLayout(stickyHeaders: true), inset: Insets = .zero
  ) -> Arrangement {
    let isVertical = layout.scrollAxis == .vertical
    let size = isVertical ? Size(width: 100, height: 20) : Size(width: 20, height: 100)
    let sections = [2, 3].map {
      ListLayoutSection(.uniform(size, count: $0), headerLength: 10)
    }
    return arrangement(sections, layout) { $0.contentInset = inset }
  }

  private func headers(_ list: Arrangement, visibleFrom place: Double) -> [Double?] {
    let visible = Rect(
      origin: Point(list.scrollAxis, along: place, across: 0),
      size: Size(width: 100, height: 100))
    return (0..<2).map {
      list.element(.header(ofSection: $0), in: Viewport(.zero, visible: visible))
        .map { $0.frame.min(along: list.scrollAxis) }
    }
  }

  @Test("A pinned header of a list layout stays visible until the next section pushes it away")
  func stickyHeaders() {
    #expect(headers(sticky(), visibleFrom: -5) == [0, 50])
    #expect(headers(sticky(), visibleFrom: 5) == [5, 50])
    #expect(headers(sticky(), visibleFrom: 45) == [40, 50])
    #expect(headers(sticky(), visibleFrom: 60) == [40, 60])
    // Nothing pushes the last header away.
    #expect(headers(sticky(), visibleFrom: 500) == [40, 500])
    #expect(headers(sticky(ListLayout()), visibleFrom: 5) == [0, 50])

    let list = sticky()
    let viewport = Viewport(Rect(x: 0, y: 25, width: 100, height: 20))
    #expect(
      list.elements(in: viewport).map(\.description) == [
        "item 0.0 (0, 10, 100, 20)", "item 0.1 (0, 30, 100, 20) z 1",
        "header 0.0 (0, 25, 100, 10) z 999",
      ])
    #expect(list.element(at: Point(x: 0, y: 30), in: viewport)?.id == .header(ofSection: 0))
    // Without a visible rectangle, headers are not pinned.
    #expect(list.element(.header(ofSection: 0))?.frame.minY == 0)
    #expect(list.allElements().filter { $0.id.kind != .item }.map(\.frame.minY) == [0, 50])
    // The visible rectangle can differ from the rectangle of the query.
    let strip = Viewport(
      Rect(x: 0, y: 28, width: 100, height: 1), visible: Rect(x: 0, y: 20, width: 100, height: 80))
    #expect(list.elements(in: strip).map(\.id) == [.item(0, in: 0), .header(ofSection: 0)])
  }

  @Test("Pinned headers rest at the content offset, plus the app's inset")
  func restingPlace() {
    let inset = Insets(top: 44, left: 7, bottom: 30, right: 3)
    // A header can be under a bar, because IGListKit leaves the content inset to the app.
    #expect(headers(sticky(inset: inset), visibleFrom: 50) == [6, 50])
    #expect(headers(sticky(inset: inset), visibleFrom: 0) == [0, 50])
    var layout = ListLayout(stickyHeaders: true, topContentInset: 44)
    #expect(headers(sticky(layout, inset: inset), visibleFrom: 15) == [15, 50])
    layout.topContentInset = 20
    #expect(headers(sticky(layout), visibleFrom: 5) == [25, 50])
    layout.stickyHeaderOffset = -8
    #expect(headers(sticky(layout), visibleFrom: 5) == [17, 50])
    layout.stickyHeaderOffset = .nan
    #expect(headers(sticky(layout), visibleFrom: 5) == [25, 50])
    #expect(headers(sticky(layout, inset: Insets(all: .nan)), visibleFrom: 5) == [25, 50])
    #expect(headers(sticky(layout), visibleFrom: .nan) == [20, 50])

    layout = ListLayout(scrollAxis: .horizontal, stickyHeaders: true)
    #expect(headers(sticky(layout), visibleFrom: 5) == [5, 50])
    #expect(headers(sticky(layout, inset: inset), visibleFrom: 12) == [5, 50])
  }

  // MARK: After a change

  @Test("A list layout is computed again only from the first changed section on")
  func reusing() {
    let grid = [ListLayoutSection](repeating: .init(.uniform(square, count: 1)), count: 3)
    let before = arrangement(grid)
    #expect(
      before.frame(of: ElementPath(section: 1, item: 0))
        == Rect(x: 50, y: 0, width: 50, height: 50))
    #expect(before.contentSize == Size(width: 100, height: 100))

    let more = grid + [ListLayoutSection(.uniform(square, count: 2))]
    let after = Arrangement(more, layout: ListLayout(), in: context, reusing: before, from: 3)
    #expect(after.contentSize == Size(width: 100, height: 150))
    #expect(after.record == arrangement(more).record)
    #expect(before.record == arrangement(grid).record)

    // Sections before the first changed one are not read, so these empty ones make no difference.
    let emptied = [ListLayoutSection](repeating: rows(0), count: 3) + more[3...]
    let reused = Arrangement(emptied, layout: ListLayout(), in: context, reusing: before, from: 3)
    #expect(reused.record == after.record)
    let changed = Arrangement(emptied, layout: ListLayout(), in: context, reusing: before, from: 0)
    #expect(changed.record == arrangement(emptied).record)
  }

  @Test("A list layout is computed again as a whole for other settings, or another width")
  func reusingOthers() {
    let sections = [rows(2, header: 10), rows(3)]
    let flow = Arrangement([FlowSection(itemCount: 4)], layout: FlowLayout(), in: context)
    let anew = Arrangement(sections, layout: ListLayout(), in: context, reusing: flow, from: 1)
    #expect(anew.record == arrangement(sections).record)

    var narrow = context
    narrow.size.width = 40
    let list = Arrangement(sections, layout: ListLayout(), in: narrow, reusing: anew, from: 2)
    #expect(list.record == arrangement(sections) { $0.size.width = 40 }.record)
    #expect(list.context == narrow)
  }

  @Test("Properties that do not move sections take effect although the sections are reused")
  func reusingElsewhere() {
    let sections = [rows(2, header: 10), rows(3)]
    let before = arrangement(sections)
    var scrolled = context
    scrolled.contentInset.top = 30
    scrolled.size.height = 50
    let layout = ListLayout(stickyHeaders: true, topContentInset: 5)
    let list = Arrangement(sections, layout: layout, in: scrolled, reusing: before, from: 2)
    #expect(headers(list, visibleFrom: 40) == [15, nil])
  }
}
