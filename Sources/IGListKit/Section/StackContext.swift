import Foundation

/// The collection context of the children of a stack. The context converts the children's indexes
/// to indexes of the section.
@MainActor
internal final class StackContext: NSObject, ListCollectionContext, ListBatchContext {
  private weak var owner: ListStackedSectionController?

  init(_ stack: ListStackedSectionController) { owner = stack }

  /// The stack. Traps if the stack was deallocated.
  private var stack: ListStackedSectionController {
    guard let owner else {
      Misuse.trap("The stack of this collectionContext is gone", "it has no list any more")
    }
    return owner
  }

  /// The clock that animates the list; `nil` while the stack is in no list.
  internal var frameClock: FrameClock? { owner?.adapter?.frameClock }

  /// The list that contains the stack.
  internal var list: ListAdapter {
    guard let adapter = stack.adapter else {
      Misuse.trap("A child of a stack is in no list", "its collectionContext is nil then")
    }
    return adapter
  }

  /// The outermost stack, which is the section controller in the list.
  private var outermost: ListStackedSectionController { stack.outermost }

  /// Returns the indexes in the section of all items of a child.
  private func range(of child: ListSectionController) -> Range<Int> {
    let start = stack.sectionIndex(0, of: child)
    return start..<start + child.numberOfItems()
  }

  /// Returns the indexes in the section of a child's items.
  private func mapped(
    _ indexes: IndexSet, _ child: ListSectionController, isShown: Bool = false
  ) -> IndexSet { IndexSet(indexes.map { stack.sectionIndex($0, of: child, isShown: isShown) }) }

  // MARK: Size and traits

  var containerSize: CGSize { list.containerSize }
  var containerInset: UIEdgeInsets { list.containerInset }
  var adjustedContainerInset: UIEdgeInsets { list.adjustedContainerInset }
  var insetContainerSize: CGSize { list.insetContainerSize }
  var containerContentOffset: CGPoint { list.containerContentOffset }
  var traitCollection: UITraitCollection { list.traitCollection }
  var scrollingTraits: ListCollectionScrollingTraits { list.scrollingTraits }
  var experiments: ListExperiment {
    get { list.experiments }
    set { list.experiments = newValue }
  }

  func containerSize(for child: ListSectionController) -> CGSize {
    list.containerSize(for: outermost)
  }

  // MARK: Visible elements

  func index(
    for cell: UICollectionViewCell, sectionController child: ListSectionController
  ) -> Int {
    let index = list.index(for: cell, sectionController: outermost)
    return range(of: child).contains(index) ? index - stack.sectionIndex(0, of: child) : NSNotFound
  }

  func cellForItem(at index: Int, sectionController child: ListSectionController)
    -> UICollectionViewCell?
  {
    let isShown = list.updater.isInDataUpdateBlock()
    return list.shownCell(
      at: stack.sectionIndex(index, of: child, isShown: isShown), of: outermost)
  }

  func viewForSupplementaryElement(
    ofKind elementKind: String, at index: Int, sectionController child: ListSectionController
  ) -> UICollectionReusableView? {
    list.viewForSupplementaryElement(ofKind: elementKind, at: index, sectionController: outermost)
  }

  func fullyVisibleCells(for child: ListSectionController) -> [UICollectionViewCell] {
    list.fullyVisibleCells(for: outermost).filter {
      index(for: $0, sectionController: child) != NSNotFound
    }
  }

  func visibleCells(for child: ListSectionController) -> [UICollectionViewCell] {
    list.visibleCells(for: outermost).filter {
      index(for: $0, sectionController: child) != NSNotFound
    }
  }

  /// Returns the paths in the list of a child's visible items.
  func visibleIndexPaths(for child: ListSectionController) -> [IndexPath] {
    list.visibleIndexPaths(for: outermost).filter { range(of: child).contains($0.item) }
  }

  func layoutAttributesForItem(at index: Int, sectionController child: ListSectionController)
    -> UICollectionViewLayoutAttributes?
  {
    list.layoutAttributesForItem(
      at: stack.sectionIndex(index, of: child), sectionController: outermost)
  }

  func indexPathForItem(at point: CGPoint) -> IndexPath? { list.indexPathForItem(at: point) }

