import Foundation
import SnapshotTesting
import TestSupport
import Testing
import UIKit

private struct Feed: Codable {
  static let example = Feed()
}

private final class FeedViewController: UIViewController {}

/// Takes the place of XCTest's class, so that the test below is compiled and does not run.
/// TeamTests has such a test that runs.
private class XCTestCase {
  func invokeTest() {}
}

private final class FeedTests: XCTestCase {
  override func invokeTest() { withSnapshotTesting(record: .missing) { super.invokeTest() } }

  @MainActor func testFeed() async {
    assertSnapshot(of: FeedViewController(), as: .image(on: .iPhone13))
    assertSnapshot(of: FeedViewController(), as: .hierarchy)
    assertSnapshot(of: Feed.example, as: .json)
  }
}

@Suite("The guide from swift-snapshot-testing")
struct GuideTests {
  @Test("The test in the guide from swift-snapshot-testing is compiled")
  func code() throws {
    let code = try GuideCode("FromSnapshotTesting")
    #expect(code.examples.count == 2)
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(code.missing(in: [own], from: 1, except: ["import "]) == [])
  }
}
