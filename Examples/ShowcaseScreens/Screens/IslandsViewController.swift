import UIKit

/// Mountains by name, and a search field: each letter makes a new snapshot, and the list moves from what
/// it shows to that.
final class MountainsViewController: UIViewController {
  private enum Section { case main }
  private let searchBar = UISearchBar()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mountains"
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
    performQuery(with: nil, animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width > 800 ? 3 : 2
      let spacing: CGFloat = 10
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<TextCell, Mountain> { cell, _, mountain in
      cell.label.text = mountain.name
      cell.label.font = .preferredFont(forTextStyle: .subheadline)
      cell.label.textColor = .label
      cell.contentView.backgroundColor = .secondarySystemBackground
      cell.contentView.layer.cornerRadius = 6
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: mountain)
    }
  }

  private func performQuery(with filter: String?, animated: Bool) {
    let mountains = Mountain.all.filter { $0.contains(filter) }.sorted { $0.name < $1.name }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(mountains)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension MountainsViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    performQuery(with: searchText, animated: true)
  }
}
