import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A layout after a change of the list")
struct ListChangeTests {
  private let context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
  private let rows = estimatedRows()

  private func list(_ counts: Int..., layout: LayoutSection? = nil) -> [SectionContent] {
    counts.map { SectionContent(layout ?? rows, itemCount: $0) }
  }

  /// The measured heights of a section's items, with zero for items that were not measured.
  private func measured(_ arrangement: Arrangement, in section: Int = 0) -> [Double] {
    (0..<arrangement.itemCount(inSection: section)).map { item in
      guard arrangement.isMeasured(.item(item, in: section)) else { return 0 }
      return arrangement.frame(of: ElementPath(section: section, item: item))?.height ?? .nan
    }
  }

  /// Three sections of three rows. The middle row of each is measured: they are 51, 52 and 53 high.
  private var before: Arrangement {
    var arrangement = Arrangement(list(3, 3, 3), in: context)
    for section in 0..<3 {
      arrangement.measure(.item(1, in: section), height: 51 + Double(section))
    }
    return arrangement
  }

  @Test("A changed layout keeps measured sizes where nothing has changed")
  func none() {
    let after = Arrangement(
      list(3, 3, 3), in: context, reusing: before, change: .none(sectionCount: 3))
    #expect(after.record == before.record)
    #expect(after == before)
    #expect(measured(after, in: 2) == [0, 53, 0])
  }

  @Test("A measured size follows its item, wherever that moves")
  func items() {
    // Two rows are inserted at the beginning of section 0, and its last row is deleted.
    let change = ListChange(sections: [
      .edited(before: 0, items: [ListChange.ItemRun(after: 2..<4, before: 0)]), .kept(before: 1),
      .kept(before: 2),
    ])
    let after = Arrangement(list(4, 3, 3), in: context, reusing: before, change: change)
    #expect(measured(after) == [0, 0, 0, 51])
    #expect(measured(after, in: 1) == [0, 52, 0])
    #expect(after.cells(inSection: 1).map(\.minY) == [171, 211, 263])
  }

  @Test("Measured sizes follow their section, and an item to another section")
  func sections() {
    let change = ListChange(sections: [
      .kept(before: 2), .inserted,
      .edited(before: 1, items: [ListChange.ItemRun(after: 0..<1, before: 1)]),
    ])
    let after = Arrangement(list(3, 3, 2), in: context, reusing: before, change: change)
    #expect(measured(after, in: 0) == [0, 53, 0])
    #expect(measured(after, in: 1) == [0, 0, 0])
    #expect(measured(after, in: 2) == [52, 0])
  }

  @Test("A list that is reversed one by one is laid out in the new order")
  func reversed() {
    var arrangement = Arrangement(list(5), in: context)
    for item in 0..<5 { arrangement.measure(.item(item, in: 0), height: 50 + Double(item)) }
    let runs = (0..<5).map { ListChange.ItemRun(after: $0..<$0 + 1, before: 4 - $0) }
    let after = Arrangement(
      list(5), in: context, reusing: arrangement,
      change: ListChange(sections: [.edited(before: 0, items: runs)]))
    #expect(measured(after) == [54, 53, 52, 51, 50])
  }

  @Test("An updated item loses its measured size")
  func reloaded() {
    let runs = [
      ListChange.ItemRun(after: 0..<1, before: 0), ListChange.ItemRun(after: 2..<3, before: 2),
    ]
    let change = ListChange(sections: [.edited(before: 0, items: runs)])
    let after = Arrangement(list(3), in: context, reusing: before, change: change)
    #expect(measured(after) == [0, 0, 0])
    #expect(after.contentSize.height == 120)
  }

  @Test("Sections that no change mentions count as new")
  func unnamed() {
    let after = Arrangement(
      list(3, 3), in: context, reusing: before, change: ListChange(sections: [.kept(before: 0)]))
    #expect(measured(after, in: 0) == [0, 51, 0])
    #expect(measured(after, in: 1) == [0, 0, 0])
  }

  @Test("Headers, footers and boundary items keep their measured sizes with their section")
  func boundaries() {
    var section = rows
    section.boundaryItems = [estimatedBoundary("header", .top)]
    var configuration = CompositionalConfiguration()
    configuration.boundaryItems = [estimatedBoundary("title", .top)]
    let sections = list(2, 2, layout: section)
    var arrangement = Arrangement(sections, configuration: configuration, in: context)
    arrangement.measure(.view("header", in: 1), height: 33)
    arrangement.measure(.global("title"), height: 66)
    let change = ListChange(sections: [
      .edited(before: 1, items: [ListChange.ItemRun(after: 1..<3, before: 0)]), .inserted,
    ])
    let after = Arrangement(
      list(3, 2, layout: section), configuration: configuration, in: context,
      reusing: arrangement, change: change)
    #expect(after.element(.view("header", in: 0))?.frame.height == 33)
    #expect(after.isMeasured(.view("header", in: 0)))
    #expect(!after.isMeasured(.view("header", in: 1)))
    #expect(after.element(.global("title"))?.frame.height == 66)
    #expect(after.cells(inSection: 0).map(\.minY) == [99, 139, 179])
  }

