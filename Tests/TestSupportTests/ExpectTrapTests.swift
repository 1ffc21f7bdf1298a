import Foundation
import TestSupport
import Testing

@Suite("Expecting a trap")
struct ExpectTrapTests {
  @Test("expectTrap passes when the process traps with the message")
  func traps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      fatalError("there is no section 5")
    }
    #expect(result != nil)
    expectTrap(result, says: "there is no section 5")
  }

  @Test("expectTrap passes in a release build, too, when the optimizer drops the message")
  func precondition() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      preconditionFailure("there is no section 5")
    }
    expectTrap(result, says: "there is no section 5", evenInRelease: false)
  }

  @Test("expectTrap fails when the process traps with another message")
  func otherText() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      fatalError("there is no section 5")
    }
    withKnownIssue {
      expectTrap(result, says: "there is no section 6")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no section 5") }
    }
  }

  @Test("expectTrap fails when the process exits without a trap")
  func exits() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      FileHandle.standardError.write(Data("there is no section 5".utf8))
      exit(EXIT_FAILURE)
    }
    withKnownIssue {
      expectTrap(result, says: "there is no section 5")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("expected a trap") }
    }
  }
}
