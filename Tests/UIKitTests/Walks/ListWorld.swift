import Foundation
import GalleyDiffing
import TestSupport

@testable import GalleyUIKit

/// An item: its identifier, and the version of its content.
struct WalkItem: Hashable {
  var id: Int
  var version = 0

  var text: String { "\(id)v\(version)" }
  /// The height of the item's cell in the default text size.
  var height: CGFloat { CGFloat(20 + (id &* 7 + version &* 13) % 5 * 12) }
}

/// A section of items.
struct WalkSection: Hashable {
  var id: Int
  var items: [WalkItem]
}

/// A cell that shows a `WalkItem`.
@MainActor
protocol WalkItemShowing: UIView {
  var item: WalkItem { get }
  var isSelected: Bool { get }
}

extension WalkItemShowing {
  /// Returns the height that the cell's item has in the current text size.
  func wantedHeight() -> CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
    return item.height * (isLarge ? 2 : 1)
  }
}

/// A list and its data, which take the steps of a random walk. Subclasses do what differs between
/// collection views and tables.
@MainActor
class ListWorld: NSObject {
  final var sections: [WalkSection]
  final var selected: Set<Int> = []
  final let window: UIWindow
  final let list: _ListView
  private var nextID = 1_000

  static func walk(_ steps: [ListStep], in world: ListWorld) -> Stumble? {
    world.list.layoutIfNeeded()
    for (index, step) in steps.enumerated() {
      world.take(step)
      if let reason = world.problem(after: step) {
        return Stumble(at: index, "at \(step): \(reason)")
      }
    }
    let end = ListStep(kind: .settle, seed: 0)
    world.take(end)
    return world.problem(after: end).map { Stumble(at: steps.count - 1, "at the end: \($0)") }
  }

  init(_ list: _ListView) {
    sections = (0..<3).map { section in
      WalkSection(id: section, items: (0..<12).map { WalkItem(id: section * 100 + $0) })
    }
    self.list = list
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    super.init()
    list.frame = window.bounds
    list.contentInsetAdjustmentBehavior = .never
    window.isHidden = false
    window.addSubview(list)
  }

  // MARK: A list of one kind

  /// Creates another list with the same data.
  func makeFresh() -> _ListView { fatalError("\(type(of: self)) makes no lists") }
  /// Whether heights are known only of elements that have been visible.
  var measures: Bool { false }
  /// Takes a step that only collection views or only tables have.
  func takeOwn(_ step: ListStep) {}
  func reload() {}
  /// Performs a batch update. The closure `updates` changes the data, and the batch
  /// itself calls the methods of the list that insert, delete and move elements.
  func showBatch(_ seed: UInt64, _ plan: UpdatePlan, _ updates: @escaping () -> Void) { updates() }
  /// Calls the methods of the list that insert, delete and move elements.
  func tell(_ plan: UpdatePlan) {}
  func refresh(_ path: IndexPath, reconfigures: Bool) {}
  func scroll(to path: IndexPath, _ seed: UInt64, isAcross: Bool) {}
  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {}
  /// Returns a line for each visible header and footer of a list.
  func bands(of list: _ListView) -> [String] { [] }
  /// Changes the data, and updates the list.
  func change(to after: [WalkSection], _ seed: UInt64) { changeInBatches(to: after, seed) }
  /// A problem that only one kind of list can have; `nil` if there is none.
  var ownProblem: String? { nil }
  /// Ends all interactions that a finger has begun.
  func release() {}

  // MARK: Steps

  final func take(_ step: ListStep) {
    let seed = step.seed
    switch step.kind {
    case .batch:
      var random = SeededRandom(seed: seed)
      change(to: edited(&random), seed)
    case .reload:
      var random = SeededRandom(seed: seed)
      sections = edited(&random)
      reload()
      selected = []
    case .reloadItem: refresh(seed)
    case .scroll: scroll(seed)
    case .scrollTo: if let path = path(seed) { scroll(to: path, seed, isAcross: false) }
    case .scrollRow: if let path = path(seed) { scroll(to: path, seed, isAcross: true) }
    case .resize:
      let widths: [CGFloat] = [320, 414, 260, 768]
      let heights: [CGFloat] = [400, 250, 600]
      list.frame.size = CGSize(
        width: widths[Int(seed % 4)], height: heights[Int(seed / 4 % 3)])
    case .traits:
      if seed % 2 == 0 {
        list.traitOverrides.preferredContentSizeCategory =
          seed % 4 == 0 ? UIContentSizeCategory.large : .accessibilityLarge
      } else {
        list.semanticContentAttribute = seed % 4 == 1 ? .forceLeftToRight : .forceRightToLeft
        list.shownLayout.invalidateLayout()
      }
    case .select: select(seed)
    case .moveItem: moveItem(seed)
    case .layout, .swipe, .edit: takeOwn(step)
    case .advanceClock: window.frameClock.advance(by: Double(seed % 20) / 60)
    case .settle:
      release()
      settle(list, window)
    }
  }

