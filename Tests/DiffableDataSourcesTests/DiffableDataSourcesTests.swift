import DiffableDataSources
import Testing
import UIKit

// This code is written as for the published library DiffableDataSources.

private enum Section { case main, other }

private struct User: Hashable {
  var name: String
}

private final class UserCell: UICollectionViewCell {
  var name = ""
}

private final class UsersDataSource: CollectionViewDiffableDataSource<Section, User> {
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
}

@MainActor @Suite("The names of DiffableDataSources")
struct DiffableDataSourcesTests {
  private let view: UICollectionView
  private let dataSource: CollectionViewDiffableDataSource<Section, User>

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UserCell.self, forCellWithReuseIdentifier: "Cell")
    dataSource = UsersDataSource(collectionView: view) { view, indexPath, user in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
      (cell as? UserCell)?.name = user.name
      return cell
    }
  }

  @Test("An edited DiffableDataSources snapshot is applied, and the view shows it")
  func applying() async {
    var snapshot = DiffableDataSourceSnapshot<Section, User>()
    snapshot.appendSections([.main, .other])
    snapshot.appendItems([User(name: "Ada"), User(name: "Alan")], toSection: .main)
    snapshot.appendItems([User(name: "Grace")])
    await withCheckedContinuation { continuation in
      dataSource.apply(snapshot) { continuation.resume() }
    }
    edit()
  }

  private func edit() {
    var snapshot = dataSource.snapshot()
    snapshot.moveItem(User(name: "Grace"), beforeItem: User(name: "Ada"))
    snapshot.deleteItems([User(name: "Alan")])
    snapshot.moveSection(.other, beforeSection: .main)
    dataSource.apply(snapshot, animatingDifferences: false)
    #expect(view.visibleCells.compactMap { ($0 as? UserCell)?.name } == ["Grace", "Ada"])
    #expect(dataSource.itemIdentifier(for: IndexPath(item: 1, section: 1)) == User(name: "Ada"))
    #expect(dataSource.indexPath(for: User(name: "Grace")) == IndexPath(item: 0, section: 1))
    #expect(dataSource.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 1)))
  }

  private final class TitledDataSource: TableViewDiffableDataSource<Section, User> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 0 ? "First" : nil }
  }

  @Test("A table shows the applied snapshot, and a subclass provides the titles")
  func table() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    let dataSource = TitledDataSource(tableView: table) { table, indexPath, user in
      let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      cell.textLabel?.text = user.name
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    var snapshot = DiffableDataSourceSnapshot<Section, User>()
    snapshot.appendSections([.main])
    snapshot.appendItems([User(name: "Ada"), User(name: "Alan")])
    await dataSource.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada", "Alan"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    snapshot = dataSource.snapshot()
    snapshot.deleteItems([User(name: "Ada")])
    await dataSource.apply(snapshot)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Alan"])
    #expect(dataSource.indexPath(for: User(name: "Alan")) == IndexPath(row: 0, section: 0))
  }
}
