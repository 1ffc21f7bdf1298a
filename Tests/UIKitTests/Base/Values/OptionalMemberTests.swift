import Testing

@testable import GalleyUIKit

@MainActor @Suite("The answer of a delegate")
struct OptionalMemberTests {
  @MainActor private final class Target {
    func ripe(_ fruit: Int) -> Int? { OptionalMember.defaultValue(nil, of: self) }
    func sour(_ fruit: Int) -> Int? { OptionalMember.defaultValue(nil, of: self) }
  }

  private let target = Target()

  @Test("A delegate's own answer is used, also if it is nil")
  func own() {
    #expect(OptionalMember.ownResult(of: target, "ripe(_:)") { 7 } == 7)
    let nothing = OptionalMember.ownResult(of: target, "ripe(_:)") { Int?.none }
    #expect(nothing == .some(.none))
  }

  @Test("A default implementation counts as no answer")
  func none() {
    let answer = OptionalMember.ownResult(of: target, "ripe(_:)") { target.ripe(1) }
    #expect(answer == .none)
    let next = OptionalMember.ownResult(of: target, "ripe(_:)") { 7 }
    #expect(next == 7, "the next one is asked anew")
  }

  @Test("An answer is not lost when the delegate asks others, or itself, meanwhile")
  func nested() {
    let other = Target()
    let answer = OptionalMember.ownResult(of: target, "ripe(_:)") {
      _ = other.ripe(1)
      _ = target.sour(1)
      #expect(OptionalMember.ownResult(of: other, "ripe(_:)") { other.ripe(1) } == .none)
      #expect(OptionalMember.ownResult(of: target, "sour(_:)") { target.sour(1) } == .none)
      return 7
    }
    #expect(answer == 7)
  }

  @Test("A default counts as no answer also if it was asked within another question")
  func afterAnother() {
    let other = Target()
    let answer = OptionalMember.ownResult(of: target, "ripe(_:)") {
      _ = OptionalMember.ownResult(of: other, "sour(_:)") { other.sour(1) }
      return target.ripe(1)
    }
    #expect(answer == .none)
  }

  @Test("A default that is called directly works")
  func withoutQuestion() {
    #expect(!OptionalMember.noteDefault(target, "ripe(_:)"))
  }

  @Test("Defaults are detected for nonisolated members, too")
  func anywhere() async {
    let isFoundOut = await Task.detached {
      let (one, other) = (Sweet(), Sweet())
      let none = OptionalMember.Anywhere.ownResult(of: one, "sweet()") { one.sweet() }
      let own = OptionalMember.Anywhere.ownResult(of: one, "sweet()") { other.sweet() }
      return none == nil && own == 1 && one.sweet() == 1
    }.value
    #expect(isFoundOut)
  }
}

/// A class with a default implementation that is on no actor.
private final class Sweet {
  func sweet() -> Int { OptionalMember.Anywhere.noteDefault(self) ? 0 : 1 }
}
