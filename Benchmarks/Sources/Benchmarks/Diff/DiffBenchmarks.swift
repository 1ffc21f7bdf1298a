import Foundation
import GalleyDiffing

let diffBenchmarks =
  mixedBenchmarks + editBenchmarks + orderBenchmarks + sectionBenchmarks
  + typeBenchmarks

// MARK: - Everything at once

private let mixedBenchmarks = [
  Benchmark(
    "diff.mixed-5k", size: 5_000, rounds: 101,
    "difference, 1,000 rows deleted, 1,000 inserted, 200 moved",
    goals: [.atMost(2.0, .floor, aim: 1.7), .faster(500, than: .stdlib)]
  ) {
    let lists = smallMix
    return [
      galley(lists, deletes: 1_000, inserts: 1_000),
      floor(lists, found: 4_000),
      naive(lists, inserts: 1_000),
      standardLibrary(lists, deletes: 1_000, inserts: 1_000, runsOnce: true),
    ]
  },
  Benchmark(
    "diff.mixed-100k", size: 100_000,
    "difference, 10,000 rows deleted, 10,000 inserted, 2,000 moved",
    goals: [.atMost(0.8, .floor, aim: 0.6)]
  ) {
    let lists = largeMix
    return [
      galley(lists, deletes: 10_000, inserts: 10_000),
      floor(lists, found: 90_000),
      naive(lists, inserts: 10_000),
    ]
  },
  Benchmark(
    "diff.memory-100k", size: 100_000, rounds: 5,
    "memory of a difference at its peak, the mixed case",
    goals: [.bytes(24, aim: 12)]
  ) {
    let lists = largeMix
    return [memory(lists)]
  },
]

private var smallMix: ListPair<Row> {
  var maker = RowMaker()
  return maker.mixed(count: 5_000, at: 2_000, changed: 1_000, shuffled: 200)
}

private var largeMix: ListPair<Row> {
  var maker = RowMaker()
  return maker.mixed(count: 100_000, at: 20_000, changed: 10_000, shuffled: 2_000)
}

// MARK: - Small edits of a large list

private let editBenchmarks = [
  Benchmark(
    "diff.identical-100k", variant: "fresh", size: 100_000, rounds: 101,
    "difference of two equal lists in different memory", goals: [.atMost(2, .floor, aim: 1.5)]
  ) {
    var maker = RowMaker()
    let before = maker.rows(100_000)
    let lists = ListPair(before: before, after: before.copied)
    return [
      galley(lists),
      Subject("memcmp", .floor) {
        memoryCompare(lists.before, lists.after)
      } check: {
        $0
      },
      standardLibrary(lists),
    ]
  },
  Benchmark(
    "diff.identical-100k", variant: "shared", size: 100_000, rounds: 101,
    "difference of a list and its copy, against 1,000 rows", goals: [.atMost(3, .small)]
  ) {
    var maker = RowMaker()
    let before = maker.rows(100_000)
    let few = maker.rows(1_000)
    return [
      repeated(galley(ListPair(before: before, after: before))),
      repeated(galley(ListPair(before: few, after: few), name: "1,000 rows", .small)),
    ]
  },
  edit("append", "one row appended", faster: 6, aim: 7) { $0 + [$1] },
  edit("prepend", "one row prepended", faster: 6, aim: 7) { [$1] + $0 },
  edit("insert", "one row inserted in the middle", faster: 4, aim: 5) {
    $0[..<50_000] + [$1] + $0[50_000...]
  },
  Benchmark(
    "diff.move-one-100k", variant: "raw", size: 100_000,
    "difference, one row moved 80,000 rows down", goals: [.faster(1, than: .stdlib, aim: 1.2)]
  ) {
    let lists = oneMoved
    return [galley(lists, moves: 1), standardLibrary(lists, moves: 1)]
  },
  Benchmark(
    "diff.move-one-100k", variant: "snapshots", size: 100_000,
    "difference of a snapshot and its copy, one row moved 80,000 rows down",
    goals: [.faster(4, than: .stdlib)]
  ) {
    let lists = oneMoved
    var before = Snapshot<Int, UUID>()
    before.append(sections: [0])
    _ = try! before.append(lists.before.map(\.id), to: 0)
    var after = before
    try! after.move(lists.before[10_000].id, after: lists.before[90_000].id)
    return [
      Subject("galley", .galley) { [before, after] in
        after.difference(from: before)
      } check: {
        $0.items.moves.count == 1 && $0.items.count == 1
      },
      standardLibrary(lists, moves: 1),
    ]
  },
]

