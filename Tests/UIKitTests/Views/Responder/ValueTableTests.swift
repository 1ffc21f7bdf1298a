import Foundation
import Testing

@testable import GalleyUIKit

@Suite("The values of properties that are set by their names")
struct ValueTableTests {
  @Test("A number is converted to each type of number that a property may have")
  func numbers() {
    for number in [7, 7.0, NSNumber(value: 7)] as [Any] { expectSeven(number) }
  }

  private func expectSeven(_ number: Any) {
    #expect(converted(number, to: Int8.self) == 7 && converted(number, to: UInt8.self) == 7)
    #expect(converted(number, to: Int16.self) == 7 && converted(number, to: UInt16.self) == 7)
    #expect(converted(number, to: Int32.self) == 7 && converted(number, to: UInt32.self) == 7)
    #expect(converted(number, to: Int64.self) == 7 && converted(number, to: UInt64.self) == 7)
    #expect(converted(number, to: Int.self) == 7 && converted(number, to: UInt.self) == 7)
    #expect(converted(number, to: Float.self) == 7 && converted(number, to: Double.self) == 7)
    #expect(converted(number, to: CGFloat.self) == 7)
  }
}
