import Foundation
import Testing

@testable import Galley

@Suite("A child process of the list lab")
struct LabProcessTests {
  private let journal = URL(fileURLWithPath: "/dev/null")

  /// The description of the end of a process.
  private func words(_ end: LabProcess.End) -> String { "\(end)" }

  private func run(_ command: String, patience: Double = 30) -> LabProcess.End {
    LabProcess.run(
      "/bin/sh", ["-c", command], output: journal, journal: journal, patience: patience)
  }

  @Test("A child process ends with a code or a signal, or is stopped without progress")
  func ends() {
    #expect(words(run("exit 3")) == words(.exit(3)))
    #expect(words(run("kill -9 $$")) == words(.signal(9)))
    #expect(words(run("sleep 60", patience: 1)) == words(.hang))
  }

  @Test("A child process runs a ported test by the name in its source")
  func portedName() {
    let place = ProofPlace(fileID: "A/B.swift", filePath: "/B.swift", line: 1, column: 1)
    #expect(LabTest.current(at: place, function: "_main_testFeed()").function == "testFeed")
    let file = place.file(test: "_main_testFeed()", name: nil, pathExtension: "txt")
    #expect(file.lastPathComponent == "testFeed.txt")
  }

  @Test("The end of a child process is unknown if other code has waited for it")
  func waitedFor() {
    // No process is its own child, so the system answers as for a child that is gone.
    let end = LabProcess.wait(for: getpid(), journal: journal, patience: 1)
    #expect(words(end) == words(.unknown))
  }
}
