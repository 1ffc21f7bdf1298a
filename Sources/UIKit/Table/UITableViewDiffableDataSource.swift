import Foundation
import GalleyDiffing

/// Shows a snapshot in a table, and goes from one to the next by itself.
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
/// It goes from snapshot to snapshot as `UICollectionViewDiffableDataSource` does: see there. A subclass
/// overrides what a table asks beside, for example the titles of sections.
///
/// Keep it alive: the table does not.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Gives the cell of an item. It has to give one.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go from the next snapshot on.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// The data source of a table from now on. Both do not keep one another alive, except that this keeps the
  /// provider.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    viewName = "\(tableView)"
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying: see `DiffableSource+Applying.swift`

  /// Shows a snapshot from now on.
  ///
  /// - Parameters:
  ///   - animatingDifferences: Whether everything goes to its place. If not, it is there at once.
  ///   - completion: Called on the main queue when it is shown, in a later turn; also if nothing has
  ///     changed.
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
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Where an item is in what is shown; `nil` if it is not there.
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

  // MARK: What the table asks

  /// As many sections as are shown.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// As many rows as items are shown in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(inSection: section)
  }

  /// What the provider gives.
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

  /// No text.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    DefaultAnswer.value(nil, of: self)
  }

  /// No text.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    DefaultAnswer.value(nil, of: self)
  }

  /// No row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// The default: does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// No row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The default: does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    DefaultAnswer.value(nil, of: self)
  }

  /// The section of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { DefaultAnswer.value(index, of: self) }

  // MARK: Inside

  internal let cellProvider: CellProvider
  internal final weak var tableView: UITableView?
  internal nonisolated let viewName: String
  internal nonisolated let queue = ApplyQueue<SectionIdentifierType, ItemIdentifierType>()
  internal let completions = CompletionQueue()
  internal final var shown = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  internal final var shownNumber = 0
  internal final var hasApplied = false
}

/// A data source that knows what a table shows, and has to know what the user moves there.
@MainActor
internal protocol FollowingRows: AnyObject {
  /// The table has a row elsewhere already.
  func follow(moveFrom source: IndexPath, to destination: IndexPath)
}

extension UITableViewDiffableDataSource: FollowingRows {
  /// What is applied next counts from there. `snapshot()` is up to the app.
  internal func follow(moveFrom source: IndexPath, to destination: IndexPath) {
    guard shown.item(at: source) != nil, shown.section(at: destination.section) != nil else {
      return
    }
    shown = shown.moving(from: ItemPath(source), to: ItemPath(destination))
    // What another queue has found since the last snapshot does not count from there.
    shownNumber = -1
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
    tableView?.rowAnimations.usual = defaultRowAnimation
  }

  internal func tellOutlines(in view: _ListView) {}

  /// The item that the table asks for.
  internal func item(at path: IndexPath) -> ItemIdentifierType {
    guard let item = shown.item(at: path) else {
      Misuse.trap(
        "Invalid parameter not satisfying: indexPath",
        "there is no item at \(CollectionMisuse.name(path)). What is shown:\n\(shown.snapshot)")
    }
    return item
  }
}
