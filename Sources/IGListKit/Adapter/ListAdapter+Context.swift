import Foundation

// The members of the list that its section controllers use.

extension ListAdapter {
  /// The clock that animates the list; `nil` while the collection view is not in a window.
  package var frameClock: FrameClock? { collectionView?.window?.frameClock }
}

extension ListAdapter: ListCollectionContext {
  // MARK: Size and traits

  /// The size of the collection view.
  public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// The collection view's content inset.
  public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }

  /// The collection view's adjusted content inset, which includes the safe area.
  public var adjustedContainerInset: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }

  /// The size of the collection view without its adjusted content inset.
  public var insetContainerSize: CGSize {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset).size } ?? .zero
  }

  /// The content offset of the collection view.
  public var containerContentOffset: CGPoint { collectionView?.contentOffset ?? .zero }

  /// The collection view's traits.
  public var traitCollection: UITraitCollection {
    collectionView?.traitCollection ?? UITraitCollection()
  }

  /// The scrolling state of the collection view: tracking, dragging and decelerating.
  public var scrollingTraits: ListCollectionScrollingTraits {
    ListCollectionScrollingTraits(
      isTracking: collectionView?.isTracking ?? false,
      isDragging: collectionView?.isDragging ?? false,
      isDecelerating: collectionView?.isDecelerating ?? false)
  }

  /// Returns the size of the collection view without the section's inset.
  public func containerSize(for sectionController: ListSectionController) -> CGSize {
    let inset = sectionController.inset
    return CGSize(
      width: containerSize.width - inset.left - inset.right,
      height: containerSize.height - inset.top - inset.bottom)
  }

  // MARK: Visible elements

  /// Returns the index of a cell's item in its section; `NSNotFound` if the cell shows no item of
  /// the section.
  public func index(
    for cell: UICollectionViewCell, sectionController: ListSectionController
  ) -> Int {
    index(of: cell, in: sectionController)
  }

  internal func index(of cell: UICollectionViewCell, in controller: AnySectionController) -> Int {
    guard let path = collectionView?.indexPath(for: cell),
      path.section == map.section(of: controller)
    else { return NSNotFound }
    return path.item
  }

  /// Returns the cell of an item; `nil` if the cell is not visible, while a cell is being made, and
  /// while sections are notified that they have entered the working range.
  public func cellForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewCell?
  {
    shownCell(at: index, of: sectionController)
  }

  /// Returns the cell of an item, if the section controller owns the cell.
  ///
  /// Returns `nil` while a cell is being made, while sections are notified that they have entered
  /// the working range, and if another section controller has made the cell. In the last case the
  /// collection view does not show the list's current data yet.
  internal func shownCell(at index: Int, of controller: AnySectionController)
    -> UICollectionViewCell?
  {
    guard cellsBeingMade == 0, !isTellingWorkingRange, let section = sectionBefore(of: controller),
      let cell = collectionView?.cellForItem(at: IndexPath(item: index, section: section))
    else { return nil }
    return display.isOwned(cell, byOtherThan: controller.original) ? nil : cell
  }

  /// Returns a visible header, footer or badge that the section controller has made; `nil` while
  /// such a view is being made, and while sections are notified that they have entered the working
  /// range.
  public func viewForSupplementaryElement(
    ofKind elementKind: String, at index: Int, sectionController: ListSectionController
  ) -> UICollectionReusableView? {
    guard supplementaryViewsBeingMade == 0, !isTellingWorkingRange,
      let section = sectionBefore(of: sectionController),
      let view = collectionView?.supplementaryView(
        forElementKind: elementKind, at: IndexPath(item: index, section: section))
    else { return nil }
    return display.owner(of: view) === sectionController ? view : nil
  }

  /// Returns the cells of a section that lie completely between the content insets.
  ///
  /// As in IGListKit, the part that the safe area adds to the insets is not considered.
  public func fullyVisibleCells(for sectionController: ListSectionController)
    -> [UICollectionViewCell]
  {
    guard let collectionView else { return [] }
    let area = collectionView.bounds.inset(by: collectionView.contentInset)
    return visibleCells(for: sectionController).filter { cell in
      guard let container = cell.superview else { return false }
      return area.contains(collectionView.convert(cell.frame, from: container))
    }
  }

  /// Returns the visible cells of a section.
  public func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell] {
    guard let section = map.section(of: sectionController), let collectionView else { return [] }
    return collectionView.visibleCells(inSection: section)
  }

  /// Returns the paths of the visible items of a section.
  public func visibleIndexPaths(for sectionController: ListSectionController) -> [IndexPath] {
    guard let section = map.section(of: sectionController), let collectionView else { return [] }
    return collectionView.visiblePaths(inSection: section)
  }

  /// Returns the layout attributes of an item.
  public func layoutAttributesForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewLayoutAttributes?
  {
    indexPath(of: sectionController, index).flatMap {
      collectionView?.collectionViewLayout.layoutAttributesForItem(at: $0)
    }
  }

  /// Returns the path of the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionView?.indexPathForItem(at: point)
  }

  /// Converts a point of a view to the coordinates of the content.
  public func convert(_ point: CGPoint, from view: UIView) -> CGPoint {
    collectionView?.convert(point, from: view) ?? point
  }

  /// Returns the path of an item; `nil` if its section is not in the list.
  internal func indexPath(of controller: AnySectionController, _ index: Int) -> IndexPath? {
    map.section(of: controller).map { IndexPath(item: index, section: $0) }
  }

  // MARK: Selecting

  /// Deselects an item.
  public func deselectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool
  ) {
    guard let path = indexPath(of: sectionController, index) else { return }
    collectionView?.deselectItem(at: path, animated: animated)
  }

  /// Selects an item.
  public func selectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let path = indexPath(of: sectionController, index) else { return }
    collectionView?.selectItem(at: path, animated: animated, scrollPosition: scrollPosition)
  }

  // MARK: Changing

  /// Invalidates the layout of the section's items: immediately, or after the update in progress.
  public func invalidateLayout(
    for sectionController: ListSectionController, completion: ((Bool) -> Void)?
  ) {
    guard queue.holds == 0 else {
      return queue.append("invalidateLayout") { [weak self, weak sectionController] in
        guard let self, let sectionController else {
          completion?(false)
          return
        }
        invalidateLayout(for: sectionController, completion: completion)
      }
    }
    guard let section = map.section(of: sectionController), let collectionView else {
      completion?(false)
      return
    }
    let paths = (0..<sectionController.itemCount).map { IndexPath(item: $0, section: section) }
    let layout = collectionView.collectionViewLayout
    // The view may be removed with its window before the update ends. The completion has to be
    // called in this case, too.
    let completionCall = PromisedCall { completion?($0) }
    collectionView.performBatchUpdates {
      layout.invalidate(itemsAt: paths)
    } completion: {
      completionCall.call($0)
    }
  }

  /// Scrolls to an item.
  public func scroll(
    to sectionController: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let path = indexPath(of: sectionController, index) else { return }
    collectionView?.scrollToItem(at: path, at: scrollPosition, animated: animated)
  }
}

extension UICollectionViewLayout {
  /// Invalidates the layout of items.
  internal func invalidate(itemsAt paths: [IndexPath]) {
    let context = newContext()
    context.invalidateItems(at: paths)
    invalidateLayout(with: context)
  }
}
