import Synchronization

/// The asynchronous methods of delegates that have been called and have not returned yet.
///
/// A test that waits until its screen has settled also waits for these methods. Code that blocks
/// the main queue waits for the blocks of `BackgroundWork`, but must not wait for these methods,
/// because the methods may have to run on the main queue before they return.
package enum AwaitedAnswers {
  private static let answers = Atomic<Int>(0)

  /// The number of calls that have not returned.
  package static var count: Int { answers.load(ordering: .acquiring) }

  internal static func begin() { answers.wrappingAdd(1, ordering: .acquiringAndReleasing) }

  internal static func end() { answers.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

  /// Awaits the result of an asynchronous method, and calls a handler with the result on the main
  /// queue.
  ///
  /// - Parameters:
  ///   - handler: The handler. One task at a time uses it.
  ///   - ask: Calls the method.
  internal static func pass<Answer: Sendable>(
    to handler: @escaping (Answer) -> Void, _ ask: @escaping @Sendable () async -> Answer
  ) {
    nonisolated(unsafe) let handler = handler
    AwaitedAnswers.begin()
    Task {
      let answer = await ask()
      MainTurn.scheduleFromAnywhere { handler(answer) }
      AwaitedAnswers.end()
    }
  }
}
