import Foundation
import Testing
import UIKit

// The three screens that diffable data sources were introduced with, in small. Public names only, used as
// apps use them: Apple's UIKit could run these, too.

private final class LabelCell: UICollectionViewCell {
  static let reuseIdentifier = "label-cell"
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

// MARK: - Mountains

private struct Mountain: Hashable {
  let name: String
  let height: Int
  let identifier = UUID()

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static func == (lhs: Mountain, rhs: Mountain) -> Bool { lhs.identifier == rhs.identifier }
}

@MainActor
private final class MountainsViewController: UIViewController {
  enum Section: CaseIterable { case main }

  let mountains = ["Mont Blanc", "Lhotse", "Everest", "Makalu", "Manaslu", "Elbrus", "Alpamayo"]
    .enumerated().map { Mountain(name: $1, height: 8_000 - $0) }
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>!

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

    let registration = UICollectionView.CellRegistration<LabelCell, Mountain> {
      cell, indexPath, mountain in
      cell.label.text = mountain.name
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Mountain>(
      collectionView: collectionView
    ) { collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: mountain)
    }
    performQuery(with: nil)
  }

  func performQuery(with filter: String?) {
    let found =
      mountains
      .filter { mountain in
        guard let filter, !filter.isEmpty else { return true }
        return mountain.name.lowercased().contains(filter.lowercased())
      }
      .sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(found)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  var names: [String] {
    collectionView.layoutIfNeeded()
    return collectionView.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
  }
}

// MARK: - Wi-Fi

@MainActor
private final class WiFiScreen {
  enum Section: CaseIterable { case config, networks }
  enum Kind { case enabled, currentNetwork, network }
  struct Network: Hashable {
    var name: String
    let identifier = UUID()
  }
  struct Item: Hashable {
    let title: String
    let kind: Kind
    let network: Network?
    private let identifier: UUID

    init(title: String, kind: Kind) {
      self.title = title
      self.kind = kind
      network = nil
      identifier = UUID()
    }
    init(network: Network) {
      title = network.name
      kind = .network
      self.network = network
      identifier = network.identifier
    }
    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  var isOn = true
  var networks: [Network] = []
  lazy var configuration = [
    Item(title: "Wi-Fi", kind: .enabled), Item(title: "home", kind: .currentNetwork),
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

  func updateUI(animated: Bool = true) async {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.config])
    snapshot.appendItems(isOn ? configuration : [configuration[0]], toSection: .config)
    if isOn {
      snapshot.appendSections([.networks])
      snapshot.appendItems(networks.map { Item(network: $0) }, toSection: .networks)
    }
    await dataSource.apply(snapshot, animatingDifferences: animated)
  }

  var titles: [String] {
    collectionView.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
  }
}

// MARK: - Insertion sort

/// A row that sorts itself by insertion, one step at a time. It is a section's identifier and changes.
private final class SortRow: Hashable, @unchecked Sendable {
  struct Node: Hashable {
    let value: Int
    let identifier = UUID()
  }

  private(set) var nodes: [Node]
  private(set) var isSorted = false
  private var current = 1
  private let identifier = UUID()

  init(_ values: [Int]) { nodes = values.map { Node(value: $0) } }

  func sortNext() {
    guard current < nodes.count else {
      isSorted = true
      return
    }
    var index = current
    while index > 0, nodes[index].value < nodes[index - 1].value {
      nodes.swapAt(index, index - 1)
      index -= 1
    }
    current += 1
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static func == (lhs: SortRow, rhs: SortRow) -> Bool { lhs.identifier == rhs.identifier }
}

// MARK: - Tests

@MainActor @Suite("Screens with diffable data sources, as apps write them")
struct DiffableConformanceTests {
  @Test("Mountains: what is typed is found, with every key, and all come back")
  func mountains() {
    let controller = MountainsViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(
      controller.names == [
        "Alpamayo", "Elbrus", "Everest", "Lhotse", "Makalu", "Manaslu", "Mont Blanc",
      ])
    let cells = controller.collectionView.visibleCells
    controller.performQuery(with: "m")
    #expect(controller.names == ["Alpamayo", "Makalu", "Manaslu", "Mont Blanc"])
    controller.performQuery(with: "ma")
    #expect(controller.names == ["Alpamayo", "Makalu", "Manaslu"])
    controller.performQuery(with: "mak")
    #expect(controller.names == ["Makalu"])
    #expect(controller.collectionView.visibleCells.first === cells[4])
    controller.performQuery(with: "")
    controller.performQuery(with: nil)
    #expect(controller.names.count == 7)
  }

  @Test("Wi-Fi: networks come and go, the switch's row stays, and off hides all but that")
  func wifi() async {
    let screen = WiFiScreen()
    screen.networks = ["one", "two", "three"].map { WiFiScreen.Network(name: $0) }
    await screen.updateUI(animated: false)
    #expect(screen.titles == ["Wi-Fi", "home", "one", "two", "three"])
    let switchRow = screen.collectionView.visibleCells.first
    screen.networks.remove(at: 1)
    screen.networks.insert(WiFiScreen.Network(name: "four"), at: 0)
    await screen.updateUI()
    #expect(screen.titles == ["Wi-Fi", "home", "four", "one", "three"])
    screen.isOn = false
    await screen.updateUI()
    #expect(screen.titles == ["Wi-Fi"] && screen.collectionView.numberOfSections == 1)
    screen.isOn = true
    await screen.updateUI()
    #expect(screen.titles == ["Wi-Fi", "home", "four", "one", "three"])
    #expect(screen.collectionView.visibleCells.first === switchRow)
  }

  @Test("Insertion sort: sections are filled anew step by step, and in the end all are in order")
  func insertionSort() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 16, height: 34)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 16 * 12, height: 34 * 8), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "node")
    var asked = 0
    let dataSource = UICollectionViewDiffableDataSource<SortRow, SortRow.Node>(collectionView: view)
    {
      view, indexPath, node in
      asked += 1
      let cell = view.dequeueReusableCell(withReuseIdentifier: "node", for: indexPath)
      cell.tag = node.value
      return cell
    }
    let rows = (0..<8).map { row in SortRow((0..<12).map { ($0 * 7 + row * 5) % 12 }) }
    var first = NSDiffableDataSourceSnapshot<SortRow, SortRow.Node>()
    for row in rows {
      first.appendSections([row])
      first.appendItems(row.nodes)
    }
    dataSource.apply(first, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(asked == 96)

    var steps = 0
    while rows.contains(where: { !$0.isSorted }) {
      var next = dataSource.snapshot()
      for row in next.sectionIdentifiers where !row.isSorted {
        row.sortNext()
        next.deleteItems(row.nodes)
        next.appendItems(row.nodes, toSection: row)
      }
      dataSource.apply(next)
      steps += 1
    }
    view.layoutIfNeeded()
    #expect(steps == 12)
    // All of it is moves: no cell is asked for again.
    #expect(asked == 96)
    #expect(view.visibleCells.map(\.tag) == (0..<8).flatMap { _ in 0..<12 })
    let frames = view.visibleCells.map(\.frame.minX)
    #expect(frames == (0..<8).flatMap { _ in (0..<12).map { CGFloat($0 * 16) } })
  }
}
