import Foundation

/// Says what has changed in sections, in `performBatch(animated:updates:completion:)`.
///
///     collectionContext.performBatch(animated: true) { batch in
///       self.isExpanded.toggle()
///       batch.reload(self)
///     }
///
/// The data has to change in the same closure. Deletes, reloads and where moves come from are named by
/// where items were before it; inserts and where moves go, by where they are after.
///
/// The adapter keeps the object of the section. The next update compares the next object with that one, not
/// with what the section shows: as in IGListKit, an equal object is not shown anew.
@preconcurrency @MainActor
public protocol ListBatchContext: NSObjectProtocol {
  /// Items are to be shown anew.
  func reload(in sectionController: ListSectionController, at indexes: IndexSet)

  /// Items are new.
  func insert(in sectionController: ListSectionController, at indexes: IndexSet)

  /// Items have gone.
  func delete(in sectionController: ListSectionController, at indexes: IndexSet)

  /// Where items are is to be found anew.
  func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet)

  /// An item is elsewhere in its section.
  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int)

  /// The whole section is to be shown anew.
  func reload(_ sectionController: ListSectionController)

  /// A finger has moved a whole section.
  func moveSectionControllerInteractive(
    _ sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int)

  /// A finger has moved an item in its section.
  func move(
    inSectionControllerInteractive sectionController: ListSectionController, from fromIndex: Int,
    to toIndex: Int)

  /// A finger has moved an item where it may not be: it goes back.
  func revertInvalidInteractiveMove(
    from sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
