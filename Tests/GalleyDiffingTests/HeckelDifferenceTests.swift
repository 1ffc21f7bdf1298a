import GalleyDiffing
import TestSupport
import Testing

/// Returns a move between two positions.
private func move(_ before: Int, _ after: Int) -> PositionPair<Int> {
  PositionPair(before: before, after: after)
}

/// Returns rows with these values, whose identities are their positions.
private func rows(_ values: Int...) -> [Row<Int>] {
  values.enumerated().map { Row($0, $1) }
}

// MARK: - Lists

@Suite("A Heckel difference of identities")
struct HeckelDifferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var before: [String]
    var after: [String]
    var deletes: [Int] = []
    var inserts: [Int] = []
    var moves: [PositionPair<Int>] = []

    var testDescription: String { name }

    init(
      _ name: String, _ before: String, _ after: String, deletes: [Int] = [],
      inserts: [Int] = [], moves: [PositionPair<Int>] = []
    ) {
      self.name = name
      self.before = before.split(separator: " ").map(String.init)
      self.after = after.split(separator: " ").map(String.init)
      self.deletes = deletes
      self.inserts = inserts
      self.moves = moves
    }
  }

  static let sentence = Case(
    "Heckel's own sentence",
    """
    much writing is like snow , a mass of long words and phrases falls upon the relevant facts \
    covering up the details .
    """,
    """
    a mass of latin words falls upon the relevant facts like soft snow , covering up the details .
    """,
    deletes: [0, 1, 2, 9, 11, 12], inserts: [3, 11],
    moves: [
      move(6, 0), move(7, 1), move(8, 2), move(10, 4), move(13, 5), move(14, 6), move(15, 7),
      move(16, 8), move(17, 9), move(3, 10), move(4, 12), move(5, 13),
    ])

  static let cases = [
    Case("nothing stays nothing", "", ""),
    Case("one comes to nothing", "", "1", inserts: [0]),
    Case("the only one goes", "1", "", deletes: [0]),
    Case("two go", "1 2", "", deletes: [0, 1]),
    Case("two come", "", "1 2", inserts: [0, 1]),
    Case("two that change places are two moves", "1 2", "2 1", moves: [move(1, 0), move(0, 1)]),
    Case(
      "one that passes two is three moves", "1 2 3 3 4", "2 3 1 3 4",
      moves: [move(1, 0), move(2, 1), move(0, 2)]),
    Case(
      "deletes and inserts explain where most are", "1 2 3 4", "2 4 5 3", deletes: [0],
      inserts: [2], moves: [move(3, 1), move(2, 3)]),
    Case(
      "only what they do not explain is a move", "0 1 2 3 4 5 6 7 8", "0 2 3 4 7 6 9 5 10",
      deletes: [1, 8], inserts: [6, 8], moves: [move(7, 4), move(5, 7)]),
    Case(
      "two that are dragged behind two others", "1 2 3 4 5 6 7", "1 4 5 2 3 6 7",
      moves: [move(3, 1), move(4, 2), move(1, 3), move(2, 4)]),
    Case("of four of a kind the first two stay", "d d d d", "d d", deletes: [2, 3]),
    Case("to two of a kind two more come behind", "d d", "d d d d", inserts: [2, 3]),
    Case("repeats that stay are no changes", "cat 1 2 3 cat", "cat 1 2 3 cat"),
    Case(
      "a third of a kind takes the place of the second, which takes the next",
      "NF NF NF 49 33 cat cat 0 14", "NF NF NF 49 33 cat cat cat 0 14", inserts: [7]),
    Case("one goes, one comes", "a b c", "a c d", deletes: [1], inserts: [2]),
    sentence,
  ]

  @Test(
    "A Heckel difference names deletes, inserts, and every move that they do not explain",
    arguments: cases)
  func changes(_ example: Case) {
    let difference = HeckelDifference(from: example.before, to: example.after)
    #expect(difference.deletes == example.deletes)
    #expect(difference.inserts == example.inserts)
    #expect(difference.moves == example.moves)
    #expect(difference.updates == [])
    let count = example.deletes.count + example.inserts.count + example.moves.count
    #expect(difference.changeCount == count)
    #expect(difference.hasChanges == (count > 0))
  }

  @Test("A Heckel difference is the same for numbers as for strings")
  func numbers() {
    let difference = HeckelDifference(from: [0, 1, 2], to: [0, 2, 4])
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [])
    #expect(difference.updates == [])
  }

  static let mixedLists: [(before: [AnyMixed], after: [AnyMixed])] = [
    (
      [.none, .none, .none, 49, 33, "cat", "cat", 0, 14],
      [.none, .none, .none, 49, 33, "cat", "cat", "cat", 0, 14]
    ),
    (
      [1, 20, 14, .none, "cat", .none, 4, "dog", "cat", "cat", "fish", .none, "fish", .none],
      [1, 28, 14, "cat", "cat", 4, "dog", .none, "cat", "fish", .none, "fish", .none]
    ),
    (["dog", "dog", "dog", "dog"], ["dog", "dog"]),
    (["dog", "dog"], ["dog", "dog", "dog", "dog"]),
    (
      ["cat", .none, "dog", "dog", .none, .none, "cat", 65],
      ["cat", .none, "dog", .none, "dog", .none, "cat", "cat", "fish", 65]
    ),
  ]

  /// An identity that is nothing, a number or a text.
  enum AnyMixed: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    case none
    case number(Int)
    case text(String)

    init(integerLiteral value: Int) { self = .number(value) }
    init(stringLiteral value: String) { self = .text(value) }
  }

  @Test(
    "A Heckel difference leads to the count after and moves nothing twice, however much repeats",
    arguments: mixedLists.indices)
  func repeats(list: Int) {
    let (before, after) = Self.mixedLists[list]
    let difference = HeckelDifference(from: before, to: after)
    #expect(before.count + difference.inserts.count - difference.deletes.count == after.count)
    #expect(Set(difference.moves.map(\.before)).count == difference.moves.count)
  }

  @Test(
    "A Heckel difference names deletes and inserts ascending, moves and updates in the order after")
  func order() {
    let before = [5, 1, 9, 2, 3, 8, 4].map { Row($0, 0) }
    let after = [Row(7, 0), Row(4, 1), Row(3, 1), Row(6, 0), Row(2, 0), Row(1, 1)]
    let difference = HeckelDifference(rows: before, to: after)
    #expect(difference.deletes == [0, 2, 5])
    #expect(difference.inserts == [0, 3])
    #expect(difference.moves == [move(6, 1), move(4, 2), move(3, 4), move(1, 5)])
    #expect(difference.updates == [6, 4, 1])
  }
}

