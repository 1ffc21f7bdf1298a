import Foundation
import Testing
import XCTest

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The test that runs, and how a process is started that runs it alone.
internal struct LabTest {
  /// The name of the function: `feed`.
  let function: String
  /// Whether the test is one of XCTest.
  let isXCTest: Bool
  /// The arguments that have the program run this test alone.
  let arguments: [String]

  /// The test that runs, or the program.
  static func current(at place: ProofPlace, function: String) -> LabTest {
    let function = String(function.prefix { $0 != "(" })
    if let test = Test.current {
      // The identifier ends in the place of the test, which the filter need not name.
      let parts = "\(test.id)".split(separator: "/").filter { !$0.contains(".swift:") }
      let pattern = "^" + escaped(parts.joined(separator: "/"))
      return LabTest(
        function: function, isXCTest: false,
        arguments: ["--testing-library", "swift-testing", "--filter", pattern])
    }
    guard let type = SourceText(place.filePath)?.typeName(around: place.line) else {
      // A program that is no test is run again as it is.
      return LabTest(
        function: function, isXCTest: false, arguments: Array(CommandLine.arguments.dropFirst()))
    }
    let module = String(place.fileID.prefix { $0 != "/" })
    return LabTest(
      function: function, isXCTest: true, arguments: ["\(module).\(type)/\(function)"])
  }

  /// A text as a regular expression that finds it.
  private static func escaped(_ text: String) -> String {
    text.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

/// A process that runs the test alone.
internal enum LabProcess {
  /// The environment variable that names the file of a job. Only a child has it.
  static let variable = "GALLEY_LAB_JOB"

  /// How a process has ended.
  enum End {
    /// It has ended by itself.
    case exit(Int32)
    /// It was stopped by a signal: it has trapped.
    case signal(Int32)
    /// It has not gone on for a while, and was stopped.
    case hang
    /// It could not be started.
    case noStart
  }

  /// Runs the test alone in a child.
  ///
  /// - Parameters:
  ///   - job: The file that says what is to be done.
  ///   - output: The file that all output goes to.
  ///   - journal: A file that grows as long as the child goes on.
  ///   - patience: After how many seconds without that it is stopped.
  static func run(
    _ test: LabTest, job: URL, output: URL, journal: URL, patience: Double
  ) -> End {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = job.path
    // A trap is a result: its message is enough.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let program = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + test.arguments).map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    defer { for pointer in arguments + variables { free(pointer) } }
    arguments.append(nil)
    variables.append(nil)
    var id: pid_t = 0
    guard posix_spawn(&id, path, &actions, nil, arguments, variables) == 0 else { return .noStart }
    return wait(for: id, journal: journal, patience: patience)
  }

  private static func wait(for id: pid_t, journal: URL, patience: Double) -> End {
    var status: Int32 = 0
    var length = -1
    var since = DispatchTime.now()
    while waitpid(id, &status, WNOHANG) == 0 {
      usleep(5_000)
      let now = DispatchTime.now()
      guard now.uptimeNanoseconds - since.uptimeNanoseconds > 1_000_000_000 else { continue }
      var information = stat()
      let size = stat(journal.path, &information) == 0 ? Int(information.st_size) : 0
      if size != length {
        (length, since) = (size, now)
      } else if Double(now.uptimeNanoseconds - since.uptimeNanoseconds) / 1e9 > patience {
        kill(id, SIGKILL)
        waitpid(id, &status, 0)
        return .hang
      }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
  }

  /// What a program that has trapped has said.
  static func lastWords(in output: URL) -> String {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let marks = ["Fatal error", "fatalError", "Precondition failed", "Assertion failed"]
    if let line = lines.last(where: { line in marks.contains { line.contains($0) } }) {
      // The place comes first: the words are what counts.
      let words = line.range(of: ": Fatal error: ").map { String(line[$0.upperBound...]) }
      return words ?? line
    }
    let end = lines.filter { !$0.isEmpty }.suffix(3).joined(separator: "\n")
    return end.isEmpty ? "it has said nothing" : end
  }
}

/// The text of a source file.
internal struct SourceText {
  private let lines: [String]

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The name of the class that a line is in.
  func typeName(around line: Int) -> String? {
    for text in lines.prefix(line).reversed() {
      guard let match = text.firstMatch(of: /\bclass\s+(\w+)\s*:/) else { continue }
      return String(match.1)
    }
    return nil
  }

  /// The text of a call of a function that begins at a line or some lines above it: up to its last parenthesis or
  /// brace.
  func call(of function: String, near line: Int) -> String? {
    let start = line - 1
    guard
      let first = stride(from: start, through: max(start - 20, 0), by: -1).first(where: {
        lines.indices.contains($0) && lines[$0].contains("\(function)(")
      }), let range = lines[first].range(of: "\(function)(")
    else { return nil }
    let text = ([String(lines[first][range.lowerBound...])] + lines[(first + 1)...])
      .joined(separator: "\n")
    var end = SourceText.end(of: text, from: text.startIndex)
    // Closures that follow, with or without labels.
    while let place = end {
      let rest = text[place...]
      guard let match = rest.prefixMatch(of: /[ \t]*\n?[ \t]*(\w+:[ \t]*)?\{/) else { break }
      let brace = text.index(before: match.range.upperBound)
      guard let next = SourceText.end(of: text, from: brace) else { break }
      end = next
    }
    return end.map { String(text[..<$0]) }
  }

  /// The place behind the bracket that closes the first one from a place on.
  private static func end(of text: String, from start: String.Index) -> String.Index? {
    var depth = 0
    var index = start
    var isInString = false
    while index < text.endIndex {
      let character = text[index]
      if isInString {
        if character == "\\" { index = text.index(after: index) }
        if character == "\"" { isInString = false }
      } else {
        switch character {
        case "\"": isInString = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth == 0 { return text.index(after: index) }
        default: break
        }
      }
      guard index < text.endIndex else { return nil }
      index = text.index(after: index)
    }
    return nil
  }

  /// A call with a further argument behind its first one.
  static func adding(_ argument: String, to call: String) -> String {
    guard let open = call.firstIndex(of: "(") else { return call }
    var depth = 0
    var index = call.index(after: open)
    while index < call.endIndex {
      switch call[index] {
      case "(", "[", "{": depth += 1
      case ",", ")":
        if depth == 0 {
          return call[..<index] + ", \(argument)" + call[index...]
        }
        if call[index] == ")" { depth -= 1 }
      case "]", "}": depth -= 1
      default: break
      }
      index = call.index(after: index)
    }
    return call
  }
}
