import Foundation

/// A section of one item whose cell is filled with a view model. When that changes, the cell in sight is
/// filled anew; no other takes its place.
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
/// Use it with `singleItemSectionUpdates` of `ListAdapterUpdater`, which otherwise shows a section anew whose
/// object has changed.
@preconcurrency @MainActor
open class ListBindingSingleSectionController<ViewModel, Cell: UICollectionViewCell>:
  ListSectionController
{
  private var viewModel: ViewModel?

  /// A section controller.
  public override init() { super.init() }

  // MARK: To override

  /// The class of the cell. Has to be overridden.
  open func cellClass() -> AnyClass { missing("cellClass()") }

  /// Fills the cell. Has to be overridden.
  open func configureCell(_ cell: Cell, withViewModel viewModel: ViewModel) {
    missing("configureCell(_:withViewModel:)")
  }

  /// How large the cell is. Has to be overridden.
  open func size(forViewModel viewModel: ViewModel) -> CGSize { missing("size(forViewModel:)") }

  /// The item was tapped.
  open func didSelectItem(with cell: Cell) {}

  /// The item is selected no more.
  open func didDeselectItem(with cell: Cell) {}

  /// A finger is on the item.
  open func didHighlightItem(with cell: Cell) {}

  /// The finger is off the item.
  open func didUnhighlightItem(with cell: Cell) {}

  /// Whether its cell is in sight.
  public func isDisplayingCell() -> Bool { shownCell != nil }

  // MARK: As a section controller

  /// One.
  open override func numberOfItems() -> Int { 1 }

  /// What `size(forViewModel:)` says.
  open override func sizeForItem(at index: Int) -> CGSize {
    viewModel.map { size(forViewModel: $0) } ?? .zero
  }

  /// A cell of the class, filled.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let adapter, let viewModel else { hasNothingToShow(at: index) }
    let made = adapter.cell(.class(cellClass()), for: self, at: index)
    guard let cell = made as? Cell else {
      Misuse.trap(
        "\(type(of: self)) is made for \(Cell.self)",
        "section \(section), item \(index): cellClass() is \(type(of: made)). Return \(Cell.self) or a subclass"
      )
    }
    configureCell(cell, withViewModel: viewModel)
    return cell
  }

  /// Fills the cell in sight, if the view model is not equal to what that shows. Call super.
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

  /// Says it with the cell.
  open override func didSelectItem(at index: Int) { shownCell.map { didSelectItem(with: $0) } }

  /// Says it with the cell.
  open override func didDeselectItem(at index: Int) { shownCell.map { didDeselectItem(with: $0) } }

  /// Says it with the cell.
  open override func didHighlightItem(at index: Int) {
    shownCell.map { didHighlightItem(with: $0) }
  }

  /// Says it with the cell.
  open override func didUnhighlightItem(at index: Int) {
    shownCell.map { didUnhighlightItem(with: $0) }
  }

  private var shownCell: Cell? { adapter?.shownCell(at: 0, of: self) as? Cell }

  private func missing(_ member: String) -> Never {
    Misuse.trap("\(type(of: self)) did not override \(member)", "section \(section)")
  }
}
