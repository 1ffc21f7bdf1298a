import Foundation

/// Makes the cells of one object.
///
///     final class MessageSectionController: ListSectionController {
///       private var message: Message?
///
///       override func didUpdate(to object: Any) { message = object as? Message }
///
///       override func sizeForItem(at index: Int) -> CGSize {
///         CGSize(width: collectionContext.containerSize.width, height: 55)
///       }
///
///       override func cellForItem(at index: Int) -> UICollectionViewCell {
///         let cell: MessageCell = collectionContext.dequeueReusableCell(for: self, at: index)
///         cell.label.text = message?.text
///         return cell
///       }
///     }
///
/// Members that a subclass overrides stand in its class body: Swift without Objective-C takes no override
/// in an extension.
@preconcurrency @MainActor
open class ListSectionController: AnySectionController {
  /// A section controller.
  public override init() { super.init() }

  /// The list that the section is in; `nil` while it is in none.
  public var collectionContext: (any ListCollectionContext)! { adapter }

  // MARK: To override

  /// How many cells the object has. One, unless overridden.
  open func numberOfItems() -> Int { 1 }

  /// How large a cell is. Nothing, unless overridden.
  open func sizeForItem(at index: Int) -> CGSize { .zero }

  /// The cell at an index: one that the `collectionContext` has dequeued. Has to be overridden.
  open func cellForItem(at index: Int) -> UICollectionViewCell {
    Misuse.trap(
      "\(type(of: self)) did not override cellForItem(at:)",
      "section \(section), item \(index): return a cell of collectionContext.dequeueReusableCell(…)"
    )
  }

  /// There is a new instance of the object, or the first. Called before anything else, with the section
  /// at its new place, and never with the instance that it has.
  open func didUpdate(to object: Any) {}

  /// Whether an item may be selected.
  open func shouldSelectItem(at index: Int) -> Bool { true }

  /// Whether an item may be taken out of the selection.
  open func shouldDeselectItem(at index: Int) -> Bool { true }

  /// An item was tapped.
  open func didSelectItem(at index: Int) {}

  /// An item is selected no more.
  open func didDeselectItem(at index: Int) {}

  /// A finger is on an item.
  open func didHighlightItem(at index: Int) {}

  /// The finger is off an item.
  open func didUnhighlightItem(at index: Int) {}

  /// The menu of an item that is pressed for long.
  open func contextMenuConfigurationForItem(at index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// Whether an item may be moved by a finger.
  open func canMoveItem(at index: Int) -> Bool { false }

  /// Whether an item may be moved to another place of the section.
  open func canMoveItem(at sourceItemIndex: Int, to destinationItemIndex: Int) -> Bool {
    canMoveItem(at: sourceItemIndex)
  }

  /// An item was moved: the data has to follow. Has to be overridden where items can be moved.
  open func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    Misuse.trap(
      "\(type(of: self)) did not override moveObject(from:to:)",
      "section \(section): canMoveItem(at: \(sourceIndex)) said yes, so the data has to follow")
  }

  /// The section as a compositional layout is to have it; `nil` for lines of items of their sizes.
  /// Asked by the layout that `ListAdapter.makeCompositionalLayout()` makes.
  ///
  /// - Differs: IGListKit leaves compositional layouts to the app.
  open func layoutSection(environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  { nil }

  // MARK: Who else is told

  /// Who is told when the section comes into sight and leaves it.
  public weak var displayDelegate: (any ListDisplayDelegate)?

  /// Who is told when the section comes near.
  public weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?

  /// Who is told when the list scrolls while the section is in sight.
  public weak var scrollDelegate: (any ListScrollDelegate)?

  /// Who says how items come and go.
  public weak var transitionDelegate: (any IGListTransitionDelegate)?

  // MARK: As an adapter asks

  internal override final var itemCount: Int { numberOfItems() }

  internal override final func size(at index: Int) -> CGSize { sizeForItem(at: index) }

  internal override final func cell(at index: Int) -> UICollectionViewCell? {
    cellForItem(at: index)
  }

  internal override final func take(_ object: Any) { didUpdate(to: object) }

  internal override final func allows(_ question: SectionQuestion, at index: Int) -> Bool {
    switch question {
    case .select: shouldSelectItem(at: index)
    case .deselect: shouldDeselectItem(at: index)
    }
  }

  internal override final func menu(at index: Int, point: CGPoint) -> UIContextMenuConfiguration? {
    contextMenuConfigurationForItem(at: index, point: point)
  }

  internal override final func canMove(at index: Int) -> Bool { canMoveItem(at: index) }

  internal override final func canMove(at index: Int, to target: Int) -> Bool {
    canMoveItem(at: index, to: target)
  }

  internal override final func move(from index: Int, to target: Int) {
    moveObject(from: index, to: target)
  }

  internal override final func customized(
    _ attributes: UICollectionViewLayoutAttributes, _ end: TransitionEnd, at index: Int,
    in adapter: ListAdapter
  ) -> UICollectionViewLayoutAttributes {
    guard let transitionDelegate else { return attributes }
    return switch end {
    case .initial:
      transitionDelegate.listAdapter(
        adapter, customizedInitialLayoutAttributes: attributes, sectionController: self, at: index)
    case .final:
      transitionDelegate.listAdapter(
        adapter, customizedFinalLayoutAttributes: attributes, sectionController: self, at: index)
    }
  }

  internal override final func compositionalSection(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { layoutSection(environment: environment) }

  internal override final var hearsOfScrolling: Bool { scrollDelegate != nil }

  internal override final func hear(_ event: SectionEvent, in adapter: ListAdapter) {
    switch event {
    case .didSelect(let index): didSelectItem(at: index)
    case .didDeselect(let index): didDeselectItem(at: index)
    case .didHighlight(let index): didHighlightItem(at: index)
    case .didUnhighlight(let index): didUnhighlightItem(at: index)
    case .willDisplay: displayDelegate?.listAdapter(adapter, willDisplay: self)
    case .didEndDisplaying: displayDelegate?.listAdapter(adapter, didEndDisplaying: self)
    case .willDisplayCell(let cell, let index):
      displayDelegate?.listAdapter(adapter, willDisplay: self, cell: cell, at: index)
    case .didEndDisplayingCell(let cell, let index):
      displayDelegate?.listAdapter(adapter, didEndDisplaying: self, cell: cell, at: index)
    case .willEnterWorkingRange:
      workingRangeDelegate?.listAdapter(adapter, sectionControllerWillEnterWorkingRange: self)
    case .didExitWorkingRange:
      workingRangeDelegate?.listAdapter(adapter, sectionControllerDidExitWorkingRange: self)
    case .didScroll: scrollDelegate?.listAdapter(adapter, didScroll: self)
    case .willBeginDragging: scrollDelegate?.listAdapter(adapter, willBeginDragging: self)
    case .didEndDragging(let decelerates):
      scrollDelegate?.listAdapter(adapter, didEndDragging: self, willDecelerate: decelerates)
    case .didEndDecelerating:
      scrollDelegate?.listAdapter(adapter, didEndDeceleratingSectionController: self)
    }
  }
}
