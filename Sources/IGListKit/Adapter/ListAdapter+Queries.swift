import Foundation

// The objects and section controllers of the list.

extension ListAdapter {
  /// Returns the section controller of a section.
  public func sectionController(forSection section: Int) -> ListSectionController? {
    map[section]?.controller as? ListSectionController
  }

  /// Returns the section of a section controller; `NSNotFound` if the controller is not in the
  /// list.
  public func section(for sectionController: ListSectionController) -> Int {
    map.section(of: sectionController) ?? NSNotFound
  }

  /// Returns the section controller of an object.
  public func sectionController(for object: Any) -> ListSectionController? {
    controller(for: object) as? ListSectionController
  }

  /// Returns the object of a section controller.
  public func object(for sectionController: ListSectionController) -> Any? {
    map.section(of: sectionController).flatMap { map[$0]?.object }
  }

  /// Returns the object of a section.
  public func object(atSection section: Int) -> Any? { map[section]?.object }

  /// Returns the section of an object; `NSNotFound` if the object is not in the list.
  public func section(for object: Any) -> Int { sectionIndex(of: object) ?? NSNotFound }

  /// Returns all objects of the list, in order.
  public func objects() -> [Any] { map.objects }

  /// Returns the section controllers that have a visible view, in order.
  public func visibleSectionControllers() -> [ListSectionController] {
    display.controllers.compactMap { $0 as? ListSectionController }
  }

  /// Returns the objects that have a visible cell, in order.
  public func visibleObjects() -> [Any] {
    indexesOfVisibleObjects().compactMap { map[$0]?.object }
  }

  /// Returns the sections of the objects that have a visible cell.
  public func indexesOfVisibleObjects() -> IndexSet {
    IndexSet(collectionView?.indexPathsForVisibleItems.map(\.section) ?? [])
  }

  /// Returns the visible cells of an object.
  public func visibleCells(for object: Any) -> [UICollectionViewCell] {
    guard let section = sectionIndex(of: object), let collectionView else { return [] }
    return collectionView.visibleCells(inSection: section)
  }

  /// Returns the size that the section controller gives for an item. Negative lengths and lengths
  /// that are not finite count as zero, and are reported.
  ///
  /// - Differs: IGListKit asserts that the size is a number.
  public func sizeForItem(at indexPath: IndexPath) -> CGSize {
    guard let controller = map[indexPath.section]?.controller else { return .zero }
    performanceDelegate?.listAdapterWillCallSize(self)
    let size = controller.size(at: indexPath.item)
    if let performanceDelegate, let controller = controller as? ListSectionController {
      performanceDelegate.listAdapter(self, didCallSizeOn: controller, at: indexPath.item)
    }
    return positive(
      size, "item \(indexPath.item) of section \(indexPath.section)", "\(type(of: controller))")
  }

  /// Returns the size of a header, footer or badge; zero if the section has no view of this kind.
  public func sizeForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CGSize
  {
    guard let source = map[indexPath.section]?.controller.supplementaryViewSource,
      source.supportedElementKinds().contains(elementKind)
    else { return .zero }
    return positive(
      source.sizeForSupplementaryView(ofKind: elementKind, at: indexPath.item),
      "\(elementKind) \(indexPath.item) of section \(indexPath.section)", "\(type(of: source))")
  }

  /// Returns `size` with zero for lengths that are negative or not finite.
  private func positive(
    _ size: CGSize, _ name: @autoclosure () -> String, _ source: @autoclosure () -> String
  ) -> CGSize {
    func isLength(_ length: CGFloat) -> Bool { length >= 0 && length.isFinite }
    guard !isLength(size.width) || !isLength(size.height) else { return size }
    let isNumber = size.width.isFinite && size.height.isFinite
    Report.record(
      .list,
      "the size of \(name()) is \(isNumber ? "negative" : "no number"): \(size.width) × "
        + "\(size.height), as \(source()) says. That counts as 0")
    func length(_ length: CGFloat) -> CGFloat { isLength(length) ? length : 0 }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  // MARK: For `ListSectionController` and `IGListSectionController`

  internal func sectionIndex(of object: Any) -> Int? {
    (object as? any ListDiffable).flatMap { map.section(of: updater.identity(of: $0)) }
  }

  internal func controller(for object: Any) -> AnySectionController? {
    sectionIndex(of: object).flatMap { map[$0]?.controller }
  }
}

extension UICollectionView {
  /// Returns the paths of the visible items of a section, in order.
  internal func visiblePaths(inSection section: Int) -> [IndexPath] {
    indexPathsForVisibleItems.filter { $0.section == section }
  }

  /// Returns the visible cells of a section, in the order of their items.
  internal func visibleCells(inSection section: Int) -> [UICollectionViewCell] {
    visiblePaths(inSection: section).compactMap { cellForItem(at: $0) }
  }
}
