import Foundation
import GalleyDiffing

/// The selected items, the item under a finger, and the item that had the focus last.
internal struct Selection {
  var paths: Set<IndexPath> = []
  /// The item at which a finger came down.
  var highlighted: IndexPath?
  /// The touch that came down on the item `highlighted`. Until this touch has ended, other touches
  /// do not select items.
  weak var touch: UITouch?
  /// Whether the cell of the item `highlighted` is highlighted.
  var isHighlightShown = false
  /// The point at which the finger came down on the item `highlighted`, in the coordinates of the
  /// window.
  var fingerStart = CGPoint.zero

  /// The item at which two fingers began to select; `nil` if no two fingers are selecting.
  var twoFingerStart: IndexPath?
  /// The items that were selected before two fingers began to select.
  var beforeTwoFingers: Set<IndexPath> = []

  /// The item that had the focus last.
  var lastFocused: IndexPath?

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  /// Changes the paths after an update. Items for which `after` returns `nil` are deselected.
  mutating func follow(_ after: (IndexPath) -> IndexPath?) {
    paths = Set(paths.compactMap(after))
    highlighted = highlighted.flatMap(after)
    lastFocused = lastFocused.flatMap(after)
    twoFingerStart = twoFingerStart.flatMap(after)
    beforeTwoFingers = Set(beforeTwoFingers.compactMap(after))
  }
}
