import Foundation
import GalleyDiffing

@testable import GalleyUIKit

/// A cell that is as high as its item wants to be.
final class WalkCell: UICollectionViewCell, WalkItemShowing {
  var item = WalkItem(id: 0)

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight())
  }
}

final class WalkHeader: UICollectionReusableView {
  var text = ""
}

/// A collection view and its data, which take the steps of a random walk.
final class CollectionWorld: ListWorld, UICollectionViewDataSource {
  private let view: UICollectionView
  private var layoutIndex = 0

  init() {
    view = UICollectionView(frame: .zero, collectionViewLayout: WalkLayouts.make(0))
    super.init(view)
    prepare(view)
  }

  private func prepare(_ view: UICollectionView) {
    view.allowsMultipleSelection = true
    view.register(WalkCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      WalkHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
  }

  override func makeFresh() -> _ListView {
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: WalkLayouts.make(layoutIndex))
    prepare(other)
    return other
  }

  override var measures: Bool { WalkLayouts.measures(layoutIndex) }

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

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, to: destinationIndexPath) }

  // MARK: Steps

  override func reload() { view.reloadData() }

  override func takeOwn(_ step: ListStep) {
    guard step.kind == .layout else { return }
    layoutIndex = Int(step.seed % UInt64(WalkLayouts.count))
    view.setCollectionViewLayout(
      WalkLayouts.make(layoutIndex), animated: step.seed / 64 % 2 == 0)
  }

  override func scroll(to path: IndexPath, _ seed: UInt64, isAcross: Bool) {
    let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    view.scrollToItem(
      at: path, at: isAcross ? .left : positions[Int(seed / 7 % 3)], animated: seed / 21 % 2 == 0)
  }

  override func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      view.selectItem(at: path, animated: animated, scrollPosition: [])
    } else {
      view.deselectItem(at: path, animated: animated)
    }
  }

  override func refresh(_ path: IndexPath, reconfigures: Bool) {
    if reconfigures { view.reconfigureItems(at: [path]) } else { view.reloadItems(at: [path]) }
  }

  override func showBatch(_ seed: UInt64, _ plan: UpdatePlan, _ updates: @escaping () -> Void) {
    view.performBatchUpdates {
      updates()
      tell(plan)
    }
  }

  override func tell(_ plan: UpdatePlan) {
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

  override func bands(of list: _ListView) -> [String] {
    let kind = UICollectionView.elementKindSectionHeader
    guard let view = list as? UICollectionView else { return [] }
    return view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map { path in
      let header = view.supplementaryView(forElementKind: kind, at: path) as? WalkHeader
      return "header \(path.section) \(header?.text ?? "none") \(short(header?.frame ?? .zero)) "
        + "\(header?.alpha ?? 0)"
    }
  }
}
