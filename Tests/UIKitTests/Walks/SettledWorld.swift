import Foundation
import Galley
import GalleyDiffing
import TestSupport

@testable import GalleyUIKit

/// An item whose cell shows some lines of text.
struct LinesItem: Hashable {
  var id: Int
  /// The number of lines.
  var count = 1

  var text: String {
    (0..<count).map { "\(id) line \($0)" }.joined(separator: "\n")
  }
}

/// A section of items with lines of text.
struct LinesSection: Hashable, CustomStringConvertible {
  var name: String
  var items: [LinesItem]

  init(_ name: String, _ items: [LinesItem]) {
    self.name = name
    self.items = items
  }

  var description: String {
    "\(name): " + items.map { "\($0.id)×\($0.count)" }.joined(separator: " ")
  }
}

/// The layouts of the lists in these tests.
enum SettledLayout: CaseIterable {
  /// A flow layout with self-sizing cells.
  case flow
  /// A flow layout with cells of one size.
  case tiles
  /// Self-sizing rows with self-sizing headers.
  case rows
  /// Self-sizing cells in two columns, with pinned headers.
  case columns
  /// A plain list.
  case plain
  /// An inset grouped list.
  case cards
  /// Sections that scroll orthogonally, alternating with others.
  case orthogonal

  /// Whether the cells are list cells.
  var isList: Bool { self == .plain || self == .cards }
}

extension SettledLayout {
  @MainActor func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .flow:
      let layout = UICollectionViewFlowLayout()
      // No item is larger than this estimate. So all items in the line of a visible item are
      // visible themselves, and are measured.
      layout.estimatedItemSize = CGSize(width: 90, height: 120)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      return layout
    case .tiles:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      return layout
    case .rows: return UICollectionViewCompositionalLayout(section: Self.section(columns: 1))
    case .columns: return UICollectionViewCompositionalLayout(section: Self.section(columns: 2))
    case .orthogonal:
      return UICollectionViewCompositionalLayout { index, _ in
        let section = Self.section(columns: index % 2 == 0 ? 1 : 4)
        if index % 2 == 1 { section.orthogonalScrollingBehavior = .continuous }
        return section
      }
    case .plain, .cards:
      var configuration = UICollectionLayoutListConfiguration(
        appearance: self == .plain ? .plain : .insetGrouped)
      configuration.headerMode = .supplementary
      return UICollectionViewCompositionalLayout.list(using: configuration)
    }
  }

  @MainActor private static func section(columns: Int) -> NSCollectionLayoutSection {
    let width = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(15)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = columns == 2
    section.boundarySupplementaryItems = [header]
    return section
  }
}

/// A cell that shows lines of text, and is as high as its text.
final class LinesCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  func show(_ item: LinesItem) { label.text = item.text }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    let fitted = super.preferredLayoutAttributesFitting(layoutAttributes)
    fitted.size.width = width
    return fitted
  }
}

