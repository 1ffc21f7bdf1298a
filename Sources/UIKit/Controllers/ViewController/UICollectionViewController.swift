import Foundation

/// A controller that manages a collection view, as its data source and delegate.
///
///     final class PhotosController: UICollectionViewController {
///       init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
///
///       override func collectionView(
///         _ collectionView: UICollectionView, numberOfItemsInSection section: Int
///       ) -> Int { photos.count }
///     }
///
/// All methods of the data source and the delegate are in this class body, so that a subclass can
/// override them. The controller's own behavior is in `UICollectionViewController+Content.swift`.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // MARK: Creating

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view comes from a nib.
  ///
  /// A subclass without a nib sets `collectionView` in `loadView()`.
  public override init(nibName: String?, bundle: Bundle?) {
    firstLayout = nil
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the controller that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    firstLayout = nil
    isFromNib = (coder as? ClassCoder)?.isOfNib == true
    super.init(coder: coder)
    coder.fill(self, as: UICollectionViewController.self)
  }

  // MARK: The collection view

  /// The collection view, which fills `view` and is created together with it.
  ///
  /// Another collection view that the app sets replaces the current collection view in `view`.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set { replaceCollectionView(with: newValue) }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    guard let layout = ownCollectionView?.collectionViewLayout ?? firstLayout else {
      if isFromNib {
        Report.record(
          .nib,
          "\(CollectionMisuse.noLayout): the file has no collection view for \(type(of: self)). One with a flow layout "
            + "stands in its place")
        let layout = UICollectionViewFlowLayout()
        firstLayout = layout
        return layout
      }
      Misuse.trap(
        CollectionMisuse.noLayout, "make \(type(of: self)) with init(collectionViewLayout:)")
    }
    return layout
  }

  /// Whether the selection is cleared when the view is about to appear, along with the transition.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a navigation controller animates from this controller to another by changing the
  /// layout.
  ///
  /// - Differs: it is stored without effect.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a long press on an item lifts and moves it, if the data source allows it.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }

  /// Creates a view, and the collection view that fills it.
  open override func loadView() { loadCollectionView() }

  /// Clears the selection if necessary.
  ///
  /// After that, the collection view makes space for the keyboard, and scrolls the edited field
  /// into view.
  ///
  /// - Unverified: that a collection view makes space for the keyboard as a table view does.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clearSelection(animated: animated)
    ownCollectionView?.insetContentForKeyboard()
  }

  /// Sets whether the cells are being edited.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownCollectionView?.isEditing = editing
  }

  /// The layout with which the collection view is created.
  internal var firstLayout: UICollectionViewLayout?
  /// Whether the controller comes from a nib. In this case, a missing layout is reported and
  /// replaced.
  private var isFromNib = false
  /// The collection view; `nil` until it is created or set.
  internal final var ownCollectionView: UICollectionView?
  /// The gesture recognizer that lifts and moves items.
  internal final var movementPress: UILongPressGestureRecognizer?

  // MARK: Data source
  //
  // UIKit's class implements only the required methods of the data source. All other methods are
  // declared here so that subclasses can override them. Such a method counts as not implemented
  // until a subclass overrides the method. An override that calls `super` counts as not
  // implemented, too.

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  /// Returns the cell for an item, dequeued and filled.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Misuse.trap(
      CollectionMisuse.foreignCell,
      "\(type(of: self)) has items, and has to override collectionView(_:cellForItemAt:)")
  }

  /// Returns the number of sections. The default: one.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMember.defaultValue(1, of: self)
  }

  /// Returns a supplementary view, for example a header, dequeued and filled.
  ///
  /// This method is called only for supplementary views of the layout.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if OptionalMember.noteDefault(self) { return UICollectionReusableView() }
    Misuse.trap(
      CollectionMisuse.foreignSupplementary(kind, indexPath, "(null)"),
      "the layout has a view of this kind there; \(type(of: self)) has to implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  /// Returns whether the user may move an item.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMember.noteDefault(self)
    return true
  }

  /// Called when the user has moved an item, so that the data source can update its data.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Returns the titles of an index beside the list.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// Returns the index path for an index title.
  ///
  /// For an index path with only a section, the view scrolls to the start of the section.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMember.defaultValue(IndexPath(index: index), of: self) }

  // MARK: Interaction and display

  /// Returns whether an item is highlighted when a finger touches it.
  ///
  /// An item that is not highlighted is not selected either.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Called when an item was highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Returns whether a tap selects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Returns whether a tap deselects one of several selected items.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Called when a tap has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { OptionalMember.noteDefault(self) }

  /// Called when a tap has deselected an item, or has selected another item instead.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Returns whether a tap that does not extend the selection performs the item's action.
  ///
  /// The default is `true`, unless the list is being edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(!collectionView.isEditing, of: self) }

  /// Called when a tap performs an item's action, whether or not it has selected the item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Returns whether a pan with two fingers selects items.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }

  /// Called when a pan with two fingers begins to select items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when a pan with two fingers has selected items.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMember.noteDefault(self)
  }

  /// Returns whether an item can be edited.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMember.defaultValue(true, of: self) }

  /// Called when a cell is about to be displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when a supplementary view is about to be displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when a cell is no longer displayed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Called when a supplementary view is no longer displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// Returns the layout for the transition between two layouts.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMember.defaultValue(
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout), of: self)
  }

  /// Returns the content offset after an update or a change of the layout.
  ///
  /// The layout's `targetContentOffset(forProposedContentOffset:)` is called afterwards, and may
  /// change the offset.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { OptionalMember.defaultValue(proposedContentOffset, of: self) }

  /// Returns the index path to which an item is moved, instead of the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if OptionalMember.noteDefault(self) { return proposedIndexPath }
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the index path to which an item is moved.
  ///
  /// This is the method from before iOS 15, which is called if the newer method is not
  /// implemented.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMember.defaultValue(proposedIndexPath, of: self) }

  /// Returns the menu for a long press.
  ///
  /// The press is on the background, on an item, or on one of several selected items.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if OptionalMember.noteDefault(self) { return nil }
    guard let first = indexPaths.first, indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: first, point: point)
  }

  /// Returns the menu for a long press on an item.
  ///
  /// This is the method from before iOS 16, which is called if the newer method is not
  /// implemented.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the scene that the user opens with an item; `nil` for none.
  ///
  /// - Differs: this is never called, as on a phone, where an app has only one scene.
  open func collectionView(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the preview that is lifted when a menu appears; `nil` for the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if OptionalMember.noteDefault(self) { return nil }
    return self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview that moves back when a menu disappears; `nil` for the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if OptionalMember.noteDefault(self) { return nil }
    return self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview that is lifted when a menu appears.
  ///
  /// This is the method from before iOS 16, which is called if the newer method is not
  /// implemented.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMember.defaultValue(nil, of: self) }

  /// Returns the preview that moves back when a menu disappears.
  ///
  /// This is the method from before iOS 16, which is called if the newer method is not
  /// implemented.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMember.defaultValue(nil, of: self) }

  /// Called when the preview of a menu was tapped.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMember.noteDefault(self) }

  /// Called when a menu is about to appear.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMember.noteDefault(self) }

  /// Called when a menu is about to disappear.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMember.noteDefault(self) }

  /// Returns whether an item can be focused.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMember.defaultValue(collectionView.allowsSelection, of: self) }

  /// Returns the index path of the item that is focused first.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// Returns whether an item is selected when it is focused.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMember.defaultValue(collectionView.selectionFollowsFocus, of: self) }

  /// Returns whether an item is opened when a drag stays over the item. The default: `true`.
  ///
  /// - Differs: the method is never called: items of lists do not open under a drag.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }

  /// Returns whether the edit menu appears.
  ///
  /// This method is never called: context menus appear in place of the edit menu, as they do
  /// since iOS 13.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Returns whether the edit menu has an action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Called when an action of the edit menu was chosen.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// Returns whether the focus may move from one item to another.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// Called when the focus has moved from one item to another.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

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
