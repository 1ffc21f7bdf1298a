import Foundation
import TestSupport
import Testing

@testable import GalleyPorting

@Suite("Random programs")
struct RandomProgramTests {
  /// The number of programs that are compiled together.
  private static let count = 20

  @Test("Ported random programs print the lines that they print on a phone")
  func run() throws {
    guard let compiler = Compiler.path, let arguments = Compiler.argumentsForUIKit else {
      print("no swiftc on the PATH, or no UIKit beside these tests: random programs are not run")
      return
    }
    try withSeededRandom("running random programs", steps: 2) { random in
      let programs = (0..<Self.count).map {
        RandomProgram(number: $0, random: SeededRandom(seed: random.next()))
      }
      let mode = random.next() % 2 == 0 ? "5" : "6"
      let folder = FileManager.default.temporaryDirectory.appending(path: "programs-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }

      var names = ["main.swift"]
      try Self.main(programs).write(
        to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
      for program in programs {
        for ported in Porting().port(program.files) {
          #expect(ported.findings.isEmpty, "\(ported.findings)\n\(ported.text)")
          try ported.text.write(
            to: folder.appending(path: ported.name), atomically: true, encoding: .utf8)
          names.append(ported.name)
        }
      }
      let said = try Compiler.run(
        compiler,
        ["-wmo", "-Onone", "-swift-version", mode, "-module-name", "Programs", "-o", "programs"]
          + names + arguments, in: folder)
      let errors = said.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("P") && ($0.contains(" error: ") || $0.contains(" warning: "))
          || $0.hasPrefix("error:")
      }
      let sources = programs.flatMap(\.files).filter { file in
        errors.contains { $0.hasPrefix(file.path + ":") }
      }
      let lines =
        ["in Swift \(mode)"] + errors + sources.map { "\($0.path):\n\($0.text)" }
        + (sources.isEmpty ? [String(said.suffix(2_000))] : [])
      #expect(errors.isEmpty, "\(lines.joined(separator: "\n"))")
      guard errors.isEmpty else { return }

      let output = try Compiler.run(folder.appending(path: "programs").path, [], in: folder)
      let printed = output.components(separatedBy: "program\n").dropFirst().map {
        $0.split(separator: "\n").map(String.init)
      }
      #expect(printed.count == programs.count, "it ended early: \(output.suffix(2_000))")
      for (program, lines) in zip(programs, printed) {
        #expect(lines == program.output, "\(program.files.map(\.text).joined(separator: "\n"))")
      }
    }
  }

  /// The source that runs the programs one after the other. It is not ported.
  private static func main(_ programs: [RandomProgram]) -> String {
    """
    import UIKit

    func note(_ line: String) {
      print(line)
      fflush(nil)
    }
    func ignore(_ line: String) {}
    /// A text as it is, a number in digits, and of any other object its class.
    func text(_ value: Any?) -> String {
      if let text = value as? String { return text }
      if let number = value as? Int { return "\\(number)" }
      return value.map { "\\(type(of: $0))" } ?? "nothing"
    }

    MainActor.assumeIsolated {
      \(programs.indices.map { "note(\"program\"); run\($0)()" }.joined(separator: "\n  "))
    }

    """
  }
}
