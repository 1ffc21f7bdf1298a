import Foundation
import Testing

/// The way to a failure through the loops around it.
///
/// The outermost loop makes a trace and binds it to the task; the loops inside
/// find it there. It learns of failures from Swift Testing, which shows every
/// issue to the matchers of `withKnownIssue` before it is recorded: ours marks
/// the trace and lets the issue pass. A loop asks after each turn whether the
/// trace is marked. If so it adds its own label and value and stops, and so does
/// each loop around it; the outermost one records what has come together.
internal final class Trace: @unchecked Sendable {
  @TaskLocal static var current: Trace?

  private let lock = NSLock()
  private var isMarked = false
  private var steps: [String] = []

  /// Whether an expectation has failed since the outermost loop began.
  var hasFailed: Bool { lock.withLock { isMarked } }

  /// Marks the trace as one that led to a failure.
  func mark() { lock.withLock { isMarked = true } }

  /// Adds the turn of a loop that is left because of a failure. Inner loops are
  /// left first.
  func leave(_ step: String) { lock.withLock { steps.append(step) } }

  /// Records the way to the failure, if there was one, as a note beside it.
  func record(at sourceLocation: SourceLocation) {
    let steps = lock.withLock { self.steps }
    guard !steps.isEmpty else { return }
    let way = steps.reversed().joined(separator: ", ")
    Issue.record("failed at: \(way)", severity: .warning, sourceLocation: sourceLocation)
  }

  /// Notes an issue that is about to be recorded, and lets it pass.
  func notice(_ issue: Issue) -> Bool {
    if issue.severity >= .error { mark() }
    return false
  }
}

// MARK: - Loops

/// Runs `body` for every one of `values` until one fails, with `text` saying
/// which.
internal func withTrace<Values: Sequence, Failure: Error>(
  of values: Values, sourceLocation: SourceLocation,
  text: (Values.Element) -> String, _ body: (Values.Element) throws(Failure) -> Void
) throws(Failure) {
  if let trace = Trace.current {
    // An expectation between two loops has failed already: nothing here is to
    // blame.
    if trace.hasFailed { return }
    for value in values {
      do throws(Failure) {
        try body(value)
      } catch {
        trace.leave(text(value))
        throw error
      }
      if trace.hasFailed { return trace.leave(text(value)) }
    }
    return
  }

  let trace = Trace()
  var failure: Failure?
  withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
    Trace.$current.withValue(trace) {
      // Caught here, so that no matcher of a known issue further out takes the
      // error before the caller sees it.
      do throws(Failure) {
        try withTrace(of: values, sourceLocation: sourceLocation, text: text, body)
      } catch {
        failure = error
      }
    }
  } matching: {
    trace.notice($0)
  }
  trace.record(at: sourceLocation)
  if let failure { throw failure }
}

/// As above, for an asynchronous `body`.
internal func withTrace<Values: Sequence, Failure: Error>(
  of values: Values, isolation: isolated (any Actor)?, sourceLocation: SourceLocation,
  text: (Values.Element) -> String, _ body: (Values.Element) async throws(Failure) -> Void
) async throws(Failure) where Values.Element: Sendable {
  if let trace = Trace.current {
    if trace.hasFailed { return }
    for value in values {
      do throws(Failure) {
        try await body(value)
      } catch {
        trace.leave(text(value))
        throw error
      }
      if trace.hasFailed { return trace.leave(text(value)) }
    }
    return
  }

  let trace = Trace()
  var failure: Failure?
  await withKnownIssue(
    isIntermittent: true, isolation: isolation, sourceLocation: sourceLocation
  ) {
    await Trace.$current.withValue(trace) {
      do throws(Failure) {
        try await withTrace(
          of: values, isolation: isolation, sourceLocation: sourceLocation, text: text, body)
      } catch {
        failure = error
      }
    }
  } matching: {
    trace.notice($0)
  }
  trace.record(at: sourceLocation)
  if let failure { throw failure }
}
