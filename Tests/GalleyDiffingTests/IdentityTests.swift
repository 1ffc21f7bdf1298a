import Foundation
import GalleyDiffing
import TestSupport
import Testing

@Suite("Identities")
struct IdentityTests {
  // MARK: Text

  @Test("Two spellings of one text are one identity")
  func spellings() {
    let before = ["caf\u{E9}", "a", "\u{212A}", "x;", "`", "\u{1100}\u{1161}", "A\u{30A}"]
    let after = ["\u{C5}", "\u{AC00}", "\u{1FEF}", "x\u{37E}", "K", "a", "cafe\u{301}"]
    let difference = difference(from: before, to: after)
    #expect(difference.deletes == [] && difference.inserts == [])
    #expect(difference.moves.count == 6)
  }

  @Test("Two spellings in one list are a repeat")
  func repeatedSpellings() {
    let difference = difference(from: ["z"], to: ["\u{E9}", "e\u{301}", "K", "\u{212A}"])
    #expect(
      difference.duplicates == [
        Duplicate(side: .after, position: 1, first: 0),
        Duplicate(side: .after, position: 3, first: 2),
      ])
  }

  @Test("Strings of every length, of one alphabet and of many, are distinguished and found again")
  func lengths() {
    for unit in ["a", "é", "字", "🦜"] {
      let texts = (0..<70).map { String(repeating: unit, count: $0) }
      let others = texts.map { $0 + "b" }
      let difference = difference(from: texts + others, to: others.reversed() + texts.reversed())
      #expect(difference.deletes == [] && difference.inserts == [])
      #expect(difference.moves.count == 139)
    }
  }

  @Test("Exactly three characters outside ASCII equal a character inside it")
  func asciiTwins() {
    let ascii = Set((0..<128).map { String(Character(Unicode.Scalar($0))) })
    var twins: [Unicode.Scalar: UInt8] = [:]
    for scalar in allScalars where scalar.value >= 128 {
      let text = String(Character(scalar))
      if ascii.contains(text) { twins[scalar] = ascii.first { $0 == text }!.utf8.first! }
      if asciiTwin(of: scalar) != twins[scalar] {
        Issue.record("U+\(String(scalar.value, radix: 16)) is taken for another")
      }
    }
    #expect(twins == ["\u{37E}": 0x3B, "\u{1FEF}": 0x60, "\u{212A}": 0x4B])
    for value in UInt8(0)..<128 {
      #expect(asciiTwin(of: Unicode.Scalar(value)) == value)
    }
  }

  @Test("Every character is found again in its decomposed form")
  func decomposed() {
    var composed: [String] = []
    var decomposed: [String] = []
    var seen: Set<String> = []
    for scalar in allScalars where scalar.properties.canonicalCombiningClass == .notReordered {
      let text = String(Character(scalar))
      let parts = text.decomposedStringWithCanonicalMapping
      guard !text.utf8.elementsEqual(parts.utf8), seen.insert(text).inserted else { continue }
      composed.append(text)
      decomposed.append(parts)
    }
    #expect(composed.count > 12_000, "Hangul alone has more than 11,000")
    let difference = difference(from: composed, to: decomposed.reversed())
    #expect(difference.deletes == [] && difference.inserts == [] && difference.duplicates == [])
    #expect(difference.moves.count == composed.count - 1)
  }

  private var allScalars: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
  }

  // MARK: Types

  struct Byte: BitwiseIdentity { var value: UInt8 }
  struct Word: BitwiseIdentity { var high: UInt32, low: UInt32 }
  struct TwoWords: BitwiseIdentity { var high: UInt64, low: UInt64 }
  struct ThreeWords: BitwiseIdentity { var first: UInt64, second: UInt64, third: UInt64 }
  struct Named: Hashable { var name: String, number: Int }
  enum Kind: Hashable {
    case none
    case one(Int)
    case many([Int])
  }
  final class Row: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (one: Row, other: Row) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("Identities of any type give the same difference")
  func types() {
    expectAlike { $0 }
    expectAlike { UInt($0) }
    expectAlike { Int8($0) }
    expectAlike { UInt8($0) }
    expectAlike { Int16(-$0) }
    expectAlike { UInt16($0) }
    expectAlike { Int32(-$0) }
    expectAlike { UInt32($0) << 24 }
    expectAlike { Int64($0) << 56 }
    expectAlike { UInt64($0) << 32 }
    expectAlike { Double($0) }
    expectAlike { $0 == 0 ? nil : $0 }
    expectAlike { "row \($0)" }
    expectAlike { Character(Unicode.Scalar(UInt8($0 + 40))) }
    expectAlike { "row \($0)".dropFirst(2) }
    expectAlike { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, UInt8($0), 0, 0, 0, 0, 0, 0, 0, 0)) }
    expectAlike { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8($0))) }
    expectAlike { Byte(value: UInt8($0)) }
    expectAlike { Word(high: UInt32($0), low: 0) }
    expectAlike { Word(high: 0, low: UInt32($0)) }
    expectAlike { TwoWords(high: UInt64($0), low: 0) }
    expectAlike { TwoWords(high: 0, low: UInt64($0)) }
    expectAlike { ThreeWords(first: 0, second: 0, third: UInt64($0)) }
    expectAlike { ItemPath(section: $0, item: -$0) }
    expectAlike { Named(name: "a", number: $0) }
    expectAlike { $0 == 0 ? Kind.none : $0 % 2 == 0 ? .one($0) : .many([$0]) }
    expectAlike { Row($0) }
    expectAlike { [$0] }
    expectAlike { AnyHashable($0) }
  }

  @Test("Objects without an identity of their own are distinguished by object identity")
  func objects() {
    let rows = (0..<20).map { Row($0) }
    let difference = difference(
      from: rows, to: Array(rows[10...] + rows[..<10] + [Row(3)]),
      identifiedBy: ObjectIdentifier.init)
    #expect(difference.inserts == [20])
    #expect(difference.moves.count == 10)
  }

  @Test("Identities with equal hashes are found all the same")
  func collisions() {
    struct Crowded: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) {}
    }
    expectAlike { Crowded(number: $0) }
  }

  /// Expects that lists of `Identity` have the same difference as lists of numbers.
  private func expectAlike<Identity: Hashable>(
    sourceLocation: SourceLocation = #_sourceLocation, _ identity: (Int) -> Identity
  ) {
    let before = Array(0..<40)
    let edited = [39, 1, 2, 50, 3, 4] + Array(20..<30) + [51, 5, 6, 52] + Array(7..<20) + [0]
    for after in [edited, edited.reversed(), edited + [1, 50], Array(before[..<39] + [3])] {
      #expect(
        difference(from: before.map(identity), to: after.map(identity))
          == difference(from: before, to: after), sourceLocation: sourceLocation)
    }
  }
}
