import Foundation
import Testing

@testable import Galley

@Suite("The report of a proof in a workflow")
struct WorkflowReportTests {
  private let place = ProofPlace(
    fileID: "FeedTests/FeedTests.swift", filePath: "/home/run/app/Tests/FeedTests.swift", line: 7,
    column: 3)

  @Test("The report of a proof is a one-line annotation at the line of the test")
  func annotation() {
    let line = WorkflowReport.annotation(
      "-one\n+100%", name: "FeedTests/feed,dark.txt", place: place,
      environment: ["GITHUB_WORKSPACE": "/home/run/app"])
    #expect(
      line == "::error file=Tests/FeedTests.swift,line=7,col=3,"
        + "title=FeedTests/feed%2Cdark.txt differs from the recorded proof::-one%0A+100%25")
    let other = WorkflowReport.annotation(
      "a\r\nb\rc", name: "feed", place: place, environment: [:])
    #expect(other.hasSuffix("::a%0D%0Ab%0Dc"))
  }

  @Test("The report of a proof is a block of the summary, which no text inside can end")
  func summary() {
    let text = WorkflowReport.summary("a ``` b", name: "<feed>", place: place)
    #expect(text.contains("````diff\na ``` b\n````"))
    #expect(text.contains("<b>&lt;feed&gt;</b> at FeedTests/FeedTests.swift:7"))
  }

  @Test("The report of a proof is appended to the summary file, and only in a workflow")
  func file() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("summary-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    WorkflowReport.note(
      "one", name: "feed", place: place, environment: ["GITHUB_STEP_SUMMARY": file.path])
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file.path]
    for text in ["one", "two"] {
      WorkflowReport.note(text, name: "feed", place: place, environment: environment)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written.contains("one") && written.contains("two"))
  }

  @Test("A missing proof, and one that can't be made, are annotations, too")
  func missing() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { @MainActor in
      setenv("GITHUB_ACTIONS", "true", 1)
      setenv("GITHUB_STEP_SUMMARY", "", 1)
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("workflow-\(UUID().uuidString)")
      setenv("GALLEY_PROOFS", folder.path, 1)
      struct Wrong: Error {}
      let file = folder.appendingPathComponent("Tests/FeedTests.swift").path
      assertProof(
        of: "one", as: .text, named: "a", record: .never, filePath: file, function: "row()")
      let unmade = Proof<String>.text.pullback { (_: Int) -> String in throw Wrong() }
      assertProof(of: 1, as: unmade, record: .never, filePath: file, function: "other()")
      try? FileManager.default.removeItem(at: folder)
      exit(1)
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("title=FeedTests/row.a.txt has no recorded proof yet::There is"))
    #expect(output.contains("title=FeedTests/other.txt can't be compared::No proof can be"))
  }
}
