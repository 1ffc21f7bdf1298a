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

  @Test("Are kept under their keys, until they are replaced or taken away")
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

  @Test("Take the address of a variable for a key, as people write it")
  func addresses() {
    let thing = Thing()
    var first: UInt8 = 0
    var second: UInt8 = 0
    objc_setAssociatedObject(thing, &first, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(thing, &second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(thing, &first) as? Int == 1)
    #expect(objc_getAssociatedObject(thing, &second) as? Int == 2)
  }

  @Test("Are kept as the policy says")
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

  @Test("Do not keep the object alive")
  func lifetime() {
    weak var seen: Thing?
    do {
      let thing = Thing()
      seen = thing
      objc_setAssociatedObject(thing, key, "one", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(seen == nil)
  }

  @Test("Go with a responder at once")
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

  @Test("May come back when they go")
  func reentrancy() {
    let thing = Thing()
    objc_setAssociatedObject(thing, key, Curious(Thing()), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(thing, key, nil, .OBJC_ASSOCIATION_RETAIN)
    for _ in 0..<200 {
      objc_setAssociatedObject(Thing(), key, Curious(Thing()), .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test("A table does not grow with objects that have gone")
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

  @Test("What comes to stand where another stood has nothing of it")
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
