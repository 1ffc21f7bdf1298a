import Foundation
import Testing
import UIKit

@Suite("A tab stop")
struct NSTextTabTests {
  @Test("Of a column of numbers ends them at the separator of decimals of a locale")
  func terminators() {
    let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    #expect(german.contains(",") && !german.contains("."))
    #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    #expect(NSTextTab.columnTerminators(for: nil).contains("."))
  }
}
