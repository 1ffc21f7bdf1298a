import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A selector")
struct SelectorTests {
  class Base: UIResponder {
    var told: [String] = []
    func reload(_ sender: Any?) { told.append("base, \(sender ?? "nobody")") }
    func answer() -> Int { 42 }
    func only(_ sender: UIResponder) {}
  }
  final class Derived: Base {
    override func reload(_ sender: Any?) { told.append("derived") }
  }

  @Test("A selector is its name")
  func name() {
    #expect(Selector("reload:") == "reload:")
    #expect(Selector("reload:", Base.reload) == Selector("reload:"))
    #expect("\(Selector("reload:"))" == "reload:")
    #expect(NSSelectorFromString("a").name == NSStringFromSelector("a"))
  }

  @Test("A selector calls the method that it was created with, and a subclass's override")
  func calls() {
    let selector = Selector("reload:", Base.reload)
    let (base, derived) = (Base(), Derived())
    selector.send(to: base, "me")
    selector.send(to: base)
    selector.send(to: derived, "me")
    #expect(base.told == ["base, me", "base, nobody"])
    #expect(derived.told == ["derived"])
    let answer = Selector("answer", Base.answer).send(to: derived) as? Int
    #expect(answer == 42)
  }

  @Test("If a class and its superclass have a selector of one name, that of the class is called")
  func nearest() {
    Selector.register("nearest:", on: Base.self) { target, _ in target.told.append("for all") }
    let (base, derived) = (Base(), Derived())
    Selector("nearest:").send(to: derived)
    Selector.register("nearest:", on: Derived.self) { target, _ in target.told.append("for some") }
    Selector("nearest:").send(to: derived)
    Selector("nearest:").send(to: base)
    #expect(derived.told == ["for all", "for some"])
    #expect(base.told == ["for all"])
    Selector.register("nearest:", on: Base.self) { target, _ in target.told.append("anew") }
    Selector("nearest:").send(to: base)
    #expect(base.told == ["for all", "anew"])
  }

  @Test("A responder can perform a selector if it has the method, and only then")
  func responders() {
    let base = Base()
    #expect(!base.canPerformAction("unheardOf:", withSender: nil))
    let nobody = base.target(forAction: "unheardOf:", withSender: nil)
    #expect(nobody == nil)
    let selector = Selector("reload:", Base.reload)
    #expect(base.canPerformAction(selector, withSender: nil))
    let target = base.target(forAction: selector, withSender: nil) as? Base
    #expect(target === base)
    #expect(!UIView().canPerformAction(selector, withSender: nil))
  }

  @Test("An accessibility custom action calls its selector")
  func accessibility() {
    @MainActor
    final class Mail: NSObject {
      var isGone = false
      func delete() -> Bool {
        defer { isGone = true }
        return !isGone
      }
    }
    let mail = Mail()
    let action = UIAccessibilityCustomAction(
      name: "Delete", target: mail, selector: Selector("delete", Mail.delete))
    #expect(action.perform())
    #expect(!action.perform())
    #expect(action.target === mail && action.selector == "delete")
  }

  @Test("An unregistered selector traps, and says how to register it")
  func unknown() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Selector("reloadAll:").send(to: UIView())
    }
    expectTrap(result, says: "-[UIView reloadAll:]: unrecognized selector sent to instance")
  }

  @Test("A sender of another type than the method's parameter traps")
  func wrongSender() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Selector("only:", Base.only).send(to: Base(), "text")
    }
    expectTrap(result, says: "only: takes a UIResponder: it was called with a String")
  }
}
