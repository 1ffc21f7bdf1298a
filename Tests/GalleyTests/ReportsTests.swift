import Dispatch
import Galley
import Synchronization
import Testing
import UIKit

@MainActor @Suite("A test that imports Galley")
struct ReportsTests {
  /// Sets a width that is not a number, which causes a report about geometry.
  private func causeReport() { UIView().bounds.size.width = .nan }

  /// Returns the messages of the failures that `body` causes.
  private func failures(_ body: () async -> Void) async -> [String] {
    let messages = Mutex<[String]>([])
    await withKnownIssue(isIntermittent: true) {
      await body()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      messages.withLock { $0.append(message) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test("A test fails on a report that it does not expect")
  func unexpected() async {
    let messages = await failures { causeReport() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Unexpected report: [geometry] bounds of UIView") == true)
  }

  @Test("A test does not fail on reports that it collects with reports { … }")
  func expected() async {
    let messages = await failures {
      let found = reports { causeReport() }
      #expect(found.map(\.topic) == [.geometry])
      #expect(found.first?.message.contains("set to (0.0, 0.0, nan, 0.0)") == true)
      let none = reports {}
      #expect(none.isEmpty)
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test("The reports of an asynchronous closure can be collected")
  func waiting() async {
    let found: [Report] = await reports {
      await Task.yield()
      causeReport()
    }
    #expect(found.count == 1)
  }

  @Test("A report in a block on the main queue is collected where the block was enqueued")
  func laterTurns() async {
    let found = reports {
      DispatchQueue.main.async { MainActor.assumeIsolated { causeReport() } }
      let others = reports { MainTurn.drain() }
      #expect(others.isEmpty)
    }
    #expect(found.count == 1)
    // A report in a block that runs after the call of `reports` has returned is a failure.
    let messages = await failures {
      _ = reports { DispatchQueue.main.async { MainActor.assumeIsolated { causeReport() } } }
      MainTurn.drain()
    }
    #expect(messages.count == 1)
  }

  @Test("A report that the innermost closure does not allow is passed to the outer ones")
  func nested() async {
    let messages = await failures {
      let found = reports { withReportsAllowed(about: .font) { causeReport() } }
      #expect(found.count == 1)
      withReportsAllowed(about: .geometry) { withReportsAllowed(about: .font) { causeReport() } }
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test("A test does not fail on a report that its trait allows", .reportsAllowed(about: .geometry))
  func allowedByTrait() async {
    let messages = await failures { causeReport() }
    #expect(messages.isEmpty)
  }

  @Test(
    "A test fails on a report about a topic that its trait does not allow",
    .reportsAllowed(about: .font))
  func anotherTopic() async {
    let messages = await failures { causeReport() }
    #expect(messages.count == 1)
  }

  @Test("A test does not fail on reports in the closure of withReportsAllowed")
  func allowedForAWhile() async {
    let messages = await failures {
      let size = withReportsAllowed(about: .geometry) {
        causeReport()
        return 7
      }
      #expect(size == 7)
      await withReportsAllowed {
        await Task.yield()
        causeReport()
      }
    }
    #expect(messages.isEmpty)
  }

  @Test("The message of a report contains no memory addresses")
  func addresses() {
    let report = Report(
      topic: .cell,
      message: "<Row: 0x00007f8a2c01d200; frame = (0 0; 1 1)> (0x7f8a2c01d200) in 0xFFAA3380")
    #expect(report.message == "<Row; frame = (0 0; 1 1)> () in 0xFFAA3380")
  }
}

@Suite("Tests whose suite allows reports", .reportsAllowed)
struct AllowingReportsTests {
  @Suite("A nested suite") @MainActor
  struct Inner {
    @Test("A test does not fail on reports that the suite around its suite allows")
    func allowed() { UIView().bounds.size.width = .nan }
  }
}
