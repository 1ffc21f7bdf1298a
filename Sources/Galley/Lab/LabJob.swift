import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The work of a child process.
internal struct LabJob: Codable {
  /// The identifier of the call of `fuzz` that started the child.
  var call: String
  /// The path of the file in which the child records its progress.
  var journal: String
  var work: Work

  /// The walks that a child process performs.
  enum Work: Codable {
    /// The child performs random walks, and shortens the first walk that fails.
    case walks(LabWalks)
    /// The child performs these walks, up to the first walk that fails.
    case tries([[LabStep]])
  }

  /// The job of this process; `nil` if it is not a child.
  static let ofThisProcess: LabJob? = {
    guard let path = ProcessInfo.processInfo.environment[LabProcess.variable],
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(LabJob.self, from: data)
  }()
}

/// A series of random walks: each is a sequence of random steps over a screen.
internal struct LabWalks: Codable {
  /// The seed of the first walk.
  var seed: UInt64
  var count: Int
  /// The number of steps in each walk.
  var length: Int
  /// The number of states to choose from.
  var states: Int
  /// The raw value of the actions that the walks may contain.
  var actions: Int

  /// Returns the seed of a walk.
  ///
  /// A series that is created with the returned seed begins with the same walk.
  func seed(of walk: Int) -> UInt64 {
    guard walk > 0 else { return seed }
    // Mixes the seed with the index of the walk, so that series with neighboring seeds have
    // different walks.
    var first = LabRandom(seed: seed)
    var random = LabRandom(seed: first.next() &+ UInt64(walk))
    return random.next()
  }

  func steps(of walk: Int) -> [LabStep] {
    LabStep.walk(
      seed: seed(of: walk), length: length, states: states, actions: LabActions(rawValue: actions))
  }
}

/// A record of a child's progress.
internal enum LabEntry: Codable {
  /// A random walk begins.
  case walk(Int)
  /// A walk with these steps begins.
  case trying([LabStep])
  /// A step is about to be taken.
  case step(Int)
  /// A view with this description is about to be touched.
  case touch(String)
  /// A choice is about to be made in a menu or an alert that the touch has opened, or a text is
  /// about to be typed.
  case choice(String)
  /// A random walk has failed.
  case failed(walk: Int, LabFailure)
  /// The result: a walk that fails and can't be shortened further, or a given walk that fails. It
  /// is recorded again when a picture of the failure has been drawn.
  case found([LabStep], LabFailure)
  /// The job is done.
  case done
}

/// The file in which a child records its progress.
///
/// Each record is written immediately, because the next step may trap.
internal struct LabJournal {
  /// The file descriptor; -1 if nothing is recorded.
  private let file: Int32

  /// Creates a journal in a file.
  ///
  /// With `nil`, for work in this process, nothing is recorded.
  init(_ path: String?) {
    file = path.map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644) } ?? -1
  }

  /// Appends a record to the file.
  func note(_ entry: LabEntry) {
    guard file >= 0, var data = try? JSONEncoder().encode(entry) else { return }
    data.append(0x0A)
    data.withUnsafeBytes { bytes in _ = write(file, bytes.baseAddress, bytes.count) }
  }

  /// Returns the records in a file.
  static func entries(in file: URL) -> [LabEntry] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    return data.split(separator: 0x0A).compactMap {
      try? JSONDecoder().decode(LabEntry.self, from: Data($0))
    }
  }
}
