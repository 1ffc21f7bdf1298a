import Foundation
import Synchronization
import Testing
import XCTest

/// Numbers the snapshots of a test that have no name.
internal final class SnapshotCounter: Sendable {
  /// The counter of a test that has the trait; of all other tests of Swift Testing.
  @TaskLocal static var ofTest = SnapshotCounter()
  /// The counter of the XCTest test that runs.
  private static let ofTestCase: SnapshotCounter = {
    XCTestObservationCenter.shared.addTestObserver(Observer())
    return SnapshotCounter()
  }()

  /// The counter that counts now.
  static var current: SnapshotCounter { Test.current != nil ? ofTest : ofTestCase }

  private let counts = Mutex<[String: Int]>([:])

  /// The next number of a test, from 1.
  func next(for test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test]!
    }
  }

  private func reset() { counts.withLock { $0 = [:] } }

  /// Each run of a test of XCTest counts from 1.
  private final class Observer: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { ofTestCase.reset() }
  }
}
