import UIKit

/// Islands by name, with a search field: a new snapshot is applied for each letter that is typed.
final class IslandsViewController: UIViewController {
  private enum Section { case main }
  private let searchBar = UISearchBar()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Island>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Islands"
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Name"
    searchBar.delegate = self
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.backgroundColor = .systemBackground
    for part in [collectionView, searchBar] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    configureDataSource()
    show(islandsMatching: "", animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 800 ? 3 : 2
      let gap: CGFloat = 8
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(gap)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = gap
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
      return section
    }
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<TextCell, Island> { cell, _, island in
      cell.label.text = island.name
      cell.label.font = .preferredFont(forTextStyle: .subheadline)
      cell.label.textColor = .label
      cell.contentView.backgroundColor = .secondarySystemBackground
      cell.contentView.layer.cornerRadius = 6
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, island in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: island)
    }
  }

  private func show(islandsMatching letters: String, animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Island>()
    snapshot.appendSections([.main])
    snapshot.appendItems(
      Island.all.filter { $0.matches(letters) }.sorted { $0.name < $1.name })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension IslandsViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    show(islandsMatching: searchText, animated: true)
  }
}
