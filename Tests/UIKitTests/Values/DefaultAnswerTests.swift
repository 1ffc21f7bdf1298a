import Testing

@testable import UIKit

@MainActor @Suite("An answer of a delegate's own")
struct DefaultAnswerTests {
  private func defaultAnswer() -> Int? {
    DefaultAnswer.note()
    return nil
  }

  @Test("Is what the delegate says, also if that is nothing")
  func own() {
    #expect(DefaultAnswer.own { 7 } == 7)
    let nothing = DefaultAnswer.own { Int?.none }
    #expect(nothing == .some(.none))
  }

  @Test("Is none where a default was asked")
  func none() {
    let answer = DefaultAnswer.own { defaultAnswer() }
    #expect(answer == .none)
    #expect(DefaultAnswer.own { 7 } == 7, "the next one is asked anew")
  }

  @Test("Is not taken away by what the delegate asks of others meanwhile")
  func nested() {
    let answer = DefaultAnswer.own {
      #expect(DefaultAnswer.own { defaultAnswer() } == .none)
      return 7
    }
    #expect(answer == 7)
  }

  @Test("Is none where a delegate hands the question on to a default")
  func handedOn() {
    let answer = DefaultAnswer.own {
      _ = DefaultAnswer.own { defaultAnswer() }
      return defaultAnswer()
    }
    #expect(answer == .none)
  }
}
