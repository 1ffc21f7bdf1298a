import UIKit

/// All six behaviors of orthogonal scrolling, each under its name.
final class ComingToRestViewController: UIViewController {
  private static let headerKind = "title"

  private enum Section: Int, CaseIterable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered, none

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      case .none: .none
      }
    }
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Coming to Rest"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        Section(rawValue: index).map { Self.section($0.behavior) }
      }, configuration: configuration)
  }

  private static func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(64)),
      subitems: [large, column])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: headerKind, alignment: .top)
    ]
    return section
  }

  private func configureDataSource() {
    let tile = UICollectionView.CellRegistration<TextCell, Int> { cell, indexPath, _ in
      cell.label.text = "\(indexPath.item)"
      cell.contentView.backgroundColor = indexPath.item % 3 == 0 ? .systemTeal : .systemIndigo
      cell.contentView.layer.cornerRadius = 8
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: Self.headerKind
    ) { view, _, indexPath in
      view.label.text = Section(rawValue: indexPath.section).map { ".\($0)" }
      view.label.font = .preferredFont(forTextStyle: .headline)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: number)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section.rawValue * 18..<section.rawValue * 18 + 18))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
