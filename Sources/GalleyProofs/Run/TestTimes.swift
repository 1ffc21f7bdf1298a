import Foundation
import GalleyProofFiles

/// The times that tests took in their last runs.
internal struct TestTimes: Codable, Hashable, Sendable {
  /// The times of tests by their names, in milliseconds.
  var milliseconds: [String: Int] = [:]

  /// Returns the expected time of a test: the time of its last run, or the mean of all times if it
  /// has not run yet. The time is at least one millisecond.
  func expected(_ name: String) -> Int { max(milliseconds[name] ?? mean, 1) }

  private var mean: Int {
    milliseconds.isEmpty ? 1 : milliseconds.values.reduce(0, +) / milliseconds.count
  }

  /// Returns the times after a later run, without tests that no longer exist.
  func updated(with later: TestTimes, listed: some Sequence<String>) -> TestTimes {
    let listed = Set(listed)
    let all = milliseconds.merging(later.milliseconds) { _, new in new }
    return TestTimes(milliseconds: all.filter { listed.contains($0.key) })
  }

  /// Reads times from a file.
  ///
  /// If the file does not exist, there are no times.
  static func read(_ file: URL) throws -> TestTimes {
    guard FileManager.default.fileExists(atPath: file.path) else { return TestTimes() }
    return try JSONDecoder().decode(TestTimes.self, from: Data(contentsOf: file))
  }

  func write(to file: URL) throws { try ProofStore.write(try ProofJSON.data(self), to: file) }
}

/// The format of all JSON that the command `proof` writes.
///
/// Equal values always have the same bytes.
internal enum ProofJSON {
  static func data(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  static func write(_ value: some Encodable, _ output: (String) -> Void) {
    if let data = try? data(value) { output(String(decoding: data, as: UTF8.self)) }
  }
}
