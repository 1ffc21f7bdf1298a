import XCTest

@testable import Bakery

@MainActor
final class OrdersTests: XCTestCase {
  func testControlsCallTheirSelectors() {
    let screen = OrdersViewController()
    screen.loadViewIfNeeded()
    screen.beginAppearanceTransition(true, animated: false)
    screen.addButton.sendActions(for: .touchUpInside)
    screen.refreshControl.sendActions(for: .valueChanged)
    XCTAssertEqual(screen.events, ["will appear", "tapped true", "bake", "refresh"])
  }

  func testTheStoreCallsOnlyMethodsThatItsDelegateImplements() {
    let screen = OrdersViewController()
    screen.loadViewIfNeeded()
    screen.perform(#selector(OrdersViewController.addOrder))
    XCTAssertEqual(screen.events, ["added bread 0"])
    XCTAssertEqual(screen.store.total(), "2 €")
    XCTAssertTrue(screen.responds(to: #selector(OrderStoreDelegate.store(_:didAdd:))))
    XCTAssertFalse(screen.responds(to: #selector(OrderStoreDelegate.store(_:priceOf:))))
  }

  func testKeyValueObservationAndNotificationsOfTheOven() {
    let screen = OrdersViewController()
    screen.loadViewIfNeeded()
    screen.oven.preheat()
    XCTAssertEqual(screen.events, ["temperature 20 to 180", "ovenIsHot"])
    NotificationCenter.default.removeObserver(screen)
    screen.oven.setValue(200, forKey: #keyPath(Oven.temperature))
    XCTAssertEqual(screen.oven.value(forKey: "isHot") as? Bool, true)
    XCTAssertEqual(screen.events.last, "temperature 180 to 200")
  }

  func testTimersFire() {
    let oven = Oven()
    oven.start()
    let fired = expectation(description: "the timer has fired")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { fired.fulfill() }
    wait(for: [fired], timeout: 5)
    XCTAssertEqual(oven.history, ["ding"])
  }

  func testOverridesInExtensionsAreCalled() {
    let screen: UIViewController = OrdersViewController()
    XCTAssertEqual(screen.preferredStatusBarStyle, .lightContent)
    XCTAssertEqual(screen.value(forKey: "summary") as? String, "0 orders")
    let tap = screen.closeKeyboardOnTap()
    XCTAssertNotNil(tap)
  }
}
