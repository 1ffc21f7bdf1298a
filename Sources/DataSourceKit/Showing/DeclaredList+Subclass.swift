import GalleyUIKit

// The calls of a declared list to the collection view that shows the list. The app declares the
// sections and items of such a list as values. In the collection view's diffable data source,
// sections and items are identified by numbers. Each number belongs to a declared identity.

extension DeclaredList: DeclaredSectionsSubclass {
  internal var viewName: String { "UICollectionView" }

  internal var listView: _ListView? {
    collectionView.flatMap { $0.dataSource === source ? $0 : nil }
  }

  internal func number(at path: IndexPath) -> Int? { source.itemIdentifier(for: path) }
  internal func sectionNumber(at index: Int) -> Int? { source.sectionIdentifier(for: index) }
  internal func path(of number: Int) -> IndexPath? { source.indexPath(for: number) }

  internal func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>,
    _ outlines: [Int: NSDiffableDataSourceSectionSnapshot<Int>], _ animated: Bool,
    _ completion: @escaping () -> Void
  ) {
    source.apply(
      snapshot, outlines: outlines, animatingDifferences: animated, completion: completion)
  }

  internal var selectedPaths: [IndexPath] { collectionView?.indexPathsForSelectedItems ?? [] }

  internal func select(_ path: IndexPath) {
    collectionView?.selectItem(at: path, animated: false, scrollPosition: [])
  }

  internal func deselect(_ path: IndexPath, animated: Bool) {
    collectionView?.deselectItem(at: path, animated: animated)
  }

  internal var keepsSpaceForMissingHeaders: Bool { false }

  internal func updateLayout(_ animated: Bool) {
    guard let view = collectionView else { return }
    guard animated, view.window != nil else {
      return view.collectionViewLayout.invalidateLayout()
    }
    view.performBatchUpdates { view.collectionViewLayout.invalidateLayout() }
  }

  internal func installHandlers() {
    source.reorderingHandlers.canReorderItem = { [weak self] number in
      self?.cell(of: number)?.isMovable ?? false
    }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.moved(transaction)
    }
    source.sectionSnapshotHandlers.shouldExpandItem = { [weak self] in self?.mayToggle($0) ?? false
    }
    source.sectionSnapshotHandlers.shouldCollapseItem = { [weak self] in
      self?.mayToggle($0) ?? false
    }
  }
}
