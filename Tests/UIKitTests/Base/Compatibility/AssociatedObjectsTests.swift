import Foundation
import Testing

@testable import GalleyUIKit

@Suite("Associated objects")
struct AssociatedObjectsTests {
  private final class Thing {}
  private final class Curious {
    let owner: Thing
    init(_ owner: Thing) { self.owner = owner }
    deinit { objc_removeAssociatedObjects(owner) }
  }

  private let key = UnsafeRawPointer(bitPattern: 1)!
  private let other = UnsafeRawPointer(bitPattern: 2)!

  @Test("Associated objects are kept under their keys until they are replaced or removed")
  func keys() {
    let thing = Thing()
    objc_setAssociatedObject(thing, key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(thing, other, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(thing, key) as? String == "one")
    #expect(objc_getAssociatedObject(thing, other) as? Int == 2)
    #expect(objc_getAssociatedObject(Thing(), key) == nil)
    objc_setAssociatedObject(thing, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(thing, key) == nil)
    objc_removeAssociatedObjects(thing)
    #expect(objc_getAssociatedObject(thing, other) == nil)
  }

  @Test("The address of a variable can be the key of an associated object")
  func addresses() {
    let thing = Thing()
    var first: UInt8 = 0
    var second: UInt8 = 0
    objc_setAssociatedObject(thing, &first, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(thing, &second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(thing, &first) as? Int == 1)
    #expect(objc_getAssociatedObject(thing, &second) as? Int == 2)
  }

  @Test("An associated object is retained, copied or not kept, as the policy says")
  func policies() {
    let thing = Thing()
    weak var seen: Thing?
    do {
      let kept = Thing()
      seen = kept
      objc_setAssociatedObject(thing, key, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(seen != nil)
    objc_setAssociatedObject(thing, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(seen == nil)
    do {
      let kept = Thing()
      objc_setAssociatedObject(thing, key, kept, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(thing, key) as? Thing === kept)
    }
    #expect(objc_getAssociatedObject(thing, key) == nil)
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(thing, key, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect((objc_getAssociatedObject(thing, key) as? NSString)?.isEqual(to: "a") == true)
  }

  @Test("Associated objects do not keep their owner alive")
  func lifetime() {
    weak var seen: Thing?
    do {
      let thing = Thing()
      seen = thing
      objc_setAssociatedObject(thing, key, "one", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(seen == nil)
  }

  @Test("Associated objects are released together with a responder")
  @MainActor
  func responders() {
    weak var seen: Thing?
    do {
      let view = UIView()
      let kept = Thing()
      seen = kept
      objc_setAssociatedObject(view, key, kept, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(view, key) as? Thing === kept)
    }
    #expect(seen == nil)
  }

  @Test("An associated object may use the functions while it is released")
  func reentrancy() {
    let thing = Thing()
    objc_setAssociatedObject(thing, key, Curious(Thing()), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(thing, key, nil, .OBJC_ASSOCIATION_RETAIN)
    for _ in 0..<200 {
      objc_setAssociatedObject(Thing(), key, Curious(Thing()), .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test("A table with weak keys does not grow with deallocated keys")
  func table() {
    var table = WeakKeyTable<Int>()
    let stays = Thing()
    table.set(7, for: stays)
    for number in 0..<1_000 { table.set(number, for: Thing()) }
    #expect(table.count <= 64)
    #expect(table[stays] == 7)
    table.sweep()
    #expect(table.count == 1)
    table.set(nil, for: stays)
    #expect(table[stays] == nil)
  }

  @Test("A new object at the address of a deallocated one has none of its values")
  func places() {
    var table = WeakKeyTable<Int>()
    for number in 0..<1_000 {
      let thing = Thing()
      #expect(table[thing] == nil)
      table.set(number, for: thing)
      #expect(table[thing] == number)
    }
  }
}