private func edit(
  _ variant: String, _ title: String, faster: Double, aim: Double,
  _ change: @escaping ([Row], Row) -> [Row]
) -> Benchmark {
  Benchmark(
    "diff.edge-100k", variant: variant, size: 100_000, "difference, \(title)",
    goals: [.faster(faster, than: .stdlib, aim: aim)]
  ) {
    var maker = RowMaker()
    let before = maker.rows(100_000)
    let lists = ListPair(before: before, after: change(before.copied, maker.row()))
    return [galley(lists, inserts: 1), standardLibrary(lists, inserts: 1)]
  }
}

private var oneMoved: ListPair<Row> {
  var maker = RowMaker()
  let before = maker.rows(100_000)
  var after = before
  after.insert(after.remove(at: 10_000), at: 90_000)
  return ListPair(before: before, after: after)
}

// MARK: - Large changes

private let orderBenchmarks = [
  Benchmark(
    "diff.scattered-100k", size: 100_000, "difference, 500 rows deleted and 500 inserted singly"
  ) {
    var maker = RowMaker()
    let before = maker.rows(100_000)
    let lists = ListPair(before: before, after: maker.scattered(before, 500))
    return [
      galley(lists, deletes: 500, inserts: 500), floor(lists, found: 99_500),
      naive(lists, inserts: 500),
    ]
  },
  Benchmark("diff.reverse-100k", size: 100_000, rounds: 11, "difference, the list reversed") {
    var maker = RowMaker()
    let before = maker.rows(100_000)
    let lists = ListPair(before: before, after: before.reversed())
    return [galley(lists, moves: 99_999), floor(lists, found: 100_000), naive(lists)]
  },
  Benchmark("diff.shuffle-100k", size: 100_000, rounds: 11, "difference, the list shuffled") {
    var maker = RowMaker()
    let before = maker.rows(100_000)
    let lists = ListPair(before: before, after: before.shuffled(using: &maker.random))
    return [galley(lists, moves: nil), floor(lists, found: 100_000), naive(lists)]
  },
  Benchmark("diff.replace-100k", size: 100_000, rounds: 11, "difference, every row replaced") {
    var maker = RowMaker()
    let lists = ListPair(before: maker.rows(100_000), after: maker.rows(100_000))
    return [
      galley(lists, deletes: 100_000, inserts: 100_000), floor(lists, found: 0),
      naive(lists, inserts: 100_000),
    ]
  },
]

// MARK: - Sections

private typealias Section = ListSection<Int, Row>

private let sectionBenchmarks = [
  sections("diff.sections-identical", "equal in different memory", atMost: 0.15, counts: (0, 0)) {
    sections, _ in sections
  },
  sections("diff.sections-insert", "one row inserted", atMost: 0.15, counts: (1, 0)) {
    sections, maker in
    var sections = sections
    sections[500].items.insert(maker.row(), at: 50)
    return sections
  },
  sections("diff.sections-cross", "1,000 rows sent to other sections", atMost: 1.5, counts: nil) {
    sections, maker in
    var sections = sections
    for _ in 0..<1_000 {
      let source = sections.indices.filter { !sections[$0].items.isEmpty }.randomElement(
        using: &maker.random)!
      let row = sections[source].items.remove(
        at: Int.random(in: sections[source].items.indices, using: &maker.random))
      let target = Int.random(in: sections.indices, using: &maker.random)
      sections[target].items.insert(
        row, at: Int.random(in: 0...sections[target].items.count, using: &maker.random))
    }
    return sections
  },
]

