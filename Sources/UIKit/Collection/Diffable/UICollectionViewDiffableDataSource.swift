import Foundation

/// Shows a snapshot in a collection view, and goes from one to the next by itself.
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
/// The first snapshot is loaded like any data. From each to the next, what has come, gone or moved is found,
/// and shown as one update: cells of what stays are not asked for again, and what is selected stays so.
/// Items marked with `reloadItems` come after that, in new cells; those marked with `reconfigureItems` are
/// filled anew in the cells that they have.
///
/// `apply` may be called at any time: also by who is asked for a cell, and while the snapshot before moves
/// to its place. What can't be shown at once is shown as soon as the view is done; the last one is what
/// stays. Completions are called in the order of the calls.
///
/// It may be called on a background queue too, and so may `snapshot()`: differences are found there, and
/// shown on the main queue. To the compiler both belong to the main actor, as in Apple's SDK; where they are
/// called off it, it warns, as it does there.
///
/// Keep it alive: the view does not.
///
/// - Differs: where UIKit stops the program because of an `apply` inside of another, or of calls from two
///   queues, this goes on, in the order of the calls.
/// - Differs: `description` is a property only.
/// - Unverified: an item that moves into a section that was empty keeps its cell here; UIKit was seen to
///   ask for it again.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item. It has to give one.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives a header, a footer or a badge. It has to give one where the layout has one.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Gives headers, footers and badges.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Who is asked and told when the user moves items.
  public var reorderingHandlers = ReorderingHandlers()

  /// Who is asked and told when the user opens and closes items.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The data source of a view from now on. Both do not keep one another alive, except that this keeps
  /// the provider.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    viewName = "\(collectionView)"
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying: see `DiffableSource+Applying.swift`

  /// Shows a snapshot from now on.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether everything goes to its place. If not, it is there at once; on systems
  ///     before iOS 15 the view is reloaded instead, see `UICollectionView.generation`. Where there is no
  ///     window, nothing is animated.
  ///   - completion: Called on the main queue when it is shown, in a later turn; also if nothing has
  ///     changed. What is not animated is shown when the window is made visible, if that is sooner.
  /// - Complexity: O(*s* + *m*) in the number of sections and the items of edited sections, for a snapshot
  ///   that was made from the one before; else O(*n*).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    enter(.snapshot(snapshot), animatingDifferences ? .animated : .atOnce, completion)
  }

  /// Shows a snapshot from now on, and returns when it is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await wait { enter(.snapshot(snapshot), animatingDifferences ? .animated : .atOnce, $0) }
  }

  /// Shows a snapshot from now on, with all cells asked for anew. Selections go.
  ///
  /// - Parameter completion: Called on the main queue when it is shown, in a later turn.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    enter(.snapshot(snapshot), .reloading, completion)
  }

  /// Shows a snapshot from now on, with all cells asked for anew, and returns when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await wait { enter(.snapshot(snapshot), .reloading, $0) }
  }

  // MARK: What is shown

  /// The snapshot that was applied last, without marks: to be changed and applied again.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    queue.last.snapshot
  }

  /// The item at a path of what is shown; `nil` if there is none.
  ///
  /// - Complexity: O(1)
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Where an item is in what is shown; `nil` if it is not there.
  ///
  /// - Complexity: O(log *s*) in the number of sections, however many items there are.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// The section of a number in what is shown; `nil` if there are not so many.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }

  /// The number of a section in what is shown; `nil` if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  /// A line, and one for each section.
  open override nonisolated var description: String {
    "<\(type(of: self))>\n\(queue.last.snapshot)"
  }

  // MARK: What the view asks

  /// As many sections as are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }

  /// As many items as are shown in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count(inSection: section)
  }

  /// What the provider gives.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(at: indexPath, in: collectionView)
  }

  /// What the provider of supplementary views gives.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryView(kind, at: indexPath, in: collectionView)
  }

  /// Whether `reorderingHandlers` lets the user move an item: not, if nothing is said.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    canMove(itemAt: indexPath)
  }

  /// The user has moved an item: `snapshot()` follows, and `reorderingHandlers` are told.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    move(itemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// No index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The section of the same number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(index: index)
  }

  // MARK: Inside

  internal let cellProvider: CellProvider
  internal final weak var collectionView: UICollectionView?
  /// Who is the view's data source instead, and has this one do the work.
  internal final weak var face: (any UICollectionViewDataSource)?
  internal nonisolated let viewName: String
  /// What is to be shown, from any queue.
  internal nonisolated let queue = ApplyQueue<SectionIdentifierType, ItemIdentifierType>()
  internal let completions = CompletionQueue()
  /// What the view shows, and its number in the queue.
  internal final var shown = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  internal final var shownNumber = 0
  /// Whether the handlers of a movement are being called: states that come in meanwhile wait.
  internal final var isReordering = false
  /// Whether anything was ever applied.
  internal final var hasApplied = false
}

extension UICollectionViewDiffableDataSource: DiffableSource {
  internal typealias Section = SectionIdentifierType
  internal typealias Item = ItemIdentifierType

  internal var list: _ListView? { collectionView }

  internal func prepareToShow(in view: _ListView) {}

  internal func isShown(in view: _ListView) -> Bool {
    collectionView === view && collectionView?.dataSource === face ?? self
  }
}
