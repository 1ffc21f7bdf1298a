import UIKit

/// The lists and layouts of the gallery.
internal let galleryLayouts: [GalleryEntry] = [
  GalleryEntry("Table, plain", .layout, height: 220) { GalleryTable(style: .plain) },
  GalleryEntry("Table, inset grouped", .layout, height: 260) { GalleryTable(style: .insetGrouped) },
  GalleryEntry("List, plain", .layout, height: 220) { list(.plain) },
  GalleryEntry("List, grouped", .layout, height: 220) { list(.grouped) },
  GalleryEntry("List, inset grouped", .layout, height: 220) { list(.insetGrouped) },
  GalleryEntry("List, sidebar", .layout, height: 220) { list(.sidebar) },
  GalleryEntry("Flow layout", .layout, height: 220) {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    return GalleryList(layout) { path in CGSize(width: 50 + 26 * (path.item % 4), height: 44) }
  },
  GalleryEntry("Compositional layout, grid", .layout, height: 220) {
    GalleryList(compositional { grid() })
  },
  GalleryEntry("Compositional layout, nested groups", .layout, height: 220) {
    GalleryList(compositional { nested() })
  },
  GalleryEntry("Compositional layout, orthogonal sections", .layout, height: 220) {
    GalleryList(compositional { sideways() })
  },
]

/// A table with two sections.
private final class GalleryTable: UITableView, UITableViewDataSource {
  private let rows = ["Tides of the week", "A letter from Orkney"]

  convenience init(style: UITableView.Style) {
    self.init(frame: .zero, style: style)
    dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Today" : "Earlier"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// A list with numbered items.
private final class GalleryList: UICollectionView, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private var size: (IndexPath) -> CGSize = { _ in .zero }
  private let cells = CellRegistration<UICollectionViewCell, Int> { cell, _, number in
    let colors: [UIColor] = [.systemBlue, .systemTeal, .systemIndigo, .systemGreen]
    cell.contentView.backgroundColor = colors[number % colors.count]
    cell.contentView.layer.cornerRadius = 8
    let label = UILabel(frame: cell.contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.text, label.textAlignment, label.textColor) = ("\(number + 1)", .center, .white)
    cell.contentView.addSubview(label)
  }

  convenience init(
    _ layout: UICollectionViewLayout, size: @escaping (IndexPath) -> CGSize = { _ in .zero }
  ) {
    self.init(frame: .zero, collectionViewLayout: layout)
    self.size = size
    dataSource = self
    delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 12 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}

/// A list of rows in one of the appearances of lists.
private final class GalleryRows: UICollectionView, UICollectionViewDataSource {
  private let cells = CellRegistration<UICollectionViewListCell, String> { cell, _, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.image = UIImage(systemName: "envelope")
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let rows = ["Tides of the week", "A letter from Orkney", "Where the herring went"]
    return dequeueConfiguredReusableCell(using: cells, for: indexPath, item: rows[indexPath.item])
  }
}

@MainActor
private func list(
  _ appearance: UICollectionLayoutListConfiguration.Appearance
) -> UICollectionView {
  let list = GalleryRows(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: appearance)))
  list.dataSource = list
  return list
}

/// Returns a layout with twelve points around each section.
@MainActor
private func compositional(
  _ section: @escaping @MainActor () -> NSCollectionLayoutSection
) -> UICollectionViewLayout {
  let section = section()
  section.interGroupSpacing = 8
  section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
  return UICollectionViewCompositionalLayout(section: section)
}

@MainActor
private func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
}

@MainActor
private func grid() -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
    repeatingSubitem: item(.fractionalWidth(0.31), .fractionalHeight(1)), count: 3)
  group.interItemSpacing = .flexible(8)
  return NSCollectionLayoutSection(group: group)
}

@MainActor
private func nested() -> NSCollectionLayoutSection {
  let pair = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
    repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.46)), count: 2)
  pair.interItemSpacing = .flexible(8)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
    subitems: [item(.fractionalWidth(0.57), .fractionalHeight(1)), pair])
  group.interItemSpacing = .fixed(8)
  return NSCollectionLayoutSection(group: group)
}

@MainActor
private func sideways() -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(190)),
    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .groupPagingCentered
  return section
}
