import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

/// A list on a screen, at a scroll offset.
private struct Screen {
  var arrangement: Arrangement
  /// The scroll offset, from the left or the top of the content.
  var offset: Double
  var length = 200.0

  var visible: Viewport {
    let axis = arrangement.scrollAxis
    let across = arrangement.context.size[axis.perpendicular]
    return Viewport(
      Rect(
        origin: Point(axis, along: offset, across: 0),
        size: Size(axis, along: length, across: across)))
  }

  /// The item that is kept in place.
  var anchor: ScrollAnchor? { ScrollAnchor(in: arrangement, visible: visible) }

  /// The distance of an item from the left or the top of the screen.
  func distance(_ path: ElementPath) -> Double? {
    arrangement.frame(of: path)?.min(along: arrangement.scrollAxis).advanced(by: -offset)
  }

  /// Returns the screen with another arrangement, scrolled so that the anchor stays in place.
  ///
  /// - Parameter path: The path of the anchor in the other arrangement.
  func changed(to arrangement: Arrangement, anchorAt path: ElementPath? = nil) -> Screen {
    var screen = Screen(arrangement: arrangement, offset: offset, length: length)
    guard let anchor, let frame = arrangement.frame(of: path ?? anchor.path) else { return screen }
    screen.offset = anchor.offset(for: frame, in: arrangement, visible: visible.rect.size)
    return screen
  }
}

@Suite("The anchor of a vertical list")
struct ScrollAnchorTests {
  private func list(_ counts: Int..., header: Double = 0) -> Arrangement {
    var rows = estimatedRows()
    if header > 0 { rows.boundaryItems = [estimatedBoundary("header", .top, header)] }
    return Arrangement(
      counts.map { SectionContent(rows, itemCount: $0) },
      in: ArrangementContext(size: Size(width: 320, height: 200), grid: PixelGrid(scale: 2)))
  }

  private func path(_ item: Int, _ section: Int = 0) -> ElementPath {
    ElementPath(section: section, item: item)
  }