// MARK: - Looking up

@Suite("The index of an identity before and after a Heckel difference")
struct HeckelLookUpTests {
  private let difference = HeckelDifference(
    from: [1, 2, 3, 4, 5, 6, 7], to: [2, 9, 3, 1, 5, 6, 8])

  @Test("The old index of an identity is its position before")
  func before() {
    #expect((1...9).map { difference.oldPosition(of: $0) } == [0, 1, 2, 3, 4, 5, 6, nil, nil])
  }

  @Test("The new index of an identity is its position after")
  func after() {
    #expect((1...9).map { difference.newPosition(of: $0) } == [3, 0, 2, nil, 4, 5, nil, 6, 1])
  }

  @Test("When everything was deleted, identities have only an old index")
  func allWent() {
    let difference = HeckelDifference(from: [1, 2], to: [])
    #expect(difference.oldPosition(of: 1) == 0)
    #expect(difference.oldPosition(of: 2) == 1)
    #expect(difference.newPosition(of: 1) == nil)
    #expect(difference.newPosition(of: 2) == nil)
  }

  @Test("When everything was inserted, identities have only a new index")
  func allCame() {
    let difference = HeckelDifference(from: [], to: [1, 2])
    #expect(difference.newPosition(of: 1) == 0)
    #expect(difference.newPosition(of: 2) == 1)
    #expect(difference.oldPosition(of: 1) == nil)
    #expect(difference.oldPosition(of: 2) == nil)
  }

  @Test("Between empty lists, an identity has no index")
  func empty() {
    let difference = HeckelDifference<Int>(from: [], to: [])
    #expect(difference.oldPosition(of: 1) == nil)
    #expect(difference.newPosition(of: 1) == nil)
  }

  @Test("The index of a repeated identity is its last position")
  func repeats() {
    let difference = HeckelDifference(from: ["a", "b", "a", "c"], to: ["a", "a", "b", "a"])
    #expect(difference.oldPosition(of: "a") == 2)
    #expect(difference.newPosition(of: "a") == 3)
    #expect(difference.oldPosition(of: "c") == 3)
    #expect(difference.newPosition(of: "c") == nil)
  }
}

// MARK: - Content

@Suite("A Heckel difference of contents")
struct HeckelContentTests {
  /// A row that is an object, so that two objects may have the same content.
  private final class Object {
    let id: Int
    let value: String

    init(_ id: Int, _ value: String) {
      self.id = id
      self.value = value
    }

