import UIKit

/// A list, a grid of five columns and one of three: the section provider returns a different layout
/// for each section.
final class MixedSectionsViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case rows, small, large

    var columns: Int {
      switch self {
      case .rows: 1
      case .small: 5
      case .large: 3
      }
    }
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mixed Sections"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard let kind = Section(rawValue: index) else { return nil }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      let height: NSCollectionLayoutDimension =
        kind == .rows ? .absolute(48) : .fractionalWidth(0.22)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: height),
        subitem: item, count: kind.columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  private func configureDataSource() {
    let row = UICollectionView.CellRegistration<RowCell, Int> { cell, _, number in
      cell.label.text = "\(number)"
    }
    let tile = UICollectionView.CellRegistration<TextCell, Int> { cell, indexPath, number in
      let isLarge = Section(rawValue: indexPath.section) == .large
      cell.label.text = "\(number)"
      cell.contentView.backgroundColor = isLarge ? .systemTeal : .systemIndigo
      cell.contentView.layer.cornerRadius = 8
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      if Section(rawValue: indexPath.section) == .rows {
        return collectionView.dequeueConfiguredReusableCell(
          using: row, for: indexPath, item: number)
      }
      return collectionView.dequeueConfiguredReusableCell(
        using: tile, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section.rawValue * 10..<section.rawValue * 10 + 10))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
