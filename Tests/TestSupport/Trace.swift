import Foundation
import Testing

/// The loops that contain a failure, with their current values.
///
/// The outermost loop creates a trace and binds it to the task, where the inner loops find it.
/// Swift Testing passes every issue to the matchers of `withKnownIssue` before it records the
/// issue. The matcher of the outermost loop marks the trace, and lets the issue be recorded. After
/// each iteration, a loop checks whether the trace is marked. If it is, the loop adds its label and
/// value and stops, and so do the loops around it. The outermost loop then records the labels and
/// values.
internal final class Trace: @unchecked Sendable {
  @TaskLocal static var current: Trace?

  private let lock = NSLock()
  private var isMarked = false
  private var steps: [String] = []

  /// Whether an expectation has failed since the outermost loop began.
  var hasFailed: Bool { lock.withLock { isMarked } }

  /// Marks the trace as one that led to a failure.
  func mark() { lock.withLock { isMarked = true } }

  /// Adds the label and the value of a loop that stops because of a failure. Inner loops stop
  /// first.
  func leave(_ step: String) { lock.withLock { steps.append(step) } }

  /// Records the values of the loops as a warning, if there was a failure.
  func record(at sourceLocation: SourceLocation) {
    let steps = lock.withLock { self.steps }
    guard !steps.isEmpty else { return }
    let way = steps.reversed().joined(separator: ", ")
    Issue.record("failed at: \(way)", severity: .warning, sourceLocation: sourceLocation)
  }

  /// Marks the trace if an issue that is about to be recorded is an error. Returns `false`, so that
  /// the issue is recorded.
  func notice(_ issue: Issue) -> Bool {
    if issue.severity >= .error { mark() }
    return false
  }
}

// MARK: - Loops

/// Calls `body` with each of `values` until one fails. The failure contains the `text` of that
/// value.
internal func withTrace<Values: Sequence, Failure: Error>(
  of values: Values, sourceLocation: SourceLocation,
  text: (Values.Element) -> String, _ body: (Values.Element) throws(Failure) -> Void
) throws(Failure) {
  if let trace = Trace.current {
    // If an expectation before this loop has failed already, the values of this loop are not the
    // cause.
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
      // The error is caught here, because otherwise the matcher of an outer `withKnownIssue` could
      // handle it before the caller receives it.
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

/// Calls an asynchronous `body` with each of `values` until one fails. The failure contains the
/// `text` of that value.
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
