import XCTest

final class ReadyTests: XCTestCase {
  @MainActor func testMarked() async {}
  func testPlain() {}
}
