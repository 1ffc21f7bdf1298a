import Foundation

/// A data source that shows snapshots with identifiers of any type in a collection view. It is the
/// counterpart of ``UICollectionViewDiffableDataSource`` for
/// ``NSDiffableDataSourceSnapshotReference``.
///
///     let dataSource = UICollectionViewDiffableDataSourceReference(collectionView: view) {
///       view, path, item in
///       view.dequeueConfiguredReusableCell(using: row, for: path, item: "\(item)")
///     }
///     dataSource.applySnapshot(snapshot, animatingDifferences: true)
///
/// The view does not retain the data source: keep a reference to it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  /// The type of a closure that returns the cell of an item. The closure must not return `nil`.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
  ) -> UICollectionViewCell?

  /// The type of a closure that returns a supplementary view. The closure must not return `nil` for
  /// a view that the layout has.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let source: UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

  /// Creates a data source, and sets it as the data source of a view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      cellProvider(view, path, item.base)
    }
    super.init()
    source.forwardingDataSource = self
    collectionView.dataSource = self
  }

  /// The closure that returns the supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  // MARK: Applying

  /// Applies a snapshot.
  ///
  /// - Parameter completion: Called on the main queue when the snapshot has been shown, after this
  ///   method has returned.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot by a reload: all cells are requested again.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.value, completion: completion)
  }

  // MARK: Queries

  /// Returns the snapshot that was applied last, to be changed and applied again.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Returns the item at a path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.base
  }

  /// Returns the path of an item; `nil` if it is not in the snapshot that is shown.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: AnyIdentifier(identifier))
  }

  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }

  /// Returns the index of a section; `NSNotFound` if it is not in the snapshot that is shown.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: AnyIdentifier(identifier)) ?? NSNotFound
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  /// Returns the cell from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// Returns the view from the provider of supplementary views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Returns whether the user may move an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Changes the snapshot after the user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    source.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns `nil`, because the data source has no index titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    source.indexTitles(for: collectionView)
  }

  /// Returns an index path with a single index: the section with the same index as the title.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    source.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}
