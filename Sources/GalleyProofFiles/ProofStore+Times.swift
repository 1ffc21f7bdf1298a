import Foundation

// The times at which tests have finished proofs (comparisons with recorded pictures or texts).
// `proof run` uses these times to divide tests among processes.

extension ProofStore {
  /// Records the time at which a test has finished a proof. Does nothing if the proof has already
  /// been finished once in this process, or if `proof run` has not started this process.
  package static func noteTime(of proof: URL, test: String, in folder: URL) {
    guard getenv("GALLEY_PROOFS_RUN") != nil else { return }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    note(proof, .times, as: "\(seconds)\t\(test)", in: folder)
  }

  /// The end of a proof: the test, and the time of the system's monotonic clock in seconds.
  package typealias ProofEnd = (test: String, seconds: Double)

  /// Returns the ends of proofs that the processes of a run have recorded.
  package static func times(run: String, in folder: URL) -> [ProofEnd] {
    texts(in: .times, run: run, folder).compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let seconds = Double(parts[0]) else { return nil }
      return (String(parts[1]), seconds)
    }
  }
}
