import Foundation

/// A controller that manages a table view, as its data source and delegate.
///
///     final class NamesController: UITableViewController {
///       override func tableView(
///         _ tableView: UITableView, numberOfRowsInSection section: Int
///       ) -> Int { names.count }
///     }
///
/// All methods of the data source and the delegate are in this class body, so that a subclass can
/// override them. The controller's own behavior is in `UITableViewController+Content.swift`.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // MARK: Creating

  /// Creates a controller whose table view has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table view comes from a nib. Without a nib, the table view has the
  /// plain style.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the controller that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.fill(self, as: UITableViewController.self)
  }

  // MARK: The table

  /// The table view, which is also the controller's view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return ownTableView
    }
    set { replaceTableView(with: newValue) }
  }

  /// Whether the selection is cleared when the view is about to appear, along with the transition.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that starts a refresh when the user pulls the content down.
  open var refreshControl: UIRefreshControl? {
    get {
      ownTableView == nil
        ? waitingRefreshControl ?? tableView.refreshControl : tableView.refreshControl
    }
    set { tableView.refreshControl = newValue }
  }

  /// The refresh control of a storyboard, which is stored here until the table view exists.
  internal final var waitingRefreshControl: UIRefreshControl?
  /// The rows of a storyboard's static table.
  internal final var staticRows: StaticRows?

  /// Creates the table view.
  open override func loadView() { loadTableView() }

  /// Clears the selection if necessary.
  ///
  /// After that, the table view makes space for the keyboard, and scrolls the edited field into
  /// view. For the space and the scrolling, an override must call `super`.
  ///
  /// - Differs: the space for the keyboard is added to `adjustedContentInset`, and `contentInset`
  ///   stays as the app has set it.
  /// - Unverified: the distance that the table view scrolls, which ends when the field is visible.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clearSelection(animated: animated)
    ownTableView?.insetContentForKeyboard()
  }

  /// Flashes the scroll indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ownTableView?.flashScrollIndicators()
  }

  /// Sets whether the cells are being edited.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownTableView?.setEditing(editing, animated: animated)
  }

  /// The style of the table view that the controller creates.
  internal let style: UITableView.Style
  /// The table view; `nil` until it is created or set.
  internal final var ownTableView: UITableView?

  // MARK: Data source
  //
  // UIKit's class implements only the required methods of the data source. All other methods are
  // declared here so that subclasses can override them. Such a method counts as not implemented
  // until a subclass overrides the method. An override that calls `super` counts as not
  // implemented, too.

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows?.rowCount(in: section) ?? 0
  }

  /// Returns the cell for a row, dequeued or created, and filled.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = staticRows?.cell(at: indexPath) { return cell }
    Misuse.trap(
      "UITableView dataSource returned a nil cell for row \(indexPath.row) of section "
        + "\(indexPath.section)",
      "\(type(of: self)) has rows, and has to override tableView(_:cellForRowAt:)")
  }

  /// Returns the number of sections. The default: one.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticRows?.sections.count ?? OptionalMember.defaultValue(1, of: self)
  }

  /// Returns the title of a section's header. The default: `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticRows?.section(section)?.headerTitle ?? OptionalMember.defaultValue(nil, of: self)
  }

  /// Returns the title of a section's footer. The default: `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticRows?.section(section)?.footerTitle ?? OptionalMember.defaultValue(nil, of: self)
  }

  /// Returns whether a row can be edited. The default: `true`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// Returns whether a row can be moved. The default: `true`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// Returns the titles of the index. The default is `nil`, for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// Returns the section for an index title.
  ///
  /// The default is the section with the same index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMember.defaultValue(index, of: self) }

  /// Called to commit the insertion or deletion of a row. The default: does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when the user has moved a row. The default: does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  // MARK: Display

  /// Called when a cell is about to be displayed.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when a section's header is about to be displayed.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMember.noteDefault(self) }

  /// Called when a section's footer is about to be displayed.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalMember.noteDefault(self) }

  /// Called when a cell is no longer displayed.
  ///
  /// The row of the cell may have been deleted or moved before.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when a header is no longer displayed.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalMember.noteDefault(self) }

  /// Called when a footer is no longer displayed.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalMember.noteDefault(self) }

  // MARK: Heights

  /// Returns the height of a row. The default: `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticRows?.height(at: indexPath) ?? OptionalMember.defaultValue(tableView.rowHeight, of: self)
  }

  /// Returns the height of a section's header. The default: `sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMember.defaultValue(tableView.sectionHeaderHeight, of: self)
  }

  /// Returns the height of a section's footer. The default: `sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMember.defaultValue(tableView.sectionFooterHeight, of: self)
  }

  /// Returns the estimated height of a row that is not visible.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMember.defaultValue(tableView.estimatedRowHeight, of: self) }

  /// Returns the estimated height of a section's header that is not visible.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMember.defaultValue(tableView.estimatedSectionHeaderHeight, of: self) }

  /// Returns the estimated height of a section's footer that is not visible.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMember.defaultValue(tableView.estimatedSectionFooterHeight, of: self) }

  // MARK: Headers and footers

  /// Returns a view for a section's header. The view is used instead of a title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    staticRows?.section(section)?.headerView ?? OptionalMember.defaultValue(nil, of: self)
  }

  /// Returns a view for a section's footer. The view is used instead of a title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    staticRows?.section(section)?.footerView ?? OptionalMember.defaultValue(nil, of: self)
  }

  // MARK: Selection

  /// Called when the accessory button of a row was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Returns whether a row is highlighted when a finger touches it.
  ///
  /// A row that is not highlighted is not selected either.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// Called when a row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMember.noteDefault(self)
  }

  /// Called when a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMember.noteDefault(self)
  }

  /// Returns the row to select after a tap: the row itself, another row, or `nil` for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { OptionalMember.defaultValue(indexPath, of: self) }

  /// Returns the row to deselect: the row itself, another row, or `nil` for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMember.defaultValue(indexPath, of: self) }

  /// Called when a tap has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMember.noteDefault(self)
  }

  /// Called when a tap has deselected a row, or has selected another row instead.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMember.noteDefault(self)
  }

  /// Returns whether a tap that does not extend the selection performs the row's action.
  ///
  /// The default is `true`, unless the table is being edited.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(!tableView.isEditing, of: self) }

  /// Called when a tap performs a row's action, whether or not it has selected the row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMember.noteDefault(self)
  }

  /// Returns whether a pan with two fingers selects rows.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// Called when a pan with two fingers begins to select rows.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when a pan with two fingers has ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMember.noteDefault(self)
  }

  // MARK: Editing

  /// Returns the editing style of a row. The default: `delete`.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalMember.defaultValue(.delete, of: self) }

  /// Returns the title of the button that deletes a row.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the swipe actions on the leading side of a row.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the swipe actions on the trailing side of a row.
  ///
  /// The default is an action that deletes the row, if it can be edited.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the actions of a swiped row. This is the method from before swipe actions existed.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns whether a row is indented while it is edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMember.defaultValue(true, of: self) }

  /// Called when a row is about to be swiped.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMember.noteDefault(self)
  }

  /// Called when a swiped row is back in its original position.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMember.noteDefault(self)
  }

  /// Returns the index path to which a row is moved, instead of the proposed index path.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMember.defaultValue(proposedDestinationIndexPath, of: self) }

  /// Returns the indentation level of a row.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    staticRows?.cell(at: indexPath)?.indentationLevel ?? OptionalMember.defaultValue(0, of: self)
  }

  // MARK: Menus and focus

  /// Returns the menu for a long press on a row.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the preview of a row for the appearance of its menu.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the preview of a row for the disappearance of its menu.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMember.defaultValue(nil, of: self) }

  /// Called when the preview of a menu was tapped.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMember.noteDefault(self) }

  /// Called when a menu is about to appear.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMember.noteDefault(self) }

  /// Called when a menu is about to disappear.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMember.noteDefault(self) }

  /// Returns whether a row can be focused.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// Returns whether a row is selected when it is focused.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMember.defaultValue(tableView.selectionFollowsFocus, of: self) }

  /// Returns whether a row is opened when a drag stays over the row. The default: `true`.
  ///
  /// - Differs: the method is never called: rows do not open under a drag.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Returns whether the edit menu is shown for a row.
  ///
  /// This method is never called: context menus appear in place of the edit menu, as they do
  /// since iOS 13.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// Returns whether the edit menu has an action. This method is never called.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// Performs an action of the edit menu. This method is never called.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMember.noteDefault(self) }

  /// Returns the row that is focused first.
  @_disfavoredOverload
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMember.noteDefault(self)
    return nil
  }

  /// Returns whether the focus may move from one row to another.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Called when the focus has moved from one row to another.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMember.noteDefault(self) }

  // MARK: Scrolling

  /// Called when the content has scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMember.noteDefault(self) }

  /// Called when a finger begins to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }

  /// Called when the finger is about to lift.
  ///
  /// The velocity is in points per millisecond. The method may change the target offset.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMember.noteDefault(self) }

  /// Called when the finger has lifted.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMember.noteDefault(self)
  }

  /// Called when the content begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }

  /// Called when the content has stopped.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }

  /// Called when an animation to an offset has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }

  /// Returns whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// Called when the content is at the top, after a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }

  /// Called when the adjusted content inset has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }

  /// Returns the view that is zoomed. The default: `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// Called when zooming is about to begin, by a pinch or an animation.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMember.noteDefault(self)
  }

  /// Called when the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMember.noteDefault(self) }

  /// Called when zooming has ended, after a pinch or an animation.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMember.noteDefault(self) }
}

extension UITableViewController: DeclaresAllTableMembers {}
