import Foundation
import Galley
import UIKit
import XCTest

/// What XCTest is told of reports.
final class ReportsInXCTestTests: XCTestCase {
  /// The failures that were recorded while they were collected.
  private var failures: [String] = []
  private var isCollecting = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isCollecting else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append(description)
  }

  @MainActor
  func testFailsOnAReportThatItDidNotExpect() async {
    isCollecting = true
    UIView().bounds.size.width = .nan
    isCollecting = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.contains("Unexpected report: [geometry] bounds of UIView") == true)
  }

  @MainActor
  func testReadsReports() async {
    isCollecting = true
    let found = reports { UIView().bounds.size.width = .nan }
    withReportsAllowed { UIView().bounds.size.width = .nan }
    isCollecting = false
    XCTAssertEqual(found.map(\.topic), [.geometry])
    XCTAssertEqual(failures, [])
  }

  @MainActor
  func testFailsWhereUIKitIsCalledOnAnotherQueue() async {
    let view = UIView()
    isCollecting = true
    await Elsewhere.move(view)
    isCollecting = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.contains("UIKit was called outside of the main actor") == true, "\(failures)")
  }
}

/// Calls UIKit where the compiler would not let it be called.
private enum Elsewhere {
  static func move(_ view: UIView) async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        let call: (UIView) -> Void = unsafeBitCast(
          { @MainActor (view: UIView) in view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
            as @MainActor (UIView) -> Void, to: ((UIView) -> Void).self)
        call(view)
        done.resume()
      }
    }
  }
}
