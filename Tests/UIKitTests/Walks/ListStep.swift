import TestSupport

/// A step of a random walk over a list.
///
/// Seeds are read modulo the number of items or values, so each step has a meaning in any state.
struct ListStep: CustomStringConvertible {
  enum Kind {
    /// The data changes, in one batch.
    case batch
    /// The data changes, and the list is reloaded.
    case reload
    /// An item is reloaded or reconfigured.
    case reloadItem
    case scroll
    case scrollTo
    case scrollRow
    case resize
    case traits
    case layout
    case select
    /// A finger drags an item to another place, or cancels the drag.
    case moveItem
    /// A finger swipes a row aside.
    case swipe
    case edit
    /// The clock of the window advances.
    case advanceClock
    /// The list settles, and is compared with a new one.
    case settle
  }

  var kind: Kind
  var seed: UInt64

  var description: String { "\(kind) \(seed)" }
}

extension ListStep {
  /// Returns a step of one of some kinds. A kind that is listed twice is chosen twice as often.
  static func random(of kinds: [Kind], using random: inout SeededRandom) -> ListStep {
    let seed = random.next()
    return ListStep(kind: kinds[Int.random(in: 0..<kinds.count, using: &random)], seed: seed)
  }
}
