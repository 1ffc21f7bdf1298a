import UIKit

/// Badges: supplementary views at the corner of an item, which are hidden if there is nothing to
/// count.
final class UnreadViewController: UIViewController {
  private static let badgeKind = "unread-count"

  private enum Section { case main }
  private struct Contact: Hashable {
    var name: String
    var unreadCount: Int
  }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Contact>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Unread"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(22), heightDimension: .absolute(22)),
      elementKind: Self.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.25, y: -0.25)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.22)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func configureDataSource() {
    let tile = UICollectionView.CellRegistration<TextCell, Contact> { cell, _, contact in
      cell.label.text = contact.name
      cell.contentView.layer.cornerRadius = 8
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Self.badgeKind) {
      [weak self] view, _, indexPath in
      let count = self?.dataSource.itemIdentifier(for: indexPath)?.unreadCount ?? 0
      view.label.text = "\(count)"
      view.isHidden = count == 0
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, contact in
      collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: contact)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
    let names = [
      "Anne", "Bela", "Cleo", "Dino", "Enya", "Fynn", "Gina", "Hugo", "Ines", "Jona",
      "Kira", "Luca", "Mila", "Nils", "Olga", "Pit", "Rosa", "Sven", "Tara", "Udo",
    ]
    var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
    snapshot.appendSections([.main])
    snapshot.appendItems(
      names.enumerated().map { Contact(name: $1, unreadCount: $0 * 7 % 5 * ($0 % 3)) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
