import Foundation

// The methods by which section controllers change their items: `ListBatchContext`.

extension ListAdapter: ListBatchContext {
  /// Shows changes of sections' items in one batch. The data has to change in `updates`.
  public func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    if collectionView == nil {
      Report.record(.list, "performBatch was called on an adapter without a collection view")
    }
    performBatch(
      animated: animated, { [weak self] in if let self { updates(self) } }, completion: completion)
  }

  internal func performBatch(
    animated: Bool, _ updates: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    updater.performUpdate(
      collectionViewBlock: { [weak self] in self?.collectionView }, animated: animated,
      itemUpdates: updates,
      completion: holdingRequests(.itemUpdates, animated: animated, completion))
  }

  /// Reloads items.
  public func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    reload(sectionController as AnySectionController, indexes)
  }

  /// Inserts items.
  public func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    insert(sectionController as AnySectionController, indexes)
  }

  /// Deletes items.
  public func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    delete(sectionController as AnySectionController, indexes)
  }

  /// Invalidates the layout of items.
  public func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet) {
    guard let section = map.section(of: sectionController), !indexes.isEmpty else { return }
    collectionView?.collectionViewLayout.invalidate(itemsAt: paths(of: indexes, in: section))
  }

  /// Moves an item in its section.
  public func move(
    in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int
  ) {
    move(sectionController as AnySectionController, fromIndex, toIndex)
  }

  /// Reloads the whole section.
  public func reload(_ sectionController: ListSectionController) {
    reloadSection(of: sectionController)
  }

  /// Records that the user has moved a whole section interactively.
  public func moveSectionControllerInteractive(
    _ sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int
  ) {
    moveSection(fromIndex, to: toIndex)
  }

  /// Records that the user has moved an item in its section interactively.
  public func move(
    inSectionControllerInteractive sectionController: ListSectionController, from fromIndex: Int,
    to toIndex: Int
  ) {
    sectionController.move(from: fromIndex, to: toIndex)
  }

  /// Undoes an interactive move of an item to a position where it is not allowed.
  public func revertInvalidInteractiveMove(
    from sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    revertMove()
  }

  // MARK: For `ListSectionController` and `IGListSectionController`

  internal func reload(_ controller: AnySectionController, _ indexes: IndexSet) {
    guard let collectionView, let before = sectionBefore(of: controller),
      let after = map.section(of: controller)
    else { return }
    // While the data is being changed, a reload also needs the path after the change.
    for index in indexes {
      updater.reloadItem(
        in: collectionView, from: IndexPath(item: index, section: before),
        to: IndexPath(item: index, section: after))
    }
  }

  internal func insert(_ controller: AnySectionController, _ indexes: IndexSet) {
    guard let collectionView, let section = map.section(of: controller), !indexes.isEmpty else {
      return
    }
    updater.insertItems(into: collectionView, indexPaths: paths(of: indexes, in: section))
    updateEmptyViewUnlessChanging()
  }

  internal func delete(_ controller: AnySectionController, _ indexes: IndexSet) {
    guard let collectionView, let section = sectionBefore(of: controller), !indexes.isEmpty else {
      return
    }
    updater.deleteItems(from: collectionView, indexPaths: paths(of: indexes, in: section))
    updateEmptyViewUnlessChanging()
  }

  internal func move(_ controller: AnySectionController, _ from: Int, _ to: Int) {
    guard let collectionView, let before = sectionBefore(of: controller),
      let after = map.section(of: controller)
    else { return }
    updater.moveItem(
      in: collectionView, from: IndexPath(item: from, section: before),
      to: IndexPath(item: to, section: after))
  }

  internal func reloadSection(of controller: AnySectionController) {
    guard let collectionView, let section = sectionBefore(of: controller) else { return }
    updater.reload(collectionView, sections: [section])
    updateEmptyViewUnlessChanging()
  }

  private func paths(of indexes: IndexSet, in section: Int) -> [IndexPath] {
    indexes.map { IndexPath(item: $0, section: section) }
  }

  /// Returns the section of a controller in the collection view. While the data is being changed,
  /// the view still has the sections before the update.
  internal func sectionBefore(of controller: AnySectionController) -> Int? {
    guard updater.isInDataUpdateBlock(), let mapBefore else { return map.section(of: controller) }
    return mapBefore.sectionBefore(of: controller)
  }
}
