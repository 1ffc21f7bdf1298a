import Foundation

/// Has a table view, and is its data source and its delegate.
///
///     final class NamesController: UITableViewController {
///       override func tableView(
///         _ tableView: UITableView, numberOfRowsInSection section: Int
///       ) -> Int { names.count }
///     }
///
/// Everything that a data source and a delegate may say stands in this class body, so that a subclass can
/// override it. What the controller does by itself is in `UITableViewController+Topic.swift`.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // MARK: Creating

  /// A controller whose table has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose table a nib would bring; without one it is plain.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.fill(self, as: UITableViewController.self)
  }

  // MARK: The table

  /// What is shown: it is the controller's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return ownTableView
    }
    set { take(newValue) }
  }

  /// Whether selections go when the view is about to be shown, along with the way to it.
  open var clearsSelectionOnViewWillAppear = true

  /// What shows that content is fetched anew, and is pulled to have it so.
  open var refreshControl: UIRefreshControl? {
    get {
      ownTableView == nil
        ? waitingRefreshControl ?? tableView.refreshControl : tableView.refreshControl
    }
    set { tableView.refreshControl = newValue }
  }

  /// The control of a storyboard, until the table is there.
  internal final var waitingRefreshControl: UIRefreshControl?
  /// The sections of a storyboard's table, if their rows are always the same.
  internal final var staticRows: StaticRows?

  /// Makes the table.
  open override func loadView() { loadTableView() }

  /// Data is asked for, if it never was; selections go, if they are to. From now on the table makes room for the
  /// keyboard, and shows the field that is typed into: an override calls `super` for that.
  ///
  /// - Differs: The room is added to `adjustedContentInset`, and `contentInset` stays as the app set it.
  /// - Unverified: how far the table scrolls: until the field is in sight.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clearSelection(animated: animated)
    ownTableView?.followKeyboard()
  }

  /// Shows how far the table is scrolled, for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ownTableView?.flashScrollIndicators()
  }

  /// Has cells show that they are edited.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownTableView?.setEditing(editing, animated: animated)
  }

  internal let style: UITableView.Style
  internal final var ownTableView: UITableView?

  // MARK: What there is
  //
  // UIKit's class implements only what the data source has to have. All others are here to be overridden, and
  // count as not implemented until they are; an override that calls `super` counts as none, too.

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows?.rowCount(in: section) ?? 0
  }

  /// The cell of a row: dequeued or made, and filled.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = staticRows?.cell(at: indexPath) { return cell }
    Misuse.trap(
      "UITableView dataSource returned a nil cell for row \(indexPath.row) of section "
        + "\(indexPath.section)",
      "\(type(of: self)) has rows, and has to override tableView(_:cellForRowAt:)")
  }

  /// One section.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticRows?.sections.count ?? DefaultAnswer.value(1, of: self)
  }

  /// No text.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticRows?.section(section)?.headerTitle ?? DefaultAnswer.value(nil, of: self)
  }

  /// No text.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticRows?.section(section)?.footerTitle ?? DefaultAnswer.value(nil, of: self)
  }

  /// Every row.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// Not said.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    DefaultAnswer.value(nil, of: self)
  }

  /// The section of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { DefaultAnswer.value(index, of: self) }

  /// Nothing follows.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Nothing follows.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  // MARK: What is shown

  /// A row's cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// A section's header is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { DefaultAnswer.note(self) }

  /// A section's footer is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { DefaultAnswer.note(self) }

  /// A cell is out of sight. Its row may have gone, or be another one by now.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// A header is out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { DefaultAnswer.note(self) }

  /// A footer is out of sight.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { DefaultAnswer.note(self) }

  // MARK: Heights

  /// How high a row is. If it is not said: as `rowHeight` says.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticRows?.height(at: indexPath) ?? DefaultAnswer.value(tableView.rowHeight, of: self)
  }

  /// How high a section's header is. If it is not said: as `sectionHeaderHeight` says.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    DefaultAnswer.value(tableView.sectionHeaderHeight, of: self)
  }

  /// How high a section's footer is. If it is not said: as `sectionFooterHeight` says.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    DefaultAnswer.value(tableView.sectionFooterHeight, of: self)
  }

  /// About how high a row is, as long as it is out of sight.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { DefaultAnswer.value(tableView.estimatedRowHeight, of: self) }

  /// About how high a section's header is, as long as it is out of sight.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { DefaultAnswer.value(tableView.estimatedSectionHeaderHeight, of: self) }

  /// About how high a section's footer is, as long as it is out of sight.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { DefaultAnswer.value(tableView.estimatedSectionFooterHeight, of: self) }

  // MARK: Headers and footers

  /// A section's header; it goes before a title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    staticRows?.section(section)?.headerView ?? DefaultAnswer.value(nil, of: self)
  }

  /// A section's footer; it goes before a title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    staticRows?.section(section)?.footerView ?? DefaultAnswer.value(nil, of: self)
  }

  // MARK: Fingers

  /// A tap on the button beside a row's content.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Whether a row is highlighted when a finger comes down on it. If not, it is not selected either.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// A row is highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    DefaultAnswer.note(self)
  }

  /// A row is not highlighted anymore.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    DefaultAnswer.note(self)
  }

  /// The row that a tap selects: the one that was tapped, another one, or none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { DefaultAnswer.value(indexPath, of: self) }

  /// The row that goes out of the selection: the one that would, another one, or none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { DefaultAnswer.value(indexPath, of: self) }

  /// A tap has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    DefaultAnswer.note(self)
  }

  /// A tap has taken a row out of the selection, or selected another one instead.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    DefaultAnswer.note(self)
  }

  /// Whether a tap that does not add to a selection performs a row's action. If it is not said: while nothing is edited.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(!tableView.isEditing, of: self) }

  /// A tap asks for a row's action, whether or not it has selected the row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    DefaultAnswer.note(self)
  }

  /// Whether two fingers that move over rows select them.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(false, of: self) }

  /// Two fingers begin to select rows.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Two fingers that were selecting have let go.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    DefaultAnswer.note(self)
  }

  // MARK: Editing

  /// What editing does to a row: it deletes it, if it is not said.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { DefaultAnswer.value(.delete, of: self) }

  /// The text of the button that deletes a row.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { DefaultAnswer.value(nil, of: self) }

  /// What can be done where a row is swiped aside from where reading begins.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { DefaultAnswer.value(nil, of: self) }

  /// What can be done where a row is swiped aside from where reading ends. If it is not said: the row can be deleted, if it can be edited.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { DefaultAnswer.value(nil, of: self) }

  /// What can be done where a row is swiped aside, as it was said before swipe actions.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { DefaultAnswer.value(nil, of: self) }

  /// Whether a row is indented while it is edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { DefaultAnswer.value(true, of: self) }

  /// A row is about to be swiped aside.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    DefaultAnswer.note(self)
  }

  /// A row is in its place again.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    DefaultAnswer.note(self)
  }

  /// Where a row goes that the user moves to a place.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { DefaultAnswer.value(proposedDestinationIndexPath, of: self) }

  /// How many levels a row is indented.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    staticRows?.cell(at: indexPath)?.indentationLevel ?? DefaultAnswer.value(0, of: self)
  }

  // MARK: Menus and focus

  /// The menu that comes up where a finger rests on a row.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { DefaultAnswer.value(nil, of: self) }

  /// What is seen of a row while its menu comes up.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultAnswer.value(nil, of: self) }

  /// What is seen of a row while its menu goes.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultAnswer.value(nil, of: self) }

  /// A tap on the preview of a menu.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { DefaultAnswer.note(self) }

  /// A menu is about to come up.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultAnswer.note(self) }

  /// A menu is about to go.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultAnswer.note(self) }

  /// Whether a row can be focused.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// Whether a row is selected when it is focused.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { DefaultAnswer.value(tableView.selectionFollowsFocus, of: self) }
}
