import Galley
import UIKit
import XCTest

final class FuzzInXCTestTests: XCTestCase {
  @MainActor
  func testATrapIsAResult() async throws {
    let screen = LabScreen(states: [[1], [1, 2, 3, 4]]) { numbers in
      MarkedList(numbers)
    } update: { screen, numbers, _ in
      if numbers.count == 4 { fatalError("no room for 4 numbers") }
      screen.show(numbers)
    }
    let text = try XCTUnwrap(ListLab.fuzzing(screen))
    XCTAssertTrue(text.contains("no room for 4 numbers"), text)
    XCTAssertTrue(text.contains("func testATrapIsAResultAgain()"), text)
  }
}
