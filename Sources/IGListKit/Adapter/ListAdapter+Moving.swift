import Foundation

// A finger moves items and sections.

extension ListAdapter {
  internal func moveItem(from source: IndexPath, to target: IndexPath) {
    guard let controller = map[source.section]?.controller else { return }
    if source.section == target.section, controller.canMove(at: source.item, to: target.item),
      controller.itemCount > 1 || map.count <= 1
    {
      controller.move(from: source.item, to: target.item)
      return
    }
    guard controller.itemCount == 1, let other = map[target.section]?.controller,
      other.itemCount == 1 || (other === controller)
    else { return revertMove() }
    moveSection(source.section, to: sectionAfterMove(from: source, to: target))
  }

  /// Where a section goes whose item was let go at a path of another one: behind that one, if it is the
  /// item behind the first.
  private func sectionAfterMove(from source: IndexPath, to target: IndexPath) -> Int {
    target.section
  }

  internal func moveSection(_ from: Int, to: Int) {
    guard let moveDelegate, let dataSource, let object = map[from]?.object, let collectionView
    else {
      Report.record(
        .list, "a section was moved by a finger, and there is no moveDelegate: it goes back")
      return revertMove()
    }
    let before = map.objects
    var after = before
    after.insert(after.remove(at: from), at: min(to, after.count - 1))
    moveDelegate.listAdapter(self, move: object, from: before, to: after)
    install(nextMap(from: dataSource, keeping: map))
    mapBefore = nil
    updater.moveSection(in: collectionView, from: from, to: to)
  }

  /// What a finger has moved where it may not be goes back.
  internal func revertMove() { collectionView?.showMovedSection() }
}
