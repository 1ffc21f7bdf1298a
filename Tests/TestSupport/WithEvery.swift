import Testing

/// Calls `body` with every one of `values`. If an expectation fails, the failure
/// names the value.
///
/// Calls can be nested. Then the failure names the values of all of them:
///
///     withEvery("scale", in: [1.0, 2, 3]) { scale in
///       withEvery("length", in: stride(from: 0, through: 100, by: 0.25)) { length in
///         #expect(PixelGrid(scale: scale).length(length) <= length)
///       }
///     }
///     // failed at: scale = 3.0, length = 0.25
///
/// At the first value for which an expectation fails, or `body` throws, this loop
/// and the enclosing ones stop. Tests pass the smallest values first, so the first
/// counterexample is the simplest. The text is created only then: otherwise an
/// iteration costs no more than the call of `body`.
public func withEvery<Values: Sequence, Failure: Error>(
  _ label: String, in values: Values,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Values.Element) throws(Failure) -> Void
) throws(Failure) {
  try withTrace(
    of: values, sourceLocation: sourceLocation, text: { "\(label) = \(described($0))" },
    body)
}

/// Calls an asynchronous `body` with every one of `values`, one after another.
/// Otherwise it works like the synchronous function.
public func withEvery<Values: Sequence, Failure: Error>(
  _ label: String, in values: Values,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Values.Element) async throws(Failure) -> Void
) async throws(Failure) where Values.Element: Sendable {
  try await withTrace(
    of: values, isolation: isolation, sourceLocation: sourceLocation,
    text: { "\(label) = \(described($0))" }, body)
}

/// Returns a value as text. Strings are in quotes, so that spaces and empty
/// strings are visible.
private func described(_ value: some Any) -> String {
  value is any StringProtocol || value is Character
    ? String(reflecting: value) : String(describing: value)
}
