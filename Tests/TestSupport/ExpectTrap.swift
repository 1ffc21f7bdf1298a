import Testing

/// Expects a process to have trapped with a message.
///
/// Code that is misused traps with a message that names the mistake and its remedy. A test of this
/// needs a process of its own: an exit test of Swift Testing, which the test itself has to contain.
/// This function checks the result:
///
///     @Test("Asking for a missing section traps, and names it")
///     func missingSection() async {
///       let result = await #expect(
///         processExitsWith: .failure, observing: [\.standardErrorContent]
///       ) {
///         _ = Board(sections: 2)[5]
///       }
///       expectTrap(result, says: "there is no section 5, only 2")
///     }
///
/// The closure can't capture anything. A process that merely exits with a failure
/// has not trapped.
///
/// - Parameters:
///   - result: The result of the exit test. If it is `nil`, the exit test has failed already, and
///     nothing is checked.
///   - text: A text that the standard error output of the process must contain.
///   - evenInRelease: Whether the message is expected in a release build too, as it is for
///     `fatalError`. The optimizer drops the messages of `precondition` and `preconditionFailure`:
///     pass `false` for those, and only the trap itself is expected in a release build.
public func expectTrap(
  _ result: ExitTest.Result?, says text: String, evenInRelease: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let result else { return }
  guard case .signal = result.exitStatus else {
    Issue.record(
      "expected a trap, but the process ended with \(result.exitStatus)",
      sourceLocation: sourceLocation)
    return
  }
  #if !DEBUG
  if !evenInRelease { return }
  #endif
  let output = String(decoding: result.standardErrorContent, as: UTF8.self)
  if !output.contains(text) {
    Issue.record(
      "expected the trap to say\n  \(text)\nbut standard error was\n\(output)",
      sourceLocation: sourceLocation)
  }
}
