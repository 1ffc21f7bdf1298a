import Foundation

// The list, as its section controllers know it.

extension ListAdapter {
  /// The clock that the list moves by; `nil` while it is in no window.
  package var frameClock: FrameClock? { collectionView?.window?.frameClock }
}

extension ListAdapter: ListCollectionContext {
  // MARK: How large it is

  /// The size of the collection view.
  public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }

  /// The collection view's content inset.
  public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }

  /// The collection view's content inset, with what the safe area adds to it.
  public var adjustedContainerInset: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }

  /// The size of the collection view without its content inset.
  public var insetContainerSize: CGSize {
    collectionView.map { $0.bounds.inset(by: $0.contentInset).size } ?? .zero
  }

  /// How far the collection view is scrolled.
  public var containerContentOffset: CGPoint { collectionView?.contentOffset ?? .zero }

  /// The collection view's traits.
  public var traitCollection: UITraitCollection {
    collectionView?.traitCollection ?? UITraitCollection()
  }

  /// What a finger does to the collection view.
  public var scrollingTraits: ListCollectionScrollingTraits {
    ListCollectionScrollingTraits(
      isTracking: collectionView?.isTracking ?? false,
      isDragging: collectionView?.isDragging ?? false,
      isDecelerating: collectionView?.isDecelerating ?? false)
  }

  /// The size of the collection view without the section's inset.
  public func containerSize(for sectionController: ListSectionController) -> CGSize {
    let inset = sectionController.inset
    return CGSize(
      width: containerSize.width - inset.left - inset.right,
      height: containerSize.height - inset.top - inset.bottom)
  }

  // MARK: What is in sight

  /// Which item of a section a cell shows; `NSNotFound` if it shows none of it.
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

  /// The cell of an item; `nil` if it is not in sight, while one is being made, and while sections are told
  /// that they have come near.
  public func cellForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewCell?
  {
    shownCell(at: index, of: sectionController)
  }

  /// The cell of an item, unless one is being made, or what is shown does not agree with the data.
  internal func shownCell(at index: Int, of controller: AnySectionController)
    -> UICollectionViewCell?
  {
    guard cellsBeingMade == 0, !isTellingWorkingRange, let section = sectionBefore(of: controller),
      let cell = collectionView?.cellForItem(at: IndexPath(item: index, section: section))
    else { return nil }
    let owner = display.owner(of: cell)
    return owner == nil || owner === controller.original ? cell : nil
  }

  /// A header, footer or badge in sight.
  public func viewForSupplementaryElement(
    ofKind elementKind: String, at index: Int, sectionController: ListSectionController
  ) -> UICollectionReusableView? {
    guard !isTellingWorkingRange, let path = indexPath(of: sectionController, index) else {
      return nil
    }
    return collectionView?.supplementaryView(forElementKind: elementKind, at: path)
  }

  /// The cells of a section that are in sight as a whole.
  public func fullyVisibleCells(for sectionController: ListSectionController)
    -> [UICollectionViewCell]
  {
    guard let collectionView else { return [] }
    return visibleCells(for: sectionController).filter { cell in
      guard let container = cell.superview else { return false }
      return collectionView.bounds.contains(collectionView.convert(cell.frame, from: container))
    }
  }

  /// The cells of a section that are in sight.
  public func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell] {
    guard let section = map.section(of: sectionController), let collectionView else { return [] }
    return collectionView.visibleCells(inSection: section)
  }

  /// Where the items of a section stand that are in sight.
  public func visibleIndexPaths(for sectionController: ListSectionController) -> [IndexPath] {
    guard let section = map.section(of: sectionController), let collectionView else { return [] }
    return collectionView.visiblePaths(inSection: section)
  }

  /// Where the layout has an item.
  public func layoutAttributesForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewLayoutAttributes?
  {
    indexPath(of: sectionController, index).flatMap {
      collectionView?.collectionViewLayout.layoutAttributesForItem(at: $0)
    }
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionView?.indexPathForItem(at: point)
  }

  /// A point of a view, as a point of the content.
  public func convert(_ point: CGPoint, from view: UIView) -> CGPoint {
    collectionView?.convert(point, from: view) ?? point
  }

  /// Where an item is now; `nil` if its section is not in the list.
  internal func indexPath(of controller: AnySectionController, _ index: Int) -> IndexPath? {
    map.section(of: controller).map { IndexPath(item: index, section: $0) }
  }

  // MARK: Selecting

  /// Takes an item out of the selection.
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

  /// Has where the section's items are found anew: at once, or after the update that is on its way.
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
    // The view may go with its window before it is seen.
    let over = PromisedCall { completion?($0) }
    collectionView.performBatchUpdates {
      layout.invalidate(itemsAt: paths)
    } completion: {
      over.call($0)
    }
  }

  /// Goes to an item.
  public func scroll(
    to sectionController: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let path = indexPath(of: sectionController, index) else { return }
    collectionView?.scrollToItem(at: path, at: scrollPosition, animated: animated)
  }
}

extension UICollectionViewLayout {
  /// Has where items are found anew.
  internal func invalidate(itemsAt paths: [IndexPath]) {
    let context = newContext()
    context.invalidateItems(at: paths)
    invalidateLayout(with: context)
  }
}
