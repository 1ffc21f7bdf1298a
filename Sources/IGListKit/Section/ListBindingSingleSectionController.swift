import Foundation

/// A section of one item whose cell shows a view model. When the view model changes, the visible
/// cell is configured again, and not replaced by another cell.
///
///     final class TitleSectionController: ListBindingSingleSectionController<Title, TitleCell> {
///       override func cellClass() -> AnyClass { TitleCell.self }
///       override func configureCell(_ cell: TitleCell, withViewModel viewModel: Title) {
///         cell.label.text = viewModel.text
///       }
///       override func size(forViewModel viewModel: Title) -> CGSize {
///         CGSize(width: collectionContext.containerSize.width, height: 44)
///       }
///     }
///
/// Set `singleItemSectionUpdates` of the `ListAdapterUpdater`: otherwise the updater reloads each
/// section whose object has changed.
@preconcurrency @MainActor
open class ListBindingSingleSectionController<ViewModel, Cell: UICollectionViewCell>:
  ListSectionController
{
  private var viewModel: ViewModel?

  /// Creates a section controller.
  public override init() { super.init() }

  // MARK: To override

  /// Returns the class of the cell. Must be overridden.
  open func cellClass() -> AnyClass { missing("cellClass()") }

  /// Configures the cell. Must be overridden.
  open func configureCell(_ cell: Cell, withViewModel viewModel: ViewModel) {
    missing("configureCell(_:withViewModel:)")
  }

  /// Returns the size of the cell. Must be overridden.
  open func size(forViewModel viewModel: ViewModel) -> CGSize { missing("size(forViewModel:)") }

  /// Called when the item was tapped.
  open func didSelectItem(with cell: Cell) {}

  /// Called when the item was deselected.
  open func didDeselectItem(with cell: Cell) {}

  /// Called when a finger touches the item.
  open func didHighlightItem(with cell: Cell) {}

  /// Called when the finger has left the item.
  open func didUnhighlightItem(with cell: Cell) {}

  /// Whether the section's cell is visible.
  public func isDisplayingCell() -> Bool { shownCell != nil }

  // MARK: Overrides of the section controller

  /// Returns one.
  open override func numberOfItems() -> Int { 1 }

  /// Returns the result of `size(forViewModel:)`.
  open override func sizeForItem(at index: Int) -> CGSize {
    viewModel.map { size(forViewModel: $0) } ?? .zero
  }

  /// Returns a configured cell of the class.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let context = collectionContext, let viewModel else { hasNothingToShow(at: index) }
    let made = context.dequeueReusableCell(of: cellClass(), for: self, at: index)
    guard let cell = made as? Cell else {
      Misuse.trap(
        "\(type(of: self)) is made for \(Cell.self)",
        "section \(section), item \(index): cellClass() is \(type(of: made)). Return \(Cell.self) or a subclass"
      )
    }
    configureCell(cell, withViewModel: viewModel)
    return cell
  }

  /// Configures the visible cell, if the new view model is not equal to the present view model.
  /// Call super.
  open override func didUpdate(to object: Any) {
    guard let next = object as? ViewModel else {
      reportWrongType(of: object, ViewModel.self)
      viewModel = nil
      return
    }
    if let before = viewModel as? any ListDiffable, let after = next as? any ListDiffable,
      after.isEqual(toDiffableObject: before)
    {
      return
    }
    viewModel = next
    if let cell = shownCell { configureCell(cell, withViewModel: next) }
  }

  /// Calls `didSelectItem(with:)` with the visible cell.
  open override func didSelectItem(at index: Int) { shownCell.map { didSelectItem(with: $0) } }

  /// Calls `didDeselectItem(with:)` with the visible cell.
  open override func didDeselectItem(at index: Int) { shownCell.map { didDeselectItem(with: $0) } }

  /// Calls `didHighlightItem(with:)` with the visible cell.
  open override func didHighlightItem(at index: Int) {
    shownCell.map { didHighlightItem(with: $0) }
  }

  /// Calls `didUnhighlightItem(with:)` with the visible cell.
  open override func didUnhighlightItem(at index: Int) {
    shownCell.map { didUnhighlightItem(with: $0) }
  }

  private var shownCell: Cell? {
    collectionContext?.cellForItem(at: 0, sectionController: self) as? Cell
  }

  private func missing(_ member: String) -> Never {
    Misuse.trap("\(type(of: self)) did not override \(member)", "section \(section)")
  }
}