  @Test("Boundary items are measured again where they have changed")
  func otherBoundaries() {
    var configuration = CompositionalConfiguration()
    configuration.boundaryItems = [estimatedBoundary("title", .top)]
    var arrangement = Arrangement(list(1), configuration: configuration, in: context)
    arrangement.measure(.global("title"), height: 66)
    configuration.boundaryItems[0].size.width = .fractionalWidth(0.5)
    let after = Arrangement(
      list(1), configuration: configuration, in: context, reusing: arrangement,
      change: .none(sectionCount: 1))
    #expect(!after.isMeasured(.global("title")))
    #expect(after.contentSize.height == 60)
  }

  @Test("Elements with another width are measured again")
  func otherWidth() {
    var turned = context
    turned.size = Size(width: 480, height: 320)
    let after = Arrangement(
      list(3, 3, 3), in: turned, reusing: before, change: .none(sectionCount: 3))
    #expect(after.record == Arrangement(list(3, 3, 3), in: turned).record)
    #expect(measured(after) == [0, 0, 0])

    var inset = rows
    inset.contentInsets.leading = 10
    let narrower = Arrangement(
      list(3, layout: inset), in: context, reusing: before, change: .none(sectionCount: 1))
    #expect(measured(narrower) == [0, 0, 0])
  }

  @Test("Measured sizes are kept where only the height of the container has changed")
  func otherHeight() {
    var section = rows
    section.boundaryItems = [estimatedBoundary("header", .top)]
    var configuration = CompositionalConfiguration()
    configuration.boundaryItems = [estimatedBoundary("title", .top)]
    let sections = list(3, layout: section)
    var arrangement = Arrangement(sections, configuration: configuration, in: context)
    arrangement.measure(.item(1, in: 0), height: 51)
    arrangement.measure(.view("header"), height: 33)
    arrangement.measure(.global("title"), height: 66)
    var keyboard = context
    keyboard.size.height = 200
    let after = Arrangement(
      sections, configuration: configuration, in: keyboard, reusing: arrangement,
      change: .none(sectionCount: 1))
    #expect(measured(after) == [0, 51, 0])
    #expect(after.isMeasured(.view("header")))
    #expect(after.isMeasured(.global("title")))
    #expect(after.cells().map(\.minY) == [99, 139, 190])
  }

