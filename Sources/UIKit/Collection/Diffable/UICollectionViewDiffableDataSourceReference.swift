import Foundation

/// Shows snapshots of identifiers of any type in a collection view: what a
/// ``UICollectionViewDiffableDataSource`` does, for ``NSDiffableDataSourceSnapshotReference``.
///
///     let dataSource = UICollectionViewDiffableDataSourceReference(collectionView: view) {
///       view, path, item in
///       view.dequeueConfiguredReusableCell(using: row, for: path, item: "\(item)")
///     }
///     dataSource.applySnapshot(snapshot, animatingDifferences: true)
///
/// Keep it alive: the view does not.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item. It has to give one.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
  ) -> UICollectionViewCell?

  /// Gives a header, a footer or a badge. It has to give one where the layout has one.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let source: UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

  /// The data source of a view from now on.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      cellProvider(view, path, item.base)
    }
    super.init()
    source.face = self
    collectionView.dataSource = self
  }

  /// Gives headers, footers and badges.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  // MARK: Applying

  /// Shows a snapshot from now on.
  ///
  /// - Parameter completion: Called on the main queue when it is shown, in a later turn.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot from now on, with all cells asked for anew.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.value, completion: completion)
  }

  // MARK: What is shown

  /// The snapshot that was applied last, to be changed and applied again.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// The item at a path of what is shown; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.base
  }

  /// Where an item is in what is shown; `nil` if it is not there.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: AnyIdentifier(identifier))
  }

  /// The section of a number in what is shown; `nil` if there are not so many.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }

  /// Where a section is in what is shown; `NSNotFound` if it is not there.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: AnyIdentifier(identifier)) ?? NSNotFound
  }

  // MARK: As a data source

  /// How many sections are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  /// How many items a section shows.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  /// The cell of an item, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    source.collectionView(collectionView, cellForItemAt: indexPath)
  }

  /// A header, a footer or a badge, from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether the user may move an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// The user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    source.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
