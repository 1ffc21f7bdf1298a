import Foundation
import GalleyUIKit
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The running test, with the arguments for a process that runs it alone.
internal struct LabTest {
  /// The name of the test function, such as `feed`.
  let function: String
  /// Whether the test is one of XCTest.
  let isXCTest: Bool
  /// The arguments that make the program run this test alone.
  let arguments: [String]

  /// Returns the running test; outside of a test, the program itself.
  static func current(at place: ProofPlace, function: String) -> LabTest {
    let function = String(Ported.testName(function).prefix { $0 != "(" })
    if let test = Test.current {
      // The identifier ends with the source location of the test, which the filter does not need.
      let parts = "\(test.id)".split(separator: "/").filter { !$0.contains(".swift:") }
      let pattern = "^" + escaped(parts.joined(separator: "/"))
      return LabTest(
        function: function, isXCTest: false,
        arguments: ["--testing-library", "swift-testing", "--filter", pattern])
    }
    guard let type = SourceText(place.filePath)?.typeName(around: place.line) else {
      // A program that is not a test is run again with the same arguments.
      return LabTest(
        function: function, isXCTest: false, arguments: Array(CommandLine.arguments.dropFirst()))
    }
    let module = String(place.fileID.prefix { $0 != "/" })
    return LabTest(
      function: function, isXCTest: true, arguments: ["\(module).\(type)/\(function)"])
  }

  /// Returns a regular expression that matches a text.
  private static func escaped(_ text: String) -> String {
    text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

/// A child process that runs one test alone, and in the test performs a job: a number of walks. A
/// walk is a sequence of random steps on a screen, such as taps and updates.
internal enum LabProcess {
  /// The environment variable with the path of the file that describes the job. The variable is set
  /// only in a child process.
  static let variable = "GALLEY_LAB_JOB"

  /// The reason why a process has ended.
  enum End {
    /// The process has exited.
    case exit(Int32)
    /// The process was stopped by a signal, which means that it has trapped.
    case signal(Int32)
    /// The process has made no progress for a while, and was stopped.
    case hang
    /// The process could not be started.
    case noStart
    /// The process has ended, but its exit status is not known, because another part of the program
    /// has already waited for the process.
    case unknown
  }

  /// Runs the test alone in a child process.
  ///
  /// - Parameters:
  ///   - job: The file that describes the job.
  ///   - output: The file that receives all output.
  ///   - journal: A file that grows as long as the child makes progress.
  ///   - patience: The number of seconds without progress after which the child is stopped.
  ///   - backtrace: The settings for a backtrace of a trap; by default there is none.
  static func run(
    _ test: LabTest, job: URL, output: URL, journal: URL, patience: Double,
    backtrace: String = "enable=no"
  ) -> End {
    // A trap is an expected result, and its message is sufficient while walks are tried, so
    // backtraces are off by default.
    let variables = [variable: job.path, "SWIFT_BACKTRACE": backtrace]
    let program = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
    return run(
      path, test.arguments, variables: variables, output: output, journal: journal,
      patience: patience)
  }

  /// Runs a program in a child process. The variables are added to the environment of this process.
  ///
  /// - Parameter includesErrors: Whether the output includes the standard error output of the
  ///   program. Otherwise the standard error output is lost.
  static func run(
    _ path: String, _ arguments: [String], variables: [String: String] = [:], output: URL,
    includesErrors: Bool = true, journal: URL, patience: Double
  ) -> End {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if includesErrors {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    defer { for pointer in arguments + variables { free(pointer) } }
    arguments.append(nil)
    variables.append(nil)
    var id: pid_t = 0
    guard posix_spawn(&id, path, &actions, nil, arguments, variables) == 0 else { return .noStart }
    return wait(for: id, journal: journal, patience: patience)
  }

  /// Waits until a child process has ended, and stops it if it makes no progress.
  static func wait(for id: pid_t, journal: URL, patience: Double) -> End {
    var status: Int32 = 0
    var length = -1
    var since = DispatchTime.now()
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { break }
      if ended < 0 && errno != EINTR { return .unknown }
      usleep(5_000)
      let now = DispatchTime.now()
      guard now.uptimeNanoseconds - since.uptimeNanoseconds > 1_000_000_000 else { continue }
      var information = stat()
      let size = stat(journal.path, &information) == 0 ? Int(information.st_size) : 0
      if size != length {
        (length, since) = (size, now)
      } else if Double(now.uptimeNanoseconds - since.uptimeNanoseconds) / 1e9 > patience {
        kill(id, SIGKILL)
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        return .hang
      }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Returns the message of the trap in the output of a program, or the last lines of the output if
  /// there is no such message.
  static func trapMessage(in output: URL) -> String {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let marks = ["Fatal error", "fatalError", "Precondition failed", "Assertion failed"]
    if let line = lines.last(where: { line in marks.contains { line.contains($0) } }) {
      // Leaves out the source location, which precedes the message.
      let words = line.range(of: ": Fatal error: ").map { String(line[$0.upperBound...]) }
      return words ?? line
    }
    let end = lines.suffix(3).joined(separator: "\n")
    return end.isEmpty ? "it has said nothing" : end
  }
}
