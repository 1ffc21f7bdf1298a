import Foundation

/// The method that an `IGListSingleSectionController` calls when its item is selected.
@preconcurrency @MainActor
public protocol IGListSingleSectionControllerDelegate: AnyObject {
  /// Called when the section's item was tapped.
  func didSelect(_ sectionController: IGListSingleSectionController)
}

/// The old spelling of `ListSingleSectionController`: a section of one cell, which a closure
/// configures.
///
///     IGListSingleSectionController(cellClass: LabelCell.self) { item, cell in
///       (cell as? LabelCell)?.label.text = item as? String
///     } sizeBlock: { _, context in
///       CGSize(width: context?.containerSize.width ?? 0, height: 44)
///     }
@preconcurrency @MainActor
open class IGListSingleSectionController: IGListSectionController, IGListSectionType {
  /// A closure that configures a cell.
  public typealias Configure = (_ item: Any, _ cell: UICollectionViewCell) -> Void
  /// A closure that returns the size of the cell.
  public typealias Size = (_ item: Any, _ context: IGListCollectionContext?) -> CGSize

  private let source: ViewSource
  private let configure: Configure
  private let size: Size
  private var item: Any?

  /// The object that is notified of selections.
  public weak var selectionDelegate: (any IGListSingleSectionControllerDelegate)?

  /// Creates a section with a cell of a class.
  public init(
    cellClass: AnyClass, configureBlock: @escaping Configure, sizeBlock: @escaping Size
  ) {
    (source, configure, size) = (.class(cellClass), configureBlock, sizeBlock)
    super.init()
  }

  /// Creates a section with a cell from a nib.
  public init(
    nibName: String, bundle: Bundle?, configureBlock: @escaping Configure,
    sizeBlock: @escaping Size
  ) {
    (source, configure, size) = (.nib(nibName, bundle), configureBlock, sizeBlock)
    super.init()
  }

  /// Creates a section with a cell that is registered under an identifier.
  public init(
    storyboardCellIdentifier identifier: String, configureBlock: @escaping Configure,
    sizeBlock: @escaping Size
  ) {
    (source, configure, size) = (.registered(identifier), configureBlock, sizeBlock)
    super.init()
  }

  open func numberOfItems() -> Int { 1 }

  open func sizeForItem(at index: Int) -> CGSize {
    item.map { size($0, collectionContext) } ?? .zero
  }

  open func cellForItem(at index: Int) -> UICollectionViewCell {
    guard let adapter else {
      Misuse.trap("\(type(of: self)) is in no list", "a cell was asked for, item \(index)")
    }
    let cell = adapter.cell(source, for: self, at: index)
    if let item { configure(item, cell) }
    return cell
  }

  open func didUpdate(to object: Any) { item = object }

  open func didSelectItem(at index: Int) { selectionDelegate?.didSelect(self) }
}
