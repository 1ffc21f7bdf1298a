import Foundation

// A finger moves items and sections.
//
// A collection view moves items, from section to section too. So a section of one item is moved by its item,
// and lands before or behind the one item of another section.

extension ListAdapter {
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

  /// Where a section goes that a finger moves over another: behind that one if it comes from above. At the
  /// place of its item it would still be before it, and nothing would be seen to happen.
  internal func target(
    ofMoving source: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath {
    guard current.section < proposed.section, isMovedAsSection(source, to: proposed) else {
      return proposed
    }
    return IndexPath(item: 1, section: proposed.section)
  }

  /// Whether an item stands for its section: that and the other one have just one.
  private func isMovedAsSection(_ source: IndexPath, to target: IndexPath) -> Bool {
    source.section != target.section && map[source.section]?.controller.itemCount == 1
      && map[target.section]?.controller.itemCount == 1
  }

  /// A section goes to another place, which is that after the move.
  internal func moveSection(_ from: Int, to: Int) {
    guard let collectionView else { return }
    // Its item may be in another section all the same, where it is the last one or the first.
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
    // An update on its way has begun from another order: what it would show is shown with this.
    updater.performDataSourceChange { [self] in
      collectionView.reloadData { install(nextMap(from: dataSource, keeping: map)) }
    }
    updater.moveSection(in: collectionView, from: from, to: to)
  }

  /// What a finger has moved where it may not be goes back.
  internal func revertMove() { collectionView?.showMovedSection() }
}
