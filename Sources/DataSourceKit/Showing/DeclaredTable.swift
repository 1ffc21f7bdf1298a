import GalleyUIKit

/// Shows declarations in a table, and animates the changes from one declaration to the next. A
/// declaration describes the sections and cells of the table as values.
///
///     let table = DeclaredTable<Action>(tableView: tableView)
///     table.onAction = { [weak self] action in self?.perform(action) }
///     table.show(declaration)
///
///     table.show(otherDeclaration)   // insertions, deletions, moves and changes are animated
///
/// A declared table works like `DeclaredList`, with the same declarations, but in a table view.
/// Cells are instances of subclasses of `UITableViewCell`. Headers and footers are instances of
/// subclasses of `UITableViewHeaderFooterView`. The style of the table view decides the layout. The
/// layouts that sections declare have no effect.
///
/// The children of a cell are indented. If the parent has no action for a tap, a tap expands or
/// collapses the parent.
///
/// A declared table becomes the table view's delegate. The table view's data source is an object
/// that the declared table creates. Keep a reference to the declared table, because the table
/// view's references are weak.
///
/// A subclass can override the methods in this class: `show`, and those that the table calls for
/// taps and visible rows. If a subclass adds other methods of a delegate, they are not called,
/// because the conformance to the protocol is in this class.
@preconcurrency @MainActor
open class DeclaredTable<Action: Equatable>: _DeclaredSections<Action>, UITableViewDelegate {
  /// The table that shows the declarations.
  public private(set) weak var tableView: UITableView?

  /// The animation of inserted and deleted rows.
  public var rowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// Creates an object that shows declarations in a table view.
  public init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
    makeSource(in: tableView)
    tableView.delegate = self
    // Taps only send actions. Any number of rows may be declared as selected.
    tableView.allowsMultipleSelection = true
  }

  // MARK: Behavior: see `DeclaredSections+Behavior.swift`. An override calls `super`.

  /// Returns whether a row can be tapped.
  ///
  /// A row can be tapped if it has an action or can be expanded.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { canTap(indexPath) }

  /// Returns the path of a row that can be tapped; `nil` for any other row.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { canTap(indexPath) ? indexPath : nil }

  /// Sends the action of a tapped row, and then selects or deselects the row as declared.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rowTapped(indexPath)
  }

  /// Sends the action of a selected row that is tapped, or expands or collapses the row.
  ///
  /// The tap does not deselect the row.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    rowTapped(indexPath)
    return nil
  }

  /// Sends the action of a row that becomes visible.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { cellWillDisplay(cell, indexPath) }

  /// Sends the action of a row that is no longer visible.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { cellDidEndDisplaying(cell) }

  // MARK: Rows: see `DeclaredTable+Views.swift`

  /// Returns the indentation of a row, which is its level in the tree.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { number(at: indexPath).flatMap { levels[$0] } ?? 0 }

  /// Returns the header that a section declares.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    filledView(isHeader: true, inSection: section)
  }

  /// Returns the footer that a section declares.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    filledView(isHeader: false, inSection: section)
  }

  /// Returns the height of a header. In a plain table, the height is zero if no header is declared.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { height(isHeader: true, inSection: section) }

  /// Returns the height of a footer. In a plain table, the height is zero if no footer is declared.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { height(isHeader: false, inSection: section) }

  /// Returns the leading swipe actions that a row declares.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(at: indexPath, \.leadingSwipes) }

  /// Returns the trailing swipe actions that a row declares.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(at: indexPath, \.trailingSwipes) }

  /// Returns the editing style of a row.
  ///
  /// A row with trailing swipe actions has a button for them while the table is edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    cell(at: indexPath)?.trailingSwipes.isEmpty == false ? .delete : .none
  }

  /// Returns the destination of a move.
  ///
  /// A row cannot be moved into a section that is a tree.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    sectionNumber(at: proposedDestinationIndexPath.section).map { trees.contains($0) } == true
      ? sourceIndexPath : proposedDestinationIndexPath
  }

  // MARK: Internals

  internal final private(set) var source: DeclaredRows!

  internal override var subclass: any DeclaredSectionsSubclass { self }

  private func makeSource(in table: UITableView) {
    source = DeclaredRows(tableView: table) { [weak self] table, path, number in
      self?.filledCell(number, at: path, in: table)
    }
    source.defaultRowAnimation = .automatic
    source.canEdit = { [weak self] path in
      guard let cell = self?.cell(at: path) else { return false }
      return !cell.trailingSwipes.isEmpty || !cell.leadingSwipes.isEmpty
    }
    source.canMove = { [weak self] in self?.canMove($0) ?? false }
    source.moved = { [weak self] in self?.moved(from: $0, to: $1) }
  }
}

/// The data source of a declared table.
///
/// The identifiers of this data source are numbers of sections and cells. Closures decide which
/// rows can be edited and moved.
@MainActor
internal final class DeclaredRows: UITableViewDiffableDataSource<Int, Int> {
  var canEdit: (IndexPath) -> Bool = { _ in false }
  var canMove: (IndexPath) -> Bool = { _ in false }
  var moved: (IndexPath, IndexPath) -> Void = { _, _ in }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moved(sourceIndexPath, destinationIndexPath) }
}
