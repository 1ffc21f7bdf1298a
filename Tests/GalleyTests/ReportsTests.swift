import Dispatch
import Galley
import Synchronization
import Testing
import UIKit

@MainActor @Suite("A test that imports Galley")
struct ReportsTests {
  /// Causes a report about geometry.
  private func setNoNumber() { UIView().bounds.size.width = .nan }

  /// The messages of the failures that `body` causes.
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

  @Test("Fails on a report that it did not expect")
  func unexpected() async {
    let messages = await failures { setNoNumber() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Unexpected report: [geometry] bounds of UIView") == true)
  }

  @Test("Reads the reports of what it does, and does not fail on them")
  func expected() async {
    let messages = await failures {
      let found = reports { setNoNumber() }
      #expect(found.map(\.topic) == [.geometry])
      #expect(found.first?.message.contains("set to (0.0, 0.0, nan, 0.0)") == true)
      let none = reports {}
      #expect(none.isEmpty)
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test("Reads the reports of what it waits for")
  func waiting() async {
    let found: [Report] = await reports {
      await Task.yield()
      setNoNumber()
    }
    #expect(found.count == 1)
  }

  @Test("Reads what is reported in a turn that it asked for, whoever takes it")
  func laterTurns() async {
    let found = reports {
      DispatchQueue.main.async { MainActor.assumeIsolated { setNoNumber() } }
      let others = reports { MainTurn.drain() }
      #expect(others.isEmpty)
    }
    #expect(found.count == 1)
    // When nobody reads any more, it fails.
    let messages = await failures {
      _ = reports { DispatchQueue.main.async { MainActor.assumeIsolated { setNoNumber() } } }
      MainTurn.drain()
    }
    #expect(messages.count == 1)
  }

  @Test("Asks further out about what it does not allow further in")
  func nested() async {
    let messages = await failures {
      let found = reports { withReportsAllowed(about: .font) { setNoNumber() } }
      #expect(found.count == 1)
      withReportsAllowed(about: .geometry) { withReportsAllowed(about: .font) { setNoNumber() } }
    }
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test("Does not fail on a report that it allows", .reportsAllowed(about: .geometry))
  func allowedByTrait() async {
    let messages = await failures { setNoNumber() }
    #expect(messages.isEmpty)
  }

  @Test("Fails on a report about a topic that it does not allow", .reportsAllowed(about: .font))
  func anotherTopic() async {
    let messages = await failures { setNoNumber() }
    #expect(messages.count == 1)
  }

  @Test("Does not fail on reports that it allows for a while")
  func allowedForAWhile() async {
    let messages = await failures {
      let size = withReportsAllowed(about: .geometry) {
        setNoNumber()
        return 7
      }
      #expect(size == 7)
      await withReportsAllowed {
        await Task.yield()
        setNoNumber()
      }
    }
    #expect(messages.isEmpty)
  }

  @Test("Finds no addresses in reports")
  func addresses() {
    let report = Report(
      topic: .cell,
      message: "<Row: 0x00007f8a2c01d200; frame = (0 0; 1 1)> (0x7f8a2c01d200) in 0xFFAA3380")
    #expect(report.message == "<Row; frame = (0 0; 1 1)> () in 0xFFAA3380")
  }
}

@Suite("Tests whose suite allows reports", .reportsAllowed)
struct AllowingReportsTests {
  @Suite("in another one") @MainActor
  struct Inner {
    @Test("do not fail on any")
    func allowed() { UIView().bounds.size.width = .nan }
  }
}
