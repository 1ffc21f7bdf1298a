import Foundation
import UIKit

/// A data source that counts the cells that are created.
final class GridSource: NSObject, UICollectionViewDataSource {
  let count: Int
  /// The number of cells that were created.
  var made = 0

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if cell.tag == 0 {
      cell.tag = 1
      made += 1
    }
    return cell
  }
}

extension GridSource {
  /// The number of allocations for a first frame: the smallest number of five runs, because some
  /// runs also fill caches, or happen to enlarge a hash table.
  var allocationsOfFirstFrame: Int {
    var fewest = Int.max
    for _ in 0..<5 {
      fewest = min(fewest, Allocations.counting { GridScreen(self) }.count)
    }
    return fewest
  }
}

/// A grid of six columns, in which sixty cells are visible.
final class GridScreen {
  let source: GridSource
  let view: UICollectionView

  init(_ source: GridSource, inSight: Bool = true) {
    self.source = source
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 360, height: inSight ? 600 : 0),
      collectionViewLayout: GridScreen.layout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  func scroll(to place: CGFloat) {
    view.contentOffset.y = place
    view.layoutIfNeeded()
  }

  static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 6), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

/// The grid of `GridScreen`, with a diffable data source.
final class DiffableScreen {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, UUID>
  private var requestsAtRest = 0

  init(_ snapshot: NSDiffableDataSourceSnapshot<Int, UUID>) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 360, height: 600),
      collectionViewLayout: GridScreen.layout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    self.view = view
    final class Counter { var count = 0 }
    let counter = Counter()
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      counter.count += 1
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    countRequests = { counter.count }
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    MainTurn.drain()
    requestsAtRest = countRequests()
  }

  private let countRequests: () -> Int

  /// Whether no cell was requested since the first frame, because no visible item has changed.
  var isQuiet: Bool { countRequests() == requestsAtRest }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, UUID>) {
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    MainTurn.drain()
  }
}
