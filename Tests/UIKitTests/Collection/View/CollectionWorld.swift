import Foundation
import GalleyDiffing
import TestSupport

@testable import UIKit

/// An item: what it is, and what it holds now.
struct WalkItem: Hashable {
  var id: Int
  var version = 0

  var text: String { "\(id)v\(version)" }
  /// How high its cell wants to be.
  var height: CGFloat { CGFloat(20 + (id &* 7 + version &* 13) % 5 * 12) }
}

/// A section of items.
struct WalkSection: Hashable {
  var id: Int
  var items: [WalkItem]
}

/// As high as its item wants to be.
final class WalkCell: UICollectionViewCell {
  var item = WalkItem(id: 0)

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
    return CGSize(width: size.width, height: item.height * (isLarge ? 2 : 1))
  }
}

final class WalkHeader: UICollectionReusableView {
  var text = ""
}

/// Data, a view of it, and what happens to both.
@MainActor
final class CollectionWorld: NSObject, UICollectionViewDataSource {
  var sections: [WalkSection]
  private var nextID = 1_000
  private let window: UIWindow
  private let view: UICollectionView
  private var layoutIndex: Int
  private var selected: Set<Int> = []

  static func walk(_ steps: [CollectionStep]) -> Stumble? {
    let world = CollectionWorld()
    for (index, step) in steps.enumerated() {
      world.take(step)
      if let reason = world.problem(after: step) {
        return Stumble(at: index, "at \(step): \(reason)")
      }
    }
    world.take(.settle)
    return world.problem(after: .settle).map { Stumble(at: steps.count - 1, "at the end: \($0)") }
  }

