import Foundation
import Synchronization
import Testing
import XCTest

/// Numbers the unnamed snapshots of a test.
internal final class SnapshotCounter: Sendable {
  /// The counter for Swift Testing. Each test with the trait `snapshots` has its own counter. All
  /// tests without the trait share one counter.
  @TaskLocal static var ofTest = SnapshotCounter()
  /// The counter of the running XCTest test.
  private static let ofTestCase: SnapshotCounter = {
    XCTestObservationCenter.shared.addTestObserver(Observer())
    return SnapshotCounter()
  }()

  /// The counter of the running test.
  static var current: SnapshotCounter { Test.current != nil ? ofTest : ofTestCase }

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number of a test, from 1.
  func next(for test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test]!
    }
  }

  private func reset() { counts.withLock { $0 = [:] } }

  /// Resets the counter after each test of XCTest, so that each test begins with 1.
  private final class Observer: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { ofTestCase.reset() }
  }
}
