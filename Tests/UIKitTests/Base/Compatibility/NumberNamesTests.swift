import Foundation
import Testing
import UIKit

@Suite("Names of Foundation for numbers that UIKit brings")
struct NumberNamesTests {
  @Test("A CGFloat is created from a number object")
  func floats() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: UInt64.max)) == nil)
  }

  @Test("A text is created from a list of arguments, with the numbers of a locale")
  func arguments() {
    let text = withVaList([2.5]) {
      NSString(format: "%.1f", locale: Locale(identifier: "de"), arguments: $0)
    }
    #expect("\(text)" == "2,5")
  }
}
