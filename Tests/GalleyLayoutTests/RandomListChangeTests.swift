import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A layout after a random change of its list")
struct RandomListChangeTests {
  @Test("After a random change, a layout equals one created anew with the same measured sizes")
  func judged() {
    withSeededRandom("changed lists", steps: 400) { random in
      var world = ChangingList(using: &random)
      var arrangement = world.arrangedAnew
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        world.measure(&arrangement, using: &random)
        let before = arrangement
        let record = before.record
        let change = world.edit(using: &random)
        arrangement = Arrangement(
          world.sections, configuration: world.configuration, in: world.context,
          reusing: before, change: change)

        let wanted = world.arrangedAnew
        #expect(arrangement.record == wanted.record, "\(change)")
        #expect(arrangement == wanted, "\(change)")
        for id in world.ids {
          #expect(arrangement.isMeasured(id) == wanted.isMeasured(id), "\(id) \(change)")
        }
        for section in world.sections.indices {
          let (row, other) = (
            arrangement.orthogonalSection(section), wanted.orthogonalSection(section)
          )
          #expect(row?.contentLength == other?.contentLength)
          #expect(row?.restingOffset(for: 170) == other?.restingOffset(for: 170))
        }
        #expect(before.record == record)
      }
    }
  }
}

/// A list whose sections and items have names, under which their measured sizes are stored.
private struct ChangingList {
  struct Section {
    var name: Int
    var kind: Int
    var items: [Int]
  }

