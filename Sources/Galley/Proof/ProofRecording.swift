import Foundation
import Synchronization
import Testing

/// The mode that decides which proofs are recorded. A proof is a recorded picture or text with
/// which a test compares its result.
///
///     GALLEY_RECORD=all swift test                       // by the environment
///     @Suite(.proofs(record: .failed)) struct Rows { … } // by a trait
///     withProofs(record: .never) { … }                   // for a part of a test
///     assertProof(of: row, as: .image, record: .all)     // for one proof
///
/// Each line overrides the lines above it. The default is `missing`. On a machine for continuous
/// integration, which has `CI=true` or `CI=1` in its environment, the default is `never`.
public enum ProofRecording: String, CaseIterable, Hashable, Sendable {
  /// Records no proof.
  ///
  /// A missing proof fails.
  case never
  /// Records missing proofs.
  ///
  /// Each recorded proof fails once, so that somebody looks at it.
  case missing
  /// Records proofs that are missing or that differ.
  ///
  /// Each recorded proof fails once.
  case failed
  /// Records proofs that are missing or that differ.
  ///
  /// No proof fails.
  case all

  @TaskLocal fileprivate static var ofTask: ProofRecording?

  /// The mode for a call of `assertProof` without the argument `record`.
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

/// Calls `body` with a mode for the proofs in it.
public func withProofs<Result>(
  record: ProofRecording, perform body: () throws -> Result
) rethrows -> Result {
  try ProofRecording.$ofTask.withValue(record, operation: body)
}

/// Calls an asynchronous `body` with a mode for the proofs in it.
@_disfavoredOverload
public func withProofs<Result>(
  record: ProofRecording, isolation: isolated (any Actor)? = #isolation,
  perform body: () async throws -> Result
) async rethrows -> Result {
  try await ProofRecording.$ofTask.withValue(record, operation: body)
}

/// The trait of a test or a suite that sets the mode for its proofs.
public struct ProofsTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate var recording: ProofRecording

  /// Whether the trait of a suite also applies to the suites and tests in it.
  public var isRecursive: Bool { true }

  /// Calls the test with the mode for its proofs.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ProofRecording.$ofTask.withValue(recording) { try await function() }
  }
}

extension Trait where Self == ProofsTrait {
  /// A trait that sets the mode for the proofs of a test.
  ///
  ///     @Test(.proofs(record: .failed)) func row() { … }
  public static func proofs(record: ProofRecording) -> Self { Self(recording: record) }
}
