import Testing

/// Expects of a process that it has trapped, and that it said why.
///
/// Code that is misused traps with a message that names the mistake and the way
/// out. Such a test runs in a process of its own: Swift Testing's exit test,
/// which must be written out with its closure, and this function to look at the
/// outcome:
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
///   - result: What the exit test returned. When it is `nil` the exit test has
///     already failed, and there is nothing to add.
///   - text: A part of what the process must have written to standard error.
///   - evenInRelease: Whether a release build says so as well, as `fatalError`
///     does. The messages of `precondition` and `preconditionFailure` are dropped
///     by the optimizer: pass `false` for those, and only the trap itself is
///     expected in a release build.
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
