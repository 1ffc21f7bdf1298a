import Foundation
import IGListDiffKit
import TestSupport
import Testing

@Suite("The difference between random lists of objects")
struct RandomListDiffTests {
  /// A row of a list, as a value.
  struct Row: ListModel, Identifiable {
    var id: Int
    var value: Int
  }

  private func rows(_ ids: Range<Int>, _ random: inout SeededRandom) -> [Row] {
    ids.shuffled(using: &random).prefix(Int.random(in: 0...ids.count, using: &random))
      .map { Row(id: $0, value: Int.random(in: 0...2, using: &random)) }
  }

  /// Returns `before` with the changes of a result. Inserted elements are taken from `after`.
  private func applying(
    _ result: ListIndexSetResult, to before: [Row], from after: [Row]
  ) -> [Row?] {
    var slots = [Row?](repeating: nil, count: after.count)
    for position in result.inserts { slots[position] = after[position] }
    for move in result.moves { slots[move.to] = before[move.from] }
    let gone = result.deletes.union(IndexSet(result.moves.map(\.from)))
    var staying = before.indices.filter { !gone.contains($0) }.map { before[$0] }[...]
    for position in slots.indices where slots[position] == nil {
      slots[position] = staying.popFirst()
    }
    return slots + staying.map { $0 }
  }

  @Test("Deletes, inserts and moves turn the random list before into the list after")
  func applied() {
    withSeededRandom("applying a difference of objects", steps: 1_000) { random in
      let ids = 0..<Int.random(in: 1...30, using: &random)
      let before = rows(ids, &random)
      let after = rows(ids, &random)
      let result = ListDiff(oldArray: before, newArray: after, option: .equality)

      let applied = applying(result, to: before, from: after)
      #expect(applied.map { $0?.id } == after.map(\.id), "\(before) → \(after)")
      // The expected updates, found slowly: rows that are in both lists and are not equal.
      let updated = before.indices.filter { old in
        after.contains { $0.id == before[old].id && $0.value != before[old].value }
      }
      #expect(result.updates == IndexSet(updated), "\(before) → \(after)")
      for id in ids {
        let old = before.firstIndex { $0.id == id } ?? NSNotFound
        let new = after.firstIndex { $0.id == id } ?? NSNotFound
        #expect(result.oldIndex(forIdentifier: id as NSObjectProtocol) == old)
        #expect(result.newIndex(forIdentifier: id as NSObjectProtocol) == new)
      }
    }
  }

  @Test("Batch updates of random lists bring new contents, too")
  func appliedAsBatch() {
    withSeededRandom("applying a difference of objects as a batch", steps: 1_000) { random in
      let ids = 0..<Int.random(in: 1...30, using: &random)
      let before = rows(ids, &random)
      let after = rows(ids, &random)
      let batch = ListDiff(oldArray: before, newArray: after, option: .equality).forBatchUpdates()
      #expect(batch.updates.isEmpty)
      #expect(applying(batch, to: before, from: after) == after, "\(before) → \(after)")

      let paths = ListDiffPaths(
        fromSection: 2, toSection: 3, oldArray: before, newArray: after, option: .equality
      ).forBatchUpdates()
      #expect(paths.inserts == batch.inserts.map { [3, $0] })
      #expect(paths.deletes == batch.deletes.map { [2, $0] })
      #expect(paths.moves.map(\.from) == batch.moves.map { [2, $0.from] })
      #expect(paths.moves.map(\.to) == batch.moves.map { [3, $0.to] })
    }
  }

  @Test("The counts of random lists agree when objects repeat")
  func repeats() {
    withSeededRandom("differences of objects that repeat", steps: 1_000) { random in
      func list(_ random: inout SeededRandom) -> [any ListDiffable] {
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          let number = Int.random(in: 0...5, using: &random)
          return Bool.random(using: &random) ? number : "\(number)"
        }
      }
      let before = list(&random)
      let after = list(&random)
      let result = ListDiff(oldArray: before, newArray: after, option: .equality)
      let count = before.count + result.inserts.count - result.deletes.count
      #expect(count == after.count, "\(before) → \(after)")
      #expect(Set(result.moves.map(\.from)).count == result.moves.count)
      #expect(result.updates.isEmpty)
    }
  }
}
