import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@Suite("The order of values of any type")
struct ValueOrderTests {
  private let early = Date(timeIntervalSinceReferenceDate: 0)
  private let late = Date(timeIntervalSinceReferenceDate: 60)

  @Test("Texts, numbers and dates have an order, as Swift values and as objects")
  func kinds() {
    #expect(ValueOrder.find("a", "b") == .orderedAscending)
    #expect(ValueOrder.find("b", NSString(string: "a")) == .orderedDescending)
    #expect(ValueOrder.find("A", "a", options: .caseInsensitive) == .orderedSame)
    #expect(ValueOrder.find(2, 10) == .orderedAscending)
    #expect(ValueOrder.find(2.5, NSNumber(value: 2)) == .orderedDescending)
    #expect(ValueOrder.find(true, 1) == .orderedSame)
    #expect(ValueOrder.find(early, late) == .orderedAscending)
    let object = NSDate(timeIntervalSinceReferenceDate: 0)
    #expect(ValueOrder.find(late, object) == .orderedDescending)
    #expect(ValueOrder.find(IndexPath(index: 1), IndexPath(index: 2)) == .orderedAscending)
  }

  @Test("Values of different kinds have no order")
  func differentKinds() {
    #expect(ValueOrder.find(2, "2") == nil)
    #expect(ValueOrder.find(early, "2001") == nil)
    #expect(ValueOrder.find(NSObject(), NSObject()) == nil)
  }

  @Test("@max and @min compare texts and dates, sort descriptors compare dates that are objects")
  func users() {
    let names = ["pear", "Quince", "fig"] as NSArray
    #expect(names.value(forKeyPath: "@max.self") as? String == "pear")
    #expect(names.value(forKeyPath: "@min.self") as? String == "Quince")
    let dates = [
      NSDate(timeIntervalSinceReferenceDate: 60), NSDate(timeIntervalSinceReferenceDate: 0),
    ]
    let first = NSSortDescriptor(key: "self", ascending: true).compare(dates[0], to: dates[1])
    #expect(first == .orderedDescending)
  }

  @Test("Values without an order trap where one is needed")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ValueOrder.compare("2", 2)
    }
    expectTrap(result, says: "compare:]: unrecognized selector sent to instance")
  }
}
