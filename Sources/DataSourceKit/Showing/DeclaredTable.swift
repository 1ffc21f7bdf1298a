import UIKit

/// Shows declarations in a table, and goes from each to the next by itself.
///
///     let table = DeclaredTable<Action>(tableView: tableView)
///     table.onAction = { [weak self] action in self?.perform(action) }
///     table.show(declaration)
///
///     table.show(otherDeclaration)   // rows that came, went, moved or changed are animated
///
/// It goes with a table as `DeclaredList` does with a collection view, by the same declarations. Cells are of
/// subclasses of `UITableViewCell`, headers and footers of `UITableViewHeaderFooterView`. The style of the table
/// says how sections are laid out, whatever layout they declare.
///
/// Cells that stand below another are indented. Where that one sends nothing when it is tapped, a tap opens or
/// closes it.
///
/// The table's data source and delegate are the list's from now on. Keep the list alive: the table does not.
///
/// A subclass can override what stands in this class: `show`, and what the table asks and tells of taps and of
/// rows in sight. Other methods of a delegate are not called if a subclass adds them: which ones are is settled
/// where this class conforms to the protocol.
@preconcurrency @MainActor
open class DeclaredTable<Action: Equatable>: _DeclaredSections<Action>, UITableViewDelegate {
  /// The table that it is shown in.
  public private(set) weak var tableView: UITableView?

  /// How rows come and go.
  public var rowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  /// A list in a table.
  public init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
    makeSource(in: tableView)
    tableView.delegate = self
    // Taps only send: what is selected is as it is declared, however much that is.
    tableView.allowsMultipleSelection = true
  }

  // MARK: Behavior: see `DeclaredSections+Behavior.swift`. An override calls `super`.

  /// Whether a row can be tapped: if it sends something, or opens.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { canTap(indexPath) }

  /// Whether a row can be tapped: if it sends something, or opens.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { canTap(indexPath) ? indexPath : nil }

  /// A tap on a row sends what it declares, and the row is selected as it is declared after that.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    rowTapped(indexPath)
  }

  /// A tap on a selected row sends what it declares; it stays selected as long as that is declared.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    cell(at: indexPath)?.onSelect.map { send($0) }
    return nil
  }

  /// A row that comes in sight sends what it declares.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { comesInSight(cell, indexPath) }

  /// A row that goes out of sight sends what it declares.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { goesOutOfSight(cell) }

  // MARK: What rows are: see `DeclaredTable+Views.swift`

  /// How far a row is indented: by what it stands below.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { number(at: indexPath).flatMap { levels[$0] } ?? 0 }

  /// The header that a section declares.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    filledView(isHeader: true, inSection: section)
  }

  /// The footer that a section declares.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    filledView(isHeader: false, inSection: section)
  }

  /// As high as the header is; in a plain table none where none is declared.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { height(isHeader: true, inSection: section) }

  /// As high as the footer is; in a plain table none where none is declared.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { height(isHeader: false, inSection: section) }

  /// What a row declares for when it is swiped aside from where reading begins.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(at: indexPath, \.leadingSwipes) }

  /// What a row declares for when it is swiped aside from where reading ends.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes(at: indexPath, \.trailingSwipes) }

  /// A row that has something to do where reading ends shows the button for it while the table is edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    cell(at: indexPath)?.trailingSwipes.isEmpty == false ? .delete : .none
  }

  /// A row is not moved to where cells stand below each other.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    sectionNumber(at: proposedDestinationIndexPath.section).map { trees.contains($0) } == true
      ? sourceIndexPath : proposedDestinationIndexPath
  }

  // MARK: Inside

  internal final private(set) var source: DeclaredRows!

  internal override var face: any DeclaredFace { self }

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

/// A data source of numbers that asks the list what can be done to rows.
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
