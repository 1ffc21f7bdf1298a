import Foundation
import GalleyUIKit

/// An item whose path belongs to another item after an update. The other item, called the
/// successor, was at a different path before the update.
internal struct DisplacedItem {
  /// The path of the item before the update.
  let path: IndexPath
  let item: ShownItem
  /// The item that is at `path` after the update.
  let successor: ShownItem
  /// The items after the update.
  let after: [IndexPath: ShownItem]
  /// The path of the item after the update; `nil` if the item was deleted.
  let newPath: IndexPath?

  /// Creates the displaced item; `nil` if the item keeps its path, or if the texts do not show
  /// which item is at which path.
  init?(
    at path: IndexPath, before: [IndexPath: ShownItem], after: [IndexPath: ShownItem]
  ) {
    guard let item = before[path], let successor = after[path], item.texts != successor.texts,
      !item.texts.isEmpty, !successor.texts.isEmpty
    else { return nil }
    func paths(of item: ShownItem, in items: [IndexPath: ShownItem]) -> [IndexPath] {
      items.filter { $0.value.texts == item.texts }.map(\.key)
    }
    let newPaths = paths(of: item, in: after)
    guard paths(of: item, in: before).count == 1, newPaths.count <= 1,
      paths(of: successor, in: before).count == 1, paths(of: successor, in: after).count == 1
    else { return nil }
    self.path = path
    self.item = item
    self.successor = successor
    self.after = after
    newPath = newPaths.first
  }

  /// Returns the paths of other items to touch in a fresh screen, which is a new instance of the
  /// screen. The effects of these touches show whether the effect of a touch depends on the touched
  /// item.
  ///
  /// The paths are the new path of this item, if it is visible, and the path of an item in the
  /// section of the successor, because a touch may act on a whole section. The array is empty if
  /// the section has no other visible item.
  @MainActor
  func otherPaths(in fresh: Stage) -> [IndexPath] {
    let elements = fresh.visibleLists.first?.elements.keys.filter { $0.kind == nil } ?? []
    let visible = elements.map(\.path).filter { $0 != path }.sorted()
    let moved = visible.first { $0 == newPath }
    let isItemASection = Set(after.keys.map(\.section)).count == after.count
    let neighbor = visible.first { $0.section == path.section || isItemASection }
    guard let neighbor else { return [] }
    return [moved, neighbor].compactMap { $0 }
  }

  /// Whether a touch of this item has acted on its successor.
  ///
  /// - Parameters:
  ///   - shown: The items after this item was touched and the list was updated meanwhile.
  ///   - there: The items after the successor was touched in a fresh screen.
  ///   - elsewhere: The items after other items were touched in fresh screens, by the path of the
  ///     touched item.
  func isMistaken(
    _ shown: [IndexPath: ShownItem], there: [IndexPath: ShownItem],
    elsewhere: [IndexPath: [IndexPath: ShownItem]]
  ) -> Bool {
    guard shown != after, shown == there, elsewhere.values.allSatisfy({ $0 != there }) else {
      return false
    }
    // If this item was deleted, or its new path was not touched, the touch may be correct: it may
    // act on the path, for example by inserting an item there. Then the touch is a fault only if it
    // has changed or removed the successor.
    let isTouched = newPath.map { elsewhere[$0] != nil } ?? false
    return isTouched || !there.values.contains(successor)
  }

  /// Returns a description of the fault.
  ///
  /// - Parameter shown: The items after this item was touched and the list was updated meanwhile.
  @MainActor
  func fault(
    _ way: ItemTouch.Way, _ pause: ItemTouch.Pause, in shown: [IndexPath: ShownItem]
  ) -> String {
    let texts = [item, successor].map { ViewTree.quoted($0.texts.joined(separator: " ")) }
    let isMoved = shown[path].map { $0.isSelected && $0.texts == successor.texts } ?? false
    let act = isMoved ? "The selection is on" : "The touch has acted on"
    return "After \(way.words) item \(path.item) of section \(path.section), \(texts[0]), the list "
      + "was updated \(pause.words). \(act) another item, \(texts[1]), which is in that place now."
  }
}
