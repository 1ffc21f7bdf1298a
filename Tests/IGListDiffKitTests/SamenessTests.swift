import Foundation
import IGListDiffKit
import Testing

private final class Day: ListDiffable {
  let number: Int
  init(_ number: Int) { self.number = number }
  func diffIdentifier() -> NSObjectProtocol { number as NSObjectProtocol }
  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    if self === object { return true }
    guard let object = object as? Day else { return false }
    return number == object.number
  }
}

private final class Color: NSObject, ListDiffable {
  func diffIdentifier() -> NSObjectProtocol { self }
  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    guard self !== object else { return true }
    return self === object ? true : isEqual(object)
  }
}

private final class Plain {}

@Suite("The same instance")
struct SamenessTests {
  @Test("A model recognizes itself among objects of any type, on either side")
  func models() {
    let (day, other) = (Day(1), Day(1))
    let object: any ListDiffable = day
    #expect(day === object && object === day)
    #expect(!(day !== object) && !(object !== day))
    #expect(other !== object && object !== other)
    #expect(!(other === object) && !(object === other))
    #expect(object === Optional(object) && !(object !== Optional(object)))
    #expect([Color() as ListDiffable, object].firstIndex { $0 === day } == 1)
    #expect([other, day].firstIndex { $0 === object } == 1)
  }

  @Test("A model begins its comparison with identity")
  func inModels() {
    let color = Color()
    #expect(color.isEqual(toDiffableObject: color))
    #expect(!color.isEqual(toDiffableObject: Color()))
    #expect(Day(1).isEqual(toDiffableObject: Day(1)))
    #expect(!Day(1).isEqual(toDiffableObject: color))
  }

  @Test("nil is the same as nil, and as no model")
  func nothing() {
    let (object, none): (ListDiffable?, ListDiffable?) = (Day(1), nil)
    let day: Day? = nil
    #expect(none === nil && none === day && object !== nil && object !== day)
    #expect(!(object === nil) && !(none !== nil))
    #expect(Day(1) !== none)
  }

  @Test("Objects outside lists may be compared, too")
  func others() {
    let day = Day(1)
    let (object, plain): (ListDiffable, Plain) = (day, Plain())
    #expect(plain !== object && object !== plain)
    #expect(day as AnyObject === object && object === day as AnyObject)
  }

  @Test("A value is not an instance")
  func values() {
    let (one, other): (ListDiffable, ListDiffable) = (1, 1)
    #expect(one !== other && one !== one)
  }

  @Test("The standard library's types are compared as usual")
  func classes() {
    let (day, other, none): (Day, Day, Day?) = (Day(1), Day(1), nil)
    #expect(day === day && day !== other && day !== none && none === nil)
    #expect([other, day].firstIndex { $0 === day } == 1)
  }
}
