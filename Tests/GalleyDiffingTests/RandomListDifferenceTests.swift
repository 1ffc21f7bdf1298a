import Foundation
import GalleyDiffing
import TestSupport
import Testing

@Suite("The difference between random lists")
struct RandomListDifferenceTests {
  struct Word: BitwiseIdentity { var high: UInt32, low: UInt32 }
  struct TwoWords: BitwiseIdentity { var high: UInt64, low: UInt64 }
  struct Named: Hashable { var name: String, number: Int }
  final class Row: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (one: Row, other: Row) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("The difference of random integers is right")
  func integers() {
    expectRight("integers") { number, _ in number }
    expectRight("integers far apart") { number, _ in number << 40 }
  }

  @Test("The difference of small random integers is right, with many repeats")
  func smallIntegers() {
    expectRight("bytes") { number, _ in UInt8(truncatingIfNeeded: number) }
    expectRight("few bytes", steps: 250) { number, _ in UInt8(number % 50) }
  }

  @Test("The difference of random ASCII strings is right")
  func text() {
    expectRight("short text") { number, _ in String(number) }
    expectRight("long text") { number, _ in "an identity of more than fifteen bytes: \(number)" }
  }

  /// The same text may have different Unicode spellings in the two lists.
  @Test("The difference of random strings in many spellings is right")
  func spellings() {
    expectRight("accents") { number, edits in
      (edits.once(in: 2) ? "\u{E9}t\u{E9} " : "e\u{301}te\u{301} ") + String(number)
    }
    expectRight("signs") { number, edits in
      "\(number)" + (edits.once(in: 2) ? "K;`" : "\u{212A}\u{37E}\u{1FEF}")
    }
    expectRight("Hangul", steps: 250) { number, edits in
      let text = String(UnicodeScalar(UInt32(0xAC00 + number))!)
      return edits.once(in: 2) ? text : text.decomposedStringWithCanonicalMapping
    }
  }

  @Test("The difference of random UUIDs is right")
  func uuids() {
    expectRight("UUIDs") { number, _ in
      var random = SeededRandom(seed: UInt64(number))
      let bytes = withUnsafeBytes(of: (random.next(), random.next())) {
        $0.load(as: uuid_t.self)
      }
      return UUID(uuid: bytes)
    }
  }

  @Test("The difference of random values of eight and sixteen bytes is right")
  func words() {
    expectRight("eight bytes") { number, _ in
      Word(high: UInt32(number / 7), low: UInt32(number % 7))
    }
    expectRight("sixteen bytes") { number, _ in
      TwoWords(high: UInt64(number % 7) << 60, low: UInt64(number / 7))
    }
  }

  @Test("The difference of random hashable values is right: structs, objects, boxes")
  func hashables() {
    expectRight("structs") { number, _ in Named(name: "number", number: number) }
    expectRight("objects") { number, _ in Row(number) }
    expectRight("boxes", steps: 250) { number, _ in AnyHashable(number) }
  }

  @Test("The difference of random lists names exactly the new content")
  func content() {
    struct Post: Identifiable {
      var id: Int
      var version: Int
    }
    withSeededRandom("content", steps: 750) { random in
      var edits = RandomEdits(random)
      let (before, after) = edits.twoLists()
      let odds = edits.number(in: 1...10)
      let postsBefore = before.map { Post(id: $0, version: 0) }
      var postsAfter: [Post] = []
      for id in after { postsAfter.append(Post(id: id, version: edits.once(in: odds) ? 1 : 0)) }
      let difference = difference(from: postsBefore, to: postsAfter) { $0.version == $1.version }
      expectRight(
        difference, before, after,
        contents: (before: postsBefore.map(\.version), after: postsAfter.map(\.version)))
    }
  }

  @Test("The difference of thousands of elements is right")
  func large() {
    expectRight("5,000 integers", steps: 8, count: 4_000...6_000) { number, _ in number }
    expectRight("5,000 texts", steps: 4, count: 4_000...6_000) { number, _ in "row \(number)" }
    expectRight("5,000 structs", steps: 4, count: 4_000...6_000) { number, _ in
      Named(name: "", number: number)
    }
    expectRight("5,000 plain values", steps: 8, count: 4_000...6_000) { number, _ in
      TwoWords(high: UInt64(number), low: 0)
    }
  }

  // MARK: Judging

  /// Makes lists, and expects their difference to be right.
  private func expectRight<Element: Hashable>(
    _ label: String, steps: Int = 350, count: ClosedRange<Int> = 0...200,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ element: (Int, inout RandomEdits) -> Element
  ) {
    withSeededRandom(label, steps: steps, sourceLocation: sourceLocation) { random in
      var edits = RandomEdits(random)
      let (before, after) = edits.twoLists(count: count)
      var elementsBefore: [Element] = []
      for number in before { elementsBefore.append(element(number, &edits)) }
      var elementsAfter: [Element] = []
      for number in after { elementsAfter.append(element(number, &edits)) }

      let numbers = numbered(elementsBefore, elementsAfter)
      expectRight(
        difference(from: elementsBefore, to: elementsAfter), numbers.before, numbers.after,
        sourceLocation: sourceLocation)
    }
  }

  private func expectRight(
    _ difference: ListDifference, _ before: [Int], _ after: [Int],
    contents: (before: [Int], after: [Int])? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    GalleyDiffingTests.expectRight(
      difference, from: before, to: after, contents: contents, sourceLocation: sourceLocation)

    // The plan of the same difference is sound, and each of its stages is one batch.
    let plan = UpdatePlan(difference)
    #expect(plan.problems() == [], sourceLocation: sourceLocation)
    for stage in plan.staged() {
      #expect(stage.problems(asOneBatch: true) == [], sourceLocation: sourceLocation)
    }
  }
}

extension RandomEdits {
  /// Returns a list and an edited copy. In a quarter of the cases, some elements may occur twice.
  fileprivate mutating func twoLists(count: ClosedRange<Int> = 0...200) -> ([Int], [Int]) {
    let isShort = once(in: 4) && count.lowerBound == 0
    var before = newList(count: number(in: isShort ? 0...10 : count))
    before.shuffle(using: &random)
    let hasRepeats = once(in: 4)
    if hasRepeats && once(in: 2) { repeatSome(&before) }
    var after = edited(before)
    if hasRepeats && once(in: 2) { repeatSome(&after) }
    return once(in: 8) ? (after, before) : (before, after)
  }
}
