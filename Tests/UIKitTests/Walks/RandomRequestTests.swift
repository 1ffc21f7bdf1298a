import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// A collection view whose cells show numbers.
@MainActor
private class CollectionRequestWorld: RequestWorld, UICollectionViewDelegate {
  let view: UICollectionView

  init() {
    view = UICollectionView(frame: .zero, collectionViewLayout: Self.rows(50))
    super.init(view)
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.delegate = self
  }

  private static func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  override func performEmptyBatch(_ completion: @escaping () -> Void) {
    view.performBatchUpdates(nil) { _ in completion() }
  }

  override var rowHeight: CGFloat {
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height ?? 0
  }

  override func setRowHeight(
    _ height: CGFloat, animated: Bool, _ completion: @escaping () -> Void
  ) {
    view.setCollectionViewLayout(Self.rows(height), animated: animated) { _ in completion() }
  }

  override func number(of cell: UIView) -> Int? { (cell as? NumberCell)?.number }

  final func configured(_ cell: UICollectionViewCell, showing number: Int) -> UICollectionViewCell {
    (cell as? NumberCell)?.number = number
    didMakeCell()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { willDisplayCell() }
}

/// A collection view with a diffable data source.
@MainActor
private final class DiffableRequestWorld: CollectionRequestWorld {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  override init() {
    super.init()
    source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] in
      configured($0.dequeueReusableCell(withReuseIdentifier: "number", for: $1), showing: $2)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    show(Array(0..<12), animated: false) {}
  }

  override var expectedNumbers: [Int] { source.snapshot().itemIdentifiers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    // Some snapshots also reload or reconfigure an item.
    if let first = numbers.first, first % 2 == 0 { snapshot.reloadItems([first]) }
    if let last = numbers.last, last % 3 == 0 { snapshot.reconfigureItems([last]) }
    source.apply(snapshot, animatingDifferences: animated, completion: completion)
  }

  override func reload(_ completion: @escaping () -> Void) {
    source.applySnapshotUsingReloadData(source.snapshot(), completion: completion)
  }
}

/// A collection view whose data source makes each change in a batch update.
@MainActor
private final class BatchRequestWorld: CollectionRequestWorld, UICollectionViewDataSource {
  private var numbers = Array(0..<12)

  override init() {
    super.init()
    view.dataSource = self
  }

  override var expectedNumbers: [Int] { numbers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    view.performBatchUpdates {
      let difference = numbers.difference(from: self.numbers)
      self.numbers = numbers
      for change in difference {
        switch change {
        case .remove(let offset, _, _): view.deleteItems(at: [[0, offset]])
        case .insert(let offset, _, _): view.insertItems(at: [[0, offset]])
        }
      }
    } completion: { _ in
      completion()
    }
  }

  override func reload(_ completion: @escaping () -> Void) {
    view.reloadData()
    completion()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = numbers[indexPath.item]
    return configured(
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath),
      showing: number)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

@Suite("A collection view with requests at random moments")
@MainActor
struct RandomRequestTests {
  @Test(
    "A collection view settles on the last snapshot that was applied", .noHang)
  func diffable() {
    withRandomWalks("snapshots at any moment", walks: 60, steps: 30) { random in
      RequestStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { RequestWorld.walk(steps, in: DiffableRequestWorld()) }
    }
  }

  @Test("A collection view settles on the numbers of its data source", .noHang)
  func batches() {
    withRandomWalks("batches at any moment", walks: 60, steps: 30) { random in
      RequestStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { RequestWorld.walk(steps, in: BatchRequestWorld()) }
    }
  }
}
