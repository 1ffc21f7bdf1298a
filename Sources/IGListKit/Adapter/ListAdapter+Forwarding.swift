import Foundation

// Delegate methods that do not concern section controllers. The adapter forwards a method about
// scrolling to `scrollViewDelegate` if that object implements the method, otherwise to
// `collectionViewDelegate`. The adapter forwards all other methods to `collectionViewDelegate`.

extension ListAdapter {
  /// Calls a method of `scrollViewDelegate` if that object implements the method, otherwise of
  /// `collectionViewDelegate`.
  ///
  /// - Parameter member: The method that `question` calls. By default, it is the calling method.
  private func ask<Answer>(
    _ member: StaticString = #function, _ question: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    if let scrollViewDelegate,
      let own = OptionalMember.ownResult(
        of: scrollViewDelegate, member, { question(scrollViewDelegate) })
    {
      return own
    }
    return collectionViewDelegate.map { question($0) }
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ask {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ask { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  /// Asks `scrollViewDelegate`, or `collectionViewDelegate` if the first does not implement this
  /// method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask { $0.scrollViewShouldScrollToTop(scrollView) } ?? true
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidScrollToTop(scrollView) }
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  /// Asks `scrollViewDelegate`, or `collectionViewDelegate` if the first does not implement this
  /// method.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask { $0.viewForZooming(in: scrollView) } ?? nil
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    ask { $0.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidZoom(scrollView) }
  }

  /// Forwards the call to `scrollViewDelegate`, or to `collectionViewDelegate` if the first does
  /// not implement this method.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    ask { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }

  // MARK: Highlighting, selection and editing

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath) ?? !collectionView.isEditing
  }

  /// Forwards the call to the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  /// Forwards the call to the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Forwards the call to the app's delegate.
  public func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {
    collectionViewDelegate?.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(collectionView, canEditItemAt: indexPath) ?? true
  }

  // MARK: Layout

  /// Returns the layout of the app's delegate, or a plain transition layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    collectionViewDelegate?.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionViewDelegate?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      ?? proposedContentOffset
  }

  /// Returns the path that the app's delegate chooses.
  ///
  /// If there is no delegate, returns the path that the adapter proposes. Usually, this is the path
  /// that the collection view proposes. But if the item's section and the section under the finger
  /// have just one item each, the whole section is moved. If the section is moved down, the adapter
  /// proposes the path after the item of the section under the finger.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let proposed = target(
      ofMoving: originalIndexPath, at: currentIndexPath, proposed: proposedIndexPath)
    return collectionViewDelegate?.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposed) ?? proposed
  }

  // MARK: Menus

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionViewDelegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionViewDelegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// Forwards the call to the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Forwards the call to the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Forwards the call to the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // MARK: Focus

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(collectionView, canFocusItemAt: indexPath)
      ?? collectionView.allowsSelection
  }

  /// Asks the app's delegate. Without a delegate, returns the default of a collection view.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
      ?? collectionView.selectionFollowsFocus
  }

  /// Asks the app's delegate. Without a delegate, the focus may move.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    collectionViewDelegate?.collectionView(collectionView, shouldUpdateFocusIn: context) ?? true
  }

  /// Forwards the call to the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, didUpdateFocusIn: context, with: coordinator)
  }
}
