import Foundation

// The data source and the delegate of a binding section controller. The controller is passed to
// them as a `ListBindingSectionController<ListDiffable>`, whatever the type of its object is.

/// Makes the view models of an object, and their cells.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerDataSource: AnyObject {
  /// Returns the view models of an object, in order. If several view models have the same
  /// identifier, only the first is used.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
  ) -> [any ListDiffable]

  /// Returns a dequeued cell for a view model. The section controller then binds the cell to the
  /// view model.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> UICollectionViewCell & ListBindable

  /// Returns the size of the cell of a view model.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize
}

/// The methods that a binding section controller calls when its items are selected or highlighted.
///
/// - Differs: only `didSelectItemAt` has to be implemented.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
  /// Called when an item was tapped.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didSelectItemAt index: Int, viewModel: Any)

  /// Called when an item was deselected.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int, viewModel: Any)

  /// Called when a finger touches an item.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int, viewModel: Any)

  /// Called when the finger has left an item.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any)

  /// Returns the context menu of an item.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    contextMenuConfigurationForItemAt index: Int, point: CGPoint, viewModel: Any
  ) -> UIContextMenuConfiguration?
}

extension ListBindingSectionControllerSelectionDelegate {
  /// The default: does nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int, viewModel: Any
  ) {}

  /// The default: does nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int, viewModel: Any
  ) {}

  /// The default: does nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any
  ) {}

  /// The default: returns `nil`, for no menu.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    contextMenuConfigurationForItemAt index: Int, point: CGPoint, viewModel: Any
  ) -> UIContextMenuConfiguration? { OptionalMember.defaultValue(nil, of: self) }
}
