import Foundation
import GalleyDiffing

/// Which items are selected, and which is under a finger.
internal struct Selection {
  var paths: Set<IndexPath> = []
  /// The item that a finger came down on.
  var highlighted: IndexPath?
  /// Whether that item looks highlighted.
  var isHighlightShown = false
  /// Where that finger came down, in the content.
  var fingerStart = CGPoint.zero

  /// Where two fingers that select came down; `nil` while there are none.
  var twoFingerStart: IndexPath?
  /// What was selected before they did.
  var beforeTwoFingers: Set<IndexPath> = []

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  /// Items are elsewhere; those that have gone, or are shown anew, are not selected anymore.
  mutating func follow(_ after: (IndexPath) -> IndexPath?) {
    paths = Set(paths.compactMap(after))
    highlighted = highlighted.flatMap(after)
    twoFingerStart = twoFingerStart.flatMap(after)
    beforeTwoFingers = Set(beforeTwoFingers.compactMap(after))
  }
}
