import Foundation

/// A section controller that shows the items of several section controllers, its children, one
/// after the other in one section. Each child receives the object of the section.
///
///     func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
///       -> ListSectionController
///     {
///       let stack = ListStackedSectionController(sectionControllers: [
///         PhotoSectionController(), CommentsSectionController(),
///       ])
///       stack.inset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
///       return stack
///     }
///
/// Each child uses indexes of its own, also in calls of its `collectionContext`. A child may be a
/// stack itself. The inset, the spacing and the `transitionDelegate` are those of the outermost
/// stack. The supplementary views come from the first child that has a `supplementaryViewSource`.
///
/// IGListKit up to 3.4 has a class of this name; version 4 does not.
///
/// - Differs: the index of a child's insertion is computed from the numbers of items at the time of
///   the call. The index is wrong if an earlier child changes later in the same batch.
/// - Unverified: a child can move an item only among its own items. The children's `section` is the
///   section of the stack. A child's `displayDelegate` is notified of the display of the child
///   before the display of the child's first cell.
@preconcurrency @MainActor
public final class ListStackedSectionController: ListSectionController {
  /// The section controllers whose items are shown, in order.
  internal let children: [ListSectionController]
  /// The collection context of the children, which uses their own indexes.
  internal private(set) lazy var context = StackContext(self)
  /// The numbers of the children's items in the collection view. While the data is being changed,
  /// these are the numbers before the change.
  private(set) var shownCounts: [Int] {
    didSet {
      guard shownCounts != oldValue, !places.isEmpty else { return }
      // In the next turn of the main queue, the cells that stay have their new paths.
      MainTurn.schedule { [weak self] in self?.updatePlaces() }
    }
  }
  /// The recorded indexes of each visible cell, by the identity of the cell.
  private var places: [ObjectIdentifier: Place] = [:]

  /// The indexes of a visible cell when they were last recorded.
  private struct Place {
    weak var cell: UICollectionViewCell?
    let child: ListSectionController
    /// The index among the items of the stack.
    var index: Int
    /// The index among the items of the child.
    var ownIndex: Int
  }

  /// Creates a stack of section controllers, which must not be in a list themselves.
  public init(sectionControllers: [ListSectionController]) {
    children = sectionControllers
    shownCounts = sectionControllers.map { _ in 0 }
    super.init()
    for child in children {
      child.stack = self
      if let adapter { child.join(adapter) }
    }
    supplementaryViewSource = children.lazy.compactMap(\.supplementaryViewSource).first
    displayDelegate = self
    workingRangeDelegate = self
    scrollDelegate = self
  }

  // MARK: The place in the list

  internal override func join(_ adapter: ListAdapter) {
    super.join(adapter)
    // If the list is asking for this controller, `super.init()` calls this method.
    for child in children { child.join(adapter) }
  }

  /// The section of the stack and of its children.
  public internal(set) override var section: Int {
    didSet { for child in children { child.section = section } }
  }

  /// Whether the section is the first of the list.
  public internal(set) override var isFirstSection: Bool {
    didSet { for child in children { child.isFirstSection = isFirstSection } }
  }

  /// Whether the section is the last of the list.
  public internal(set) override var isLastSection: Bool {
    didSet { for child in children { child.isLastSection = isLastSection } }
  }

  // MARK: Indexes

  /// Returns the index of a child's item among the items of the stack.
  ///
  /// - Parameter isShown: Whether to return an index for the collection view, which still shows the
  ///   items before the change in progress.
  internal func index(_ index: Int, of child: ListSectionController, isShown: Bool = false) -> Int {
    let position = children.firstIndex { $0 === child.original } ?? 0
    let counts = isShown ? shownCounts : children.map { $0.numberOfItems() }
    return counts[..<position].reduce(index, +)
  }

  /// The outermost stack, which is the section controller in the list: this stack, unless it is a
  /// child of another stack.
  internal var outermost: ListStackedSectionController { stack?.outermost ?? self }