  var list: [Section] = []
  var configuration = CompositionalConfiguration()
  var context = ArrangementContext(
    size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2))
  /// The measured sizes of items by name. The other properties have those of the headers and badges
  /// of sections, and of the title of the list.
  var items: [Int: Size] = [:]
  var headers: [Int: Size] = [:]
  var badges: [Int: [Int: Size]] = [:]
  var title: Size?
  private var nextName = 0

  init(using random: inout SeededRandom) {
    configuration.interSectionSpacing = [0, 7].randomElement(using: &random) ?? 0
    configuration.boundaryItems = [estimatedBoundary("title", .top)]
    for _ in 0..<Int.random(in: 1...6, using: &random) { list.append(newSection(using: &random)) }
  }

  // MARK: Layouts

  /// One layout of each kind, and one that differs from the first only in its spacing.
  static let layouts: [LayoutSection] = {
    var rows = estimatedRows()
    rows.boundaryItems = [estimatedBoundary("header", .top)]
    var spaced = rows
    spaced.interGroupSpacing = 6
    let halves = group(
      .horizontal, .fractionalWidth(1), .estimated(40),
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40)))
    var sideways = LayoutSection(
      group: group(
        .vertical, .estimated(60), .estimated(40), item(.estimated(60), .estimated(40))))
    sideways.orthogonalScrolling = .groupPaging
    let badge = LayoutSupplementary(
      kind: "badge", size: LayoutSize(width: .estimated(20), height: .absolute(20)),
      anchor: LayoutAnchor([.top, .trailing]))
    let badged = LayoutGroup(
      .horizontal, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
      content: .cycle([
        .item(
          LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
            supplementaries: [badge]))
      ]))
    return [
      rows, spaced, ChipWall(spacing: 3).layout, LayoutSection(group: halves), sideways,
      LayoutSection(group: badged),
    ]
  }()

  private static let (rows, spaced, chips, halves, sideways, badged) = (0, 1, 2, 3, 4, 5)

  var sections: [SectionContent] {
    list.map { SectionContent(Self.layouts[$0.kind], itemCount: $0.items.count) }
  }

  private func hasHeader(_ section: Section) -> Bool {
    section.kind == Self.rows || section.kind == Self.spaced
  }

  /// The IDs of all elements that can be measured.
  var ids: [Element.ID] {
    var ids: [Element.ID] = [.global("title")]
    for (index, section) in list.enumerated() {
      ids += section.items.indices.map { .item($0, in: index) }
      ids.append(.view("header", in: index))
      ids += section.items.indices.map { .view("badge", $0, in: index) }
    }
    return ids
  }

  /// A new layout of the current list, in which each known size is measured once.
  var arrangedAnew: Arrangement {
    var arrangement = Arrangement(sections, configuration: configuration, in: context)
    if let title { arrangement.measure(.global("title"), as: title) }
    for (index, section) in list.enumerated() {
      if hasHeader(section), let size = headers[section.name] {
        arrangement.measure(.view("header", in: index), as: size)
      }
      for (place, name) in section.items.enumerated() {
        if let size = items[name] { arrangement.measure(.item(place, in: index), as: size) }
        if section.kind == Self.badged, let size = badges[section.name]?[place] {
          arrangement.measure(.view("badge", place, in: index), as: size)
        }
      }
    }
    return arrangement
  }

  // MARK: Measuring

  /// Measures random elements in a layout of this list.
  mutating func measure(_ arrangement: inout Arrangement, using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let size = Size(
        width: Double(Int.random(in: 5...120, using: &random)),
        height: Double(Int.random(in: 5...120, using: &random)))
      if Int.random(in: 0..<10, using: &random) == 0 {
        arrangement.forget(.global("title"))
        arrangement.measure(.global("title"), as: size)
        title = size
      }
      guard let index = list.indices.randomElement(using: &random) else { return }
      let section = list[index]
      if hasHeader(section), Int.random(in: 0..<3, using: &random) == 0 {
        arrangement.forget(.view("header", in: index))
        arrangement.measure(.view("header", in: index), as: size)
        headers[section.name] = size
      }
      guard let place = section.items.indices.randomElement(using: &random) else { continue }
      if section.kind == Self.badged, Bool.random(using: &random) {
        arrangement.forget(.view("badge", place, in: index))
        arrangement.measure(.view("badge", place, in: index), as: size)
        badges[section.name, default: [:]][place] = size
      } else {
        arrangement.forget(.item(place, in: index))
        arrangement.measure(.item(place, in: index), as: size)
        items[section.items[place]] = size
      }
    }
  }

  // MARK: Editing

  private mutating func name() -> Int {
    nextName += 1
    return nextName
  }

  private mutating func newSection(using random: inout SeededRandom) -> Section {
    Section(
      name: name(), kind: Int.random(in: 0..<Self.layouts.count, using: &random),
      items: (0..<Int.random(in: 0...12, using: &random)).map { _ in name() })
  }

  /// Changes sections, items, layouts and the container at random. Returns the change.
  mutating func edit(using random: inout SeededRandom) -> ListChange {
    let before = list
    editSections(using: &random)
    let kept = Set(list.map(\.name)).intersection(before.map(\.name))
    for index in list.indices where Int.random(in: 0..<3, using: &random) == 0 {
      editItems(ofSection: index, using: &random)
    }
    let origins = list.map { section -> ListChange.Origin in
      guard kept.contains(section.name),
        let place = before.firstIndex(where: { $0.name == section.name })
      else { return .inserted }
      let old = before[place]
      if old.items == section.items && Int.random(in: 0..<4, using: &random) > 0 {
        if old.kind != section.kind { badges[section.name] = nil }
        return .kept(before: place)
      }
      // The badges are now on other items, so their sizes are not kept.
      badges[section.name] = nil
      return .edited(before: place, items: runs(from: old.items, to: section.items))
    }
    resize(using: &random)
    return ListChange(sections: origins)
  }

  private mutating func editSections(using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...list.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: list.insert(newSection(using: &random), at: place)
      case 1 where place < list.count: list.remove(at: place)
      case 2 where place < list.count:
        let section = list.remove(at: place)
        list.insert(section, at: Int.random(in: 0...list.count, using: &random))
      case 3 where place < list.count && list[place].kind <= Self.spaced:
        // The two kinds differ in their spacing only, so measured sizes stay.
        list[place].kind = Self.spaced - list[place].kind
      default: break
      }
    }
  }

  private mutating func editItems(ofSection index: Int, using random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let count = list[index].items.count
      let place = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: list[index].items.insert(name(), at: place)
      case 1 where place < count: list[index].items.remove(at: place)
      // An item with another content has another name.
      case 2 where place < count: list[index].items[place] = name()
      case 3 where place < count:
        let item = list[index].items.remove(at: place)
        list[index].items.insert(item, at: Int.random(in: 0..<count, using: &random))
      default: break
      }
    }
  }

  /// The items that stay, in runs that are as long as possible.
  private func runs(from before: [Int], to after: [Int]) -> [ListChange.ItemRun] {
    var runs: [ListChange.ItemRun] = []
    for (place, name) in after.enumerated() {
      guard let old = before.firstIndex(of: name) else { continue }
      if let last = runs.last, last.after.upperBound == place,
        last.before + last.after.count == old
      {
        runs[runs.count - 1].after = last.after.lowerBound..<place + 1
      } else {
        runs.append(ListChange.ItemRun(after: place..<place + 1, before: old))
      }
    }
    return runs
  }

  /// Changes the size of the container in some cases, and removes the sizes that are not kept then.
  private mutating func resize(using random: inout SeededRandom) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      context.size.width = context.size.width == 320 ? 200 : 320
      items = [:]
      headers = [:]
      badges = [:]
      title = nil
    case 1:
      context.size.height = context.size.height == 480 ? 300 : 480
      badges = [:]
      // Cells that are estimated on both axes can depend on the height of the container.
      for section in list where section.kind == Self.sideways {
        for item in section.items { items[item] = nil }
      }
    default: break
    }
  }
}
