import Foundation

// What the list shows.

extension ListAdapter {
  /// The section controller of a section.
  public func sectionController(forSection section: Int) -> ListSectionController? {
    map[section]?.controller as? ListSectionController
  }

  /// The section of a section controller; `NSNotFound` if it is not in the list.
  public func section(for sectionController: ListSectionController) -> Int {
    map.section(of: sectionController) ?? NSNotFound
  }

  /// The section controller of an object.
  public func sectionController(for object: Any) -> ListSectionController? {
    controller(for: object) as? ListSectionController
  }

  /// The object of a section controller.
  public func object(for sectionController: ListSectionController) -> Any? {
    map.section(of: sectionController).flatMap { map[$0]?.object }
  }

  /// The object of a section.
  public func object(atSection section: Int) -> Any? { map[section]?.object }

  /// The section of an object; `NSNotFound` if it is not in the list.
  public func section(for object: Any) -> Int { place(of: object) ?? NSNotFound }

  /// All objects of the list, in order.
  public func objects() -> [Any] { map.objects }

  /// The section controllers with a view in sight, in order.
  public func visibleSectionControllers() -> [ListSectionController] {
    display.controllers.compactMap { $0 as? ListSectionController }
  }

  /// The objects with a cell in sight, in order.
  public func visibleObjects() -> [Any] {
    indexesOfVisibleObjects().compactMap { map[$0]?.object }
  }

  /// Where the objects stand that have a cell in sight.
  public func indexesOfVisibleObjects() -> IndexSet {
    IndexSet(collectionView?.indexPathsForVisibleItems.map(\.section) ?? [])
  }

  /// The cells of an object that are in sight.
  public func visibleCells(for object: Any) -> [UICollectionViewCell] {
    guard let section = place(of: object), let collectionView else { return [] }
    return collectionView.visibleCells(inSection: section)
  }

  /// How large an item is: what its section controller says, and nothing where that is less. What is
  /// negative or no number is nothing, and reported.
  ///
  /// - Differs: IGListKit asserts that it is a number.
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

  /// How large a header, footer or badge is: nothing, if its section has none of the kind.
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

  /// A size without lengths below zero, and without those that are no number.
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

  // MARK: In any spelling

  internal func place(of object: Any) -> Int? {
    (object as? any ListDiffable).flatMap { map.section(of: updater.identity(of: $0)) }
  }

  internal func controller(for object: Any) -> AnySectionController? {
    place(of: object).flatMap { map[$0]?.controller }
  }
}

extension UICollectionView {
  /// Where the items of a section stand that are in sight, in order.
  internal func visiblePaths(inSection section: Int) -> [IndexPath] {
    indexPathsForVisibleItems.filter { $0.section == section }
  }

  /// The cells of a section that are in sight, in the order of their items.
  internal func visibleCells(inSection section: Int) -> [UICollectionViewCell] {
    visiblePaths(inSection: section).compactMap { cellForItem(at: $0) }
  }
}
