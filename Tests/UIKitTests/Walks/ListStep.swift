import TestSupport

/// What may happen to a list. Numbers are read modulo what there is, so that each step means something
/// anywhere.
struct ListStep: CustomStringConvertible {
  enum Kind {
    /// The data changes, in one batch.
    case batch
    /// All of it is asked for anew.
    case reload
    /// Items are shown anew where they are.
    case refresh
    case scroll
    case scrollTo
    case scrollRow
    case resize
    case traits
    case layout
    case select
    /// A finger takes an item somewhere else, or thinks better of it.
    case carry
    /// A finger swipes a row aside.
    case swipe
    case edit
    /// A part of what is on its way is shown.
    case tick
    /// All is at rest, and as it should be.
    case settle
  }

  var kind: Kind
  var seed: UInt64

  var description: String { "\(kind) \(seed)" }
}

extension ListStep {
  /// A step of one of some kinds: a kind that stands there twice comes twice as often.
  static func random(of kinds: [Kind], using random: inout SeededRandom) -> ListStep {
    let seed = random.next()
    return ListStep(kind: kinds[Int.random(in: 0..<kinds.count, using: &random)], seed: seed)
  }
}
