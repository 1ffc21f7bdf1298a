import Foundation

/// The places in a list that are kept for dropped items whose data is still loading.
@MainActor
internal final class DropPlaceholders {
  /// The path of each place, counted as if each of the others had an item already.
  private var paths: [ObjectIdentifier: IndexPath] = [:]

  /// Keeps a place. Places at or behind it move on.
  func keep(_ path: IndexPath, for owner: AnyObject) {
    move(behind: path, by: 1)
    paths[ObjectIdentifier(owner)] = path
  }

  /// Gives up a place: it has an item now, at the path that is returned, or there will be none.
  /// Returns `nil` if the place was given up before.
  ///
  /// - Parameter hasItem: Whether the place has an item now.
  func giveUp(_ owner: AnyObject, hasItem: Bool) -> IndexPath? {
    guard let path = paths.removeValue(forKey: ObjectIdentifier(owner)) else { return nil }
    if !hasItem { move(behind: path, by: -1) }
    let before = paths.values.filter { $0[0] == path[0] && $0[1] < path[1] }.count
    return IndexPath(indexes: [path[0], path[1] - before])
  }

  private func move(behind path: IndexPath, by step: Int) {
    for (owner, other) in paths where other[0] == path[0] && other[1] >= path[1] {
      paths[owner] = IndexPath(indexes: [other[0], other[1] + step])
    }
  }
}

/// A dropped item with a kept place in a list. Its item is inserted when its data is there.
@MainActor
internal class DropPlaceholderContext: NSObject, UIDragAnimating {
  let dragItem: UIDragItem
  private weak var list: (any DraggingList)?
  private let insert: (IndexPath) -> Void

  /// - Parameter insert: Inserts an item into the list.
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
    guard let list, let kept = list.dragging.placeholders.giveUp(self, hasItem: true) else {
      return false
    }
    // The app may have deleted items meanwhile.
    let counts = list.counts
    guard counts.indices.contains(kept[0]) else { return false }
    let path = IndexPath(indexes: [kept[0], min(kept[1], counts[kept[0]])])
    dataSourceUpdates(path)
    insert(path)
    return true
  }

  func deletePlaceholder() -> Bool {
    list?.dragging.placeholders.giveUp(self, hasItem: false) != nil
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }
}
