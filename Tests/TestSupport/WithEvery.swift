import Testing

/// Runs `body` for every one of `values`, and tells which one it was that failed.
///
/// Loops nest, and the note beside a failure names the values of all of them:
///
///     withEvery("scale", in: [1.0, 2, 3]) { scale in
///       withEvery("length", in: stride(from: 0, through: 100, by: 0.25)) { length in
///         #expect(PixelGrid(scale: scale).length(length) <= length)
///       }
///     }
///     // failed at: scale = 3.0, length = 0.25
///
/// At the first value for which an expectation fails, or `body` throws, this loop
/// and those around it stop: the worlds that tests go through begin with the
/// smallest, so the first counterexample is the one worth reading. Text is made
/// only then; until then a turn costs no more than calling `body`.
public func withEvery<Values: Sequence, Failure: Error>(
  _ label: String, in values: Values,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Values.Element) throws(Failure) -> Void
) throws(Failure) {
  try withTrace(
    of: values, sourceLocation: sourceLocation, text: { "\(label) = \(described($0))" },
    body)
}

/// Runs an asynchronous `body` for every one of `values`, one after another. As
/// the synchronous one in everything else.
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

/// The value as text, with quotes around strings so that spaces and empty ones
/// show.
private func described(_ value: some Any) -> String {
  value is any StringProtocol || value is Character
    ? String(reflecting: value) : String(describing: value)
}
