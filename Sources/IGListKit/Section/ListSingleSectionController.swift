import Foundation

/// Fills the cell of a `ListSingleSectionController` with its object.
public typealias ListSingleSectionCellConfigureBlock = (Any, UICollectionViewCell) -> Void
/// Says how large the cell of a `ListSingleSectionController` is for its object.
public typealias ListSingleSectionCellSizeBlock = (Any, (any ListCollectionContext)?) -> CGSize

/// Is told when the one item of a section is tapped.
@preconcurrency @MainActor
public protocol ListSingleSectionControllerDelegate: AnyObject {
  /// The item was tapped.
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any)

  /// The item is selected no more. Need not be implemented.
  @_disfavoredOverload
  func didDeselect(_ sectionController: ListSingleSectionController, with object: Any)
}

extension ListSingleSectionControllerDelegate {
  /// Nothing.
  @_disfavoredOverload
  public func didDeselect(_ sectionController: ListSingleSectionController, with object: Any) {
    DefaultAnswer.note(self)
  }
}

/// A section of one item, put together from closures.
///
///     ListSingleSectionController(
///       cellClass: LabelCell.self,
///       configureBlock: { item, cell in (cell as? LabelCell)?.label.text = item as? String },
///       sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
///
/// The closures must not keep the section controller alive, which keeps them.
@preconcurrency @MainActor
open class ListSingleSectionController: ListSectionController {
  /// Who is told when the item is tapped.
  public weak var selectionDelegate: (any ListSingleSectionControllerDelegate)?

  private let source: ViewSource
  private let configure: ListSingleSectionCellConfigureBlock
  private let size: ListSingleSectionCellSizeBlock
  private var item: Any?

  /// A section whose cell is of a class.
  public init(
    cellClass: AnyClass, configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    source = .class(cellClass)
    configure = configureBlock
    size = sizeBlock
    super.init()
  }

  /// A section whose cell is in a nib.
  public init(
    nibName: String, bundle: Bundle?, configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    source = .nib(nibName, bundle)
    configure = configureBlock
    size = sizeBlock
    super.init()
  }

  /// A section whose cell the collection view knows under an identifier.
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

  // MARK: As a section controller

  /// One.
  open override func numberOfItems() -> Int { 1 }

  /// What the size closure says.
  open override func sizeForItem(at index: Int) -> CGSize {
    item.map { size($0, collectionContext) } ?? .zero
  }

  /// The cell, filled by the configuring closure.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let adapter, let item else { hasNothingToShow(at: index) }
    let cell = adapter.cell(source, for: self, at: index)
    configure(item, cell)
    return cell
  }

  /// Keeps the object.
  open override func didUpdate(to object: Any) { item = object }

  /// Tells the delegate.
  open override func didSelectItem(at index: Int) {
    if let item { selectionDelegate?.didSelect(self, with: item) }
  }

  /// Tells the delegate.
  open override func didDeselectItem(at index: Int) {
    if let item { selectionDelegate?.didDeselect(self, with: item) }
  }
}
