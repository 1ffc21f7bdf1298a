import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The arguments of a selector")
struct SelectorArgumentsTests {
  @Test("A method with an event gets an empty one if its control sends actions in code")
  func noEvent() {
    let arguments = SelectorArguments(first: UIButton())
    let event: UIEvent = arguments.value(1, for: "changed:forEvent:")
    #expect(event.allTouches == nil)
    let none: UIEvent? = arguments.value(1, for: "changed:forEvent:")
    #expect(none == nil)
  }

  @Test("A method with an event gets the event of the touch")
  func event() {
    let sent = UIEvent()
    let arguments = SelectorArguments(first: UIButton(), second: sent)
    let event: UIEvent = arguments.value(1, for: "changed:forEvent:")
    #expect(event === sent)
  }
}
