import Foundation
import GalleyUIKit
import Testing
import UIKit

private final class Worker: NSObject, NSSecureCoding, @unchecked Sendable {
  static var supportsSecureCoding: Bool { true }
  let done = DispatchSemaphore(value: 0)
  var argument: String?
  var wasOnMainThread = true

  override init() { super.init() }
  init?(coder: NSCoder) { nil }
  func encode(with coder: NSCoder) {}

  func work(_ argument: String?) {
    self.argument = argument
    wasOnMainThread = Thread.isMainThread
    done.signal()
  }

  private let members = GalleyUIKit.Ported.Members(of: Worker.self) {
    $0.method("work:") { $0.work($1[0, (String?).self]) }
  }
}

@Suite("Threads and protocols of objects")
struct ThreadSelectorsTests {
  @Test("A thread calls a method of its target when it is started")
  func thread() {
    let worker = Worker()
    Thread(target: worker, selector: Selector("work:"), object: "bread").start()
    #expect(worker.done.wait(timeout: .now() + 10) == .success)
    #expect(worker.argument == "bread" && !worker.wasOnMainThread)
    Thread.detachNewThreadSelector(Selector("work:"), toTarget: worker, with: nil)
    #expect(worker.done.wait(timeout: .now() + 10) == .success)
    #expect(worker.argument == nil)
  }

  @Test("An object of unknown class calls a method in the background")
  func dynamic() {
    let worker = Worker()
    let object = Ported.Dynamic(worker as AnyObject)
    object.performSelector(inBackground: Selector("work:"), with: "bread")
    #expect(worker.done.wait(timeout: .now() + 10) == .success)
    #expect(worker.argument == "bread" && !worker.wasOnMainThread)
  }

  @Test("An object has the superclass of its class")
  func superclass() {
    #expect(Worker().superclass == NSObject.self && Worker.superclass() == NSObject.self)
    #expect(NSObject.superclass() == nil)
  }

  @Test("An object says whether its class conforms to a protocol")
  func conformance() {
    let object: NSObject = Worker()
    #expect(object.conforms(to: NSCoding.self) && object.conforms(to: NSSecureCoding.self))
    #expect(!object.conforms(to: NSCopying.self))
  }
}
