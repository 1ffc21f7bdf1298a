import Foundation
import UIKit

/// Says how many items there are, and counts the cells that are made for them.
final class GridSource: NSObject, UICollectionViewDataSource {
  let count: Int
  /// How many cells were made.
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
  /// What a first frame asks of the allocator: the fewest of several, because what is made only once does
  /// not count, nor where a table happens to grow.
  var allocationsOfFirstFrame: Int {
    var fewest = Int.max
    for _ in 0..<5 {
      fewest = min(fewest, Allocations.counting { GridScreen(self) }.count)
    }
    return fewest
  }
}

/// A grid of six columns, of which sixty cells are in sight.
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

/// The same grid, from a diffable data source.
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

  /// Whether no cell was asked for since the first frame: nothing in sight has changed.
  var isQuiet: Bool { countRequests() == requestsAtRest }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, UUID>) {
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    MainTurn.drain()
  }
}