  @Test("The anchor is the first item that begins in the visible part")
  func first() {
    let list = list(100)
    #expect(
      Screen(arrangement: list, offset: 400).anchor == ScrollAnchor(path: path(10), distance: 0))
    #expect(
      Screen(arrangement: list, offset: 401).anchor == ScrollAnchor(path: path(11), distance: 39))
    #expect(
      Screen(arrangement: list, offset: 439.5).anchor
        == ScrollAnchor(path: path(11), distance: 0.5))
  }

  @Test("The anchor is the first visible item if none begins there")
  func noneBegins() {
    var list = list(3)
    list.measure(.item(1, in: 0), height: 900)
    let screen = Screen(arrangement: list, offset: 300)
    #expect(screen.anchor == ScrollAnchor(path: path(1), distance: -260))
    list.measure(.item(0, in: 0), height: 60)
    #expect(screen.changed(to: list).offset == 320)
  }

  @Test("The anchor is an item, not a header")
  func headers() {
    let list = list(3, 3, header: 30)
    // The second section begins at 150, its first item at 180.
    let screen = Screen(arrangement: list, offset: 149)
    #expect(screen.anchor == ScrollAnchor(path: path(0, 1), distance: 31))
  }

  @Test("The anchor is the first of items side by side")
  func sideBySide() {
    let thirds = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(40),
        item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))))
    let list = arranged((thirds, 90))
    #expect(
      Screen(arrangement: list, offset: 100).anchor == ScrollAnchor(path: path(9), distance: 20))
  }

  @Test("The anchor is the topmost cell of a row whose cells begin at different heights")
  func uneven() {
    let pair = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      content: .custom([
        .init(frame: Rect(x: 0, y: 50, width: 100, height: 40)),
        .init(frame: Rect(x: 100, y: 10, width: 100, height: 80)),
      ]))
    let list = arranged((LayoutSection(group: pair), 90))
    #expect(
      Screen(arrangement: list, offset: 100).anchor == ScrollAnchor(path: path(3), distance: 10))
    #expect(
      Screen(arrangement: list, offset: 120).anchor == ScrollAnchor(path: path(2), distance: 30))
  }

  @Test("There is no anchor at the very top, where the list stays")
  func veryStart() {
    let list = list(100)
    for offset in [0.0, -30, -.infinity, .nan] {
      #expect(Screen(arrangement: list, offset: offset).anchor == nil, "\(offset)")
    }
    #expect(Screen(arrangement: list, offset: 0.5).anchor != nil)
  }

  @Test("There is no anchor if nothing is visible")
  func nothingInSight() {
    #expect(Screen(arrangement: list(0), offset: 100).anchor == nil)
    #expect(Screen(arrangement: list(3), offset: 1_000).anchor == nil)
    #expect(Screen(arrangement: list(100), offset: .infinity).anchor == nil)
    #expect(Screen(arrangement: list(100), offset: 400, length: 0).anchor == nil)
  }

  @Test("The anchor is the next visible item that survives the change")
  func survivor() {
    let list = list(100)
    let visible = Screen(arrangement: list, offset: 410).visible
    let anchor = ScrollAnchor(in: list, visible: visible) { $0.item != 11 && $0.item != 12 }
    #expect(anchor == ScrollAnchor(path: path(13), distance: 110))
    // Items 10 to 15 are visible. Only item 10 survives, which begins above the visible part.
    let before = ScrollAnchor(in: list, visible: visible) { $0.item == 10 }
    #expect(before == ScrollAnchor(path: path(10), distance: -10))
    #expect(ScrollAnchor(in: list, visible: visible) { _ in false } == nil)
  }

  @Test("The anchor stays on screen while older items are inserted above")
  func prepend() {
    let before = Screen(arrangement: list(100), offset: 415)
    let after = before.changed(to: list(120), anchorAt: path(31))
    #expect(after.offset == 415 + 20 * 40)
    #expect(after.distance(path(31)) == before.distance(path(11)))
  }

  @Test("The anchor stays in place at the new path that the change has for it")
  func change() throws {
    let before = Screen(arrangement: list(100), offset: 415)
    let visible = before.visible
    let run = ListChange.ItemRun(after: 20..<120, before: 0)
    let prepended = ListChange(sections: [.inserted, .edited(before: 0, items: [run])])
    let anchor = try #require(ScrollAnchor(in: list(100), visible: visible, change: prepended))
    #expect(anchor == ScrollAnchor(path: path(31, 1), distance: 25))
    #expect(anchor.offset(in: list(5, 120), visible: visible.rect.size) == 1_415)
    // There is no offset if the list has no item at the new path.
    #expect(anchor.offset(in: list(5, 31), visible: visible.rect.size) == nil)

    // Items 11 and 12 are deleted. Item 13 is the first one left that begins in the visible part.
    let runs = [
      ListChange.ItemRun(after: 0..<11, before: 0), ListChange.ItemRun(after: 11..<98, before: 13),
    ]
    let deleted = ListChange(sections: [.edited(before: 0, items: runs)])
    let next = ScrollAnchor(in: list(100), visible: visible, change: deleted)
    #expect(next == ScrollAnchor(path: path(11), distance: 105))
    #expect(next?.offset(in: list(98), visible: visible.rect.size) == 335)
    let replaced = ListChange(sections: [.inserted])
    #expect(ScrollAnchor(in: list(100), visible: visible, change: replaced) == nil)
  }

  @Test("The anchor stays while sections above are inserted, grow and are deleted")
  func sectionsAbove() {
    let before = Screen(arrangement: list(10, 100), offset: 615)
    #expect(before.anchor == ScrollAnchor(path: path(6, 1), distance: 25))
    #expect(before.changed(to: list(5, 10, 100), anchorAt: path(6, 2)).offset == 815)
    #expect(before.changed(to: list(13, 100)).offset == 735)
    #expect(before.changed(to: list(100), anchorAt: path(6)).offset == 215)
  }

  @Test("The anchor stays while items above turn out to have another size")
  func selfSizing() {
    let before = Screen(arrangement: list(100), offset: 415)
    var arrangement = before.arrangement
    arrangement.measure(.item(3, in: 0), height: 100)
    arrangement.measure(.item(5, in: 0), height: 15)
    // The item that begins above the visible part and ends in it counts as above, too.
    arrangement.measure(.item(10, in: 0), height: 45)
    // A change of the anchor's own height does not move it.
    arrangement.measure(.item(11, in: 0), height: 400)
    let after = before.changed(to: arrangement)
    #expect(after.offset == 415 + 60 - 25 + 5)
    #expect(after.distance(path(11)) == before.distance(path(11)))
  }

  @Test("The anchor stays at the top of the screen when the device is rotated")
  func rotation() {
    let thirds = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .fractionalWidth(0.25),
        item(.fractionalWidth(0.25), .fractionalHeight(1))))
    let upright = arranged((thirds, 400), size: Size(width: 320, height: 480))
    let across = arranged((thirds, 400), size: Size(width: 480, height: 320))
    let before = Screen(arrangement: upright, offset: 8 * 80 + 10, length: 480)
    #expect(before.anchor == ScrollAnchor(path: path(36), distance: 70))
    var after = before
    after.length = 320
    after = after.changed(to: across)
    #expect(after.offset == 9 * 120 - 70)
    #expect(after.distance(path(36)) == 70)
  }

  @Test("The anchor moves only where empty space beyond an end would be visible otherwise")
  func clamped() throws {
    let before = Screen(arrangement: list(100), offset: 3_800)
    #expect(before.anchor == ScrollAnchor(path: path(95), distance: 0))
    // Four rows at the end are deleted, so the last 200 points are shown.
    #expect(before.changed(to: list(96)).offset == 96 * 40 - 200)
    // The two rows that are left fit on the screen.
    #expect(before.changed(to: list(2), anchorAt: path(1)).offset == 0)
    let anchor = try #require(Screen(arrangement: list(100), offset: 415).anchor)
    let frame = try #require(list(100).frame(of: path(0)))
    let visible = Size(width: 320, height: 200)
    #expect(anchor.offset(for: frame, in: list(100), visible: visible) == 0)
  }

  @Test("A screen size or a distance that is not a valid number gives a finite offset")
  func badSizes() {
    let anchor = ScrollAnchor(path: path(5), distance: 10)
    let list = list(100)
    let sizes = [0, -5, .nan, .infinity, -.infinity].map { Size(width: 320, height: $0) }
    for size in sizes {
      let offset = anchor.offset(for: list.frame(of: path(5)) ?? .zero, in: list, visible: size)
      #expect(offset.isFinite && offset >= 0 && offset <= 4_000, "\(size) \(offset)")
    }
    for distance in [Double.nan, .infinity, -.infinity] {
      let anchor = ScrollAnchor(path: path(5), distance: distance)
      let visible = Size(width: 320, height: 200)
      let frame = Rect(x: 0, y: 200, width: 320, height: 40)
      let offset = anchor.offset(for: frame, in: list, visible: visible)
      #expect(offset.isFinite && offset >= 0 && offset <= 3_800, "\(distance) \(offset)")
    }
  }
}

