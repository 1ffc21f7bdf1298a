import Foundation

/// An object to which a section controller reports the changes of its items, in
/// `performBatch(animated:updates:completion:)`.
///
///     collectionContext.performBatch(animated: true) { batch in
///       self.isExpanded.toggle()
///       batch.reload(self)
///     }
///
/// The data has to change in the same closure. Deletes, reloads and the sources of moves have the
/// indexes of items before the change. Inserts and the destinations of moves have the indexes of
/// items after the change.
///
/// The object of the section stays the same. The next update compares the new object with this
/// object, and not with the items that the section shows. So a section with an equal object is not
/// reloaded, as in IGListKit.
@preconcurrency @MainActor
public protocol ListBatchContext: NSObjectProtocol {
  /// Reloads items.
  func reload(in sectionController: ListSectionController, at indexes: IndexSet)

  /// Inserts items.
  func insert(in sectionController: ListSectionController, at indexes: IndexSet)

  /// Deletes items.
  func delete(in sectionController: ListSectionController, at indexes: IndexSet)

  /// Invalidates the layout of items.
  func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet)

  /// Moves an item in its section.
  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int)

  /// Reloads the whole section.
  func reload(_ sectionController: ListSectionController)

  /// Records that a finger has moved a whole section.
  func moveSectionControllerInteractive(
    _ sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int)

  /// Records that a finger has moved an item in its section.
  func move(
    inSectionControllerInteractive sectionController: ListSectionController, from fromIndex: Int,
    to toIndex: Int)

  /// Moves back an item that the user has moved to a position where it is not allowed.
  func revertInvalidInteractiveMove(
    from sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
