import GalleyDiffing
import UIKit

/// What `UICollectionViewDiffableDataSource` is to be, as far as the screens use it: it stands in for
/// that until UIKit here has it.
@MainActor
final class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?

  private weak var collectionView: UICollectionView?
  private let cell: (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  private var current = Snapshot()
  /// What the collection view is told of: on the way to another snapshot neither that nor the last one.
  private var shown: [[Item]] = []

  init(
    collectionView: UICollectionView,
    cellProvider: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  ) {
    self.collectionView = collectionView
    cell = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  func snapshot() -> Snapshot { current }

  func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard shown.indices.contains(indexPath.section),
      shown[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return shown[indexPath.section][indexPath.item]
  }

  func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) {
    let (before, after) = (sections(of: current), sections(of: snapshot))
    current = snapshot
    let plan = sectionedDifference(from: before, to: after).plan
    guard animatingDifferences else {
      shown = after.map(\.items)
      collectionView?.reloadData()
      return
    }
    let stages = plan.staged()
    let lists = plan.lists(of: stages, from: before.map(\.items), to: after.map(\.items))
    for (stage, list) in zip(stages, lists) {
      collectionView?.performBatchUpdates {
        self.shown = list
        self.perform(stage)
      }
    }
  }

  private func sections(of snapshot: Snapshot) -> [ListSection<Section, Item>] {
    snapshot.sectionIdentifiers.map {
      ListSection(id: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  private func perform(_ plan: UpdatePlan) {
    guard let collectionView else { return }
    func path(_ path: ItemPath) -> IndexPath { IndexPath(item: path.item, section: path.section) }
    collectionView.deleteSections(IndexSet(plan.sections.deletes))
    collectionView.insertSections(IndexSet(plan.sections.inserts))
    for move in plan.sections.moves {
      collectionView.moveSection(move.before, toSection: move.after)
    }
    collectionView.deleteItems(at: plan.items.deletes.map(path))
    collectionView.insertItems(at: plan.items.inserts.map(path))
    for move in plan.items.moves {
      collectionView.moveItem(at: path(move.before), to: path(move.after))
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shown.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cell(collectionView, indexPath, shown[indexPath.section][indexPath.item])
    else { fatalError("there is no cell for \(indexPath)") }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath)
    else { fatalError("there is no \(kind) at \(indexPath)") }
    return view
  }
}
