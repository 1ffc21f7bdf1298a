import Foundation

// What section controllers have no part in goes to the app's delegates: what has to do with scrolling to the
// one for that, if it has an answer of its own.

extension ListAdapter {
  /// Asks the delegate for scrolling, then the other.
  ///
  /// - Parameter member: The member that `question` calls: the caller itself.
  private func ask<Answer>(
    _ member: StaticString = #function, _ question: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    if let scrollViewDelegate,
      let own = DefaultAnswer.own(
        of: scrollViewDelegate, member, { question(scrollViewDelegate) })
    {
      return own
    }
    return collectionViewDelegate.map { question($0) }
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ask {
      $0.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ask { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  /// As the delegate for scrolling says, or else the other.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask { $0.scrollViewShouldScrollToTop(scrollView) } ?? true
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidScrollToTop(scrollView) }
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }

  /// As the delegate for scrolling says, or else the other.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    ask { $0.viewForZooming(in: scrollView) } ?? nil
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    ask { $0.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    ask { $0.scrollViewDidZoom(scrollView) }
  }

  /// Tells the delegate for scrolling, or else the other.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    ask { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }

  // MARK: Fingers

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath) ?? !collectionView.isEditing
  }

  /// Tells the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  /// Tells the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Tells the app's delegate.
  public func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {
    collectionViewDelegate?.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(collectionView, canEditItemAt: indexPath) ?? true
  }

  // MARK: Layout

  /// That of the app's delegate, or a plain one.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    collectionViewDelegate?.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionViewDelegate?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      ?? proposedContentOffset
  }

  /// Where the app's delegate has it; a section that comes from above is proposed behind the other one.
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

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionViewDelegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    collectionViewDelegate?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// Tells the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Tells the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Tells the app's delegate.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // MARK: Focus

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(collectionView, canFocusItemAt: indexPath)
      ?? collectionView.allowsSelection
  }

  /// As the app's delegate says, or else as without one.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
      ?? collectionView.selectionFollowsFocus
  }
}
