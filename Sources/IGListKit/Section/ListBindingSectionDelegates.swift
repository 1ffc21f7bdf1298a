import Foundation

// What a binding section controller asks, and whom it tells. It hands itself over as a
// `ListBindingSectionController<ListDiffable>`, whatever its own object's type is.

/// Splits an object into view models, and makes their cells.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerDataSource: AnyObject {
  /// The view models of an object, in order. Of those with the same identifier the first counts.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
  ) -> [any ListDiffable]

  /// A dequeued cell for a view model. It is bound to it afterwards.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> UICollectionViewCell & ListBindable

  /// How large the cell of a view model is.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize
}

/// Is told what is done with the items of a binding section controller.
///
/// - Differs: only `didSelectItemAt` has to be implemented.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
  /// An item was tapped.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didSelectItemAt index: Int, viewModel: Any)

  /// An item is selected no more.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int, viewModel: Any)

  /// A finger is on an item.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int, viewModel: Any)

  /// The finger is off an item.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any)

  /// The menu of an item that is pressed for long.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    contextMenuConfigurationForItemAt index: Int, point: CGPoint, viewModel: Any
  ) -> UIContextMenuConfiguration?
}

extension ListBindingSectionControllerSelectionDelegate {
  /// Nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int, viewModel: Any
  ) {}

  /// Nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int, viewModel: Any
  ) {}

  /// Nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any
  ) {}

  /// No menu.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    contextMenuConfigurationForItemAt index: Int, point: CGPoint, viewModel: Any
  ) -> UIContextMenuConfiguration? { DefaultAnswer.value(nil, of: self) }
}
