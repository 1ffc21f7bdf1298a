import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// The numbers of a collection view.
@MainActor
private class CollectionAskingWorld: AskingWorld, UICollectionViewDelegate {
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

  override func showEmptyBatch(_ completion: @escaping () -> Void) {
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

  final func made(_ cell: UICollectionViewCell, _ number: Int) -> UICollectionViewCell {
    (cell as? NumberCell)?.number = number
    noteMade()
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { noteDisplayed() }
}

/// The numbers of a diffable data source.
@MainActor
private final class DiffableAskingWorld: CollectionAskingWorld {
  typealias List = NSDiffableDataSourceSnapshot<Int, Int>
  private var source: UICollectionViewDiffableDataSource<Int, Int>!

  override init() {
    super.init()
    source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] in
      made($0.dequeueReusableCell(withReuseIdentifier: "number", for: $1), $2)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    show(Array(0..<12), animated: false) {}
  }

  override var wanted: [Int] { source.snapshot().itemIdentifiers }

  override func show(
    _ numbers: [Int], animated: Bool, _ completion: @escaping () -> Void
  ) {
    var list = List()
    list.appendSections([0])
    list.appendItems(numbers)
    if let first = numbers.first, first % 2 == 0 { list.reloadItems([first]) }
    if let last = numbers.last, last % 3 == 0 { list.reconfigureItems([last]) }
    source.apply(list, animatingDifferences: animated, completion: completion)
  }

  override func showAnew(_ completion: @escaping () -> Void) {
    source.applySnapshotUsingReloadData(source.snapshot(), completion: completion)
  }
}

/// The numbers of a data source that tells the view of each change.
@MainActor
private final class BatchAskingWorld: CollectionAskingWorld, UICollectionViewDataSource {
  private var numbers = Array(0..<12)

  override init() {
    super.init()
    view.dataSource = self
  }

  override var wanted: [Int] { numbers }

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

  override func showAnew(_ completion: @escaping () -> Void) {
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
    return made(
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath), number)
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

@Suite("A list that is asked for anything at any moment")
@MainActor
struct RandomAskingTests {
  @Test("Comes to rest with the last snapshot that was applied", .timeLimit(.minutes(30)))
  func diffable() {
    withRandomWalks("snapshots at any moment", walks: 60, steps: 30) { random in
      AskingStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { AskingWorld.walk(steps, in: DiffableAskingWorld()) }
    }
  }

  @Test("Comes to rest with the numbers of its data source", .timeLimit(.minutes(30)))
  func batches() {
    withRandomWalks("batches at any moment", walks: 60, steps: 30) { random in
      AskingStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { AskingWorld.walk(steps, in: BatchAskingWorld()) }
    }
  }
}
