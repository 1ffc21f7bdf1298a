import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Delayed calls")
struct DelayedCallsTests {
  /// An object that cancels the calls on another object when it is released.
  @MainActor
  private final class Canceller {
    let target: NSObject

    init(of target: NSObject) { self.target = target }

    isolated deinit { DelayedCalls.cancel(on: target) { _, _ in true } }
  }

  @Test("An argument that is released by a cancellation may cancel further calls")
  func cancelsInDeinitializer() {
    let (target, other) = (NSObject(), NSObject())
    weak var argument: NSObject?
    do {
      let object = NSObject()
      argument = object
      DelayedCalls.add("sing", on: other, object, after: 0.01)
    }
    DelayedCalls.add("ring", on: target, Canceller(of: other), after: 0.01)
    #expect(argument != nil)
    DelayedCalls.cancel(on: target) { _, _ in true }
    #expect(argument == nil)
  }
}
