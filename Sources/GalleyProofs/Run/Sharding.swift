import Foundation

/// The part of the tests that this machine runs: one of several shards.
internal struct Sharding: Hashable, Sendable {
  /// The index of the shard, from zero.
  var index: Int
  /// The number of shards.
  var count: Int

  /// The shard in the format of `--shard`: `2/8` is the second of eight.
  var description: String { "\(index + 1)/\(count)" }

  /// Creates the value for `--shard 2/8`, or for the environment of Bazel's sharding protocol:
  /// `TEST_SHARD_INDEX`, which counts from zero, and `TEST_TOTAL_SHARDS`.
  ///
  /// The option overrides the environment. Without the option and the variables, or if the number
  /// of shards is zero, there is one shard with all tests.
  init(option: String?, environment: [String: String]) throws {
    (index, count) = (0, 1)
    if let option {
      let numbers = option.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let total = numbers[1], total >= 1,
        (1...total).contains(number)
      else {
        throw ProofOptions.Mistake(
          description: "'\(option)' is no shard: the second of eight is 2/8")
      }
      (index, count) = (number - 1, total)
    } else if let text = environment["TEST_TOTAL_SHARDS"], !text.isEmpty, text != "0" {
      guard let total = Int(text), total >= 1 else {
        throw ProofOptions.Mistake(
          description: "TEST_TOTAL_SHARDS is '\(text)', which is no number of shards")
      }
      guard let own = environment["TEST_SHARD_INDEX"].flatMap({ Int($0) }),
        (0..<total).contains(own)
      else {
        let own = environment["TEST_SHARD_INDEX"] ?? ""
        throw ProofOptions.Mistake(
          description:
            "TEST_SHARD_INDEX is '\(own)', which is no shard of \(total): they are 0 to \(total - 1)"
        )
      }
      (index, count) = (own, total)
    }
  }

  /// Creates the file by which Bazel recognizes that this program supports sharding.
  ///
  /// If the file exists, its contents do not change.
  static func touchStatusFile(_ environment: [String: String]) throws {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    if FileManager.default.fileExists(atPath: path) {
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    } else if !FileManager.default.createFile(atPath: path, contents: nil) {
      throw ProofOptions.Mistake(
        description: "TEST_SHARD_STATUS_FILE names '\(path)', which can't be written")
    }
  }
}