@Suite("The anchor of a horizontal list")
struct SidewaysScrollAnchorTests {
  private func list(_ count: Int, _ direction: LayoutDirection) -> Arrangement {
    var configuration = CompositionalConfiguration()
    configuration.scrollAxis = .horizontal
    let columns = group(
      .vertical, .estimated(40), .fractionalHeight(1), item(.estimated(40), .fractionalHeight(1)))
    return arranged(
      (LayoutSection(group: columns), count), size: Size(width: 200, height: 100),
      direction: direction, configuration: configuration)
  }

  @Test("The anchor keeps its distance from the left edge in a left-to-right list")
  func leftToRight() {
    let before = Screen(arrangement: list(100, .leftToRight), offset: 410)
    #expect(
      before.anchor
        == ScrollAnchor(path: ElementPath(section: 0, item: 11), distance: 30))
    var arrangement = list(103, .leftToRight)
    arrangement.measure(.item(0, in: 0), as: Size(width: 60, height: 0))
    let after = before.changed(to: arrangement, anchorAt: ElementPath(section: 0, item: 14))
    #expect(after.offset == 410 + 120 + 20)
  }

  @Test("The anchor keeps its distance from the right edge in a right-to-left list")
  func rightToLeft() throws {
    // The right-to-left list begins at its right edge, at 4000, and ends at 0.
    let before = Screen(arrangement: list(100, .rightToLeft), offset: 4_000 - 200 - 410)
    #expect(
      before.anchor == ScrollAnchor(path: ElementPath(section: 0, item: 11), distance: 30))
    var arrangement = list(103, .rightToLeft)
    arrangement.measure(.item(0, in: 0), as: Size(width: 60, height: 0))
    let path = ElementPath(section: 0, item: 14)
    let after = before.changed(to: arrangement, anchorAt: path)
    #expect(arrangement.contentSize.width == 4_140)
    // The screen ends 550 points from the right edge.
    #expect(after.offset == 4_140 - 200 - 550)
    let frame = try #require(arrangement.frame(of: path))
    #expect(after.offset + 200 - frame.maxX == 30)
  }

  @Test("There is no anchor at the very start, which is at the right in a right-to-left list")
  func veryStart() {
    let list = list(100, .rightToLeft)
    #expect(Screen(arrangement: list, offset: 3_800).anchor == nil)
    #expect(Screen(arrangement: list, offset: 3_820).anchor == nil)
    #expect(
      Screen(arrangement: list, offset: 3_799).anchor
        == ScrollAnchor(path: ElementPath(section: 0, item: 1), distance: 39))
    #expect(Screen(arrangement: list, offset: 0).anchor?.path.item == 95)
  }

  @Test("The anchor moves only at the ends of a horizontal list")
  func clamped() {
    let before = Screen(arrangement: list(100, .rightToLeft), offset: 0)
    // The list is scrolled to its end, and six columns there are deleted.
    #expect(
      before.changed(to: list(96, .rightToLeft)).offset == 0)
    // The offset is also limited at the start of the list.
    let visible = Size(width: 200, height: 100)
    let anchor = ScrollAnchor(path: ElementPath(section: 0, item: 0), distance: 90)
    let list = list(100, .rightToLeft)
    let frame = list.frame(of: ElementPath(section: 0, item: 0)) ?? .zero
    #expect(anchor.offset(for: frame, in: list, visible: visible) == 3_800)
  }
}
