import Foundation
import Testing

@testable import GalleyUIKit

@Suite("Sort descriptors with keys")
struct NSSortDescriptorKeysTests {
  @Test("A reversed descriptor reads the same key, in the opposite order")
  func reversed() throws {
    let byLength = NSSortDescriptor(key: "length", ascending: true)
    let reversed = try #require(byLength.reversedSortDescriptor as? NSSortDescriptor)
    let (short, long) = (["length": 1], ["length": 2])
    #expect(!reversed.ascending)
    #expect(byLength.compare(short, to: long) == .orderedAscending)
    #expect(reversed.compare(short, to: long) == .orderedDescending)
    let again = try #require(reversed.reversedSortDescriptor as? NSSortDescriptor)
    #expect(again.compare(short, to: long) == .orderedAscending)
  }

  @Test("A key path leads through dictionaries")
  func paths() {
    let byCity = NSSortDescriptor(key: "address.city", ascending: true)
    let rome: [String: Any] = ["address": ["city": "Rome"]]
    let bern: [String: Any] = ["address": ["city": "Bern"]]
    #expect(byCity.compare(rome, to: bern) == .orderedDescending)
    #expect(byCity.compare(bern, to: [String: Any]()) == .orderedDescending)
  }
}
