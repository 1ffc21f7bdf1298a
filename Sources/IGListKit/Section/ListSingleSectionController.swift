import Foundation

/// A closure that configures the cell of a `ListSingleSectionController` with its object.
public typealias ListSingleSectionCellConfigureBlock = (Any, UICollectionViewCell) -> Void
/// A closure that returns the size of the cell of a `ListSingleSectionController` for its object.
public typealias ListSingleSectionCellSizeBlock = (Any, (any ListCollectionContext)?) -> CGSize

/// The delegate of a section with one item, which is notified when the item is selected or
/// deselected.
@preconcurrency @MainActor
public protocol ListSingleSectionControllerDelegate: AnyObject {
  /// Called when the item was tapped.
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any)

  /// Called when the item was deselected. The method is optional.
  @_disfavoredOverload
  func didDeselect(_ sectionController: ListSingleSectionController, with object: Any)
}

extension ListSingleSectionControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func didDeselect(_ sectionController: ListSingleSectionController, with object: Any) {
    OptionalMember.noteDefault(self)
  }
}

/// A section of one item, whose cell is configured by closures.
///
///     ListSingleSectionController(
///       cellClass: LabelCell.self,
///       configureBlock: { item, cell in (cell as? LabelCell)?.label.text = item as? String },
///       sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
///
/// The section controller retains the closures, so the closures must not retain the section
/// controller.
@preconcurrency @MainActor
open class ListSingleSectionController: ListSectionController {
  /// The object that is notified when the item is tapped.
  public weak var selectionDelegate: (any ListSingleSectionControllerDelegate)?

  private let source: ViewSource
  private let configure: ListSingleSectionCellConfigureBlock
  private let size: ListSingleSectionCellSizeBlock
  private var item: Any?

  /// Creates a section with a cell of a class.
  public init(
    cellClass: AnyClass, configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    source = .class(cellClass)
    configure = configureBlock
    size = sizeBlock
    super.init()
  }

  /// Creates a section with a cell from a nib.
  public init(
    nibName: String, bundle: Bundle?, configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    source = .nib(nibName, bundle)
    configure = configureBlock
    size = sizeBlock
    super.init()
  }

  /// Creates a section with a cell that is registered under an identifier.
  public init(
    storyboardCellIdentifier: String,
    configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    source = .registered(storyboardCellIdentifier)
    configure = configureBlock
    size = sizeBlock
    super.init()
  }

  // MARK: Overrides of the section controller

  /// Returns one.
  open override func numberOfItems() -> Int { 1 }

  /// Returns the result of the size closure.
  open override func sizeForItem(at index: Int) -> CGSize {
    item.map { size($0, collectionContext) } ?? .zero
  }

  /// Returns the cell, configured by the closure.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let adapter, let item else { hasNothingToShow(at: index) }
    let cell =
      stack?.context.cell(source, for: self, at: index)
      ?? adapter.cell(source, for: self, at: index)
    configure(item, cell)
    return cell
  }

  /// Stores the object.
  open override func didUpdate(to object: Any) { item = object }

  /// Notifies the selection delegate.
  open override func didSelectItem(at index: Int) {
    if let item { selectionDelegate?.didSelect(self, with: item) }
  }

  /// Notifies the selection delegate.
  open override func didDeselectItem(at index: Int) {
    if let item { selectionDelegate?.didDeselect(self, with: item) }
  }
}