  func convert(_ point: CGPoint, from view: UIView) -> CGPoint { list.convert(point, from: view) }

  // MARK: Selecting and scrolling

  func deselectItem(at index: Int, sectionController child: ListSectionController, animated: Bool) {
    list.deselectItem(
      at: stack.sectionIndex(index, of: child), sectionController: outermost, animated: animated)
  }

  func selectItem(
    at index: Int, sectionController child: ListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    list.selectItem(
      at: stack.sectionIndex(index, of: child), sectionController: outermost, animated: animated,
      scrollPosition: scrollPosition)
  }

  func scroll(
    to child: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    list.scroll(
      to: outermost, at: stack.sectionIndex(index, of: child), scrollPosition: scrollPosition,
      animated: animated)
  }

  // MARK: Cells and other views

  func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for child: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    cell(.class(cellClass, identifier: reuseIdentifier), for: child, at: index)
  }

  func dequeueReusableCell(of cellClass: AnyClass, for child: ListSectionController, at index: Int)
    -> UICollectionViewCell
  { cell(.class(cellClass), for: child, at: index) }

  func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for child: ListSectionController, at index: Int
  ) -> UICollectionViewCell { cell(.nib(nibName, bundle), for: child, at: index) }

  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for child: ListSectionController, at index: Int
  ) -> UICollectionViewCell { cell(.registered(identifier), for: child, at: index) }

  func cell(_ source: ViewSource, for child: ListSectionController, at index: Int)
    -> UICollectionViewCell
  { list.cell(source, for: outermost, at: stack.sectionIndex(index, of: child)) }

  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for child: ListSectionController, class viewClass: AnyClass,
    at index: Int
  ) -> UICollectionReusableView {
    list.supplementaryView(elementKind, .class(viewClass), for: outermost, at: index)
  }

  func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for child: ListSectionController, at index: Int
  ) -> UICollectionReusableView {
    list.supplementaryView(elementKind, .registered(identifier), for: outermost, at: index)
  }

  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for child: ListSectionController, nibName: String, bundle: Bundle?,
    at index: Int
  ) -> UICollectionReusableView {
    list.supplementaryView(elementKind, .nib(nibName, bundle), for: outermost, at: index)
  }

  // MARK: Changing

  func invalidateLayout(for child: ListSectionController, completion: ((Bool) -> Void)?) {
    list.invalidateLayout(for: outermost, completion: completion)
  }

  func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    list.performBatch(
      animated: animated,
      updates: { [weak self] _ in
        guard let self else { return }
        outermost.updateAllPlaces()
        updates(self)
      }, completion: completion)
  }

  func reload(in child: ListSectionController, at indexes: IndexSet) {
    list.reload(in: outermost, at: mapped(indexes, child, isShown: true))
  }

  func insert(in child: ListSectionController, at indexes: IndexSet) {
    list.insert(in: outermost, at: mapped(indexes, child))
  }

  func delete(in child: ListSectionController, at indexes: IndexSet) {
    list.delete(in: outermost, at: mapped(indexes, child, isShown: true))
  }

  func invalidateLayout(in child: ListSectionController, at indexes: IndexSet) {
    list.invalidateLayout(in: outermost, at: mapped(indexes, child))
  }

  func move(in child: ListSectionController, from fromIndex: Int, to toIndex: Int) {
    list.move(
      in: outermost, from: stack.sectionIndex(fromIndex, of: child, isShown: true),
      to: stack.sectionIndex(toIndex, of: child))
  }

  func reload(_ child: ListSectionController) { list.reload(outermost) }

  func moveSectionControllerInteractive(
    _ child: ListSectionController, from fromIndex: Int, to toIndex: Int
  ) { list.moveSectionControllerInteractive(outermost, from: fromIndex, to: toIndex) }

  func move(
    inSectionControllerInteractive child: ListSectionController, from fromIndex: Int,
    to toIndex: Int
  ) { list.move(inSectionControllerInteractive: child, from: fromIndex, to: toIndex) }

  func revertInvalidInteractiveMove(
    from sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    list.revertInvalidInteractiveMove(from: sourceIndexPath, to: destinationIndexPath)
  }
}
