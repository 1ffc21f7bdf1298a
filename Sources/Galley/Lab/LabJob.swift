import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a child process is to do.
internal struct LabJob: Codable {
  /// The call of `fuzz` that is meant.
  var call: String
  /// The file in which the child notes how far it is.
  var journal: String
  var work: Work

  enum Work: Codable {
    /// Random walks, and to shorten the first one that fails.
    case walks(LabWalks)
    /// Some walks, up to the first one that fails.
    case tries([[LabStep]])
  }

  /// The job of this process; `nil` if it is no child.
  static let ofThisProcess: LabJob? = {
    guard let path = ProcessInfo.processInfo.environment[LabProcess.variable],
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(LabJob.self, from: data)
  }()
}

/// Random walks.
internal struct LabWalks: Codable {
  /// The seed of the first walk.
  var seed: UInt64
  var count: Int
  var length: Int
  /// How many states there are to choose from.
  var states: Int
  var actions: Int

  /// The seed of a walk. A walk is had again as the first one with its seed.
  func seed(of walk: Int) -> UInt64 {
    guard walk > 0 else { return seed }
    var random = LabRandom(seed: seed &+ UInt64(walk))
    return random.next()
  }

  func steps(of walk: Int) -> [LabStep] {
    LabStep.walk(
      seed: seed(of: walk), length: length, states: states, actions: LabActions(rawValue: actions))
  }
}

/// What a child notes.
internal enum LabEntry: Codable {
  /// A random walk begins.
  case walk(Int)
  /// These steps are tried.
  case trying([LabStep])
  /// A step is taken.
  case step(Int)
  /// A random walk has failed.
  case failed(walk: Int, LabFailure)
  /// A walk has failed that can't be shortened any more, or one that was to be tried.
  case found([LabStep], LabFailure)
  /// Everything is done.
  case done
}

/// The file in which a child notes how far it is. Each note is written at once: the next step may be the last.
internal struct LabJournal {
  private let file: Int32

  /// A journal that a file keeps; none, for work that is done in this process.
  init(_ path: String?) {
    file = path.map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644) } ?? -1
  }

  func note(_ entry: LabEntry) {
    guard file >= 0, var data = try? JSONEncoder().encode(entry) else { return }
    data.append(0x0A)
    data.withUnsafeBytes { bytes in _ = write(file, bytes.baseAddress, bytes.count) }
  }

  /// The notes in a file.
  static func entries(in file: URL) -> [LabEntry] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    return data.split(separator: 0x0A).compactMap {
      try? JSONDecoder().decode(LabEntry.self, from: Data($0))
    }
  }
}

/// Leaves out steps that a walk goes wrong without: first half of them, then ever fewer.
internal enum LabShortening {
  typealias Result = (steps: [LabStep], failure: LabFailure)

  /// The shortest steps that were found.
  ///
  /// - Parameters:
  ///   - limit: How often `firstFailing` may be called.
  ///   - firstFailing: Tries walks, and returns the first one that goes wrong.
  static func shorten(
    _ steps: [LabStep], _ failure: LabFailure, limit: Int,
    firstFailing: ([[LabStep]]) -> Result?
  ) -> Result {
    var best: Result = (upTo(failure, of: steps), failure)
    var length = max(best.steps.count / 2, 1)
    var calls = 0
    while calls < limit {
      calls += 1
      let fewer = stride(from: 0, to: best.steps.count, by: length).reversed().map { start in
        var fewer = best.steps
        fewer.removeSubrange(start..<min(start + length, fewer.count))
        return fewer
      }
      if let found = firstFailing(fewer.filter { !$0.isEmpty }) {
        best = (upTo(found.failure, of: found.steps), found.failure)
        length = min(length, max(best.steps.count / 2, 1))
      } else if length == 1 {
        return best
      } else {
        length = max(length / 2, 1)
      }
    }
    return best
  }

  private static func upTo(_ failure: LabFailure, of steps: [LabStep]) -> [LabStep] {
    Array(steps.prefix(failure.step + 1))
  }
}
