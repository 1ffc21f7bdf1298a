import Foundation

// The adapter as the data source of its collection view.

extension ListAdapter: UICollectionViewDataSource {
  /// The number of objects that have a section controller.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { map.count }

  /// The number of items that the section controller returns.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard let controller = map[section]?.controller else { return 0 }
    let count = controller.itemCount
    guard count >= 0 else {
      Misuse.trap(
        "Cannot return negative number of items \(count) for section controller \(controller)",
        "section \(section), object \(map[section].map { "\($0.object)" } ?? "")")
    }
    return count
  }

  /// Asks the section controller for the cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    performanceDelegate?.listAdapterWillCallDequeueCell(self)
    cellsBeingMade += 1
    let controller = map[indexPath.section]?.controller
    let made = controller?.cell(at: indexPath.item)
    cellsBeingMade -= 1
    guard let controller, let cell = made else {
      updater.willCrash(
        with: collectionView, sectionControllerClass: controller.map { type(of: $0) })
      Misuse.trap(
        "No cell was returned for section \(indexPath.section), item \(indexPath.item)",
        "section controller \(controller.map { "\(type(of: $0))" } ?? "none")")
    }
    if let performanceDelegate, let controller = controller as? ListSectionController {
      performanceDelegate.listAdapter(
        self, didCallDequeue: cell, on: controller, at: indexPath.item)
    }
    return cell
  }

  /// Asks the section's supplementary view source for the view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let path = indexPath.withItem
    guard let controller = map[path.section]?.controller,
      let source = controller.supplementaryViewSource
    else {
      Misuse.trap(
        "No supplementary view source for section \(path.section)",
        "the layout wants a view of kind \(kind) at item \(path.item): set "
          + "supplementaryViewSource of the section controller")
    }
    supplementaryViewsBeingMade += 1
    let view = source.viewForSupplementaryElement(ofKind: kind, at: path.item)
    supplementaryViewsBeingMade -= 1
    display.setOwner(of: view, controller)
    return view
  }

  /// Asks the section controller whether the item can move.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    map[indexPath.section]?.controller.canMove(at: indexPath.item) ?? false
  }

  /// Moves an item in its section, or moves a section of one item. Any other move is reverted.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moveItem(from: sourceIndexPath, to: destinationIndexPath)
  }
}

extension IndexPath {
  /// The path with an item. If the path has only one index, that index is the section, and the item
  /// is `NSNotFound`.
  ///
  /// A supplementary view that belongs to the whole layout has such a path. Objective-C, and so
  /// IGListKit, reads its item as `NSNotFound`.
  internal var withItem: IndexPath {
    count == 1 ? IndexPath(item: NSNotFound, section: self[0]) : self
  }
}