  @Test("Cells that are as wide as before keep their sizes in a container of another width")
  func sameWidth() {
    let fixed = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .estimated(40), item(.absolute(300), .estimated(40))))
    var arrangement = Arrangement(list(3, layout: fixed), in: context)
    arrangement.measure(.item(1, in: 0), height: 51)
    var wider = context
    wider.size.width = 400
    let after = Arrangement(
      list(3, layout: fixed), in: wider, reusing: arrangement, change: .none(sectionCount: 1))
    #expect(measured(after) == [0, 51, 0])
  }

  @Test("A section with another layout is laid out again, and keeps the sizes that still fit")
  func otherLayout() {
    var spaced = rows
    spaced.interGroupSpacing = 10
    let after = Arrangement(
      list(3, layout: spaced), in: context, reusing: before, change: .none(sectionCount: 1))
    #expect(measured(after) == [0, 51, 0])
    #expect(after.cells().map(\.minY) == [0, 50, 111])

    let halves = LayoutSection(
      group: group(
        .horizontal, .fractionalWidth(1), .estimated(40),
        item(.fractionalWidth(0.5), .estimated(40))))
    let other = Arrangement(
      list(3, layout: halves), in: context, reusing: before, change: .none(sectionCount: 1))
    #expect(other.record == Arrangement(list(3, layout: halves), in: context).record)
  }

  @Test("A section with another count keeps the sizes of the items that it still has")
  func otherCount() {
    for count in [0, 1, 2, 5] {
      let after = Arrangement(
        list(count), in: context, reusing: before, change: .none(sectionCount: 1))
      #expect(measured(after) == Array([0, 51, 0, 0, 0].prefix(count)))
    }
  }

  @Test("The layout before the change is left as it was")
  func values() {
    let before = before
    let record = before.record
    var after = Arrangement(
      list(3, 3, 3), in: context, reusing: before, change: .none(sectionCount: 3))
    after.measure(.item(0, in: 0), height: 99)
    after.forget(.item(1, in: 1))
    #expect(before.record == record)
    #expect(after != before)
  }

  @Test("If several sections come from one section, each of them gets its measured sizes")
  func twins() {
    let change = ListChange(sections: [.kept(before: 1), .kept(before: 1), .kept(before: 1)])
    var after = Arrangement(list(3, 3, 3), in: context, reusing: before, change: change)
    #expect((0..<3).map { measured(after, in: $0) } == Array(repeating: [0, 52, 0], count: 3))
    after.measure(.item(0, in: 1), height: 99)
    #expect(measured(after, in: 0) == [0, 52, 0])
    #expect(measured(after, in: 1) == [99, 52, 0])
  }

  @Test("Positions that did not exist are ignored, and never trap")
  func wrongIndexes() {
    let places = [Int.min, .min + 1, -5, -1, 0, 1, 2, 3, 100, .max - 1, .max]
    withEvery("before", in: places) { place in
      let kept = Arrangement(
        list(3, 3), in: context, reusing: before,
        change: ListChange(sections: [.kept(before: place), .edited(before: place, items: [])]))
      let middle = (0..<3).contains(place) ? 51 + Double(place) : 0
      #expect(measured(kept) == [0, middle, 0])
      #expect(measured(kept, in: 1) == [0, 0, 0])
      withEvery("after", in: places) { lower in
        for count in [0, 1, 3, 5] where lower <= .max - count {
          let run = ListChange.ItemRun(after: lower..<lower + count, before: place)
          let after = Arrangement(
            list(3), in: context, reusing: before,
            change: ListChange(sections: [.edited(before: 0, items: [run])]))
          // The item that was measured is at 1; it moves as the run does.
          let (moved, isNowhere) = 1.subtractingReportingOverflow(place)
          let (now, overflows) = moved.addingReportingOverflow(lower)
          var wanted = [0.0, 0, 0]
          if !isNowhere, !overflows, (0..<3).contains(now), run.after.contains(now) {
            wanted[now] = 51
          }
          #expect(measured(after) == wanted, "count \(count)")
        }
      }
    }
    let whole = ListChange.ItemRun(after: .min ..< .max, before: .min)
    let after = Arrangement(
      list(3), in: context, reusing: before,
      change: ListChange(sections: [.edited(before: 0, items: [whole])]))
    #expect(measured(after) == [0, 51, 0])
    #expect(ListChange.none(sectionCount: -3).sections == [])
  }

  @Test("If two runs have the same position, the later run counts")
  func overlappingRuns() {
    var arrangement = Arrangement(list(3), in: context)
    for item in 0..<3 { arrangement.measure(.item(item, in: 0), height: 50 + Double(item)) }
    let runs = [
      ListChange.ItemRun(after: 0..<3, before: 0), ListChange.ItemRun(after: 1..<2, before: 2),
    ]
    let after = Arrangement(
      list(3), in: context, reusing: arrangement,
      change: ListChange(sections: [.edited(before: 0, items: runs)]))
    #expect(measured(after) == [50, 52, 52])
  }

  @Test("A layout of another kind is created anew")
  func otherKinds() {
    let flow = Arrangement([FlowSection(itemCount: 3)], layout: FlowLayout(), in: context)
    let after = Arrangement(list(3), in: context, reusing: flow, change: .none(sectionCount: 1))
    #expect(after == Arrangement(list(3), in: context))
  }

  // MARK: Items

  @Test("A change tells where an item has moved")
  func after() {
    let change = ListChange(sections: [
      .kept(before: 3), .inserted,
      .edited(
        before: 1,
        items: [
          ListChange.ItemRun(after: 2..<5, before: 7), ListChange.ItemRun(after: 5..<6, before: 0),
        ]), .edited(before: 0, items: []),
      .edited(before: 1, items: [ListChange.ItemRun(after: 0..<2, before: 3)]),
    ])
    func after(_ section: Int, _ item: Int) -> String? {
      change.after(ElementPath(section: section, item: item))?.description
    }
    #expect(after(3, 6) == "0.6")
    #expect([6, 7, 9, 10].map { after(1, $0) } == [nil, "2.2", "2.4", nil])
    #expect(after(1, 0) == "2.5")
    // Items 3 and 4 have moved to another section.
    #expect([2, 3, 4, 5].map { after(1, $0) } == [nil, "4.0", "4.1", nil])
    #expect(after(0, 0) == nil)
    #expect(after(2, 0) == nil)
    #expect(after(-1, 0) == nil)
    let path = ElementPath(section: 1, item: 4)
    #expect(ListChange.none(sectionCount: 2).after(path) == path)
  }

  @Test("A change knows no item at impossible positions")
  func afterBadPlaces() {
    let runs = [
      ListChange.ItemRun(after: 0..<5, before: .min),
      ListChange.ItemRun(after: 5..<9, before: .max),
      ListChange.ItemRun(after: .max - 3 ..< .max, before: -2),
    ]
    let change = ListChange(sections: [.edited(before: 0, items: runs)])
    let items = [Int.min, .min + 4, .min + 5, 0, 1, 5, .max - 1, .max]
    #expect(
      items.map { change.after(ElementPath(section: 0, item: $0))?.item } == [
        0, 4, nil, .max - 1, nil, nil, nil, 5,
      ])
  }
}
