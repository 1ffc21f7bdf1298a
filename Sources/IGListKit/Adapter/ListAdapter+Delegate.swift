import Foundation

// What the collection view tells its delegate, for section controllers: the app's own delegates hear it
// first.

extension ListAdapter: UICollectionViewDelegate {
  // MARK: Scrolling

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    performanceDelegate?.listAdapterWillCallScroll(self)
    scrollViewDelegate?.scrollViewDidScroll(scrollView)
    tellVisible(.didScroll)
    performanceDelegate?.listAdapter(self, didCallScroll: scrollView)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
    tellVisible(.willBeginDragging)
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    scrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    tellVisible(.didEndDragging(willDecelerate: decelerate))
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewDidEndDecelerating(scrollView)
    tellVisible(.didEndDecelerating)
  }

  private func tellVisible(_ event: SectionEvent) {
    for controller in display.controllers { controller.hear(event, in: self) }
  }

  // MARK: What is in sight

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    performanceDelegate?.listAdapterWillCallDisplayCell(self)
    collectionViewDelegate?.collectionView(
      collectionView, willDisplay: cell, forItemAt: indexPath)
    guard let entry = map[indexPath.section] else { return }
    begin(cell, asItem: true, of: entry, at: indexPath)
    if let controller = entry.controller as? ListSectionController {
      performanceDelegate?.listAdapter(
        self, didCallDisplay: cell, on: controller, at: indexPath.item)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let owner = display.owner(of: cell)
    performanceDelegate?.listAdapterWillCallEndDisplayCell(self)
    collectionViewDelegate?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    end(cell, at: indexPath)
    if let owner = owner as? ListSectionController {
      performanceDelegate?.listAdapter(
        self, didCallEndDisplay: cell, on: owner, at: indexPath.item)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
    guard let entry = map[indexPath.section] else { return }
    begin(view, asItem: false, of: entry, at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
    end(view, at: indexPath)
  }

  // MARK: Selecting

  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { allows(.select, at: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { allows(.deselect, at: indexPath) }

  private func allows(_ question: SectionQuestion, at path: IndexPath) -> Bool {
    map[path.section]?.controller.allows(question, at: path.item) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    if autoDeselectEnabled { collectionView.deselectItem(at: indexPath, animated: true) }
    tell(.didSelect(indexPath.item), at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
    tell(.didDeselect(indexPath.item), at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didHighlightItemAt: indexPath)
    tell(.didHighlight(indexPath.item), at: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    collectionViewDelegate?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    tell(.didUnhighlight(indexPath.item), at: indexPath)
  }

  private func tell(_ event: SectionEvent, at path: IndexPath) {
    map[path.section]?.controller.hear(event, in: self)
  }

  // MARK: Menus and focus

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    // A delegate that says "none" is heard too.
    if let delegate = collectionViewDelegate,
      let own = DefaultAnswer.own({
        delegate.collectionView(
          collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
      })
    {
      return own
    }
    return map[indexPath.section]?.controller.menu(at: indexPath.item, point: point)
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    if let delegate = collectionViewDelegate,
      let own = DefaultAnswer.own({ delegate.indexPathForPreferredFocusedView(in: collectionView) })
    {
      return own
    }
    guard experiments.contains(.fixPreferredFocusedView) else { return nil }
    return collectionView.indexPathsForVisibleItems.first
  }
}

extension ListAdapter {
  /// A view is about to be seen: the app hears of the view, then of its section if it is the first.
  private func begin(
    _ view: UICollectionReusableView, asItem isItem: Bool, of entry: SectionMap.Entry,
    at path: IndexPath
  ) {
    let (controller, object) = (entry.controller, entry.object)
    let isFirst = display.begin(view, asItem: isItem, controller, object, at: path)
    if isItem, let cell = view as? UICollectionViewCell {
      controller.hear(.willDisplayCell(cell, path.item), in: self)
      tellDelegates { $0.listAdapter(self, willDisplay: object, cell: cell, at: path) }
      workingRange.show(controller)
    }
    if isFirst {
      controller.hear(.willDisplay, in: self)
      tellDelegates { $0.listAdapter(self, willDisplay: object, at: path.section) }
    }
    refreshWorkingRange()
  }

  /// A view is gone: told with the object that it showed, which may be in the list no more.
  private func end(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let (shown, isLast) = display.end(view) else { return }
    let (controller, object) = (shown.controller, shown.object)
    if shown.isItem, let cell = view as? UICollectionViewCell {
      controller.hear(.didEndDisplayingCell(cell, path.item), in: self)
      tellDelegates { $0.listAdapter(self, didEndDisplaying: object, cell: cell, at: path) }
      workingRange.hide(controller)
    }
    if isLast {
      controller.hear(.didEndDisplaying, in: self)
      tellDelegates { $0.listAdapter(self, didEndDisplaying: object, at: path.section) }
    }
    refreshWorkingRange()
  }

  /// Whatever is in sight is gone at once, as is what is still on its way out of it.
  internal func endEverything() {
    for (view, path) in display.views { end(view, at: path) }
    display.forget()
    workingRange.forget()
  }

  private func tellDelegates(_ body: (any ListAdapterDelegate) -> Void) {
    if let delegate { body(delegate) }
    IGListAdapterDelegateAnnouncer.sharedInstance().tell(body)
  }
}
