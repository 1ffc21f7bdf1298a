import Foundation
import IGListKit
import TestSupport

/// A random change of a section's texts, which can be announced in a batch.
struct ItemEdit {
  var after: [String]
  private var deletes = IndexSet()
  private var inserts = IndexSet()
  private var reloads = IndexSet()
  private var move: (from: Int, to: Int)?

  init(of texts: [String], _ random: inout SeededRandom) {
    after = texts
    if Bool.random(using: &random), texts.count > 1 {
      let (from, to) = (
        Int.random(in: 0..<texts.count, using: &random),
        Int.random(in: 0..<texts.count, using: &random)
      )
      after.insert(after.remove(at: from), at: to)
      move = (from, to)
      return
    }
    for index in texts.indices.reversed() {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        after.remove(at: index)
        deletes.insert(index)
      case 1:
        after[index] += "!"
        reloads.insert(index)
      default: break
      }
    }
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      let index = Int.random(in: 0...after.count, using: &random)
      after.insert("new \(Int.random(in: 0..<1_000, using: &random))", at: index)
      // Earlier insertions at or after the index move back by one.
      inserts = IndexSet(inserts.map { $0 >= index ? $0 + 1 : $0 } + [index])
    }
  }

  /// Announces the change in a batch, with the calls in a random order.
  @MainActor
  func tell(
    _ batch: any ListBatchContext, _ section: WalkSection, _ random: inout SeededRandom
  ) {
    for call in [0, 1, 2].shuffled(using: &random) {
      switch call {
      case 0: batch.delete(in: section, at: deletes)
      case 1: batch.insert(in: section, at: inserts)
      default: batch.reload(in: section, at: reloads)
      }
    }
    if let move { batch.move(in: section, from: move.from, to: move.to) }
  }
}
