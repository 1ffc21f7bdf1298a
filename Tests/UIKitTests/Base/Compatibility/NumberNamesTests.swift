import Foundation
import Testing
import UIKit

extension CGFloat {
  fileprivate static func distance(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    abs(one - other) + CGFloat(abs(Int(one) - Int(other)))
  }
  fileprivate func isClose(to other: CGFloat) -> Bool { abs(self - other) < 0.5 }
  fileprivate var sizes: [CGFloat] { [self, -self].map(abs) }
}

@Suite("Names of Foundation for numbers that UIKit brings")
struct NumberNamesTests {
  @Test("A CGFloat is created from a number object")
  func floats() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: UInt64.max)) == nil)
  }

  @Test("The limits of numbers have their names in C and Objective-C")
  func limits() {
    #expect(MAXFLOAT == .greatestFiniteMagnitude && CGFloat(MAXFLOAT) > 1e38)
    #expect(NSIntegerMax == .max && NSIntegerMin == .min)
    #expect(noErr == 0)
  }

  @Test("An extension of CGFloat calls the function for absolute values")
  func magnitudes() {
    #expect(CGFloat(2).isClose(to: 2.25) && !CGFloat(2).isClose(to: -2))
    #expect(CGFloat.distance(1.5, -2) == 6.5)
    #expect(CGFloat(-3).sizes == [3, 3])
    #expect(abs(CGFloat(-1.5)) == 1.5)
  }

  @Test("A text is created from a list of arguments, with the numbers of a locale")
  func arguments() {
    let text = withVaList([2.5]) {
      NSString(format: "%.1f", locale: Locale(identifier: "de"), arguments: $0)
    }
    #expect("\(text)" == "2,5")
  }

  @Test("A CGFloat is a number object, and a number object is a CGFloat")
  func objects() {
    let width: CGFloat = 2.5
    #expect(width as NSNumber == NSNumber(value: 2.5))
    #expect([width, 1] as [NSNumber] == [2.5, 1])
    let values: [String: Any] = ["width": NSNumber(value: 3), "height": width, "name": "bar"]
    #expect(values["width"] as? CGFloat == 3)
    #expect(values["height"] as? CGFloat == 2.5 && values["height"] as? NSNumber == 2.5)
    #expect(values["name"] as? CGFloat == nil)
  }
}