  private func settle(_ list: _ListView, _ window: UIWindow) {
    for _ in 0..<3 {
      list.layoutIfNeeded()
      MainTurn.drain()
      window.frameClock.advanceUntilStill()
    }
  }

  private func path(_ seed: UInt64) -> IndexPath? {
    let paths = sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
    return paths.isEmpty ? nil : paths[Int(seed % UInt64(paths.count))]
  }

  private func scroll(_ seed: UInt64) {
    let inset = list.adjustedContentInset
    let room = max(list.contentSize.height - list.bounds.height + inset.top + inset.bottom, 0)
    let share = CGFloat(seed % 1_000) / 1_000
    list.setContentOffset(
      CGPoint(x: list.contentOffset.x, y: (room * share).rounded()), animated: seed / 1_000 % 2 == 0
    )
  }

  private func select(_ seed: UInt64) {
    guard list.selectsItems, let path = path(seed) else { return }
    let id = sections[path.section].items[path.item].id
    let isSelected = selected.remove(id) == nil
    if isSelected { selected.insert(id) }
    setSelected(isSelected, path, animated: seed % 2 == 0)
  }

  private func moveItem(_ seed: UInt64) {
    guard let path = path(seed), list.mayMove(path), list.lift(path) else { return }
    for step in 0..<Int(seed / 5 % 4) {
      let share = CGFloat((seed >> UInt64(8 * step)) % 100) / 100
      list.moveItem(
        under: CGPoint(
          x: list.bounds.width * share, y: list.bounds.minY + list.bounds.height * (1 - share)))
      if step % 2 == 1 { window.frameClock.advance(by: 0.1) }
    }
    list.endMovement(isCancelled: seed % 3 == 0)
  }

  /// Moves an item in the data, as the data source does when a finger has moved it.
  final func move(_ source: IndexPath, to target: IndexPath) {
    let item = sections[source.section].items.remove(at: source.item)
    sections[target.section].items.insert(item, at: target.item)
  }

  private func refresh(_ seed: UInt64) {
    guard let path = path(seed) else { return }
    sections[path.section].items[path.item].version += 1
    let reconfigures = seed % 2 == 0
    if !reconfigures { selected.remove(sections[path.section].items[path.item].id) }
    refresh(path, reconfigures: reconfigures)
  }