    var copy: Object { Object(id, value) }
  }

  private func byEquality(_ before: [Object], _ after: [Object]) -> HeckelDifference<Int> {
    HeckelDifference(from: before, to: after, identifiedBy: \.id) { $0.value == $1.value }
  }

  private func byPointer(_ before: [Object], _ after: [Object]) -> HeckelDifference<Int> {
    HeckelDifference(from: before, to: after, identifiedBy: \.id) { $0 === $1 }
  }

  @Test("A Heckel difference names the position before of a row with new content")
  func update() {
    let difference = HeckelDifference(rows: rows(0, 1, 2), to: rows(0, 3, 2))
    #expect(difference.updates == [1])
    #expect(difference.changeCount == 1)
  }

  @Test("A row can move and have new content")
  func updateAndMove() {
    let difference = HeckelDifference(
      rows: rows(0, 1, 2), to: [Row(2, 3), Row(1, 1), Row(0, 0)])
    #expect(difference.moves == [move(2, 0), move(0, 2)])
    #expect(difference.updates == [2])
    #expect(difference.changeCount == 3)
  }

  @Test("When all rows stay and some have new content, there are only updates")
  func updatesAlone() {
    let before = [Object(0, "a"), Object(1, "b"), Object(2, "c")]
    let difference = byEquality(before, [Object(0, "b"), Object(1, "b"), Object(2, "b")])
    #expect(difference.updates == [0, 2])
    #expect(difference.changeCount == 2)
  }

  @Test("Compared by equality, another object with the same content is no update")
  func equality() {
    let before = [Object(0, "a"), Object(1, "b"), Object(2, "c")]
    let difference = byEquality(before, [Object(0, "a"), Object(2, "c"), Object(4, "d")])
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [])
    #expect(difference.updates == [])
  }

  @Test("Compared by pointer, another object is an update though it has the same content")
  func pointer() {
    let before = [Object(0, "a"), Object(1, "b"), Object(2, "c")]
    let difference = byPointer(before, [Object(0, "a"), Object(2, "c"), Object(4, "d")])
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [])
    #expect(difference.updates == [0, 2])
  }

  @Test("Compared by pointer, one copy among the same objects is one update")
  func oneCopy() {
    let before = [Object(0, "a"), Object(1, "b"), Object(2, "c")]
    let difference = byPointer(before, [before[0], before[1].copy, before[2]])
    #expect(difference.updates == [1])
    #expect(difference.changeCount == 1)
  }

  @Test("Compared by pointer, the same objects in another array are no changes")
  func sameObjects() {
    let before = [Object(0, "a"), Object(1, "b"), Object(2, "c")]
    #expect(!byPointer(before, Array(before)).hasChanges)
  }

  @Test("Content is compared only within pairs, and the row before is passed first")
  func pairs() {
    var compared: [[String]] = []
    let before = [Object(0, "a"), Object(1, "b"), Object(2, "c")]
    let after = [Object(2, "C"), Object(3, "D"), Object(0, "A")]
    _ = HeckelDifference(from: before, to: after, identifiedBy: \.id) { one, other in
      compared.append([one.value, other.value])
      return true
    }
    #expect(compared.sorted { $0[0] < $1[0] } == [["a", "A"], ["c", "C"]])
  }

  @Test(
    "Repeats are paired in order, and all pairs of an identity are updated if one of them changed")
  func repeats() {
    let before = [Row("a", 1), Row("a", 2), Row("b", 3), Row("a", 4)]
    let same = HeckelDifference(
      rows: before, to: [Row("a", 1), Row("b", 3), Row("a", 2), Row("a", 4), Row("a", 5)])
    #expect(same.updates == [])
    #expect(same.inserts == [4])
    #expect(same.moves == [move(2, 1), move(1, 2)])
    let changed = HeckelDifference(rows: before, to: [Row("a", 1), Row("b", 3), Row("a", 6)])
    #expect(changed.updates == [0, 1])
    #expect(changed.deletes == [3])
    #expect(changed.moves == [move(2, 1), move(1, 2)])
  }
}

// MARK: - Paths and batches

@Suite("A Heckel difference for a collection view")
struct HeckelBatchTests {
  private func before(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
  private func after(_ item: Int) -> ItemPath { ItemPath(section: 1, item: item) }

  private let reload = HeckelDifference(
    rows: [Row(1, 1), Row(2, 1), Row(3, 1), Row(4, 1), Row(5, 1), Row(6, 1)],
    to: [Row(2, 2), Row(5, 1), Row(4, 1), Row(7, 1), Row(6, 2), Row(3, 2)])

  @Test("A Heckel difference has paths in the section before, and paths in the section after")
  func paths() {
    let difference = HeckelDifference(from: [1, 2, 3, 4], to: [2, 4, 5, 3])
    #expect(
      difference.paths(fromSection: 0, toSection: 1)
        == Changes(
          deletes: [before(0)], inserts: [after(2)],
          moves: [
            PositionPair(before: before(3), after: after(1)),
            PositionPair(before: before(2), after: after(3)),
          ]))
  }

