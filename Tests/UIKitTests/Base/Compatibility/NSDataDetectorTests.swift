import Foundation
import Testing
import UIKit

@Suite("Data detectors")
struct NSDataDetectorTests {
  private let text = "See www.example.org, or call 555-0134."
  private var all: NSRange { NSRange(location: 0, length: text.utf16.count) }
  private let link = UInt64(1 << 5)
  private let phoneNumber = UInt64(1 << 11)

  @Test("A detector finds the kinds that it was made for, in order")
  func kinds() throws {
    let both = try NSDataDetector(types: link | phoneNumber)
    let matches = both.matches(in: text, options: [], range: all)
    #expect(
      matches.map(\.range) == [NSRange(location: 4, length: 15), NSRange(location: 29, length: 8)])
    #expect(matches.map(\.resultType.rawValue) == [link, phoneNumber])
    #expect(
      matches[0].url == URL(string: "http://www.example.org") && matches[0].phoneNumber == nil)
    #expect(matches[1].url == nil && matches[1].phoneNumber == "555-0134")
    #expect(matches[1].numberOfRanges == 1 && matches[1].range(at: 0) == matches[1].range)
    #expect(try NSDataDetector(types: phoneNumber).numberOfMatches(in: text, range: all) == 1)
    #expect(both.firstMatch(in: text, range: all)?.url != nil)
    #expect(
      both.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location
        == NSNotFound)
  }

  @Test("Matches are enumerated until the closure stops")
  func enumeration() throws {
    var found: [NSRange?] = []
    try NSDataDetector(types: link | phoneNumber).enumerateMatches(in: text, range: all) {
      result, _, stop in
      found.append(result?.range)
      stop.pointee = true
    }
    #expect(found == [NSRange(location: 4, length: 15)])
  }

  @Test("A data detector without a type that it can detect throws an error")
  func nothing() {
    // 1 << 1 is the type for spelling, which data detectors do not detect.
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 1) }
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test("Results can be made by hand")
  func byHand() throws {
    let url = try #require(URL(string: "https://example.org"))
    let result = NSTextCheckingResult.linkCheckingResult(
      range: NSRange(location: 1, length: 2), url: url)
    #expect(result.url == url && result.range.location == 1 && result.resultType.rawValue == link)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(
      range: NSRange(location: 0, length: 3), phoneNumber: "112")
    #expect(number.phoneNumber == "112" && number.resultType.rawValue == phoneNumber)
  }
}
