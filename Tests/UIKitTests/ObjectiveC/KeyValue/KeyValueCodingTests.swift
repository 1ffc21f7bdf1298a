import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Setting values of collections by their names")
struct KeyValueCodingTests {
  @Test("A mutable dictionary sets the object for the key, and nil removes the object")
  func dictionaries() {
    let dictionary = NSMutableDictionary()
    let object: NSObject = dictionary
    object.setValue("Rome", forKey: "city")
    #expect(dictionary.object(forKey: "city") as? String == "Rome")
    object.setValue(nil, forKey: "city")
    #expect(dictionary.count == 0)
  }

  @Test("Arrays, ordered sets and sets set the value of all their elements")
  func elements() {
    let views = [UIView(), UIView()]
    let collections: [NSObject] = [
      NSArray(array: views), NSOrderedSet(array: views), NSSet(array: views),
    ]
    for (tag, collection) in collections.enumerated() {
      collection.setValue(tag + 1, forKey: "tag")
      #expect(views.map(\.tag) == [tag + 1, tag + 1])
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.setValue(7, forKeyPath: "arrangedSubviews.tag")
    #expect(views.map(\.tag) == [7, 7])
  }

  @Test("A path leads into the dictionaries of a mutable dictionary")
  func nestedDictionaries() {
    let home = NSMutableDictionary(dictionary: ["city": "Rome"])
    let outer = NSMutableDictionary(dictionary: [
      "home": home, "deep": ["inner": ["count": 1, "kept": 2]],
    ])
    let object: NSObject = outer
    object.setValue("Pisa", forKeyPath: "home.city")
    #expect(object.value(forKeyPath: "home.city") as? String == "Pisa")
    object.setValue(3, forKeyPath: "deep.inner.count")
    #expect(object.value(forKeyPath: "deep.inner.count") as? Int == 3)
    #expect(object.value(forKeyPath: "deep.inner.kept") as? Int == 2)
    object.setValue(nil, forKeyPath: "home.city")
    #expect(object.value(forKeyPath: "home.city") == nil)
    object.setValue(1, forKeyPath: "none.city")
    #expect(outer.count == 2)
  }

  @Test("A dictionary that cannot change traps")
  func plainDictionary() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let object: NSObject = NSDictionary(dictionary: ["city": "Rome"])
      object.setValue("Bern", forKey: "city")
    }
    expectTrap(result, says: "setValue:forUndefinedKey:]")
  }
}
