import Foundation
import Testing
import XCTest

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
    let function = String(function.prefix { $0 != "(" })
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

/// A process that runs one test alone.
internal enum LabProcess {
  /// The environment variable with the path of a job's file. Only a child has it.
  static let variable = "GALLEY_LAB_JOB"

  /// The way a process has ended.
  enum End {
    /// The process has exited.
    case exit(Int32)
    /// The process was stopped by a signal, which means that it has trapped.
    case signal(Int32)
    /// The process has made no progress for a while, and was stopped.
    case hang
    /// The process could not be started.
    case noStart
  }

  /// Runs the test alone in a child process.
  ///
  /// - Parameters:
  ///   - job: The file with the job.
  ///   - output: The file that receives all output.
  ///   - journal: A file that grows as long as the child makes progress.
  ///   - patience: The number of seconds without progress after which the child is stopped.
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
    // A trap is an expected result, and its message is enough: no backtrace.
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

  /// Returns the message of the trap in the output of a program.
  static func lastLines(in output: URL) -> String {
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let marks = ["Fatal error", "fatalError", "Precondition failed", "Assertion failed"]
    if let line = lines.last(where: { line in marks.contains { line.contains($0) } }) {
      // The source location stands before the message, and is left out.
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

  /// Returns the name of the class whose declaration contains a line.
  func typeName(around line: Int) -> String? {
    for text in lines.prefix(line).reversed() {
      guard let match = text.firstMatch(of: /\bclass\s+(\w+)\s*:/) else { continue }
      return String(match.1)
    }
    return nil
  }

  /// Returns the text of a call of a function, up to its last parenthesis or brace. The call begins
  /// on the line, or at most 20 lines above it.
  func call(of function: String, near line: Int) -> (text: String, line: Int)? {
    let start = line - 1
    guard
      let first = stride(from: start, through: max(start - 20, 0), by: -1).first(where: {
        lines.indices.contains($0) && lines[$0].contains("\(function)(")
      }), let range = lines[first].range(of: "\(function)(")
    else { return nil }
    let text = ([String(lines[first][range.lowerBound...])] + lines[(first + 1)...])
      .joined(separator: "\n")
    var end = SourceText.end(of: text, from: text.startIndex)
    // Trailing closures, with or without labels.
    while let place = end {
      let rest = text[place...]
      guard let match = rest.prefixMatch(of: /[ \t]*\n?[ \t]*(\w+:[ \t]*)?\{/) else { break }
      let brace = text.index(before: match.range.upperBound)
      guard let next = SourceText.end(of: text, from: brace) else { break }
      end = next
    }
    return end.map { (String(text[..<$0]), first + 1) }
  }

  /// Returns the index after the bracket that closes the first bracket behind `start`.
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

  /// Returns the call with another argument after its first one, and without those with some labels.
  static func adding(
    _ argument: String, to call: String, leavingOut labels: Set<String> = []
  ) -> String {
    guard let open = call.firstIndex(of: "(") else { return call }
    var arguments: [String] = []
    var depth = 0
    var start = call.index(after: open)
    var index = start
    var isInString = false
    while index < call.endIndex {
      let character = call[index]
      if isInString {
        if character == "\\", index < call.index(before: call.endIndex) {
          index = call.index(after: index)
        }
        if character == "\"" { isInString = false }
      } else if character == "\"" {
        isInString = true
      } else if "([{".contains(character) {
        depth += 1
      } else if depth > 0, ")]}".contains(character) {
        depth -= 1
      } else if depth == 0, character == "," || character == ")" {
        arguments.append(String(call[start..<index]))
        start = call.index(after: index)
        if character == ")" { break }
      }
      index = call.index(after: index)
    }
    guard index < call.endIndex else { return call }
    arguments.insert(" \(argument)", at: min(1, arguments.count))
    let left = arguments.filter { text in
      !labels.contains { text.drop { $0.isWhitespace }.hasPrefix("\($0):") }
    }
    return call[...open] + left.joined(separator: ",") + call[index...]
  }

  /// Returns the lines of the statements of a function that a call in it depends on: the declarations
  /// of the names that it mentions, what changes these, and what they depend on.
  func statements(of function: String, before line: Int, for call: String) -> [String] {
    let end = min(max(line - 1, 0), lines.count)
    guard
      let start = lines[..<end].lastIndex(where: { $0.contains("func \(function)(") }),
      let first = lines[start..<end].firstIndex(where: {
        $0.last { !$0.isWhitespace } == "{"
      })
    else { return [] }
    var names = SourceText.words(in: call)
    var needed: [ArraySlice<String>] = []
    for statement in SourceText.statements(in: lines[(first + 1)..<end]).reversed() {
      guard let head = statement.first,
        let match = head.firstMatch(of: /^\s*(?:(?:let|var|func)\s+)?(\w+)/),
        names.contains(String(match.1))
      else { continue }
      needed.append(statement)
      names.formUnion(SourceText.words(in: statement.joined(separator: "\n")))
    }
    return needed.reversed().flatMap { $0 }
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.matches(of: /\w+/).map { String($0.0) })
  }

  /// Splits lines into statements. A line whose bracket is not closed in the lines, such as that of a
  /// closure around the rest, is left out.
  private static func statements(in lines: ArraySlice<String>) -> [ArraySlice<String>] {
    var statements: [ArraySlice<String>] = []
    var start = lines.startIndex
    while start < lines.endIndex {
      var depth = 0
      let last = lines[start...].firstIndex { line in
        depth += SourceText.depth(of: line)
        return depth <= 0
      }
      if let last { statements.append(lines[start...last]) }
      start = (last ?? start) + 1
    }
    return statements
  }

  /// The number of brackets that a line opens, less those that it closes.
  private static func depth(of line: String) -> Int {
    var depth = 0
    var isInString = false
    for character in line {
      switch character {
      case "\"": isInString.toggle()
      case "(", "[", "{": if !isInString { depth += 1 }
      case ")", "]", "}": if !isInString { depth -= 1 }
      default: break
      }
    }
    return depth
  }
}
