import UIKit

/// Where a finger lets go of an item, read as IGListKit does where the item is all that its section has:
/// then the section moves.
///
/// Over the place behind the only item of a section it means "behind that section":
///
///     let target = DropTarget(proposed: [1, 1], ofItemAt: [0, 0], counts: [1, 1, 1])
///     target.path                       // [2, 0]
///     target.section(movedFrom: 0)      // 1: it was taken away before
///
/// Behind the last section there is no other to name. The target says so in `isBehindLastSection`, which
/// is why it is to be made anew for each place that the finger comes to.
internal struct DropTarget: Equatable {
  /// The place to go on with.
  private(set) var path: IndexPath
  /// Whether the section goes behind the last one.
  private(set) var isBehindLastSection = false

  /// Reads a place.
  ///
  /// - Parameters:
  ///   - proposed: The place as the layout has it, or the view.
  ///   - source: Where the item was at first.
  ///   - counts: How many items each section has in the data source.
  init(proposed: IndexPath, ofItemAt source: IndexPath, counts: [Int]) {
    path = proposed
    guard Self.movesSection(from: source, to: proposed, counts: counts), proposed.item == 1 else {
      return
    }
    if proposed.section + 1 < counts.count {
      path = IndexPath(item: 0, section: proposed.section + 1)
    } else {
      path = IndexPath(item: 0, section: proposed.section)
      isBehindLastSection = true
    }
  }

  /// Whether sections move, and not items: both have only one.
  static func movesSection(from source: IndexPath, to target: IndexPath, counts: [Int]) -> Bool {
    [source, target].allSatisfy {
      $0.count == 2 && counts.indices.contains($0.section) && counts[$0.section] == 1
    }
  }

  /// Which number the section has afterwards.
  func section(movedFrom source: Int) -> Int {
    // Those behind it have moved up by one when it is put in.
    if source < path.section, !isBehindLastSection { return path.section - 1 }
    return path.section
  }
}
