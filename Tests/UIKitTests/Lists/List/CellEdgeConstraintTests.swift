import Foundation
import Testing
import UIKit

// A box of 60 by 40, 30 below the upper edge of its cell and 30 above the lower one, 20 from each
// side: the cell is 100 by 100.

@MainActor
private func pin(_ box: UIView, to cell: UIView) {
  box.translatesAutoresizingMaskIntoConstraints = false
  // The width gives way in a row, which is as wide as its list.
  let width = box.widthAnchor.constraint(equalToConstant: 60)
  width.priority = .defaultHigh
  NSLayoutConstraint.activate([
    width,
    box.heightAnchor.constraint(equalToConstant: 40),
    box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 30),
    cell.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 30),
    box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 20),
    cell.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
  ])
}

private class DirectRow: UITableViewCell {
  /// The view that holds the box.
  var holder: UIView { self }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    holder.addSubview(box)
    pin(box, to: self)
  }
  required init?(coder: NSCoder) { nil }
}

private final class InnerRow: DirectRow {
  override var holder: UIView { contentView }
}

private final class CenteredRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    box.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class Caption: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let box = UIView()
    addSubview(box)
    pin(box, to: self)
  }
  required init?(coder: NSCoder) { nil }
}

private class DirectTile: UICollectionViewCell {
  /// The view that holds the box.
  var holder: UIView { self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    holder.addSubview(box)
    pin(box, to: self)
  }
  required init?(coder: NSCoder) { nil }
}

private final class InnerTile: DirectTile {
  override var holder: UIView { contentView }
}

/// A tile whose box is pinned to the content view at the top and trailing edges, and to the cell at
/// the others.
private final class MixedTile: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 60),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
      bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 30),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

private final class ListTile: UICollectionViewListCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    addSubview(box)
    pin(box, to: self)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Rows: UITableViewController {
  var kind: UITableViewCell.Type = DirectRow.self
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(kind, forCellReuseIdentifier: "row")
    tableView.register(Caption.self, forHeaderFooterViewReuseIdentifier: "caption")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  { tableView.dequeueReusableHeaderFooterView(withIdentifier: "caption") }
}

private final class Tiles: UICollectionViewController {
  var kind: UICollectionViewCell.Type = DirectTile.self
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(kind, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

@Suite("Cells with constraints to their own edges")
@MainActor
struct CellEdgeConstraintTests {
  private func rowHeight(_ kind: UITableViewCell.Type) -> CGFloat? {
    let rows = Rows()
    rows.kind = kind
    rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    rows.view.layoutIfNeeded()
    return rows.tableView.visibleCells.first?.frame.height
  }

  private func tileSize(
    _ kind: UICollectionViewCell.Type, _ layout: UICollectionViewLayout
  ) -> CGSize? {
    let tiles = Tiles(collectionViewLayout: layout)
    tiles.kind = kind
    tiles.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    tiles.view.layoutIfNeeded()
    return tiles.collectionView.visibleCells.first?.frame.size
  }

  @Test("A row with a subview of its own is as high as its constraints to the cell say")
  func directRow() { #expect(rowHeight(DirectRow.self) == 100) }

  @Test("A row whose content view holds the subview is as high as its constraints to the cell say")
  func innerRow() { #expect(rowHeight(InnerRow.self) == 100) }

  @Test("A row whose own constraints leave its height open has the standard height")
  func centeredRow() { #expect(rowHeight(CenteredRow.self) == 44) }

  @Test("A header with constraints to its own edges is as high as they say")
  func header() {
    let rows = Rows(style: .grouped)
    rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    rows.view.layoutIfNeeded()
    #expect(rows.tableView.headerView(forSection: 0)?.frame.height == 100)
  }

  @Test("A tile with constraints to its own edges is as large as they say")
  func tiles() {
    for kind in [DirectTile.self, InnerTile.self, MixedTile.self] as [UICollectionViewCell.Type] {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      #expect(tileSize(kind, flow) == CGSize(width: 100, height: 100), "\(kind)")
    }
  }

  @Test("A tile of a row that scrolls sideways is as wide as its own constraints say")
  func orthogonal() {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(150), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    #expect(
      tileSize(InnerTile.self, UICollectionViewCompositionalLayout(section: section))
        == CGSize(width: 100, height: 100))
  }

  @Test("A cell of a list with constraints to its own edges is as high as they say")
  func listCell() {
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    #expect(tileSize(ListTile.self, list) == CGSize(width: 320, height: 100))
    #expect(tileSize(InnerTile.self, list) == CGSize(width: 320, height: 100))
  }
}
