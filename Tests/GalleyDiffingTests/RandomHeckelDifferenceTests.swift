import GalleyDiffing
import TestSupport
import Testing

@Suite("A Heckel difference of random lists")
struct RandomHeckelDifferenceTests {
  @Test(
    "A Heckel difference of random lists equals the result of Heckel's steps, with repeats and changed contents"
  )
  func withRepeats() {
    withSeededRandom("Heckel's steps with repeats", steps: 3_000) { random in
      let kinds = Int.random(in: 1...40, using: &random)
      func list(_ random: inout SeededRandom) -> [Row<String>] {
        let values = Int.random(in: 0...2, using: &random)
        return (0..<Int.random(in: 0...40, using: &random)).map { _ in
          let id = Int.random(in: 0..<kinds, using: &random)
          return Row("row \(id)", Int.random(in: 0...values, using: &random))
        }
      }
      let before = list(&random)
      let after = Bool.random(using: &random) ? list(&random) : edited(before, using: &random)
      let ids = (0...kinds).map { "row \($0)" }
      let steps = HeckelJudge(before, after, askingFor: ids)
      #expect(
        HeckelJudge(HeckelDifference(rows: before, to: after), askingFor: ids) == steps,
        "\(before) → \(after)")

      let batch = HeckelDifference(rows: before, to: after).forBatchUpdates()
      #expect(batch.updates.isEmpty)
      #expect(
        before.count - batch.deletes.count + batch.inserts.count == after.count,
        "\(before) → \(after)")
    }
  }

  @Test(
    "For a batch update, a Heckel difference of random lists equals the result of Heckel's steps when nothing repeats"
  )
  func withoutRepeats() {
    withSeededRandom("Heckel's steps without repeats", steps: 3_000) { random in
      let ids = Array(0..<Int.random(in: 1...50, using: &random))
      func list(_ random: inout SeededRandom) -> [Row<Int>] {
        ids.shuffled(using: &random).prefix(Int.random(in: 0...ids.count, using: &random))
          .map { Row($0, 0) }
      }
      let before = list(&random)
      var after = Bool.random(using: &random) ? list(&random) : edited(before, using: &random)
      for position in after.indices where Int.random(in: 0...3, using: &random) == 0 {
        after[position].value += 1
      }
      let difference = HeckelDifference(rows: before, to: after)
      let steps = HeckelJudge(before, after, askingFor: ids)
      #expect(HeckelJudge(difference, askingFor: ids) == steps, "\(before) → \(after)")

      let batch = difference.forBatchUpdates()
      #expect(
        HeckelJudge(batch, askingFor: ids) == steps.forBatchUpdates(before, after),
        "\(before) → \(after)")
      #expect(before.count - batch.deletes.count + batch.inserts.count == after.count)

      let paths = difference.paths(fromSection: 1, toSection: 2)
      #expect(paths.updates.map(\.before.item) == difference.updates)
      for update in paths.updates {
        #expect(before[update.before.item].id == after[update.after.item].id)
      }
    }
  }

  /// Returns `rows` after a few of them are removed or moved. No row is repeated.
  private func edited<ID>(_ rows: [Row<ID>], using random: inout SeededRandom) -> [Row<ID>] {
    var rows = rows
    for _ in 0..<Int.random(in: 0...4, using: &random) where !rows.isEmpty {
      let row = rows.remove(at: Int.random(in: rows.indices, using: &random))
      if Int.random(in: 0...2, using: &random) > 0 {
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
      }
    }
    return rows
  }
}