private func sections(
  _ name: String, _ title: String, atMost limit: Double, counts: (inserts: Int, moves: Int)?,
  _ change: @escaping ([Section], inout RowMaker) -> [Section]
) -> Benchmark {
  Benchmark(
    name, size: 100_000, "difference of 1,000 sections of 100 rows, \(title)",
    goals: [.atMost(limit, .floor)]
  ) {
    var maker = RowMaker()
    let rows = maker.rows(100_000)
    let before = (0..<1_000).map { Section(id: $0, items: Array(rows[$0 * 100..<$0 * 100 + 100])) }
    let after = change(before.map { Section(id: $0.id, items: $0.items.copied) }, &maker)
    let flat = ListPair(before: rows, after: after.flatMap(\.items))
    return [
      Subject("galley", .galley) {
        sectionedDifference(from: before, to: after)
      } check: { difference in
        let items = difference.plan.items
        guard let counts else { return items.moves.count > 900 && items.moves.count <= 1_000 }
        return items.inserts.count == counts.inserts && items.moves.count == counts.moves
      },
      Subject("hash join", .floor) {
        hashJoin(flat.before, flat.after)
      } check: {
        $0 == 100_000
      },
    ]
  }
}

// MARK: - Other identities

private let typeBenchmarks = [
  Benchmark(
    "diff.hashable-5k", variant: "string", size: 5_000, rounds: 101,
    "difference, the mixed case with strings of 20 characters",
    goals: [.atMost(4, .uuid, aim: 3)]
  ) {
    let lists = smallMix
    let strings = lists.map { row in
      "item-" + row.id.uuidString.lowercased().filter { $0 != "-" }.prefix(15)
    }
    return [hashable(strings), galley(lists, name: "uuid", .uuid, deletes: 1_000, inserts: 1_000)]
  },
  Benchmark(
    "diff.hashable-5k", variant: "hashable", size: 5_000, rounds: 101,
    "difference, the mixed case with a type of one's own that is Hashable",
    goals: [.atMost(3.3, .uuid, aim: 3)]
  ) {
    let lists = smallMix
    let tagged = lists.map { Tagged(number: $0.id.hashValue) }
    return [hashable(tagged), galley(lists, name: "uuid", .uuid, deletes: 1_000, inserts: 1_000)]
  },
]

private func hashable<ID: Hashable>(_ lists: ListPair<ID>) -> Subject {
  Subject("galley", .galley) {
    difference(from: lists.before, to: lists.after)
  } check: {
    $0.deletes.count == 1_000 && $0.inserts.count == 1_000
  }
}

// MARK: - Subjects

private func galley(
  _ lists: ListPair<Row>, name: String = "galley", _ role: Subject.Role = .galley,
  deletes: Int = 0, inserts: Int = 0, moves: Int? = nil
) -> Subject {
  Subject(name, role) {
    difference(from: lists.before, to: lists.after, comparing: nil)
  } check: { difference in
    difference.deletes.count == deletes && difference.inserts.count == inserts
      && (moves == nil || difference.moves.count == moves)
      && difference.applying(to: lists.before) { lists.after[$0] } == lists.after
  }
}

/// Returns a subject that runs the given one 100 times, because a single run is too short for the
/// resolution of the clock.
private func repeated(_ subject: Subject) -> Subject {
  Subject(subject.name, subject.role) { for _ in 0..<100 { subject.run() } }
}

private func memory(_ lists: ListPair<Row>) -> Subject {
  let peak = Allocations.counting {
    difference(from: lists.before, to: lists.after, comparing: nil)
  }.peakBytes
  var subject = Subject("galley", .galley) {
    blackHole(difference(from: lists.before, to: lists.after, comparing: nil))
  }
  subject.bytesPerItem = Double(peak) / Double(lists.before.count)
  return subject
}

private func floor(_ lists: ListPair<Row>, found: Int) -> Subject {
  Subject("hash join", .floor) {
    hashJoin(lists.before, lists.after)
  } check: {
    $0 == found
  }
}

private func naive(_ lists: ListPair<Row>, inserts: Int = 0) -> Subject {
  Subject("dictionary", .naive) {
    dictionaryDifference(lists.before, lists.after)
  } check: {
    $0.inserts.count == inserts
  }
}

private func standardLibrary(
  _ lists: ListPair<Row>, deletes: Int = 0, inserts: Int = 0, moves: Int? = nil,
  runsOnce: Bool = false
) -> Subject {
  Subject("stdlib", .stdlib, runsOnce: runsOnce) {
    lists.after.difference(from: lists.before).inferringMoves()
  } check: { difference in
    // A move is a removal and an insertion that are associated with each other.
    let moved = difference.removals.count { change in
      if case .remove(_, _, let partner) = change { partner != nil } else { false }
    }
    return difference.removals.count - moved == deletes
      && difference.insertions.count - moved == inserts && (moves == nil || moved == moves)
  }
}
