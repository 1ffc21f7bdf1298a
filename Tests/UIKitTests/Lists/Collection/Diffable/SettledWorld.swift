import Foundation
import Galley
import GalleyDiffing
import TestSupport

@testable import GalleyUIKit

/// An item of a list of lines.
struct LinesItem: Hashable {
  var id: Int
  /// How many lines it says.
  var count = 1

  var text: String {
    (0..<count).map { "\(id) line \($0)" }.joined(separator: "\n")
  }
}

/// A section of such items.
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

/// How the lists of these tests lie.
enum SettledLayout: CaseIterable {
  /// A flow layout that asks how high cells are.
  case flow
  /// A flow layout of cells that are all the same.
  case tiles
  /// Rows that say how high they are, with headers that do.
  case rows
  /// Two beside one another, that say how high they are, with headers that stay in sight.
  case columns
  /// Lists.
  case plain
  case cards
  /// Sections that scroll across between others.
  case across

  /// Whether cells are those of a list.
  var isList: Bool { self == .plain || self == .cards }
}

extension SettledLayout {
  @MainActor var made: UICollectionViewLayout {
    switch self {
    case .flow:
      let layout = UICollectionViewFlowLayout()
      // No less than any item is: what is beside one in sight is in sight itself, and is measured.
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
    case .across:
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

/// A cell that shows lines, and is as high as these.
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

/// A header of as many lines as its section's name has letters.
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

/// How what is to be shown anew is told.
enum Marking: CaseIterable {
  case reloading
  case reconfiguring
}

/// The views of a list of lines.
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

/// A list of lines in a window, whose data a diffable data source has, or batches of updates follow.
@MainActor
final class SettledWorld: NSObject, UICollectionViewDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let view: UICollectionView
  let layout: SettledLayout
  private let views: LinesViews
  private(set) var sections: [LinesSection] = []
  /// What the items say now.
  private var items: [Int: LinesItem] = [:]
  private var source: UICollectionViewDiffableDataSource<String, Int>?

  /// - Parameter isDiffable: Whether the data is a diffable data source's.
  init(_ layout: SettledLayout, isDiffable: Bool = true) {
    self.layout = layout
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout.made)
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

  private func take(_ sections: [LinesSection]) {
    self.sections = sections
    // What has gone may be asked for until that is shown.
    for item in sections.flatMap(\.items) { items[item.id] = item }
  }

  /// The items that are there, and say something else than in other sections.
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

  /// Shows other sections. Items that are still there and say something else are shown anew.
  func show(_ sections: [LinesSection], _ marking: Marking, animated: Bool = true) {
    guard let source else { return showInBatches(sections, marking, animated: animated) }
    var snapshot = snapshot(of: sections)
    switch marking {
    case .reloading: snapshot.reloadItems(changed(in: sections))
    case .reconfiguring: snapshot.reconfigureItems(changed(in: sections))
    }
    take(sections)
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// Shows other sections, all anew.
  func reload(_ sections: [LinesSection]) {
    take(sections)
    if let source {
      source.applySnapshotUsingReloadData(snapshot(of: sections))
    } else {
      view.reloadData()
    }
  }

  func settle() {
    for _ in 0..<3 {
      view.layoutIfNeeded()
      MainTurn.drain()
      window.frameClock.advanceUntilStill()
    }
  }

  /// What is otherwise than in a fresh view that shows the same.
  func problem(isEverywhere: Bool = true) -> String? {
    let fresh = SettledWorld(layout, isDiffable: source != nil)
    fresh.view.frame = view.frame
    fresh.reload(sections)
    return SettledScreen(view) { self.settle() }.difference(
      from: SettledScreen(fresh.view) { fresh.settle() }, isEverywhere: isEverywhere)
  }
}

// MARK: Batches

extension SettledWorld {
  private func showInBatches(
    _ after: [LinesSection], _ marking: Marking, animated: Bool
  ) {
    func identities(_ sections: [LinesSection]) -> [ListSection<String, Int>] {
      sections.map { ListSection(id: $0.name, items: $0.items.map(\.id)) }
    }
    let before = sections
    let changed = Set(changed(in: after))
    let plan = sectionedDifference(from: identities(before), to: identities(after)).plan
    let stages = plan.staged()
    let states = plan.lists(of: stages, from: before.map(\.items), to: after.map(\.items))
    // What is shown anew is so at the end, or where that may be, along with the first stage.
    let isAlong = stages.count == 1 && marking == .reconfiguring
    let body = {
      for (index, stage) in stages.enumerated() {
        let isLast = index == stages.count - 1
        self.view.performBatchUpdates {
          self.take(
            isLast ? after : self.named(states[index], from: before, to: after, stages, index))
          self.tell(stage)
          guard isLast, isAlong else { return }
          self.view.reconfigureItems(at: self.paths(of: changed, in: before))
        }
      }
      guard !isAlong, !changed.isEmpty else { return }
      self.take(after)
      let paths = self.paths(of: changed, in: after)
      switch marking {
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

  /// The sections after a stage that is not the last: each has the name that it has at the end, or the one
  /// that it had, if it does not get there.
  private func named(
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

  private func tell(_ plan: UpdatePlan) {
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
