import UIKit

/// A self-sizing title above each section, and a self-sizing line of text below it.
final class TitledSectionsViewController: UIViewController {
  private static let headerKind = "title"
  private static let footerKind = "closing"

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Titled Sections"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let titleSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: titleSize, elementKind: Self.headerKind, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: titleSize, elementKind: Self.footerKind, alignment: .bottom),
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func configureDataSource() {
    let row = UICollectionView.CellRegistration<RowCell, Int> { cell, indexPath, _ in
      cell.label.text = "Page \(indexPath.section * 5 + indexPath.item + 1)"
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: Self.headerKind
    ) { view, _, indexPath in
      view.label.text = "Chapter \(indexPath.section + 1)"
    }
    let footer = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: Self.footerKind
    ) { view, _, indexPath in
      view.label.text = "End of chapter \(indexPath.section + 1)"
      view.label.font = .preferredFont(forTextStyle: .footnote)
      view.label.textColor = .secondaryLabel
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == Self.headerKind ? header : footer, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<5 {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 5..<section * 5 + 5))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
