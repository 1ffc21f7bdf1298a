import Foundation

/// Makes the cells of one object of a list.
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
/// Members that a subclass overrides are declared in the class body, because Swift without the
/// Objective-C runtime cannot override a member declared in an extension.
@preconcurrency @MainActor
open class ListSectionController: AnySectionController {
  /// Creates a section controller.
  public override init() { super.init() }

  /// The list that contains the section; `nil` while the section is in no list.
  public var collectionContext: (any ListCollectionContext)! {
    guard let stack else { return adapter }
    return stack.adapter == nil ? nil : stack.context
  }

  /// The stack that shows the items of the section controller, if there is one.
  internal weak var stack: ListStackedSectionController?

  // MARK: To override

  /// Returns the number of cells of the object. The default is one.
  open func numberOfItems() -> Int { 1 }

  /// Returns the size of a cell. The default is zero.
  open func sizeForItem(at index: Int) -> CGSize { .zero }

  /// Returns the cell at an index. The `collectionContext` must have dequeued the cell. Must be
  /// overridden.
  open func cellForItem(at index: Int) -> UICollectionViewCell {
    Misuse.trap(
      "\(type(of: self)) did not override cellForItem(at:)",
      "section \(section), item \(index): return a cell of collectionContext.dequeueReusableCell(…)"
    )
  }

  /// Called with the first instance of the object, and with each new instance, before any other
  /// call. The section already has its new index at this time. The method is never called twice in
  /// a row with the same instance.
  open func didUpdate(to object: Any) {}

  /// Returns whether an item may be selected.
  open func shouldSelectItem(at index: Int) -> Bool { true }

  /// Returns whether an item may be deselected.
  open func shouldDeselectItem(at index: Int) -> Bool { true }

  /// Called when an item was tapped.
  open func didSelectItem(at index: Int) {}

  /// Called when an item was deselected.
  open func didDeselectItem(at index: Int) {}

  /// Called when a finger touches an item.
  open func didHighlightItem(at index: Int) {}

  /// Called when the finger has left an item.
  open func didUnhighlightItem(at index: Int) {}

  /// Returns the context menu of an item.
  open func contextMenuConfigurationForItem(at index: Int, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// Returns whether a finger may move an item.
  open func canMoveItem(at index: Int) -> Bool { false }

  /// Returns whether an item may be moved to another index of the section.
  open func canMoveItem(at sourceItemIndex: Int, to destinationItemIndex: Int) -> Bool {
    canMoveItem(at: sourceItemIndex)
  }

  /// Called when an item was moved: change the data here. Must be overridden if items can be moved.
  open func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    Misuse.trap(
      "\(type(of: self)) did not override moveObject(from:to:)",
      "section \(section): canMoveItem(at: \(sourceIndex)) said yes, so the data has to follow")
  }

  /// Returns the section's layout in a compositional layout; `nil` for lines of items with the
  /// sizes of `sizeForItem(at:)`. Called by the layout that `ListAdapter.makeCompositionalLayout()`
  /// creates.
  ///
  /// - Differs: IGListKit leaves compositional layouts to the app.
  open func layoutSection(environment: any NSCollectionLayoutEnvironment)
    -> NSCollectionLayoutSection?
  { nil }

  // MARK: Delegates

  /// The object that is notified when the section becomes visible and stops being visible.
  public weak var displayDelegate: (any ListDisplayDelegate)?

  /// The object that is notified when the section enters and leaves the working range.
  public weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?

  /// The object that is notified when the list scrolls while the section is visible.
  public weak var scrollDelegate: (any ListScrollDelegate)?

  /// The object that supplies the attributes with which items appear and disappear.
  public weak var transitionDelegate: (any IGListTransitionDelegate)?

  // MARK: Calls of the adapter

  internal override final var itemCount: Int { numberOfItems() }

  internal override final func size(at index: Int) -> CGSize { sizeForItem(at: index) }

  internal override final func cell(at index: Int) -> UICollectionViewCell? {
    cellForItem(at: index)
  }

  internal override final func setObject(_ object: Any) { didUpdate(to: object) }

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

  internal override final var hasScrollDelegate: Bool { scrollDelegate != nil }

  internal override final func handle(_ event: SectionEvent, in adapter: ListAdapter) {
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
