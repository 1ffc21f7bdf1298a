import Foundation

// The adapter as the delegate of its collection view. The adapter calls the app's own delegates
// first, then the section controllers.

extension ListAdapter: UICollectionViewDelegate {
  // MARK: Scrolling

  /// Calls `scrollViewDelegate`, then the visible section controllers.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    performanceDelegate?.listAdapterWillCallScroll(self)
    scrollViewDelegate?.scrollViewDidScroll(scrollView)
    tellVisible(.didScroll)
    performanceDelegate?.listAdapter(self, didCallScroll: scrollView)
  }

  /// Calls `scrollViewDelegate`, then the visible section controllers.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
    tellVisible(.willBeginDragging)
  }

  /// Calls `scrollViewDelegate`, then the visible section controllers.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    scrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    tellVisible(.didEndDragging(willDecelerate: decelerate))
  }

  /// Calls `scrollViewDelegate`, then the visible section controllers.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewDidEndDecelerating(scrollView)
    tellVisible(.didEndDecelerating)
  }

  private func tellVisible(_ event: SectionEvent) {
    for controller in display.scrolling { controller.handle(event, in: self) }
  }

  // MARK: Displaying

  /// Calls the app's delegate, then the section controller of the cell, then the adapter's
  /// delegates.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    performanceDelegate?.listAdapterWillCallDisplayCell(self)
    collectionViewDelegate?.collectionView(
      collectionView, willDisplay: cell, forItemAt: indexPath)
    guard let entry = map[indexPath.section] else { return }
    begin(cell, asItem: true, of: entry, at: indexPath)
    if let performanceDelegate, let controller = entry.controller as? ListSectionController {
      performanceDelegate.listAdapter(
        self, didCallDisplay: cell, on: controller, at: indexPath.item)
    }
  }

  /// Calls the app's delegate, then the section controller that made the cell, then the adapter's
  /// delegates.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let owner = performanceDelegate == nil ? nil : display.owner(of: cell)
    performanceDelegate?.listAdapterWillCallEndDisplayCell(self)
    collectionViewDelegate?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    end(cell, at: indexPath)
    if let owner = owner as? ListSectionController {
      performanceDelegate?.listAdapter(
        self, didCallEndDisplay: cell, on: owner, at: indexPath.item)
    }
  }

  /// Calls the app's delegate. Then calls the section controller if the view is the first visible
  /// view of the section.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
    let path = indexPath.withItem
    guard let entry = map[path.section] else { return }
    begin(view, asItem: false, of: entry, at: path)
  }

  /// Calls the app's delegate. Then calls the section controller if the view was the last visible
  /// view of the section.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
    end(view, at: indexPath.withItem)
  }

  // MARK: Selecting

  /// Asks the section controller. The app's delegate is not asked.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { allows(.select, at: indexPath) }

  /// Asks the section controller. The app's delegate is not asked.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { allows(.deselect, at: indexPath) }

  private func allows(_ question: SectionQuestion, at path: IndexPath) -> Bool {
    map[path.section]?.controller.allows(question, at: path.item) ?? true
  }

  /// Calls the app's delegate, then the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    tell(.didSelect(indexPath.item), at: indexPath)
    if autoDeselectEnabled { collectionView.deselectItem(at: indexPath, animated: true) }
  }

  /// Calls the app's delegate, then the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
    tell(.didDeselect(indexPath.item), at: indexPath)
  }

  /// Calls the app's delegate, then the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didHighlightItemAt: indexPath)
    tell(.didHighlight(indexPath.item), at: indexPath)
  }

  /// Calls the app's delegate, then the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    tell(.didUnhighlight(indexPath.item), at: indexPath)
  }

  private func tell(_ event: SectionEvent, at path: IndexPath) {
    map[path.section]?.controller.handle(event, in: self)
  }

  // MARK: Menus and focus

  /// Calls a method of the app's delegate and returns the result; `nil` if the delegate does not
  /// implement the method.
  private func ownAnswer<Answer>(
    _ member: StaticString = #function, _ question: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    collectionViewDelegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, member) { question(delegate) }
    }
  }

  /// Returns the menu of the app's delegate if the delegate implements this method; otherwise the
  /// menu of the section controller.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let own = ownAnswer {
      $0.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    // If the delegate returns `nil`, there is no menu, and the section controller is not asked.
    if let own { return own }
    return map[indexPath.section]?.controller.menu(at: indexPath.item, point: point)
  }

  /// Returns the menu of the app's delegate if the delegate implements this method; otherwise, for
  /// a single item, the menu of its section controller.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let own = ownAnswer {
      $0.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    if let own { return own }
    guard let path = indexPaths.first, indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// Returns the path that the app's delegate prefers, if the delegate implements this method;
  /// otherwise the first visible item, if the experiment `fixPreferredFocusedView` is on.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    let own = ownAnswer { $0.indexPathForPreferredFocusedView(in: collectionView) }
    if let own { return own }
    guard experiments.contains(.fixPreferredFocusedView) else { return nil }
    return collectionView.indexPathsForVisibleItems.first
  }
}
