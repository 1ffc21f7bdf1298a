import Foundation
import Testing
import UIKit

// Three small screens with diffable data sources. They use only public names, as apps do, so
// Apple's UIKit could run them, too.

private final class LabelCell: UICollectionViewCell {
  static let reuseIdentifier = "label"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

// MARK: - Instruments

private struct Instrument: Hashable {
  let name: String
  let seat: Int
  let identifier = UUID()

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static func == (lhs: Instrument, rhs: Instrument) -> Bool { lhs.identifier == rhs.identifier }
}

@MainActor
private final class InstrumentsViewController: UIViewController {
  enum Section: CaseIterable { case main }

  let instruments = ["Viola", "Cello", "Oboe", "Celesta", "Horn", "Bassoon", "Cembalo"]
    .enumerated().map { Instrument(name: $1, seat: $0) }
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Instrument>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item, item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<LabelCell, Instrument> {
      cell, indexPath, instrument in
      cell.label.text = instrument.name
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Instrument>(
      collectionView: collectionView
    ) { collectionView, indexPath, instrument in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: instrument)
    }
    show(matching: nil)
  }

  func show(matching letters: String?) {
    let found =
      instruments
      .filter { instrument in
        guard let letters, !letters.isEmpty else { return true }
        return instrument.name.lowercased().contains(letters.lowercased())
      }
      .sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Instrument>()
    snapshot.appendSections([.main])
    snapshot.appendItems(found)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  var names: [String] {
    collectionView.layoutIfNeeded()
    return collectionView.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
  }
}

// MARK: - Speakers

@MainActor
private final class SpeakersScreen {
  enum Section: CaseIterable { case control, speakers }
  enum Kind { case power, current, speaker }
  struct Speaker: Hashable {
    var name: String
    let identifier = UUID()
  }
  struct Item: Hashable {
    let title: String
    let kind: Kind
    let speaker: Speaker?
    private let identifier: UUID

    init(title: String, kind: Kind) {
      self.title = title
      self.kind = kind
      speaker = nil
      identifier = UUID()
    }
    init(speaker: Speaker) {
      title = speaker.name
      kind = .speaker
      self.speaker = speaker
      identifier = speaker.identifier
    }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  var isOn = true
  var speakers: [Speaker] = []
  lazy var controls = [
    Item(title: "Sound", kind: .power), Item(title: "kitchen", kind: .current),
  ]
  let collectionView: UICollectionView
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 44)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 800), collectionViewLayout: layout)
    collectionView.register(
      LabelCell.self, forCellWithReuseIdentifier: LabelCell.reuseIdentifier)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item -> UICollectionViewCell? in
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: LabelCell.reuseIdentifier, for: indexPath)
      (cell as? LabelCell)?.label.text = item.title
      return cell
    }
  }

  func show(animated: Bool = true) async {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.control])
    snapshot.appendItems(isOn ? controls : [controls[0]], toSection: .control)
    if isOn {
      snapshot.appendSections([.speakers])
      snapshot.appendItems(speakers.map { Item(speaker: $0) }, toSection: .speakers)
    }
    await dataSource.apply(snapshot, animatingDifferences: animated)
  }

  var titles: [String] {
    collectionView.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
  }
}

// MARK: - Sorting

/// A row that sorts itself by insertion, one step at a time. It is a section's identifier and changes.
private final class ColorRow: Hashable, @unchecked Sendable {
  struct Tile: Hashable {
    let value: Int
    let identifier = UUID()
  }

  private(set) var tiles: [Tile]
  private(set) var isSorted = false
  private var current = 1
  private let identifier = UUID()

  init(_ values: [Int]) { tiles = values.map { Tile(value: $0) } }

  func takeStep() {
    guard current < tiles.count else {
      isSorted = true
      return
    }
    var index = current
    while index > 0, tiles[index].value < tiles[index - 1].value {
      tiles.swapAt(index, index - 1)
      index -= 1
    }
    current += 1
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static func == (lhs: ColorRow, rhs: ColorRow) -> Bool { lhs.identifier == rhs.identifier }
}

// MARK: - Tests

@MainActor @Suite("Screens with diffable data sources, as apps write them")
struct DiffableConformanceTests {
  @Test("The list of instruments is filtered at each typed letter, and is complete without text")
  func instruments() {
    let controller = InstrumentsViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(
      controller.names == [
        "Bassoon", "Celesta", "Cello", "Cembalo", "Horn", "Oboe", "Viola",
      ])
    let cells = controller.collectionView.visibleCells
    controller.show(matching: "c")
    #expect(controller.names == ["Celesta", "Cello", "Cembalo"])
    controller.show(matching: "ce")
    #expect(controller.names == ["Celesta", "Cello", "Cembalo"])
    controller.show(matching: "cel")
    #expect(controller.names == ["Celesta", "Cello"])
    controller.show(matching: "cell")
    #expect(controller.names == ["Cello"])
    #expect(controller.collectionView.visibleCells.first === cells[2])
    controller.show(matching: "")
    controller.show(matching: nil)
    #expect(controller.names.count == 7)
  }

  @Test("Speakers come and go, the row of the switch keeps its cell, and off hides all other rows")
  func speakers() async {
    let screen = SpeakersScreen()
    screen.speakers = ["one", "two", "three"].map { SpeakersScreen.Speaker(name: $0) }
    await screen.show(animated: false)
    #expect(screen.titles == ["Sound", "kitchen", "one", "two", "three"])
    let switchRow = screen.collectionView.visibleCells.first
    screen.speakers.remove(at: 1)
    screen.speakers.insert(SpeakersScreen.Speaker(name: "four"), at: 0)
    await screen.show()
    #expect(screen.titles == ["Sound", "kitchen", "four", "one", "three"])
    screen.isOn = false
    await screen.show()
    #expect(screen.titles == ["Sound"] && screen.collectionView.numberOfSections == 1)
    screen.isOn = true
    await screen.show()
    #expect(screen.titles == ["Sound", "kitchen", "four", "one", "three"])
    #expect(screen.collectionView.visibleCells.first === switchRow)
  }

  @Test("Rows that sort themselves are put in order step by step, by moves of their cells")
  func sorting() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 16, height: 34)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 16 * 12, height: 34 * 8), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    var asked = 0
    let dataSource = UICollectionViewDiffableDataSource<ColorRow, ColorRow.Tile>(
      collectionView: view
    ) {
      view, indexPath, tile in
      asked += 1
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      cell.tag = tile.value
      return cell
    }
    let rows = (0..<8).map { row in ColorRow((0..<12).map { ($0 * 7 + row * 5) % 12 }) }
    var first = NSDiffableDataSourceSnapshot<ColorRow, ColorRow.Tile>()
    for row in rows {
      first.appendSections([row])
      first.appendItems(row.tiles)
    }
    dataSource.apply(first, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(asked == 96)

    var steps = 0
    while rows.contains(where: { !$0.isSorted }) {
      var next = dataSource.snapshot()
      for row in next.sectionIdentifiers where !row.isSorted {
        row.takeStep()
        next.deleteItems(row.tiles)
        next.appendItems(row.tiles, toSection: row)
      }
      dataSource.apply(next)
      steps += 1
    }
    view.layoutIfNeeded()
    #expect(steps == 12)
    // Every change is a move, so no cell is requested again.
    #expect(asked == 96)
    #expect(view.visibleCells.map(\.tag) == (0..<8).flatMap { _ in 0..<12 })
    let frames = view.visibleCells.map(\.frame.minX)
    #expect(frames == (0..<8).flatMap { _ in (0..<12).map { CGFloat($0 * 16) } })
  }
}