/// A header that is the higher the longer the name of its section is.
final class LinesHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  func show(_ name: String) { label.text = name }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 10 + 8 * CGFloat((label.text ?? "").count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// The way in which items with new content are updated.
enum ItemUpdate: CaseIterable {
  case reloading
  case reconfiguring
}

/// Creates and configures the views of a list of lines.
@MainActor
struct LinesViews {
  let isList: Bool
  private let cell = UICollectionView.CellRegistration<LinesCell, LinesItem> { cell, _, item in
    cell.show(item)
  }
  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, LinesItem> {
    cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = item.text
    cell.contentConfiguration = content
  }

  func cell(
    _ view: UICollectionView, _ path: IndexPath, _ item: LinesItem?
  ) -> UICollectionViewCell {
    isList
      ? view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
      : view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
  }

  func register(in view: UICollectionView) {
    let type = isList ? UICollectionViewListCell.self : LinesHeader.self
    view.register(
      type, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  func header(
    _ view: UICollectionView, _ path: IndexPath, _ name: String
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
    if let header = header as? UICollectionViewListCell {
      var content = header.defaultContentConfiguration()
      content.text = name
      header.contentConfiguration = content
    }
    (header as? LinesHeader)?.show(name)
    return header
  }
}

/// A list of lines in a window. Its data is that of a diffable data source, or it is updated in
/// batches.
@MainActor
final class SettledWorld: NSObject, UICollectionViewDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view: UICollectionView
  let layout: SettledLayout
  private let views: LinesViews
  private(set) var sections: [LinesSection] = []
  /// The items with their current content, by identifier.
  private var items: [Int: LinesItem] = [:]
  private var source: UICollectionViewDiffableDataSource<String, Int>?

  /// - Parameter isDiffable: Whether the list has a diffable data source.
  init(_ layout: SettledLayout, isDiffable: Bool = true) {
    self.layout = layout
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout.makeLayout())
    view.contentInsetAdjustmentBehavior = .never
    views = LinesViews(isList: layout.isList)
    views.register(in: view)
    super.init()
    if isDiffable { makeSource() } else { view.dataSource = self }
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  private func makeSource() {
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      [weak self] view, path, id in
      self?.views.cell(view, path, self?.items[id])
    }
    source.supplementaryViewProvider = { [weak self, weak source] view, _, path in
      self?.views.header(view, path, source?.sectionIdentifier(for: path.section) ?? "")
    }
    self.source = source
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    views.cell(view, indexPath, sections[indexPath.section].items[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    views.header(view, indexPath, sections[indexPath.section].name)
  }

  // MARK: Showing

  private func setSections(_ sections: [LinesSection]) {
    self.sections = sections
    // Removed items stay here: the view may ask for their cells until the update has been shown.
    for item in sections.flatMap(\.items) { items[item.id] = item }
  }

  /// Returns the items of the new sections that are shown already, with other content.
  private func changed(in sections: [LinesSection]) -> [Int] {
    let shown = Set(self.sections.flatMap(\.items).map(\.id))
    return sections.flatMap(\.items).filter { shown.contains($0.id) && items[$0.id] != $0 }.map(
      \.id)
  }

  private func snapshot(of sections: [LinesSection]) -> Snapshot {
    var snapshot = Snapshot()
    for section in sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items.map(\.id))
    }
    return snapshot
  }

  /// Updates the list to new sections. Items that stay and have new content are reloaded or
  /// reconfigured.
  func show(_ sections: [LinesSection], _ itemUpdate: ItemUpdate, animated: Bool = true) {
    guard let source else { return showInBatches(sections, itemUpdate, animated: animated) }
    var snapshot = snapshot(of: sections)
    switch itemUpdate {
    case .reloading: snapshot.reloadItems(changed(in: sections))
    case .reconfiguring: snapshot.reconfigureItems(changed(in: sections))
    }
    setSections(sections)
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// Reloads the whole list with new sections.
  func reload(_ sections: [LinesSection]) {
    setSections(sections)
    if let source {
      source.applySnapshotUsingReloadData(snapshot(of: sections))
    } else {
      view.reloadData()
    }
  }

  /// Runs layout passes, blocks of the main queue and animations until nothing changes any more.
  func settle() {
    for _ in 0..<3 {
      view.layoutIfNeeded()
      MainTurn.drain()
      window.frameClock.advanceUntilStill()
    }
  }

  /// Returns the first difference from a fresh list with the same sections; `nil` if there is none.
  ///
  /// - Parameter isEverywhere: Whether cells outside of the viewport are compared, too.
  func problem(isEverywhere: Bool = true) -> String? {
    let fresh = SettledWorld(layout, isDiffable: source != nil)
    fresh.view.frame = view.frame
    fresh.reload(sections)
    return SettledScreen(view) { self.settle() }.difference(
      from: SettledScreen(fresh.view) { fresh.settle() }, isEverywhere: isEverywhere)
  }
}

// MARK: - Batches

extension SettledWorld {
  private func showInBatches(
    _ after: [LinesSection], _ itemUpdate: ItemUpdate, animated: Bool
  ) {
    // Returns the identities of the sections and of their items.
    func identities(_ sections: [LinesSection]) -> [ListSection<String, Int>] {
      sections.map { ListSection(id: $0.name, items: $0.items.map(\.id)) }
    }
    let before = sections
    let changed = Set(changed(in: after))
    let plan = sectionedDifference(from: identities(before), to: identities(after)).plan
    let stages = plan.staged()
    let states = plan.lists(of: stages, from: before.map(\.items), to: after.map(\.items))
    // Items with new content are updated in a batch of their own, after all stages. If there is
    // only one stage, they can be reconfigured in its batch.
    let isInSameBatch = stages.count == 1 && itemUpdate == .reconfiguring
    let body = {
      for (index, stage) in stages.enumerated() {
        let isLast = index == stages.count - 1
        self.view.performBatchUpdates {
          self.setSections(
            isLast ? after : self.withNames(states[index], from: before, to: after, stages, index))
          self.performChanges(of: stage)
          guard isLast, isInSameBatch else { return }
          self.view.reconfigureItems(at: self.paths(of: changed, in: before))
        }
      }
      guard !isInSameBatch, !changed.isEmpty else { return }
      self.setSections(after)
      let paths = self.paths(of: changed, in: after)
      switch itemUpdate {
      case .reloading: self.view.reloadItems(at: paths)
      case .reconfiguring: self.view.reconfigureItems(at: paths)
      }
    }
    if animated { body() } else { UIView.performWithoutAnimation(body) }
  }

  private func paths(of ids: Set<Int>, in sections: [LinesSection]) -> [IndexPath] {
    sections.enumerated().flatMap { section, content in
      content.items.enumerated().filter { ids.contains($0.element.id) }.map {
        IndexPath(item: $0.offset, section: section)
      }
    }
  }

  /// Returns the sections after a stage that is not the last one. Each has the name that it has
  /// after the update, or, if it is deleted later, the name that it had before.
  private func withNames(
    _ lists: [[LinesItem]], from before: [LinesSection], to after: [LinesSection],
    _ stages: [UpdatePlan], _ index: Int
  ) -> [LinesSection] {
    lists.enumerated().map { section, items in
      let end = stages.dropFirst(index + 1).reduce(Optional(section)) { place, plan in
        place.flatMap { plan.paths.sections.after($0) }
      }
      let start = stages.prefix(index + 1).reversed().reduce(Optional(section)) { place, plan in
        place.flatMap { plan.paths.sections.before($0) }
      }
      return LinesSection(end.map { after[$0].name } ?? start.map { before[$0].name } ?? "?", items)
    }
  }

  /// Calls the methods of the view that insert, delete and move sections and items.
  private func performChanges(of plan: UpdatePlan) {
    func paths(_ paths: [ItemPath]) -> [IndexPath] { paths.map { IndexPath($0) } }
    view.deleteSections(IndexSet(plan.sections.deletes))
    view.insertSections(IndexSet(plan.sections.inserts))
    for move in plan.sections.moves { view.moveSection(move.before, toSection: move.after) }
    view.deleteItems(at: paths(plan.items.deletes))
    view.insertItems(at: paths(plan.items.inserts))
    for move in plan.items.moves {
      view.moveItem(at: IndexPath(move.before), to: IndexPath(move.after))
    }
  }
}
