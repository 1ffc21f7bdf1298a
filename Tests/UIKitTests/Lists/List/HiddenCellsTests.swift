import Foundation
import Testing
import UIKit

@MainActor @Suite("Cells that the app hides")
struct HiddenCellsTests {
  /// Rows of which some are hidden when their cells are configured.
  @MainActor
  private final class Rows: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var count = 60
    var hidden: Set<Int> = [1]
    /// Cells that are returned instead of dequeued cells.
    var kept: [Int: UITableViewCell] = [:]

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if hidden.contains(path.item) { cell.isHidden = true }
      return cell
    }
    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      if let cell = kept[path.row] { return cell }
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      if hidden.contains(path.row) { cell.isHidden = true }
      return cell
    }
  }

  /// A flow layout that hides some items itself.
  private final class HidingLayout: UICollectionViewFlowLayout {
    var hidden: Set<Int> = []
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { hiding($0) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map { hiding($0) }
    }
    private func hiding(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      copy.isHidden = hidden.contains(attributes.indexPath.item)
      return copy
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let rows = Rows()

  private func makeList(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return list
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 100
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return table
  }

  private func settle() {
    window.layoutIfNeeded()
    window.frameClock.advance(by: 1)
    window.layoutIfNeeded()
  }

  private func hiddenItems(of list: UICollectionView) -> [Int] {
    list.indexPathsForVisibleItems.filter { list.cellForItem(at: $0)?.isHidden == true }
      .map(\.item).sorted()
  }

  private func hiddenRows(of table: UITableView) -> [Int] {
    (table.indexPathsForVisibleRows ?? []).filter { table.cellForRow(at: $0)?.isHidden == true }
      .map(\.row).sorted()
  }

  @Test("A cell that the data source of a collection view hides stays hidden, also when it moves")
  func collectionView() {
    let list = makeList(UICollectionViewFlowLayout())
    #expect(hiddenItems(of: list) == [1])
    rows.count += 1
    rows.hidden = [2]
    list.insertItems(at: [IndexPath(item: 0, section: 0)])
    settle()
    #expect(hiddenItems(of: list) == [2])
  }

  @Test("A cell of a collection view that is used again is visible, unless it is hidden again")
  func collectionViewReuse() {
    let list = makeList(UICollectionViewFlowLayout())
    rows.hidden = [21]
    for offset in [1000.0, 2000, 3000] {
      list.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(hiddenItems(of: list) == (offset == 2000 ? [21] : []))
    }
  }

  @Test("An item whose layout attributes are hidden has no visible cell, until they change")
  func attributes() {
    let layout = HidingLayout()
    layout.hidden = [0]
    rows.hidden = []
    let list = makeList(layout)
    func shown() -> [Int] { list.indexPathsForVisibleItems.map(\.item).sorted() }
    #expect(shown() == [1, 2, 3])
    layout.hidden = [2]
    layout.invalidateLayout()
    settle()
    #expect(shown() == [0, 1, 3] && hiddenItems(of: list) == [])
    // A cell that the layout has hidden is used again.
    list.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(shown() == [10, 11, 12, 13] && hiddenItems(of: list) == [])
  }

  @Test("A cell that the data source of a table hides stays hidden, also when its row moves")
  func table() {
    let table = makeTable()
    #expect(hiddenRows(of: table) == [1])
    rows.count += 1
    rows.hidden = [2]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    settle()
    #expect(hiddenRows(of: table) == [2])
  }

  @Test("A cell of a table that is used again is visible, unless it is hidden again")
  func tableReuse() {
    let table = makeTable()
    rows.hidden = [21]
    for offset in [1000.0, 2000, 3000] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(hiddenRows(of: table) == (offset == 2000 ? [21] : []))
    }
  }

  @Test("A cell that the app keeps and has hidden stays hidden after a reload and after scrolling")
  func keptCells() {
    let (hidden, shown) = (
      UITableViewCell(style: .default, reuseIdentifier: "kept"),
      UITableViewCell(style: .default, reuseIdentifier: "kept")
    )
    hidden.isHidden = true
    rows.kept = [0: hidden, 2: shown]
    let table = makeTable()
    #expect(hiddenRows(of: table) == [0, 1])
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(hiddenRows(of: table) == [0, 1])
    table.reloadData()
    settle()
    #expect(hiddenRows(of: table) == [0, 1])
    // The app changes the cell while it is in the reuse pool.
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    hidden.isHidden = false
    shown.isHidden = true
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(hiddenRows(of: table) == [1, 2])
  }
}