  /// Returns the index of a child's item in the section of the list.
  ///
  /// This index differs from the result of `index(_:of:isShown:)` only if the stack is a child of
  /// another stack.
  internal func sectionIndex(
    _ index: Int, of child: ListSectionController, isShown: Bool = false
  ) -> Int {
    self.index(index, of: child, isShown: isShown) + start(isShown: isShown)
  }

  /// Returns the index of the stack's first item in the section of the list.
  private func start(isShown: Bool) -> Int {
    stack?.sectionIndex(0, of: self, isShown: isShown) ?? 0
  }

  /// Returns the child that shows an item of the stack, and the item's index in the child.
  internal func place(of index: Int) -> (child: ListSectionController, index: Int)? {
    var rest = index
    for child in children {
      let count = child.numberOfItems()
      if rest < count { return (child, rest) }
      rest -= count
    }
    return nil
  }

  /// Calls the closure with the child that shows an item, and the item's index in the child.
  private func tell(_ index: Int, _ body: (ListSectionController, Int) -> Void) {
    if let place = place(of: index) { body(place.child, place.index) }
  }

  // MARK: The section

  /// Returns the number of the items of all children.
  public override func numberOfItems() -> Int {
    let counts = children.map { $0.numberOfItems() }
    if adapter?.updater.isInDataUpdateBlock() != true { shownCounts = counts }
    return counts.reduce(0, +)
  }

  /// Returns the size that the child returns.
  public override func sizeForItem(at index: Int) -> CGSize {
    place(of: index).map { $0.child.sizeForItem(at: $0.index) } ?? .zero
  }

  /// Returns the cell that the child returns.
  public override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let place = place(of: index) else { hasNothingToShow(at: index) }
    return place.child.cellForItem(at: place.index)
  }

  /// Supplies the object to each child.
  public override func didUpdate(to object: Any) {
    updatePlaces()
    for child in children { child.didUpdate(to: object) }
  }

  /// Asks the child that shows the item.
  public override func shouldSelectItem(at index: Int) -> Bool {
    place(of: index).map { $0.child.shouldSelectItem(at: $0.index) } ?? true
  }

  /// Asks the child that shows the item.
  public override func shouldDeselectItem(at index: Int) -> Bool {
    place(of: index).map { $0.child.shouldDeselectItem(at: $0.index) } ?? true
  }

  /// Tells the child that shows the item.
  public override func didSelectItem(at index: Int) { tell(index) { $0.didSelectItem(at: $1) } }

  /// Tells the child that shows the item.
  public override func didDeselectItem(at index: Int) { tell(index) { $0.didDeselectItem(at: $1) } }

  /// Tells the child that shows the item.
  public override func didHighlightItem(at index: Int) {
    tell(index) { $0.didHighlightItem(at: $1) }
  }

  /// Tells the child that shows the item.
  public override func didUnhighlightItem(at index: Int) {
    tell(index) { $0.didUnhighlightItem(at: $1) }
  }

  /// Returns the menu that the child returns.
  public override func contextMenuConfigurationForItem(at index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    place(of: index).flatMap {
      $0.child.contextMenuConfigurationForItem(at: $0.index, point: point)
    }
  }

  /// Asks the child that shows the item.
  public override func canMoveItem(at index: Int) -> Bool {
    place(of: index).map { $0.child.canMoveItem(at: $0.index) } ?? false
  }

  /// Asks the child if both indexes belong to it; otherwise returns `false`.
  public override func canMoveItem(at sourceItemIndex: Int, to destinationItemIndex: Int) -> Bool {
    guard let from = place(of: sourceItemIndex), let to = place(of: destinationItemIndex),
      from.child === to.child
    else { return false }
    return from.child.canMoveItem(at: from.index, to: to.index)
  }

  /// Tells the child to move its object.
  public override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    guard let from = place(of: sourceIndex), let to = place(of: destinationIndex) else { return }
    from.child.moveObject(from: from.index, to: to.index)
  }

  // MARK: Visible cells

  /// Records that a child's cell is about to be displayed.
  ///
  /// - Returns: Whether the cell is the first visible cell of the child.
  fileprivate func begin(
    _ cell: UICollectionViewCell, at index: Int, of child: ListSectionController, at ownIndex: Int
  ) -> Bool {
    let isFirst = !places.values.contains { $0.child === child }
    places[ObjectIdentifier(cell)] = Place(
      cell: cell, child: child, index: index, ownIndex: ownIndex)
    return isFirst
  }

  /// Records that a cell is no longer displayed.
  ///
  /// - Returns: The child of the cell, the index that the cell had in the child, and whether the
  ///   cell was the child's last visible cell; `nil` if the cell was not recorded.
  fileprivate func end(
    _ cell: UICollectionViewCell, at index: Int
  ) -> (child: ListSectionController, ownIndex: Int, isLast: Bool)? {
    guard let place = places.removeValue(forKey: ObjectIdentifier(cell)) else { return nil }
    let child = place.child
    // The index of a removed cell is still the index before the change, when the children had other
    // numbers of items.
    let ownIndex =
      index == place.index ? place.ownIndex : index - self.index(0, of: child)
    return (child, ownIndex, !places.values.contains { $0.child === child })
  }

  /// Records the current indexes of the visible cells, also in the stacks among the children.
  internal func updateAllPlaces() {
    updatePlaces()
    for child in children { (child as? ListStackedSectionController)?.updateAllPlaces() }
  }

  /// Records the current indexes of the visible cells.
  ///
  /// A cell that is being removed no longer has an index. The recorded indexes of the cell are
  /// kept.
  internal func updatePlaces() {
    guard let view = adapter?.collectionView else { return }
    let start = start(isShown: true)
    for (id, place) in places {
      guard let path = place.cell.flatMap({ view.indexPath(for: $0) }) else { continue }
      places[id]?.index = path.item - start
      places[id]?.ownIndex = path.item - start - index(0, of: place.child, isShown: true)
    }
  }
}

