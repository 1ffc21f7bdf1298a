import Foundation

/// A data source that shows snapshots in a collection view, and finds the changes between them.
///
///     let dataSource = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
///       view, path, number in
///       view.dequeueConfiguredReusableCell(using: row, for: path, item: number)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["numbers"])
///     snapshot.appendItems([1, 2, 3])
///     dataSource.apply(snapshot)
///
/// The first snapshot is loaded as by a reload. For each later snapshot, the difference from the
/// previous snapshot is computed and shown as one update. Cells of items that stay are not
/// requested again, and selected items stay selected. After this update, items that are marked with
/// `reloadItems` get new cells, and items that are marked with `reconfigureItems` are configured
/// again in their current cells.
///
/// `apply` may be called at any time: even while a cell is requested, and during the animation of
/// the previous snapshot. A snapshot that can't be shown immediately is shown as soon as the view
/// is ready. Completion handlers are called in the order of the calls.
///
/// `apply` and `snapshot()` may be called on a background queue too: differences are computed on
/// that queue, and shown on the main queue. As in Apple's SDK, both methods are declared on the
/// main actor, so the compiler warns about such calls.
///
/// The view does not retain the data source: keep a reference to it.
///
/// - Differs: UIKit stops the program if `apply` is called inside of another `apply`, or on two
///   queues. Here the snapshots are shown in the order of the calls.
/// - Differs: `description` is only a property. UIKit also has the method `description()`.
/// - Unverified: an item that moves into a section that was empty keeps its cell here; UIKit has
///   been seen to request the cell again.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// The type of a closure that returns the cell of an item. The closure must not return `nil`.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// The type of a closure that returns a supplementary view. The closure must not return `nil` for
  /// a view that the layout has.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that returns the supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers that are called when the user reorders items.
  public var reorderingHandlers = ReorderingHandlers()

  /// The handlers that are called when the user expands or collapses items.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source, and sets it as the data source of a view.
  ///
  /// The view and the data source do not retain each other. The data source retains the provider.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    viewName = "\(collectionView)"
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying: see `DiffableSource+Applying.swift`

  /// Applies a snapshot.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether the changes are animated. If not, the changes are shown
  ///     immediately; on systems before iOS 15 the view is reloaded instead, see
  ///     `UICollectionView.generation`. Without a window nothing is animated.
  ///   - completion: Called asynchronously on the main queue when the snapshot has been shown, even
  ///     if nothing has changed. For changes without animation, `completion` is called as soon as
  ///     the window becomes visible, if that happens before the call on the main queue.
  /// - Complexity: O(*s* + *m*) in the number of sections and the items of edited sections, for a
  ///   snapshot that was made from the previous snapshot; else O(*n*) in the number of all items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    enqueue(.snapshot(snapshot), animatingDifferences ? .animated : .unanimated, completion)
  }

  /// Applies a snapshot, and returns when it has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await wait { enqueue(.snapshot(snapshot), animatingDifferences ? .animated : .unanimated, $0) }
  }

  /// Applies a snapshot by a reload: all cells are requested again, and selections are lost.
  ///
  /// - Parameter completion: Called asynchronously on the main queue when the snapshot has been
  ///   shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    enqueue(.snapshot(snapshot), .reloading, completion)
  }

  /// Applies a snapshot by a reload, and returns when it has been shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await wait { enqueue(.snapshot(snapshot), .reloading, $0) }
  }

  // MARK: Queries

  /// Returns the last snapshot that was applied. No item or section in it is marked to be reloaded
  /// or reconfigured.
  ///
  /// To change the data, change the returned snapshot and apply it.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    queue.last.snapshot
  }

  /// Returns the item at a path; `nil` if there is none.
  ///
  /// - Complexity: O(1)
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the path of an item; `nil` if it is not in the snapshot that is shown.
  ///
  /// - Complexity: O(log *s*) in the number of sections, however many items there are.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

  /// Returns the index of a section; `nil` if it is not in the snapshot that is shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  /// A description with the class and one line for each section.
  open override nonisolated var description: String {
    "<\(type(of: self))>\n\(queue.last.snapshot)"
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count(inSection: section)
  }

  /// Returns the cell from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(at: indexPath, in: collectionView)
  }

  /// Returns the view from the provider of supplementary views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryView(kind, at: indexPath, in: collectionView)
  }

  /// Returns whether `reorderingHandlers` allows an item to be moved. Without a handler, no item
  /// may be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    canMove(itemAt: indexPath)
  }

  /// Changes the snapshot after the user has moved an item, and calls the `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(itemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns `nil`: there is no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns an index path with a single index: the section with the same index as the title.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(index: index)
  }

  // MARK: Internal state

  internal let cellProvider: CellProvider
  internal final weak var collectionView: UICollectionView?
  /// The object that is the view's data source in place of this object, and forwards its calls to
  /// this object.
  internal final weak var forwardingDataSource: (any UICollectionViewDataSource)?
  internal nonisolated let viewName: String
  /// The states that are not shown yet. Any dispatch queue may use this object.
  internal nonisolated let queue = ApplyQueue<SectionIdentifierType, ItemIdentifierType>()
  internal let completions = CompletionQueue()
  /// The state that the view shows.
  internal final var shown = DiffableState<SectionIdentifierType, ItemIdentifierType>() {
    didSet { if !shown.outlines.isEmpty { hasShownOutlines = true } }
  }
  /// Whether a section has ever been an outline. If so, a reused cell may come from an outline, so
  /// its outline state is updated even for an item of a flat section.
  internal final var hasShownOutlines = false
  /// The number of the shown state in the queue.
  internal final var shownStateNumber = 0
  /// Whether the reordering handlers are being called. States that are applied during these calls
  /// are shown after the calls.
  internal final var isReordering = false
  /// Whether a snapshot was ever applied.
  internal final var hasApplied = false
}

extension UICollectionViewDiffableDataSource: DiffableSource {
  internal typealias Section = SectionIdentifierType
  internal typealias Item = ItemIdentifierType

  internal var list: _ListView? { collectionView }

  internal func prepareToShow(in view: _ListView) {}

  internal func isShown(in view: _ListView) -> Bool {
    collectionView === view && collectionView?.dataSource === forwardingDataSource ?? self
  }
}
