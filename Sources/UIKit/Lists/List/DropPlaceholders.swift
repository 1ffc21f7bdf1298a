import Foundation
import GalleyDiffing

/// The placeholders in a list for dropped items whose data is still loading.
@MainActor
internal final class DropPlaceholders {
  /// The path of each placeholder, as if the items of all other placeholders were already inserted.
  private var paths: [ObjectIdentifier: IndexPath] = [:]
  /// The placeholders whose items are in the data source, but are not shown yet.
  private var committed: Set<ObjectIdentifier> = []

  /// Whether there are no placeholders.
  var isEmpty: Bool { paths.isEmpty }

  /// Adds a placeholder at a path. The placeholders at or after the path get paths that are one
  /// item higher.
  func keep(_ path: IndexPath, for owner: AnyObject) {
    move(behind: path, by: 1)
    paths[ObjectIdentifier(owner)] = path
    committed.remove(ObjectIdentifier(owner))
  }

  /// Removes a placeholder, because its item will not be inserted.
  ///
  /// - Returns: Whether there was such a placeholder.
  func remove(_ owner: AnyObject) -> Bool {
    let owner = ObjectIdentifier(owner)
    guard !committed.contains(owner), let path = paths.removeValue(forKey: owner) else {
      return false
    }
    move(behind: path, by: -1)
    return true
  }

  /// Removes a placeholder when the next update is shown, because that update inserts its item.
  ///
  /// - Returns: The path of the item; `nil` if there is no such placeholder.
  func commit(_ owner: AnyObject) -> IndexPath? {
    let owner = ObjectIdentifier(owner)
    guard let path = paths[owner], committed.insert(owner).inserted else { return nil }
    let before = paths.count(where: { other, place in
      place[0] == path[0] && place[1] < path[1] && !committed.contains(other)
    })
    return IndexPath(indexes: [path[0], path[1] - before])
  }

  /// Removes the committed placeholders, because a reload shows their items.
  func reload() {
    for owner in committed { paths[owner] = nil }
    committed = []
  }

  /// Changes the paths after an update.
  ///
  /// A placeholder stays after the item that precedes it, and is removed with its section.
  ///
  /// - Unverified: on which side of a placeholder UIKit inserts an item at the same path.
  func follow(_ update: ListUpdate) {
    guard !paths.isEmpty else { return }
    let counts = update.plan.countsBefore
    let moved = Set(update.plan.items.moves.map(\.before))
    var followed: [ObjectIdentifier: IndexPath] = [:]
    for (section, placeholders) in Dictionary(grouping: paths, by: { $0.value[0] }) {
      // A reload may have removed the section. Then its placeholders are removed, too. If a reload
      // has removed items before a placeholder, the path of the placeholder is limited below.
      guard counts.indices.contains(section),
        let sectionAfter = update.paths.sections.after(section)
      else { continue }
      // The number of placeholders so far whose items are still loading, and the number of
      // committed placeholders at `lastPlace`.
      var (waiting, inserted, lastPlace) = (0, 0, -1)
      for (index, placeholder) in placeholders.sorted(by: { $0.value < $1.value }).enumerated() {
        let before = ItemPath(
          section: section, item: min(placeholder.value[1] - index, counts[section]))
        let place = self.place(before, after: update, in: sectionAfter, moved)
        if place != lastPlace { (inserted, lastPlace) = (0, place) }
        if committed.contains(placeholder.key) {
          inserted += 1
        } else {
          followed[placeholder.key] = IndexPath(
            indexes: [sectionAfter, place + inserted + waiting])
          waiting += 1
        }
      }
    }
    paths = followed
    committed = []
  }

  /// Returns the position of a path in a section after an update: right after the item that was
  /// before the path.
  private func place(
    _ place: ItemPath, after update: ListUpdate, in section: Int, _ moved: Set<ItemPath>
  ) -> Int {
    var before = place
    while before.item > 0 {
      before.item -= 1
      guard !moved.contains(before), let after = update.paths.after(before) else { continue }
      if after.section == section { return after.item + 1 }
    }
    return 0
  }

  private func move(behind path: IndexPath, by step: Int) {
    for (owner, other) in paths where other[0] == path[0] && other[1] >= path[1] {
      paths[owner] = IndexPath(indexes: [other[0], other[1] + step])
    }
  }
}

/// A dropped item with a placeholder in a list. The item is inserted when its data is loaded.
@MainActor
internal class DropPlaceholderContext: NSObject, UIDragAnimating {
  let dragItem: UIDragItem
  private weak var list: (any DraggingList)?
  private let insert: (IndexPath) -> Void

  /// Creates the context of a dropped item.
  ///
  /// - Parameter insert: A closure that inserts an item into the list.
  init(
    of dragItem: UIDragItem, at path: IndexPath, in list: any DraggingList,
    insert: @escaping (IndexPath) -> Void
  ) {
    self.dragItem = dragItem
    self.list = list
    self.insert = insert
    super.init()
    list.dragging.placeholders.keep(path, for: self)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, let kept = list.dragging.placeholders.commit(self) else { return false }
    // The app may have deleted items meanwhile, so the path is limited to the items that exist.
    let counts = list.counts
    guard counts.indices.contains(kept[0]) else { return false }
    let path = IndexPath(indexes: [kept[0], min(kept[1], counts[kept[0]])])
    dataSourceUpdates(path)
    insert(path)
    return true
  }

  func deletePlaceholder() -> Bool {
    list?.dragging.placeholders.remove(self) ?? false
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
