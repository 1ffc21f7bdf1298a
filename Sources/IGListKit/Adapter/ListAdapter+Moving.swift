import Foundation

// Interactive movement of items and sections.
//
// A collection view can move only items, within a section or into another section. So a section of
// one item moves when its item is dropped before or after the only item of another section.

extension ListAdapter {
  /// Moves an item in its section, or moves a section of one item. Any other move is reverted.
  internal func moveItem(from source: IndexPath, to target: IndexPath) {
    guard let controller = map[source.section]?.controller else { return }
    if source.section == target.section {
      guard controller.canMove(at: source.item, to: target.item) else { return revertMove() }
      return controller.move(from: source.item, to: target.item)
    }
    guard isMovedAsSection(source, to: target) else { return revertMove() }
    let gap = target.section + (target.item > 0 ? 1 : 0)
    moveSection(source.section, to: gap - (source.section < gap ? 1 : 0))
  }

  /// Returns the path to propose for a section that is moved over another section.
  ///
  /// If the section is moved down, the proposed path is after the other section's item. Before this
  /// item, the moved section would still be above the other section, and the move would have no
  /// visible effect.
  internal func target(
    ofMoving source: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    guard current.section < proposed.section, isMovedAsSection(source, to: proposed) else {
      return proposed
    }
    return IndexPath(item: 1, section: proposed.section)
  }

  /// Whether the move of an item moves its section, because both sections have just one item.
  private func isMovedAsSection(_ source: IndexPath, to target: IndexPath) -> Bool {
    source.section != target.section && map[source.section]?.controller.itemCount == 1
      && map[target.section]?.controller.itemCount == 1
  }

  /// Moves a section to another index, counted after the move.
  internal func moveSection(_ from: Int, to: Int) {
    guard let collectionView else { return }
    // If the item was dropped at the near end of the neighboring section, the index of the item's
    // own section does not change. But the collection view shows the item in the neighboring
    // section, so the collection view has to be reloaded.
    guard from != to else { return updater.moveSection(in: collectionView, from: from, to: to) }
    guard let moveDelegate, let dataSource, let object = map[from]?.object else {
      Report.record(
        .list, "a section was moved by a finger, and there is no moveDelegate: it goes back")
      return revertMove()
    }
    let before = map.objects
    var after = before
    let moved = after.remove(at: from)
    after.insert(moved, at: min(to, after.count))
    moveDelegate.listAdapter(self, move: object, from: before, to: after)
    // An update in progress was computed from the order before the move. The reload also shows the
    // changes of that update.
    updater.performDataSourceChange { [self] in
      collectionView.reloadData { install(nextMap(from: dataSource, keeping: map)) }
    }
    updater.moveSection(in: collectionView, from: from, to: to)
  }

  /// Reloads the collection view to undo a move that is not allowed.
  internal func revertMove() { collectionView?.showMovedSection() }
}
