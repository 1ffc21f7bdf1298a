import UIKit

/// Rows of colors that sort themselves: each step changes the rows that are not sorted yet in the
/// current snapshot, and applies it while the previous step is still animated.
final class SortingColorsViewController: UIViewController {
  private static let tileSize = CGSize(width: 16, height: 34)

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, ColorTile>!
  private var rows: [SortingRow] = []
  private var isSorting = false
  private var filledSize = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sorting Colors"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    let tile = UICollectionView.CellRegistration<UICollectionViewCell, ColorTile> { cell, _, tile in
      cell.backgroundColor = tile.color
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Sort") { [weak self] _ in self?.toggleSorting() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = collectionView.bounds.inset(by: collectionView.safeAreaInsets).size
    if size != filledSize {
      filledSize = size
      shuffle()
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      let columns = self.map { $0.rows[index].tiles.count } ?? 1
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.tileSize.height)),
        subitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
  }

  /// Fills the screen with rows in random order.
  private func shuffle() {
    let columns = max(Int(filledSize.width / Self.tileSize.width), 1)
    let count = max(Int(filledSize.height / Self.tileSize.height), 1)
    rows = (0..<count).map { SortingRow(number: $0, count: columns) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ColorTile>()
    for (section, row) in rows.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(row.tiles)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggleSorting() {
    isSorting.toggle()
    if isSorting { takeStep() }
  }

  private func takeStep() {
    guard isSorting else { return }
    let hasSorted = sortOneMore()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(hasSorted ? 125 : 1_000)) {
      [weak self] in
      if !hasSorted { self?.shuffle() }
      self?.takeStep()
    }
  }

  /// Sorts one more tile in each row. Returns `false` if all rows are sorted.
  @discardableResult
  func sortOneMore() -> Bool {
    var snapshot = dataSource.snapshot()
    var hasSorted = false
    for section in snapshot.sectionIdentifiers where !rows[section].isSorted {
      rows[section].sortOneMore()
      snapshot.deleteItems(rows[section].tiles)
      snapshot.appendItems(rows[section].tiles, toSection: section)
      hasSorted = true
    }
    if hasSorted { dataSource.apply(snapshot) }
    return hasSorted
  }
}

/// A tile with a color. Tiles are sorted by hue.
private struct ColorTile: Hashable {
  var row: Int
  var hue: Int
  var hueCount: Int

  var color: UIColor {
    UIColor(
      hue: CGFloat(hue) / CGFloat(hueCount), saturation: 0.8, brightness: 0.95, alpha: 1)
  }
}

/// A row of tiles that sorts itself step by step.
private struct SortingRow {
  private(set) var tiles: [ColorTile]
  private var sortedCount = 1

  /// Creates a row in random order, which is the same each time.
  init(number: Int, count: Int) {
    var random = RepeatableRandom(state: UInt64(number))
    let hues = Array(0..<count).shuffled(using: &random)
    tiles = hues.map { ColorTile(row: number, hue: $0, hueCount: count) }
  }

  var isSorted: Bool { sortedCount >= tiles.count }

  /// Moves the first tile that is not sorted yet to its position among the tiles before it.
  mutating func sortOneMore() {
    guard !isSorted else { return }
    let tile = tiles.remove(at: sortedCount)
    let place = tiles[..<sortedCount].firstIndex { $0.hue > tile.hue } ?? sortedCount
    tiles.insert(tile, at: place)
    sortedCount += 1
  }
}
