import Foundation
import UIKit

/// A data source for a table or for a collection view.
final class RowSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let count: Int
  /// How often a row was measured.
  var measured = 0
  /// How often a cell was requested.
  var asked = 0

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? BenchRow)?.source = self
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

/// A row that counts how often it is measured.
final class BenchRow: UITableViewCell {
  weak var source: RowSource?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    source?.measured += 1
    return super.sizeThatFits(size)
  }
}

/// A screen with a list that can be scrolled.
protocol ScrolledScreen {
  associatedtype List: UIScrollView
  var view: List { get }
}

extension ScrolledScreen {
  func scroll(to place: CGFloat) {
    view.contentOffset.y = place
    view.layoutIfNeeded()
  }

  /// Scrolls through a number of rows, one screen after the other.
  func scrolled(throughRows count: Int) -> Self {
    let end = CGFloat(count) * 44
    for place in stride(from: CGFloat(0), through: end, by: 600) { scroll(to: place) }
    return self
  }
}

/// A plain table of self-sizing rows.
final class TableScreen: ScrolledScreen {
  let view: UITableView

  init(_ source: RowSource) {
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 360, height: 616))
    view.register(BenchRow.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// The number of rows that fit on the screen.
  var rowsInSight: Int { 14 }
}

/// The rows of `TableScreen` as a list in a collection view.
final class ListScreen: ScrolledScreen {
  let view: UICollectionView

  init(_ source: RowSource) {
    view = makeList()
    view.dataSource = source
    view.layoutIfNeeded()
  }
}

private func makeList() -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 360, height: 616),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  return view
}

/// A table with a diffable data source.
final class DiffableTableScreen {
  let view: UITableView
  let source: UITableViewDiffableDataSource<Int, UUID>

  init(_ snapshot: NSDiffableDataSourceSnapshot<Int, UUID>) {
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 360, height: 616))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: view) { view, path, _ in
      view.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    apply(snapshot)
  }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, UUID>) {
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    MainTurn.drain()
  }
}

/// The rows of `DiffableTableScreen` as a list in a collection view.
final class DiffableListScreen {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, UUID>

  init(_ snapshot: NSDiffableDataSourceSnapshot<Int, UUID>) {
    view = makeList()
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
    apply(snapshot)
  }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, UUID>) {
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    MainTurn.drain()
  }
}