  override init() {
    sections = (0..<3).map { section in
      WalkSection(id: section, items: (0..<12).map { WalkItem(id: section * 100 + $0) })
    }
    layoutIndex = 0
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: WalkLayouts.make(0))
    super.init()
    window.isHidden = false
    CollectionWorld.prepare(view, in: window, self)
    view.layoutIfNeeded()
  }

  private static func prepare(
    _ view: UICollectionView, in window: UIWindow, _ source: any UICollectionViewDataSource
  ) {
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    view.register(WalkCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      WalkHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    window.addSubview(view)
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WalkCell)?.item = sections[indexPath.section].items[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? WalkHeader)?.text = "section \(sections[indexPath.section].id)"
    return header
  }

  // MARK: Steps

  func take(_ step: CollectionStep) {
    switch step {
    case .batch(let seed): change(seed)
    case .reload(let seed):
      var random = SeededRandom(seed: seed)
      sections = edited(&random)
      view.reloadData()
      selected = []
    case .refresh(let seed): refresh(seed)
    case .scroll(let seed): scroll(seed)
    case .scrollTo(let seed): scrollTo(seed)
    case .scrollRow(let seed): scrollTo(seed, .left)
    case .resize(let seed):
      let widths: [CGFloat] = [320, 414, 260, 768]
      let heights: [CGFloat] = [400, 250, 600]
      view.frame.size = CGSize(
        width: widths[Int(seed % 4)], height: heights[Int(seed / 4 % 3)])
    case .traits(let seed):
      if seed % 2 == 0 {
        view.traitOverrides.preferredContentSizeCategory =
          seed % 4 == 0 ? UIContentSizeCategory.large : .accessibilityLarge
      } else {
        view.semanticContentAttribute = seed % 4 == 1 ? .forceLeftToRight : .forceRightToLeft
        view.collectionViewLayout.invalidateLayout()
      }
    case .layout(let seed):
      layoutIndex = Int(seed % UInt64(WalkLayouts.count))
      view.setCollectionViewLayout(
        WalkLayouts.make(layoutIndex), animated: seed / 64 % 2 == 0)
    case .select(let seed): select(seed)
    case .carry(let seed): carry(seed)
    case .tick(let seed): window.frameClock.advance(by: Double(seed % 20) / 60)
    case .settle: settle(view, window)
    }
  }

  private func settle(_ view: UICollectionView, _ window: UIWindow) {
    for _ in 0..<3 {
      view.layoutIfNeeded()
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
    let inset = view.adjustedContentInset
    let room = max(view.contentSize.height - view.bounds.height + inset.top + inset.bottom, 0)
    let share = CGFloat(seed % 1_000) / 1_000
    view.setContentOffset(
      CGPoint(x: view.contentOffset.x, y: (room * share).rounded()), animated: seed / 1_000 % 2 == 0
    )
  }

  private func scrollTo(_ seed: UInt64, _ position: UICollectionView.ScrollPosition? = nil) {
    guard let path = path(seed) else { return }
    let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    // What the data says and the view does not know yet can't be gone to.
    view.scrollToItem(
      at: path, at: position ?? positions[Int(seed / 7 % 3)], animated: seed / 21 % 2 == 0)
  }

  private func select(_ seed: UInt64) {
    guard let path = path(seed) else { return }
    let id = sections[path.section].items[path.item].id
    if selected.contains(id) {
      selected.remove(id)
      view.deselectItem(at: path, animated: seed % 2 == 0)
    } else {
      selected.insert(id)
      view.selectItem(at: path, animated: seed % 2 == 0, scrollPosition: [])
    }
  }

  private func carry(_ seed: UInt64) {
    guard let path = path(seed), view.beginInteractiveMovementForItem(at: path) else { return }
    for step in 0..<Int(seed / 5 % 4) {
      let share = CGFloat((seed >> UInt64(8 * step)) % 100) / 100
      view.updateInteractiveMovementTargetPosition(
        CGPoint(
          x: view.bounds.width * share, y: view.bounds.minY + view.bounds.height * (1 - share)))
      if step % 2 == 1 { window.frameClock.advance(by: 0.1) }
    }
    if seed % 3 == 0 { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
  }

  private func refresh(_ seed: UInt64) {
    guard let path = path(seed) else { return }
    sections[path.section].items[path.item].version += 1
    if seed % 2 == 0 {
      view.reconfigureItems(at: [path])
    } else {
      selected.remove(sections[path.section].items[path.item].id)
      view.reloadItems(at: [path])
    }
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

  /// The data changes, and the view is told by calls.
  private func change(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let after = edited(&random)
    func lists(_ sections: [WalkSection]) -> [ListSection<Int, Int>] {
      sections.map { ListSection(id: $0.id, items: $0.items.map(\.id)) }
    }
    let plan = sectionedDifference(from: lists(sections), to: lists(after)).plan
    let stages = plan.staged()
    let states = plan.lists(of: stages, from: sections.map(\.items), to: after.map(\.items))
    let gone = Set(sections.flatMap(\.items).map(\.id)).subtracting(
      after.flatMap(\.items).map(\.id))
    let isStill = seed % 3 == 0
    for (index, stage) in stages.enumerated() {
      let isLast = index == stages.count - 1
      let batch = {
        self.view.performBatchUpdates {
          self.sections =
            isLast
            ? after
            : self.following(stages[index...], items: states[index], to: after)
          self.tell(stage)
        }
      }
      if isStill { UIView.performWithoutAnimation(batch) } else { batch() }
    }
    selected.subtract(gone)
    // What goes with one section and comes with another is not the same to the view.
    selected.formIntersection(
      (view.indexPathsForSelectedItems ?? []).map { sections[$0.section].items[$0.item].id })
  }

  /// The sections after the first of some stages: their identities are those that they have at the end, or
  /// those that they had, if they do not get there.
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

  private func tell(_ plan: UpdatePlan) {
    func paths(_ paths: [ItemPath]) -> [IndexPath] {
      paths.map { IndexPath(item: $0.item, section: $0.section) }
    }
    view.deleteSections(IndexSet(plan.sections.deletes))
    view.insertSections(IndexSet(plan.sections.inserts))
    for move in plan.sections.moves { view.moveSection(move.before, toSection: move.after) }
    view.deleteItems(at: paths(plan.items.deletes))
    view.insertItems(at: paths(plan.items.inserts))
    for move in plan.items.moves {
      view.moveItem(at: paths([move.before])[0], to: paths([move.after])[0])
    }
  }

  // MARK: What should be

  func problem(after step: CollectionStep) -> String? {
    if let problem = staleView() { return problem }
    guard case .settle = step else { return nil }
    return difference()
  }

  /// Whether a view in sight shows what is not at its place.
  private func staleView() -> String? {
    for path in view.indexPathsForVisibleItems {
      guard sections.indices.contains(path.section),
        sections[path.section].items.indices.contains(path.item)
      else { return "\(path) is in sight, and is not there" }
      let item = sections[path.section].items[path.item]
      guard let cell = view.cellForItem(at: path) as? WalkCell else { return "\(path) has no cell" }
      if cell.item != item { return "\(path) shows \(cell.item.text) instead of \(item.text)" }
      if cell.isSelected != selected.contains(item.id) {
        return "\(path), \(item.text), is shown as \(cell.isSelected ? "" : "not ")selected"
      }
      if view.indexPath(for: cell) != path { return "the cell at \(path) is at another path" }
    }
    return nil
  }

  /// What is otherwise than in a new view.
  private func difference() -> String? {
    let otherWindow = UIWindow(frame: window.frame)
    otherWindow.isHidden = false
    let other = UICollectionView(
      frame: view.frame, collectionViewLayout: WalkLayouts.make(layoutIndex))
    CollectionWorld.prepare(other, in: otherWindow, self)
    other.traitOverrides.preferredContentSizeCategory =
      view.traitCollection.preferredContentSizeCategory
    other.semanticContentAttribute = view.semanticContentAttribute
    settle(other, otherWindow)
    if WalkLayouts.measures(layoutIndex) {
      // What was measured depends on what was in sight: all is, once.
      measureAll(of: other, otherWindow)
      measureAll(of: view, window)
    }
    other.contentOffset = view.contentOffset
    settle(other, otherWindow)
    settle(view, window)
    if view.contentSize != other.contentSize {
      return "the content is \(view.contentSize), and should be \(other.contentSize)"
    }
    let (lines, expected) = (lines(of: view), lines(of: other))
    guard lines != expected else { return nil }
    return
      "shown:\n\(lines.joined(separator: "\n"))\ninstead of:\n\(expected.joined(separator: "\n"))"
  }

  private func measureAll(of view: UICollectionView, _ window: UIWindow) {
    let offset = view.contentOffset
    for _ in 0..<2 {
      var place: CGFloat = 0
      while place <= max(view.contentSize.height - view.bounds.height, 0) + 50 {
        view.contentOffset.y = place
        view.layoutIfNeeded()
        place += 50
      }
    }
    let end = max(view.contentSize.height - view.bounds.height, 0)
    view.contentOffset.y = min(max(offset.y, 0), end)
    settle(view, window)
  }

  private func lines(of view: UICollectionView) -> [String] {
    let offsets = rowOffsets(of: view)
    let cells = view.indexPathsForVisibleItems.compactMap { path -> String? in
      guard let cell = view.cellForItem(at: path) as? WalkCell else { return "\(path) no cell" }
      // Rows that scroll across are where somebody has scrolled them: only what is in both is compared.
      if offsets[path.section] != nil { return nil }
      let frame = cell.superview?.convert(cell.frame, to: view) ?? cell.frame
      return "\(path.section).\(path.item) \(cell.item.text) \(short(frame)) \(cell.alpha) "
        + "\(cell.isHidden)"
    }
    let kind = UICollectionView.elementKindSectionHeader
    let headers = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map { path in
      let header = view.supplementaryView(forElementKind: kind, at: path) as? WalkHeader
      return "header \(path.section) \(header?.text ?? "none") \(short(header?.frame ?? .zero)) "
        + "\(header?.alpha ?? 0)"
    }
    return cells + headers
  }

  /// Sections whose cells are not in the view itself.
  private func rowOffsets(of view: UICollectionView) -> [Int: Bool] {
    var rows: [Int: Bool] = [:]
    for path in view.indexPathsForVisibleItems
    where view.cellForItem(at: path)?.superview !== view {
      rows[path.section] = true
    }
    return rows
  }
}
