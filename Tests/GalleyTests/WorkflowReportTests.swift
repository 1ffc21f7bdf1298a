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
        + "title=FeedTests/feed%2Cdark.txt is not as it was written down::-one%0A+100%25")
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
}
