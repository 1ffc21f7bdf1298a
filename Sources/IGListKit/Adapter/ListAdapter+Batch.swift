import Foundation

// Sections say which of their items have changed.

extension ListAdapter: ListBatchContext {
  /// Changes items of sections: see `ListBatchContext`.
  public func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard collectionView != nil else {
      Report.record(.list, "performBatch was called on an adapter without a collection view")
      completion?(false)
      return
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

  /// Items are to be shown anew.
  public func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    reload(sectionController as AnySectionController, indexes)
  }

  /// Items are new.
  public func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    insert(sectionController as AnySectionController, indexes)
  }

  /// Items have gone.
  public func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    delete(sectionController as AnySectionController, indexes)
  }

  /// Where items are is to be found anew.
  public func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet) {
    guard let section = map.section(of: sectionController), !indexes.isEmpty else { return }
    collectionView?.collectionViewLayout.invalidate(itemsAt: paths(of: indexes, in: section))
  }

  /// An item is elsewhere in its section.
  public func move(
    in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int
  ) {
    move(sectionController as AnySectionController, fromIndex, toIndex)
  }

  /// The whole section is to be shown anew.
  public func reload(_ sectionController: ListSectionController) {
    reloadSection(of: sectionController)
  }

  /// A finger has moved a whole section.
  public func moveSectionControllerInteractive(
    _ sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int
  ) {
    moveSection(fromIndex, to: toIndex)
  }

  /// A finger has moved an item in its section.
  public func move(
    inSectionControllerInteractive sectionController: ListSectionController, from fromIndex: Int,
    to toIndex: Int
  ) {
    sectionController.move(from: fromIndex, to: toIndex)
  }

  /// A finger has moved an item where it may not be: it goes back.
  public func revertInvalidInteractiveMove(
    from sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    revertMove()
  }

  // MARK: In any spelling

  internal func reload(_ controller: AnySectionController, _ indexes: IndexSet) {
    guard let collectionView, let before = sectionBefore(of: controller),
      let after = map.section(of: controller)
    else { return }
    // With data that is being changed, what is to be shown anew is elsewhere after.
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

  /// Where the collection view has a section: while the data is being changed, it has what was before.
  internal func sectionBefore(of controller: AnySectionController) -> Int? {
    guard updater.isInDataUpdateBlock(), let mapBefore else { return map.section(of: controller) }
    return mapBefore.sectionBefore(of: controller)
  }
}
