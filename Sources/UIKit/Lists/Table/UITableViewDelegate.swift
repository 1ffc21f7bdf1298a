import Foundation

/// The object that is asked about heights, headers and footers of a table, and is notified of the
/// user's actions.
///
///     func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///       tableView.deselectRow(at: indexPath, animated: true)
///       navigationController?.pushViewController(detail(of: indexPath), animated: true)
///     }
///
/// All methods are optional. Methods that notify of the user's actions are not called for actions
/// of the program, for example `selectRow`.
///
/// - Differs: the methods for the editing menu of a row are never called: context menus appear in
///   its place, as they do since iOS 13.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Display

  /// Called when a cell is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called when a section's header is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called when a section's footer is about to be displayed.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Called when a cell is no longer displayed. Its row may have been deleted, or another row may
  /// now have the path.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called when a header is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called when a footer is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // MARK: Heights

  /// Returns the height of a row. The default is `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header. The default is `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer. The default is `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the estimated height of a row, which is used until the row is visible.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the estimated height of a section's header, which is used until the header is visible.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat

  /// Returns the estimated height of a section's footer, which is used until the footer is visible.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat

  // MARK: Headers and footers

  /// Returns a section's header, which replaces a header with a title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// Returns a section's footer, which replaces a footer with a title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  // MARK: Highlight and selection

  /// Called when the user has tapped the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns whether a row is highlighted when a finger comes down on it. A row that is not
  /// highlighted is not selected either.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called when a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called when a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row that a tap selects: the tapped row, another row, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Returns the row to deselect: the given row, another row, or `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a tap has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called when a tap has deselected a row, or selected another row instead.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns whether a tap that does not add to a selection performs a row's primary action. By
  /// default a tap performs the action, unless the table is in editing mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool

  /// Called when a tap performs a row's primary action, whether or not it has selected the row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Returns whether a pan of two fingers over rows selects them.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when two fingers begin to select rows.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when two fingers have selected rows.
  @_disfavoredOverload
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // MARK: Editing

  /// Returns the editing style of a row. The default is `.delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Returns the title of the button that deletes a row.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Returns the swipe actions at the leading edge of a row.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the swipe actions at the trailing edge of a row. By default a row that can be edited
  /// can be deleted.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions at the trailing edge of a row. The method for trailing swipe actions has
  /// replaced this method, which is called only if the delegate does not implement the newer
  /// method.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?

  /// Returns whether a row is indented in editing mode.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool

  /// Called when a row is about to be swiped.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called when a row is no longer swiped.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// Returns the path to which a row is moved, given the path at the finger.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the indentation level of a row.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Menus and focus

  /// Returns the context menu for a row.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview of a row that is lifted when its menu appears.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview of a row that is put back when its menu disappears.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the user has tapped the preview of a menu.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// Called when a menu is about to appear.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Called when a menu is about to disappear.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Returns whether a row can be focused.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row is selected when it is focused.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool

  /// Returns whether a row can open when dragged items rest over it.
  ///
  /// - Differs: the method is never called: rows do not open under a drag.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool

  /// Returns whether the editing menu is shown for a row after a long press. The method is never
  /// called.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Returns whether the editing menu has an action. The method is never called.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs an action of the editing menu. The method is never called.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)

  /// Returns the row that is focused first.
  @_disfavoredOverload
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?

  /// Returns whether the focus may move from one row to another, into the table or out of it.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool

  /// Called when the focus has moved from one row to another, into the table or out of it.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
}

/// A delegate that implements every method of the protocol, such as `UITableViewController`.
///
/// A method of such a delegate may return the default value, because the app has not overridden the
/// method.
internal protocol DeclaresAllTableMembers: UITableViewDelegate {}