  @Test("A Heckel difference has paths for the sentence in Heckel's paper")
  func sentencePaths() {
    let sentence = HeckelDifferenceTests.sentence
    let paths = HeckelDifference(from: sentence.before, to: sentence.after)
      .paths(fromSection: 0, toSection: 1)
    #expect(paths.deletes == [0, 1, 2, 9, 11, 12].map(before))
    #expect(paths.inserts == [3, 11].map(after))
  }

  @Test("A Heckel difference has the paths of updates, before and after")
  func updatePaths() {
    let paths = HeckelDifference(rows: rows(0, 1, 2), to: rows(0, 3, 2))
      .paths(fromSection: 0, toSection: 0)
    #expect(paths == Changes(updates: [PositionPair(before: before(1), after: before(1))]))
    #expect(
      reload.paths(fromSection: 0, toSection: 1).updates == [
        PositionPair(before: before(1), after: after(0)),
        PositionPair(before: before(5), after: after(4)),
        PositionPair(before: before(2), after: after(5)),
      ])
  }

  @Test(
    "For a batch update, a Heckel difference turns updates into deletes and inserts; other moves stay"
  )
  func batch() {
    #expect(reload.updates == [1, 5, 2])
    let batch = reload.forBatchUpdates()
    #expect(batch.updates == [])
    #expect(batch.moves == [move(4, 1)])
    #expect(batch.deletes == [0, 1, 2, 5])
    #expect(batch.inserts == [0, 3, 4, 5])
    #expect(batch.changeCount == 9)
  }

  @Test("For a batch update, positions and paths give the same changes")
  func batchPaths() {
    let paths = reload.forBatchUpdates().paths(fromSection: 0, toSection: 1)
    #expect(
      paths
        == Changes(
          deletes: [0, 1, 2, 5].map(before), inserts: [0, 3, 4, 5].map(after),
          moves: [PositionPair(before: before(4), after: after(1))]))
  }

  @Test("For a batch update, the old and new indexes of identities are still known")
  func batchLookUps() {
    let batch = reload.forBatchUpdates()
    for id in 1...8 {
      #expect(batch.oldPosition(of: id) == reload.oldPosition(of: id))
      #expect(batch.newPosition(of: id) == reload.newPosition(of: id))
    }
    #expect(batch.newPosition(of: 6) == 4)
  }

  @Test("For a batch update, a Heckel difference without updates stays the same")
  func batchWithoutUpdates() {
    let difference = HeckelDifference(from: [1, 2, 3, 4], to: [2, 4, 5, 3])
    let batch = difference.forBatchUpdates()
    #expect(batch.deletes == difference.deletes)
    #expect(batch.inserts == difference.inserts)
    #expect(batch.moves == difference.moves)
  }
}

// MARK: - Small worlds

@Suite("A Heckel difference, step by step")
struct HeckelStepsTests {
  @Test(
    "A Heckel difference equals the result of Heckel's steps, for every two lists over three letters"
  )
  func everyPair() {
    let letters = ["a", "b", "c"]
    let all = lists(over: letters, upToLength: 5).map { (ids: $0, rows: $0.map { Row($0, 0) }) }
    withEvery("before", in: all) { before in
      withEvery("after", in: all) { after in
        let difference = HeckelDifference(from: before.ids, to: after.ids)
        let steps = HeckelJudge(before.rows, after.rows, askingFor: letters)
        #expect(HeckelJudge(difference, askingFor: letters) == steps)
      }
    }
  }

  @Test(
    "A Heckel difference equals the result of Heckel's steps, for every two lists of two letters with contents"
  )
  func everyContent() {
    let rows = [Row(0, 0), Row(0, 1), Row(1, 0), Row(1, 1)]
    let all = Array(lists(over: rows, upToLength: 3))
    withEvery("before", in: all) { before in
      withEvery("after", in: all) { after in
        let difference = HeckelDifference(rows: before, to: after)
        let steps = HeckelJudge(before, after, askingFor: [0, 1, 2])
        #expect(HeckelJudge(difference, askingFor: [0, 1, 2]) == steps)
      }
    }
  }
}
