import Foundation
import Testing
import UIKit

/// The same rows twice: in a table, and in a list of a collection view.
@MainActor @Suite("A table and a list of the same rows")
struct TableAsListTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private static let rows = [["a", "b", "c"], ["d"], ["e", "f"]]

  @Test("A table and a list have their rows in the same places", arguments: styles)
  func rows(style: UITableView.Style) {
    let pair = Pair(Self.rows, style)
    #expect(pair.tableFrames.count == 6)
    #expect(pair.tableFrames == pair.listFrames)
    #expect(pair.table.contentSize == pair.list.contentSize)
  }

  @Test(
    "A table and a list have self-sizing rows in the same places at each offset",
    arguments: styles)
  func measured(style: UITableView.Style) {
    let sections = (0..<3).map { section in
      (0..<20).map { row in
        Array(repeating: "line", count: 1 + (section + row) % 4).joined(separator: "\n")
      }
    }
    let pair = Pair(sections, style)
    for y in stride(from: 0, through: 1_200, by: 150) {
      pair.scroll(to: CGFloat(y))
      #expect(pair.tableFrames == pair.listFrames, "at \(y)")
      #expect(pair.table.contentSize == pair.list.contentSize, "at \(y)")
    }
  }

  @Test("A table and a list have headers and footers in the same places", arguments: styles)
  func bands(style: UITableView.Style) {
    let pair = Pair(Self.rows, style, headers: ["A", "B", "C"], footers: ["x", "y", "z"])
    #expect(pair.tableFrames == pair.listFrames)
    #expect(pair.tableBands == pair.listBands)
    #expect(pair.tableBands.count == 6)
  }

  @Test("A plain table and a plain list pin headers in the same places")
  func pinned() {
    let sections = (0..<3).map { _ in (0..<20).map { "row \($0)" } }
    let pair = Pair(sections, .plain, headers: ["A", "B", "C"])
    for y in [0, 10, 100, 870, 900, 930, 1_500] {
      pair.scroll(to: CGFloat(y))
      #expect(pair.tableFrames == pair.listFrames, "at \(y)")
      #expect(pair.tableBands == pair.listBands, "at \(y)")
    }
  }

  @Test("The content of a row has the same frame in a table and a list", arguments: styles)
  func content(style: UITableView.Style) throws {
    let pair = Pair(Self.rows, style)
    let cell = try #require(pair.table.cellForRow(at: [0, 0]))
    let item = try #require(pair.list.cellForItem(at: [0, 0]))
    #expect(cell.contentView.frame == item.contentView.frame)
  }

  @Test("A table and a list have their rows in the same places after an update", arguments: styles)
  func updated(style: UITableView.Style) {
    let pair = Pair(Self.rows, style)
    pair.update(to: [["b", "new\nlines", "c"], ["e"], ["d"]])
    #expect(pair.tableFrames == pair.listFrames)
    #expect(pair.table.contentSize == pair.list.contentSize)
  }
}

/// A table and a list of the same size with the same texts.
@MainActor
private final class Pair: NSObject, UITableViewDataSource {
  let table: UITableView
  let list: UICollectionView
  private let windows: [UIWindow]
  private var sections: [[String]]
  private let headers: [String]
  private let footers: [String]
  private var source: UICollectionViewDiffableDataSource<Int, [Int]>?

  init(
    _ sections: [[String]], _ style: UITableView.Style, headers: [String] = [],
    footers: [String] = []
  ) {
    (self.sections, self.headers, self.footers) = (sections, headers, footers)
    let frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    table = UITableView(frame: frame, style: style)
    list = UICollectionView(
      frame: frame, collectionViewLayout: Pair.layout(style, headers: headers, footers: footers))
    windows = [UIWindow(frame: frame), UIWindow(frame: frame)]
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    // A plain table has room above its headers by itself, a plain list has none.
    if style == .plain { table.sectionHeaderTopPadding = 0 }
    // A table has more space above its first section, unless there is a view above it.
    table.tableHeaderView = UIView()
    setUpList()
    for (window, view) in zip(windows, [table, list]) {
      window.addSubview(view)
      window.isHidden = false
    }
    settle()
  }

  private static func layout(
    _ style: UITableView.Style, headers: [String], footers: [String]
  ) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: style == .plain ? .plain : style == .grouped ? .grouped : .insetGrouped)

    configuration.headerMode = headers.isEmpty ? .none : .supplementary
    configuration.footerMode = footers.isEmpty ? .none : .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func settle() {
    for window in windows {
      window.layoutIfNeeded()
      window.frameClock.advanceUntilStill()
    }
  }

  // MARK: The list

  private func setUpList() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let bands = kinds.map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        [unowned self] view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = (kind == kinds[0] ? headers : footers)[path.section]
        view.contentConfiguration = content
      }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      [unowned self] list, path, _ in
      list.dequeueConfiguredReusableCell(
        using: row, for: path, item: sections[path.section][path.item])
    }
    source?.supplementaryViewProvider = { list, kind, path in
      list.dequeueConfiguredReusableSupplementary(
        using: bands[kind == kinds[0] ? 0 : 1], for: path)
    }
    showInList()
  }

  private func showInList() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, [Int]>()
    for (index, section) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section.indices.map { [index, $0] }, toSection: index)
    }
    source?.applySnapshotUsingReloadData(snapshot)
  }

  // MARK: The table

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.isEmpty ? nil : headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.isEmpty ? nil : footers[section]
  }

  // MARK: Both

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    list.contentOffset.y = y
    settle()
  }

  /// Shows other rows. The table deletes all sections, and inserts the new ones.
  func update(to new: [[String]]) {
    table.performBatchUpdates { [self] in
      table.deleteSections(IndexSet(sections.indices), with: .fade)
      sections = new
      table.insertSections(IndexSet(new.indices), with: .fade)
    }
    showInList()
    settle()
  }

  var tableFrames: [CGRect] { table.visibleCells.map(\.frame) }

  var listFrames: [CGRect] {
    list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.frame }
  }

  var tableBands: [CGRect] {
    sections.indices.compactMap { table.headerView(forSection: $0)?.frame }
      + sections.indices.compactMap { table.footerView(forSection: $0)?.frame }
  }

  var listBands: [CGRect] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].flatMap {
      kind in
      sections.indices.compactMap {
        list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))?.frame
      }
    }
  }
}
