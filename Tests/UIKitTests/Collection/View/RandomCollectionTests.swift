import Foundation
import TestSupport
import Testing
import UIKit

/// What may happen to a list. Numbers are read modulo what there is, so that each step means something
/// anywhere.
enum CollectionStep: CustomStringConvertible {
  /// The data changes, in one batch.
  case batch(UInt64)
  /// All of it is asked for anew.
  case reload(UInt64)
  /// Items are shown anew where they are.
  case refresh(UInt64)
  case scroll(UInt64)
  case scrollTo(UInt64)
  case scrollRow(UInt64)
  case resize(UInt64)
  case traits(UInt64)
  case layout(UInt64)
  case select(UInt64)
  /// A finger takes an item somewhere else, or thinks better of it.
  case carry(UInt64)
  /// A part of what is on its way is shown.
  case tick(UInt64)
  /// All is at rest, and as it should be.
  case settle

  static func random(using random: inout SeededRandom) -> CollectionStep {
    let seed = random.next()
    return switch Int.random(in: 0..<26, using: &random) {
    case 0..<6: .batch(seed)
    case 6: .reload(seed)
    case 7: .refresh(seed)
    case 8..<11: .scroll(seed)
    case 11: .scrollTo(seed)
    case 12: .scrollRow(seed)
    case 13: .resize(seed)
    case 14: .traits(seed)
    case 15: .layout(seed)
    case 16, 17: .select(seed)
    case 18, 19: .tick(seed)
    case 20, 21: .carry(seed)
    default: .settle
    }
  }

  var description: String {
    switch self {
    case .batch(let seed): "batch \(seed)"
    case .reload(let seed): "reload \(seed)"
    case .refresh(let seed): "refresh \(seed)"
    case .scroll(let seed): "scroll \(seed)"
    case .scrollTo(let seed): "scrollTo \(seed)"
    case .scrollRow(let seed): "scrollRow \(seed)"
    case .resize(let seed): "resize \(seed)"
    case .traits(let seed): "traits \(seed)"
    case .layout(let seed): "layout \(seed)"
    case .select(let seed): "select \(seed)"
    case .carry(let seed): "carry \(seed)"
    case .tick(let seed): "tick \(seed)"
    case .settle: "settle"
    }
  }
}

@Suite("A collection view on a random walk")
@MainActor
struct RandomCollectionTests {
  @Test("Shows after each step what a new one with the same data shows", .timeLimit(.minutes(30)))
  func walks() {
    withRandomWalks("collection views", walks: 12, steps: 60) { random in
      CollectionStep.random(using: &random)
    } taking: { steps in
      MainActor.assumeIsolated { CollectionWorld.walk(steps) }
    }
  }
}
