import Combine
import XCTest

@testable import Bakery

@MainActor
final class SearchTests: XCTestCase {
  private func type(_ texts: String..., into screen: SearchViewController) {
    for text in texts {
      screen.field.text = text
      screen.field.sendActions(for: .editingChanged)
    }
  }

  func testOnlyTheLastOfSeveralTextsIsSearchedFor() {
    let screen = SearchViewController()
    screen.loadViewIfNeeded()
    XCTAssertEqual(screen.label.text, "0 breads somewhere")
    let found = expectation(description: "something is found")
    let subscription = screen.search.$results.dropFirst().sink { _ in found.fulfill() }
    type("r", "b", into: screen)
    wait(for: [found], timeout: 5)
    subscription.cancel()
    XCTAssertEqual(screen.search.results, ["baguette", "brioche"])
    XCTAssertEqual(screen.search.searchCount, 1)
    XCTAssertEqual(screen.label.text, "2 breads somewhere")
    screen.search.location.send(.init(latitude: 48, longitude: 2))
    XCTAssertEqual(screen.label.text, "2 breads at 48.0")
    screen.stop()
    screen.search.location.value = nil
    XCTAssertEqual(screen.label.text, "2 breads at 48.0")
  }

  func testAnObjectTellsBeforeItChanges() {
    let search = BreadSearch()
    var queries: [String] = []
    let subscription = search.objectWillChange.sink { queries.append(search.query) }
    search.query = "rye"
    search.query = "bun"
    withExtendedLifetime(subscription) { XCTAssertEqual(queries, ["", "rye"]) }
  }

  func testNotificationsComeAsValues() {
    let screen = SearchViewController()
    screen.loadViewIfNeeded()
    NotificationCenter.default.post(
      name: .bakeryClosed, object: screen.search, userInfo: ["reason": "sold out"])
    XCTAssertNil(screen.title)
    let passed = expectation(description: "the main queue has run")
    DispatchQueue.main.async { passed.fulfill() }
    wait(for: [passed], timeout: 5)
    XCTAssertEqual(screen.title, "sold out")
  }
}
