import Foundation
import Synchronization
import Testing

/// Which proofs are written down.
///
///     GALLEY_RECORD=all swift test                       // by the environment
///     @Suite(.proofs(record: .failed)) struct Rows { … } // by a trait
///     withProofs(record: .never) { … }                   // for a part of a test
///     assertProof(of: row, as: .image, record: .all)     // for one proof
///
/// The last of these that is said counts. Where none is, `missing` does; on a machine that says it is one of
/// continuous integration (`CI` in the environment), `never`.
public enum ProofRecording: String, CaseIterable, Hashable, Sendable {
  /// Nothing is written. A proof that is missing fails.
  case never
  /// A proof that is missing is written, and fails this once, so that somebody looks at it.
  case missing
  /// A proof that is missing, or that does not hold, is written, and fails this once.
  case failed
  /// Each proof is written, and none fails.
  case all

  @TaskLocal fileprivate static var ofTask: ProofRecording?

  /// What counts where no argument says otherwise.
  internal static var current: ProofRecording { ofTask ?? ofEnvironment }

  private static let ofEnvironment: ProofRecording = {
    let environment = ProcessInfo.processInfo.environment
    switch environment["GALLEY_RECORD"] {
    case "1", "true": return .all
    case let word?: if let mode = ProofRecording(rawValue: word) { return mode }
    case nil: break
    }
    return ["1", "true"].contains(environment["CI"]) ? .never : .missing
  }()
}

/// Says for a part of a test which proofs are written down.
public func withProofs<Result>(
  record: ProofRecording, perform body: () throws -> Result
) rethrows -> Result {
  try ProofRecording.$ofTask.withValue(record, operation: body)
}

/// Says for a part of a test, which may wait, which proofs are written down.
@_disfavoredOverload
public func withProofs<Result>(
  record: ProofRecording, isolation: isolated (any Actor)? = #isolation,
  perform body: () async throws -> Result
) async rethrows -> Result {
  try await ProofRecording.$ofTask.withValue(record, operation: body)
}

/// The trait of a test, or of a suite, that says which of its proofs are written down.
public struct ProofsTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate var recording: ProofRecording

  /// Whether the trait of a suite counts for the suites and tests in it.
  public var isRecursive: Bool { true }

  /// Calls the test with its proofs recorded so.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ProofRecording.$ofTask.withValue(recording) { try await function() }
  }
}

extension Trait where Self == ProofsTrait {
  /// Says which proofs of the test are written down.
  ///
  ///     @Test(.proofs(record: .failed)) func row() { … }
  public static func proofs(record: ProofRecording) -> Self { Self(recording: record) }
}
