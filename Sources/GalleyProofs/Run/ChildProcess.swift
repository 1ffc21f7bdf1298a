import Foundation
import Synchronization

/// A process whose output goes to a file.
internal final class ChildProcess {
  /// The reason why a process has ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// An error of a process that can't be started, or that has failed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let handle: FileHandle

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The program and its arguments. A name without a slash is searched in `PATH`.
  ///   - folder: The working folder; `nil` for the working folder of this process.
  ///   - input: The standard input; `nil` for no input.
  ///   - log: A file for the output.
  ///   - errors: A file for the error output; `nil` for the same file as the output.
  init(
    _ arguments: [String], environment: [String: String], folder: URL?, input: FileHandle? = nil,
    log: URL, errors: URL? = nil
  ) throws {
    do {
      handle = try Self.emptyFile(log)
      let isPath = arguments[0].contains("/")
      process.executableURL = URL(fileURLWithPath: isPath ? arguments[0] : "/usr/bin/env")
      process.arguments = isPath ? Array(arguments.dropFirst()) : arguments
      process.environment = environment
      if let folder { process.currentDirectoryURL = folder }
      process.standardInput = input ?? FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = try errors.map { try Self.emptyFile($0) } ?? handle
      try process.run()
    } catch {
      throw Failure(
        description: "\(arguments[0]) can't be started: \(error.localizedDescription)")
    }
  }

  private static func emptyFile(_ file: URL) throws -> FileHandle {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: file.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: file.path)
    else { throw Failure(description: "\(file.path) can't be written") }
    return handle
  }

  /// The reason why the process has ended; `nil` while it is running.
  var ending: Ending? {
    guard !process.isRunning else { return nil }
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
  }

  /// Sends `SIGTERM` to the process and to its child processes.
  func terminate() { send(SIGTERM) }

  private func send(_ signal: Int32) {
    guard process.isRunning else { return }
    // Foundation starts each process in a process group of its own, so the `SIGINT` of a terminal
    // does not reach the child processes.
    kill(-process.processIdentifier, signal)
    kill(process.processIdentifier, signal)
  }

  /// Waits until the process has ended, and returns the reason.
  ///
  /// - Parameters:
  ///   - patience: The number of seconds after which a process that was terminated early, and still
  ///     runs, is killed.
  ///   - isStopped: Returns whether the process should be terminated early.
  func wait(patience: TimeInterval = 10, isStopped: () -> Bool) -> Ending {
    var limit: ContinuousClock.Instant?
    while true {
      if let ending { return ending }
      if let limit {
        if ContinuousClock.now > limit { send(SIGKILL) }
      } else if isStopped() {
        terminate()
        limit = ContinuousClock.now + .seconds(patience)
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }
}

/// Whether somebody has interrupted this process by `SIGINT` or `SIGTERM`.
internal enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Begins to record the signals.
  ///
  /// Programs that are started later do not inherit the handlers, and end at these signals.
  static func begin() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interruption.flag.store(true, ordering: .relaxed) }
    }
  }

  /// Ends recording the signals.
  static func end() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    flag.store(false, ordering: .relaxed)
  }

  /// Whether the process was interrupted since `begin()`.
  static var hasOccurred: Bool { flag.load(ordering: .relaxed) }
}

/// Reads the lines that are added to a file.
internal struct AddedLines {
  private let file: URL
  private var offset: UInt64 = 0
  private var rest = Data()

  init(_ file: URL) { self.file = file }

  /// Returns the lines that were added since the last call.
  ///
  /// - Parameter isLast: Whether to return a last line that has no line end as well.
  mutating func next(isLast: Bool = false) -> [String] {
    if let handle = try? FileHandle(forReadingFrom: file) {
      defer { try? handle.close() }
      if (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd() {
        offset += UInt64(data.count)
        rest += data
      }
    }
    var lines = rest.split(separator: 10, omittingEmptySubsequences: false)
    let last = lines.popLast() ?? Data()
    if isLast, !last.isEmpty { lines.append(last) }
    rest = isLast ? Data() : Data(last)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
