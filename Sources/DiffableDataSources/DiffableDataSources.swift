import GalleyUIKit

// The names of a library that brought diffable data sources to older systems. In Galley, the names
// are aliases of UIKit's types.

/// The content of a list at one time: UIKit's own snapshot.
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["numbers"])
///     snapshot.appendItems([1, 2, 3])
///
/// - Differs: `deleteAllItems()` removes the sections too, as in UIKit; the library keeps them.
public typealias DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

/// Shows snapshots in a collection view: UIKit's own data source.
///
///     let dataSource = CollectionViewDiffableDataSource<String, Int>(collectionView: view) {
///       view, path, number in view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
///     }
///     dataSource.apply(snapshot)
///
/// - Differs: without `supplementaryViewProvider` a layout with headers traps, as in UIKit; the
///   library showed an empty view.
/// - Differs: in an `async` function `apply` is awaited, as in UIKit; the library had no such form.
public typealias CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>

/// Shows snapshots in a table: UIKit's own data source.
///
///     let dataSource = TableViewDiffableDataSource<String, Int>(tableView: table) {
///       table, path, number in table.dequeueReusableCell(withIdentifier: "number", for: path)
///     }
///     dataSource.apply(snapshot)
public typealias TableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
