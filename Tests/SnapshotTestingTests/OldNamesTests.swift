import Foundation
import InlineSnapshotTesting
import Testing
import UIKit
import XCTest

/// Returns the messages of the assertions that fail in a closure.
func said(_ body: () throws -> Void) rethrows -> [String] {
  nonisolated(unsafe) var messages: [String] = []
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    messages.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  return messages
}

@Suite("Spellings that older tests have", .serialized, .snapshots)
struct OldNamesTests {
  @Test("Are those of functions, which compare as the new ones do")
  func matching() {
    let folder = Place()
    defer { folder.remove() }
    let way = Snapshotting<String, String>.lines
    #expect(
      verifySnapshot(
        matching: "one", as: way, named: "a", snapshotDirectory: folder.folder.path, testName: "old"
      )
        != nil)
    #expect(
      verifySnapshot(
        matching: "one", as: way, named: "a", snapshotDirectory: folder.folder.path, testName: "old"
      )
        == nil)
    assertSnapshot(matching: "Basil", as: .lines, named: "plant")
    assertSnapshots(matching: "Basil", as: ["plant": .lines])
    assertSnapshots(matching: "Basil", as: [.lines])
  }

  @Test("Are flags that say whether a snapshot is recorded")
  func flags() {
    let folder = Place()
    defer { folder.remove() }
    let isOn = true
    #expect(
      verifySnapshot(
        of: "one", as: Snapshotting<String, String>.lines, record: isOn,
        snapshotDirectory: folder.folder.path)?.contains("recorded") == true)
    let record: SnapshotTestingConfiguration.Record = true
    #expect(record == .all)
    let tool: SnapshotTestingConfiguration.DiffTool = nil
    #expect(tool(currentFilePath: "/a", failedFilePath: "/b").contains("file:///b"))
  }

  @Test("Are variables that hold for all tests")
  func variables() {
    #expect(!record)
    #expect(diffTool(currentFilePath: "/a", failedFilePath: "/b").contains("file:///a"))
    let before = diffTool
    diffTool = "kept"
    #expect(diffTool(currentFilePath: "/a", failedFilePath: "/b") == "kept /a /b")
    diffTool = before
  }

  @Test("Are types: the test case, and ways that are made of parts")
  func strategies() {
    let diffing = Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    ) { $0 == $1 ? nil : ("\($0) and \($1)", [XCTAttachment(data: Data())]) }
    #expect(diffing.diff(1, 2)?.0 == "1 and 2")
    let own = SimplySnapshotting<Int>(pathExtension: "number", diffing: diffing)
    let length = Snapshotting<String, Int>(pathExtension: "number", diffing: diffing) { $0.count }
    let folder = Place()
    defer { folder.remove() }
    #expect(folder.verify(3, own, named: "a", record: .missing) != nil)
    #expect(folder.verify("abc", length, named: "a", record: .missing) == nil)
    #expect(
      folder.verify("abcd", length, named: "a", record: .missing)?.contains("3 and 4") == true)
    #expect(folder.text("rows.a.number") == "3")
  }

  @Test("Are a name for XCTest's test case")
  func testCase() { #expect(SnapshotTestCase.self == XCTestCase.self) }

  @Test("Hold while something waits")
  func waiting() async {
    let isOn = await withSnapshotTesting(record: .all) {
      await Task.yield()
      return isRecording
    }
    #expect(isOn)
  }

  @Test("Are said by a trait", .snapshots(record: .never, diffTool: "own"))
  func trait() {
    let folder = Place()
    defer { folder.remove() }
    #expect(folder.verify("one", .lines)?.contains("turned off") == true)
    #expect(diffTool(currentFilePath: "/a", failedFilePath: "/b") == "own /a /b")
  }

  @Test("Fail where a text in the test is another one")
  func inlineFailure() {
    let messages = said {
      assertInlineSnapshot(of: 4, as: .description, record: .never) { "3" }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Snapshot did not match.") == true, "\(messages)")
    #expect(messages.first?.contains("  -3\n  +4") == true, "\(messages)")
    let missing = said { assertInlineSnapshot(of: 4, as: .description, record: .never) }
    #expect(missing.first?.contains("no snapshot to compare with") == true)
  }
}
