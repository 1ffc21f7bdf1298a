import Foundation
import GalleyDiffing

/// A data source that shows snapshots in a table, and finds the changes between them.
///
///     let dataSource = UITableViewDiffableDataSource<String, Int>(tableView: table) {
///       table, path, number in
///       let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
///       cell.textLabel?.text = "\(number)"
///       return cell
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["numbers"])
///     snapshot.appendItems([1, 2, 3])
///     dataSource.apply(snapshot)
///
/// Snapshots are applied in the same way as by a `UICollectionViewDiffableDataSource`. A subclass
/// overrides the other methods of a table's data source, for example those for the titles of
/// sections.
///
/// The table does not retain the data source: keep a reference to it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// The type of a closure that returns the cell of an item. The closure must not return `nil`.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of rows and sections that a snapshot inserts or deletes.
  ///
  /// A new value applies from the next snapshot on.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source, and sets it as the data source of a table.
  ///
  /// The table and the data source do not retain each other. The data source retains the provider.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    viewName = "\(tableView)"
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying: see `DiffableSource+Applying.swift`

  /// Applies a snapshot.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether the changes are animated. If not, the changes are shown
  ///     immediately.
  ///   - completion: Called asynchronously on the main queue when the snapshot has been shown, even
  ///     if nothing has changed.
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
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the path of an item; `nil` if it is not in the snapshot that is shown.
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

  // MARK: UITableViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(inSection: section)
  }

  /// Returns the cell from the provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = cellProvider(tableView, indexPath, item(at: indexPath)) else {
      Misuse.trap(
        DiffableMisuse.noCell(
          indexPath, "\(item(at: indexPath))", of: "UITableViewDiffableDataSource"),
        "return what was dequeued for this path. Table view: \(tableView)")
    }
    return cell
  }

  /// The default: returns `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// The default: returns `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// Returns `false`: no row can be edited, unless a subclass overrides this method.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// The default: does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Returns `false`: no row can be moved, unless a subclass overrides this method.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The default: does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// The default: returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// The default: returns the section with the same index as the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMember.defaultValue(index, of: self) }

  // MARK: Internal state

  internal let cellProvider: CellProvider
  internal final weak var tableView: UITableView?
  internal nonisolated let viewName: String
  /// The requested states that are not shown yet, and the last state that was requested. Any
  /// dispatch queue may use this object.
  internal nonisolated let queue = ApplyQueue<SectionIdentifierType, ItemIdentifierType>()
  internal let completions = CompletionQueue()
  /// The state that the table shows.
  internal final var shown = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// The number of the shown state in the queue.
  internal final var shownStateNumber = 0
  /// Whether a snapshot was ever applied.
  internal final var hasApplied = false
}

/// A data source that is notified when the user has moved a row.
@MainActor
internal protocol RowMoveObserver: AnyObject {
  /// Called when the user has moved a row.
  func didMoveRow(from source: IndexPath, to destination: IndexPath)
}

extension UITableViewDiffableDataSource: RowMoveObserver {
  /// Moves the item in the state from which the next difference is computed.
  ///
  /// The move does not change `snapshot()`: the app applies a snapshot with the new order.
  internal func didMoveRow(from source: IndexPath, to destination: IndexPath) {
    guard shown.item(at: source) != nil, shown.section(at: destination.section) != nil else {
      return
    }
    shown = shown.moving(from: ItemPath(source), to: ItemPath(destination))
    // Differences that were computed on other queues start from the order before the move. No state
    // has the number -1, so the differences are computed again.
    shownStateNumber = -1
  }
}

extension UITableViewDiffableDataSource: DiffableSource {
  internal typealias Section = SectionIdentifierType
  internal typealias Item = ItemIdentifierType

  internal var list: _ListView? { tableView }
  internal var isReordering: Bool { false }

  internal func isShown(in view: _ListView) -> Bool {
    tableView === view && tableView?.dataSource === self
  }

  internal func prepareToShow(in view: _ListView) {
    tableView?.rowAnimations.defaultAnimation = defaultRowAnimation
  }

  // A table has no outlines.
  internal func updateOutlineCells(in view: _ListView) {}

  /// Returns the item for a row that the table requests.
  internal func item(at path: IndexPath) -> ItemIdentifierType {
    guard let item = shown.item(at: path) else {
      Misuse.trap(
        "Invalid parameter not satisfying: indexPath",
        "there is no item at \(CollectionMisuse.name(path)). What is shown:\n\(shown.snapshot)")
    }
    return item
  }
}
