import Foundation

/// The placeholders in a list for dropped items whose data is still loading.
@MainActor
internal final class DropPlaceholders {
  /// The path of each placeholder, counted as if all other placeholders had items already.
  private var paths: [ObjectIdentifier: IndexPath] = [:]

  /// Adds a placeholder at a path. The placeholders at or after the path move back by one item.
  func keep(_ path: IndexPath, for owner: AnyObject) {
    move(behind: path, by: 1)
    paths[ObjectIdentifier(owner)] = path
  }

  /// Removes a placeholder, because its item is inserted or will not be inserted.
  ///
  /// - Parameter hasItem: Whether the item is inserted.
  /// - Returns: The path of the placeholder; `nil` if it was removed before.
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