extension ListStackedSectionController: ListDisplayDelegate {
  /// Does nothing: each child is notified before its own first cell is displayed.
  public func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController
  ) {}

  /// Does nothing: each child is notified when its own last cell is no longer displayed.
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
  ) {}

  /// Notifies the child of the display of the cell. If the cell is the child's first visible cell,
  /// first notifies the child of its own display.
  public func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) {
    guard let (child, ownIndex) = place(of: index) else { return }
    let isFirst = begin(cell, at: index, of: child, at: ownIndex)
    if isFirst { child.displayDelegate?.listAdapter(listAdapter, willDisplay: child) }
    child.displayDelegate?.listAdapter(listAdapter, willDisplay: child, cell: cell, at: ownIndex)
  }

  /// Notifies the child of the end of the cell's display. If the cell was the child's last visible
  /// cell, then notifies the child of the end of its own display.
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) {
    guard let (child, ownIndex, isLast) = end(cell, at: index) else { return }
    child.displayDelegate?.listAdapter(
      listAdapter, didEndDisplaying: child, cell: cell, at: ownIndex)
    if isLast { child.displayDelegate?.listAdapter(listAdapter, didEndDisplaying: child) }
  }
}

extension ListStackedSectionController: ListWorkingRangeDelegate {
  /// Tells all children.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) { for child in children { child.handle(.willEnterWorkingRange, in: listAdapter) } }

  /// Tells all children.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) { for child in children { child.handle(.didExitWorkingRange, in: listAdapter) } }
}

extension ListStackedSectionController: ListScrollDelegate {
  /// Tells all children.
  public func listAdapter(
    _ listAdapter: ListAdapter, didScroll sectionController: ListSectionController
  ) { for child in children { child.handle(.didScroll, in: listAdapter) } }

  /// Tells all children.
  public func listAdapter(
    _ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController
  ) { for child in children { child.handle(.willBeginDragging, in: listAdapter) } }

  /// Tells all children.
  public func listAdapter(
    _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
    willDecelerate decelerate: Bool
  ) {
    for child in children {
      child.handle(.didEndDragging(willDecelerate: decelerate), in: listAdapter)
    }
  }

  /// Tells all children.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController
  ) { for child in children { child.handle(.didEndDecelerating, in: listAdapter) } }
}
