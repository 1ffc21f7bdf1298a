import TestBase
import XCTest

final class LateTests: ScreenTestCase {
  func testInherited() {}
  func testAsync() async {}
  nonisolated func testFree() {}
}

final class PlainTests: XCTestCase {
  @MainActor func testMarked() throws {}
  func testPlain() {}
}