  private func edited(_ random: inout SeededRandom) -> [WalkSection] {
    var sections = self.sections
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let section = sections.isEmpty ? 0 : Int.random(in: 0..<sections.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where sections.count < 5:
        sections.insert(WalkSection(id: nextID, items: newItems(&random)), at: section)
        nextID += 1
      case 1 where sections.count > 1: sections.remove(at: section)
      case 2: sections.shuffle(using: &random)
      case 3, 4:
        guard !sections.isEmpty else { continue }
        let items = newItems(&random)
        let place = Int.random(in: 0...sections[section].items.count, using: &random)
        sections[section].items.insert(contentsOf: items, at: place)
      case 5:
        guard !sections.isEmpty, !sections[section].items.isEmpty else { continue }
        let place = Int.random(in: 0..<sections[section].items.count, using: &random)
        sections[section].items.removeSubrange(
          place..<min(place + 3, sections[section].items.count))
      case 6:
        guard !sections.isEmpty, !sections[section].items.isEmpty else { continue }
        let item = sections[section].items.removeLast()
        let other = Int.random(in: 0..<sections.count, using: &random)
        sections[other].items.insert(item, at: 0)
      default:
        guard !sections.isEmpty else { continue }
        sections[section].items.shuffle(using: &random)
      }
    }
    return sections
  }

  private func newItems(_ random: inout SeededRandom) -> [WalkItem] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      nextID += 1
      return WalkItem(id: nextID)
    }
  }

  /// Changes the data and updates the list, in one batch for each stage.
  private func changeInBatches(to after: [WalkSection], _ seed: UInt64) {
    func lists(_ sections: [WalkSection]) -> [ListSection<Int, Int>] {
      sections.map { ListSection(id: $0.id, items: $0.items.map(\.id)) }
    }
    let plan = sectionedDifference(from: lists(sections), to: lists(after)).plan
    let stages = plan.staged()
    let states = plan.lists(of: stages, from: sections.map(\.items), to: after.map(\.items))
    let isStill = seed % 3 == 0
    for (index, stage) in stages.enumerated() {
      let isLast = index == stages.count - 1
      let batch = { [self] in
        showBatch(seed, stage) { [self] in
          sections =
            isLast ? after : following(stages[index...], items: states[index], to: after)
        }
      }
      if isStill { UIView.performWithoutAnimation(batch) } else { batch() }
    }
    // An item that is deleted with a section and inserted with another one is new to the list.
    let still = list.selection.paths.map { sections[$0.section].items[$0.item].id }
    selected.formIntersection(still)
  }

  /// Returns the sections after the first of some stages. Each has the identity that it has after
  /// the last stage, or the identity that it had before, if a later stage deletes it.
  private func following(
    _ stages: ArraySlice<UpdatePlan>, items: [[WalkItem]], to after: [WalkSection]
  ) -> [WalkSection] {
    let (first, rest) = (stages.first, stages.dropFirst())
    return items.enumerated().map { index, items in
      let end = rest.reduce(Optional(index)) { index, stage in
        index.flatMap { stage.paths.sections.after($0) }
      }
      let start = first?.paths.sections.before(index)
      let id = end.map { after[$0].id } ?? start.map { sections[$0].id } ?? -1
      return WalkSection(id: id, items: items)
    }
  }

  // MARK: Expected state

  private func problem(after step: ListStep) -> String? {
    if let problem = staleView() { return problem }
    guard case .settle = step.kind else { return nil }
    return ownProblem ?? difference()
  }

  private static func visible(in list: _ListView) -> [IndexPath] {
    list.visiblePaths { $0 == .item }
  }

  /// Returns a description of a visible cell that shows the wrong item; `nil` if there is none.
  private func staleView() -> String? {
    var seen: Set<ObjectIdentifier> = []
    for path in Self.visible(in: list) {
      guard sections.indices.contains(path.section),
        sections[path.section].items.indices.contains(path.item)
      else { return "\(path) is in sight, and is not there" }
      let item = sections[path.section].items[path.item]
      guard let view = list.shownView(.item, at: path), let cell = view as? any WalkItemShowing
      else { return "\(path) has no cell" }
      if cell.item != item { return "\(path) shows \(cell.item.text) instead of \(item.text)" }
      if cell.isSelected != selected.contains(item.id) {
        return "\(path), \(item.text), is shown as \(cell.isSelected ? "" : "not ")selected"
      }
      if list.path(of: view) != path { return "the cell at \(path) is at another path" }
      if !seen.insert(ObjectIdentifier(view)).inserted { return "\(path) has another one's cell" }
    }
    return nil
  }

  /// Returns the difference from a new list with the same data; `nil` if there is none.
  private func difference() -> String? {
    let otherWindow = UIWindow(frame: window.frame)
    otherWindow.isHidden = false
    let other = makeFresh()
    other.frame = list.frame
    other.contentInsetAdjustmentBehavior = .never
    otherWindow.addSubview(other)
    other.traitOverrides.preferredContentSizeCategory =
      list.traitCollection.preferredContentSizeCategory
    other.semanticContentAttribute = list.semanticContentAttribute
    settle(other, otherWindow)
    if measures {
      // Measured heights depend on what has been visible, so let all elements be visible once.
      measureAll(of: other, otherWindow)
      measureAll(of: list, window)
    }
    other.contentOffset = list.contentOffset
    settle(other, otherWindow)
    settle(list, window)
    // Lengths that are added in another order differ in their last bits. A list ignores such
    // differences when it looks for the elements in a rectangle.
    let difference = max(
      abs(list.contentSize.width - other.contentSize.width),
      abs(list.contentSize.height - other.contentSize.height))
    if difference > 1e-9 {
      return "the content is \(list.contentSize), and should be \(other.contentSize)"
    }
    let (lines, expected) = (lines(of: list), lines(of: other))
    guard lines != expected else { return nil }
    return
      "shown:\n\(lines.joined(separator: "\n"))\ninstead of:\n\(expected.joined(separator: "\n"))"
  }

  private func measureAll(of list: _ListView, _ window: UIWindow) {
    let offset = list.contentOffset
    for _ in 0..<2 {
      var place: CGFloat = 0
      while place <= max(list.contentSize.height - list.bounds.height, 0) + 50 {
        list.contentOffset.y = place
        list.layoutIfNeeded()
        place += 50
      }
    }
    let end = max(list.contentSize.height - list.bounds.height, 0)
    list.contentOffset.y = min(max(offset.y, 0), end)
    settle(list, window)
  }

  private func lines(of list: _ListView) -> [String] {
    let across = sectionsAcross(of: list)
    let cells = Self.visible(in: list).compactMap { path -> String? in
      guard let view = list.shownView(.item, at: path), let cell = view as? any WalkItemShowing
      else { return "\(path) no cell" }
      // Leave out sections that scroll orthogonally: the new list has not scrolled them.
      if across.contains(path.section) { return nil }
      let frame = view.superview?.convert(view.frame, to: list) ?? view.frame
      return "\(path.section).\(path.item) \(cell.item.text) \(short(frame)) "
        + "\(view.alpha) \(view.isHidden)"
    }
    return cells + bands(of: list)
  }

  /// Returns the orthogonal sections: their cells are not subviews of the list itself.
  private func sectionsAcross(of list: _ListView) -> Set<Int> {
    let paths = Self.visible(in: list).filter {
      list.shownView(.item, at: $0)?.superview !== list
    }
    return Set(paths.map(\.section))
  }
}
