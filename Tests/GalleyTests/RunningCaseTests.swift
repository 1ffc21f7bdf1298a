import GalleyUIKit
import Synchronization
import Testing
@testable import Galley

@MainActor
@Suite("The cases of a test with arguments")
struct RunningCaseTests {
  /// An argument that has no description of its own.
  final class Box: Sendable {}

  private static let names = Mutex<Set<String>>([])

  @Test("Each case of a test has its own name, even if arguments are equal", arguments: [1, 1, 2])
  func names(_ number: Int) async throws {
    let name = try #require(TestReportObserver.testName)
    #expect(Self.names.withLock { $0.insert(name).inserted }, "\(name)")
    let ofTask = await Task { TestReportObserver.testName }.value
    #expect(ofTask == name)
    #expect(RunningCase.current?.arguments == ["\(number)"])
  }

  @Test(
    "A case of a test knows only its own waits while other cases sleep, too",
    arguments: [Box(), Box(), Box()])
  func waits(_ box: Box) async {
    // Longer than all tests take, because the turns are shared with them.
    let sleeper = Task { try await Task.sleep(for: .seconds(36_000)) }
    var counts: Set<Int> = []
    // The other cases begin meanwhile.
    for _ in 0..<30 {
      await TaskSettling.turn()
      counts.insert(TestWaits.ofThisTest.count)
    }
    sleeper.cancel()
    #expect(counts == [1])
    #expect(await sleeper.result.isCancelled)
    #expect(TestWaits.ofThisTest.isEmpty)
  }

  @Test(
    "A case that settles its screen does not end the sleep of another case",
    arguments: [true, false])
  func settling(isAsleep: Bool) async {
    guard isAsleep else {
      let screen = Screen(UIViewController(), on: .phone)
      for _ in 0..<10 { await screen.settled() }
      return
    }
    let hasSlept = Mutex(false)
    let sleeper = Task {
      try await Task.sleep(for: .seconds(36_000))
      hasSlept.withLock { $0 = true }
    }
    for _ in 0..<200 { await TaskSettling.turn() }
    #expect(!hasSlept.withLock { $0 }, "the other case has ended the sleep")
    sleeper.cancel()
  }

  @Test("A test without arguments has no case")
  func plain() {
    #expect(RunningCase.current == nil)
    #expect(TestReportObserver.testName == Test.current.map { "\($0.id)" })
  }
}

extension Result where Failure == any Error {
  /// Whether it is the error of a cancelled task.
  fileprivate var isCancelled: Bool {
    if case .failure(let error) = self { error is CancellationError } else { false }
  }
}
