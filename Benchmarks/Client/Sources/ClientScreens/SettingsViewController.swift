import UIKit

/// A screen of fifteen settings, in three cards with titles.
package final class SettingsViewController: UIViewController {
  private struct Row: Hashable {
    var title: String
    var value: String?
    var isSwitch = false
  }

  private static let rows: [(title: String, rows: [Row])] = [
    (
      "Reading",
      [
        Row(title: "Size of letters", value: "Medium"), Row(title: "Lines", value: "Roomy"),
        Row(title: "Turn pages by tapping", isSwitch: true),
        Row(title: "Dim in the evening", isSwitch: true), Row(title: "Columns", value: "One"),
      ]
    ),
    (
      "Shelf",
      [
        Row(title: "Sort by", value: "Author"), Row(title: "Show what was read", isSwitch: true),
        Row(title: "Covers", value: "Large"), Row(title: "Keep copies", value: "On this machine"),
        Row(title: "Fetch at night", isSwitch: true),
      ]
    ),
    (
      "About",
      [
        Row(title: "Version", value: "4.1"), Row(title: "Licenses"), Row(title: "What is new"),
        Row(title: "Write to us"), Row(title: "Forget everything"),
      ]
    ),
  ]

  package private(set) var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<String, Row>!

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<String, Row>()
    for section in Self.rows {
      snapshot.appendSections([section.title])
      snapshot.appendItems(section.rows)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.valueCell()
      content.text = row.title
      content.secondaryText = row.value
      cell.contentConfiguration = content
      cell.accessories =
        row.isSwitch
        ? [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
        : [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = Self.rows[path.section].title
      header.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, row in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }
}
