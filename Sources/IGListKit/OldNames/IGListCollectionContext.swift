import Foundation

/// The old spelling of `ListCollectionContext` and `ListBatchContext`: the list, as section
/// controllers of IGListKit 2 use it. The context also reloads, inserts and deletes items.
@preconcurrency @MainActor
public struct IGListCollectionContext {
  internal let adapter: ListAdapter

  /// The size of the collection view.
  ///
  /// - Differs: in version 2 the size did not include the content inset.
  public var containerSize: CGSize { adapter.containerSize }

  /// Returns the section of a section controller; `NSNotFound` if the controller is not in the
  /// list.
  public func section(for sectionController: IGListSectionController) -> Int {
    adapter.section(for: sectionController)
  }

  /// Returns the index of a cell's item in the section; `NSNotFound` if the cell shows no item of
  /// the section.
  public func index(
    for cell: UICollectionViewCell, sectionController: IGListSectionController
  ) -> Int {
    adapter.index(of: cell, in: sectionController)
  }

  /// Returns the cell of an item; `nil` if the item is not visible.
  public func cellForItem(at index: Int, sectionController: IGListSectionController)
    -> UICollectionViewCell?
  {
    adapter.shownCell(at: index, of: sectionController)
  }

  /// Returns the visible cells of a section.
  public func visibleCells(for sectionController: IGListSectionController)
    -> [UICollectionViewCell]
  {
    guard let section = adapter.map.section(of: sectionController) else { return [] }
    return adapter.collectionView?.visibleCells(inSection: section) ?? []
  }

  /// Deselects an item.
  public func deselectItem(
    at index: Int, sectionController: IGListSectionController, animated: Bool
  ) {
    guard let path = adapter.indexPath(of: sectionController, index) else { return }
    adapter.collectionView?.deselectItem(at: path, animated: animated)
  }

  /// Selects an item.
  public func selectItem(
    at index: Int, sectionController: IGListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let path = adapter.indexPath(of: sectionController, index) else { return }
    adapter.collectionView?.selectItem(
      at: path, animated: animated, scrollPosition: scrollPosition)
  }

  /// Scrolls to an item.
  public func scroll(
    to sectionController: IGListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let path = adapter.indexPath(of: sectionController, index) else { return }
    adapter.collectionView?.scrollToItem(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Cells and other views

  /// Dequeues a cell of a class.
  public func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: IGListSectionController, at index: Int
  ) -> UICollectionViewCell {
    adapter.cell(.class(cellClass), for: sectionController, at: index)
  }

  /// Dequeues a cell from a nib.
  public func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: IGListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    adapter.cell(.nib(nibName, bundle), for: sectionController, at: index)
  }

  /// Dequeues a cell that is registered under an identifier.
  public func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: IGListSectionController, at index: Int
  ) -> UICollectionViewCell {
    adapter.cell(.registered(identifier), for: sectionController, at: index)
  }

  /// Dequeues a header, footer or badge of a class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: IGListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    adapter.supplementaryView(elementKind, .class(viewClass), for: sectionController, at: index)
  }

  /// Dequeues a header, footer or badge from a nib.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: IGListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView {
    adapter.supplementaryView(
      elementKind, .nib(nibName, bundle), for: sectionController, at: index)
  }

  /// Dequeues a header, footer or badge that is registered under an identifier.
  public func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: IGListSectionController, at index: Int
  ) -> UICollectionReusableView {
    adapter.supplementaryView(
      elementKind, .registered(identifier), for: sectionController, at: index)
  }

  // MARK: Changing

  /// Reloads items.
  public func reload(in sectionController: IGListSectionController, at indexes: IndexSet) {
    adapter.reload(sectionController, indexes)
  }

  /// Inserts items.
  public func insert(in sectionController: IGListSectionController, at indexes: IndexSet) {
    adapter.insert(sectionController, indexes)
  }

  /// Deletes items.
  public func delete(in sectionController: IGListSectionController, at indexes: IndexSet) {
    adapter.delete(sectionController, indexes)
  }

  /// Reloads the whole section.
  public func reload(_ sectionController: IGListSectionController) {
    adapter.reloadSection(of: sectionController)
  }

  /// Changes items of sections: the data has to change in the same closure.
  public func performBatch(
    animated: Bool, updates: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    adapter.performBatch(animated: animated, updates, completion: completion)
  }

  /// Changes items of sections: the data has to change in the same closure.
  public func performBatch(
    animated: Bool, updates: @escaping (IGListBatchContext) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    adapter.performBatch(animated: animated, { updates(self) }, completion: completion)
  }
}
