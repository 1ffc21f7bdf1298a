import Testing

@testable import UIKit

@MainActor @Suite("An answer of a delegate's own")
struct DefaultAnswerTests {
  @MainActor private final class Target {
    func ripe(_ fruit: Int) -> Int? { DefaultAnswer.value(nil, of: self) }
    func sour(_ fruit: Int) -> Int? { DefaultAnswer.value(nil, of: self) }
  }

  private let target = Target()

  @Test("Is what the delegate says, also if that is nothing")
  func own() {
    #expect(DefaultAnswer.own(of: target, "ripe(_:)") { 7 } == 7)
    let nothing = DefaultAnswer.own(of: target, "ripe(_:)") { Int?.none }
    #expect(nothing == .some(.none))
  }

  @Test("Is none where a default was asked")
  func none() {
    let answer = DefaultAnswer.own(of: target, "ripe(_:)") { target.ripe(1) }
    #expect(answer == .none)
    let next = DefaultAnswer.own(of: target, "ripe(_:)") { 7 }
    #expect(next == 7, "the next one is asked anew")
  }

  @Test("Is not taken away by what the delegate asks of others, or of itself, meanwhile")
  func nested() {
    let other = Target()
    let answer = DefaultAnswer.own(of: target, "ripe(_:)") {
      _ = other.ripe(1)
      _ = target.sour(1)
      #expect(DefaultAnswer.own(of: other, "ripe(_:)") { other.ripe(1) } == .none)
      #expect(DefaultAnswer.own(of: target, "sour(_:)") { target.sour(1) } == .none)
      return 7
    }
    #expect(answer == 7)
  }

  @Test("Is none also after the delegate's default was asked within another question")
  func afterAnother() {
    let other = Target()
    let answer = DefaultAnswer.own(of: target, "ripe(_:)") {
      _ = DefaultAnswer.own(of: other, "sour(_:)") { other.sour(1) }
      return target.ripe(1)
    }
    #expect(answer == .none)
  }

  @Test("A default that nobody asks about does its work")
  func withoutQuestion() {
    #expect(!DefaultAnswer.note(target, "ripe(_:)"))
  }

  @Test("Is found out for members that may be called anywhere, too")
  func anywhere() async {
    let isFoundOut = await Task.detached {
      let (one, other) = (Sweet(), Sweet())
      let none = DefaultAnswer.Anywhere.own(of: one, "sweet()") { one.sweet() }
      let own = DefaultAnswer.Anywhere.own(of: one, "sweet()") { other.sweet() }
      return none == nil && own == 1 && one.sweet() == 1
    }.value
    #expect(isFoundOut)
  }
}

/// Has a default that is on no actor.
private final class Sweet {
  func sweet() -> Int { DefaultAnswer.Anywhere.note(self) ? 0 : 1 }
}
