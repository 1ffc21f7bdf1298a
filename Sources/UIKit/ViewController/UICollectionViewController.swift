import Foundation

/// Has a collection view, and is its data source and its delegate.
///
///     final class PhotosController: UICollectionViewController {
///       init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
///
///       override func collectionView(
///         _ collectionView: UICollectionView, numberOfItemsInSection section: Int
///       ) -> Int { photos.count }
///     }
///
/// Everything that a data source and a delegate may say stands in this class body, so that a subclass
/// can override it. What the controller does by itself is in `UICollectionViewController+Topic.swift`.
///
/// - Differs: a data source that does not override `canMoveItemAt` has its items moved only by calls, not
///   by the gesture: it can't be seen whether `moveItemAt` is overridden.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // MARK: Creating

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose collection view a nib would bring. A subclass sets `collectionView` in `loadView()`.
  public override init(nibName: String?, bundle: Bundle?) {
    firstLayout = nil
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    firstLayout = nil
    isFromNib = coder is NibCoder
    super.init(coder: coder)
    coder.fill(self, as: UICollectionViewController.self)
  }

  // MARK: The collection view

  /// What is shown. It fills `view`, and is made with it; one that is set takes its place there.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set { take(newValue) }
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

  /// Whether selections go when the view is about to be shown, along with the way to it.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a navigation controller goes from this controller to another by way of their layouts.
  ///
  /// - Differs: it is kept; a navigation controller goes as it always does.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a finger that rests on an item lifts it, if the data source says that it may be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovementGesture() }
  }

  /// Makes a view, and the collection view that fills it.
  open override func loadView() { loadCollectionView() }

  /// Selections go, if they are to. From now on the list makes room for the keyboard, and shows the field that
  /// is typed into.
  ///
  /// - Unverified: that a collection view makes room as a table does.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clearSelection(animated: animated)
    ownCollectionView?.followKeyboard()
  }

  /// Has cells show that they are edited.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownCollectionView?.isEditing = editing
  }

  internal var firstLayout: UICollectionViewLayout?
  /// Whether a file describes it, so that what is missing there is reported.
  private var isFromNib = false
  internal final var ownCollectionView: UICollectionView?
  internal final var movementPress: UILongPressGestureRecognizer?

  // MARK: What there is
  //
  // UIKit's class implements only what the data source has to have. All others are here to be overridden, and
  // count as not implemented until they are; an override that calls `super` counts as none, too.

  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  /// The cell of an item: dequeued, and filled.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Misuse.trap(
      CollectionMisuse.foreignCell,
      "\(type(of: self)) has items, and has to override collectionView(_:cellForItemAt:)")
  }

  /// How many sections there are: one, if it is not said.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    DefaultAnswer.value(1, of: self)
  }

  /// A header, a footer, a badge: dequeued, and filled. Only what the layout has is asked for.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if DefaultAnswer.note(self) { return UICollectionReusableView() }
    Misuse.trap(
      CollectionMisuse.foreignSupplementary(kind, indexPath, "(null)"),
      "the layout has a view of this kind there; \(type(of: self)) has to implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  /// Whether an item may be moved by the user.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    DefaultAnswer.note(self)
    return true
  }

  /// The user has moved an item: the data is to follow.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Titles for an index beside the list.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    DefaultAnswer.value(nil, of: self)
  }

  /// Where an index title leads to. A path of only a section stands for that.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { DefaultAnswer.value(IndexPath(index: index), of: self) }

  // MARK: What a user does, and what is shown

  /// Whether an item is highlighted when a finger comes down on it. If not, it is not selected either.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(true, of: self) }

  /// An item is highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// An item is not highlighted anymore.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Whether a tap selects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(true, of: self) }

  /// Whether a tap takes an item out of several selected ones.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(true, of: self) }

  /// A tap has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { DefaultAnswer.note(self) }

  /// A tap has taken an item out of the selection, or selected another one instead.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Whether a tap that does not add to a selection performs an item's action. If it is not said: while
  /// nothing is edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(!collectionView.isEditing, of: self) }

  /// A tap asks for an item's action, whether or not it has selected the item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Whether two fingers that move over items select them.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(false, of: self) }

  /// Two fingers begin to select items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// Two fingers have selected items.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    DefaultAnswer.note(self)
  }

  /// Whether an item can be edited.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { DefaultAnswer.value(true, of: self) }

  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// A header, a footer or a badge is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// A cell is not shown anymore.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// A header, a footer or a badge is not shown anymore.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// What goes between two layouts.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    DefaultAnswer.value(
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout), of: self)
  }

  /// Where the content is to be after an update or a change of the layout. The layout is asked after.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { DefaultAnswer.value(proposedContentOffset, of: self) }

  /// Where an item goes that the user moves, instead of where the finger is.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    if DefaultAnswer.note(self) { return proposedIndexPath }
    return self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The same, as it was before iOS 15. It is asked where the other one is not there.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { DefaultAnswer.value(proposedIndexPath, of: self) }

  /// What comes up where a finger rests: on nothing, on an item, or on one of several selected ones.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if DefaultAnswer.note(self) { return nil }
    guard let first = indexPaths.first, indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: first, point: point)
  }

  /// The same for one item, as it was before iOS 16. It is asked where the other one is not there.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { DefaultAnswer.value(nil, of: self) }

  /// What is lifted when a menu comes; the cell, if it is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if DefaultAnswer.note(self) { return nil }
    return self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// What is put down when a menu goes; the cell, if it is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    if DefaultAnswer.note(self) { return nil }
    return self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// What is lifted, as it was before iOS 16. It is asked where the other one is not there.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultAnswer.value(nil, of: self) }

  /// What is put down, as it was before iOS 16. It is asked where the other one is not there.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultAnswer.value(nil, of: self) }

  /// A finger has tapped a menu's preview.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { DefaultAnswer.note(self) }

  /// A menu is about to come.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultAnswer.note(self) }

  /// A menu is about to go.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultAnswer.note(self) }

  /// Whether an item can be focused.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { DefaultAnswer.value(collectionView.allowsSelection, of: self) }

  /// Which item is focused first.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    DefaultAnswer.value(nil, of: self)
  }

  /// Whether an item is selected when it is focused.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { DefaultAnswer.value(collectionView.selectionFollowsFocus, of: self) }

  /// Whether the menu with copy and paste comes up. See the delegate: it is not asked.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Whether that menu has an action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// An action of that menu was chosen.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// Whether the focus may go from one item to another. See the delegate: it is not asked.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// The focus has gone from one item to another.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Scrolling

  /// The content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }

  /// A finger begins to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }

  /// The finger lets go. The velocity is in points a millisecond; where the content is going may be
  /// changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { DefaultAnswer.note(self) }

  /// The finger has let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    DefaultAnswer.note(self)
  }

  /// The content begins to move on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }

  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }

  /// An animation to an offset has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    DefaultAnswer.note(self)
  }

  /// Whether a tap on the status bar goes to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// The content is at the top, after a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }

  /// The room around the content has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    DefaultAnswer.note(self)
  }

  /// The view that is shown larger or smaller; `nil`, and so from the start, if there is none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    DefaultAnswer.value(nil, of: self)
  }

  /// It is about to be shown larger or smaller, by two fingers or an animation.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    DefaultAnswer.note(self)
  }

  /// It is shown larger or smaller.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }

  /// It has come to rest, after two fingers or an animation.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { DefaultAnswer.note(self) }
}
