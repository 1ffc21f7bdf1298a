import Foundation
import GalleyDiffing

let snapshotBenchmarks = [
  Benchmark(
    "snapshot.append-1m", size: 1_000_000, rounds: 7,
    "append unique identities to a snapshot and index them",
    goals: [.faster(6, than: .naive, aim: 9), .bytes(17)]
  ) {
    var maker = RowMaker()
    let ids = maker.rows(1_000_000).map(\.id)
    let bytes = Allocations.counting { snapshot(of: ids) }.liveBytes
    let idBytes = ids.count * MemoryLayout<UUID>.size
    var galley = Subject("galley", .galley) { blackHole(snapshot(of: ids)) }
    galley.bytesPerItem = Double(bytes - idBytes) / Double(ids.count)
    return [
      galley,
      Subject("dictionary", .naive) {
        indexedArray(of: ids)
      } check: {
        $0.ids.count == ids.count && $0.positions[ids[7]] == 7
      },
    ]
  },
  Benchmark(
    "snapshot.difference-100k", size: 100_000, rounds: 25,
    "difference of a snapshot and its copy, 1,000 sections of 100, one of them edited",
    goals: []
  ) {
    var maker = RowMaker()
    let ids = maker.rows(100_000).map(\.id)
    var before = Snapshot<Int, UUID>()
    before.append(sections: Array(0..<1_000))
    for section in 0..<1_000 {
      _ = try! before.append(Array(ids[section * 100..<section * 100 + 100]), to: section)
    }
    var after = before
    after.insert([maker.row().id], at: ItemPath(section: 500, item: 50))
    return [
      Subject("galley", .galley) { [before, after] in
        after.difference(from: before)
      } check: {
        $0.items.inserts == [ItemPath(section: 500, item: 50)] && $0.items.count == 1
      }
    ]
  },
]

@inline(never)
private func snapshot(of ids: [UUID]) -> Snapshot<Int, UUID> {
  var snapshot = Snapshot<Int, UUID>()
  snapshot.append(sections: [0])
  let leftOut = try? snapshot.append(ids, to: 0)
  precondition(leftOut == [] && snapshot.path(of: ids[7])?.item == 7, "the snapshot is wrong")
  return snapshot
}

/// The simplest implementation: an array and a dictionary of positions, both with reserved
/// capacity.
@inline(never)
private func indexedArray(of ids: [UUID]) -> (ids: [UUID], positions: [UUID: Int]) {
  var unique: [UUID] = []
  unique.reserveCapacity(ids.count)
  var positions: [UUID: Int] = [:]
  positions.reserveCapacity(ids.count)
  for id in ids where positions.updateValue(unique.count, forKey: id) == nil { unique.append(id) }
  return (unique, positions)
}
