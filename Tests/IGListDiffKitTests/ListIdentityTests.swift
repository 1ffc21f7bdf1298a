import Foundation
import IGListDiffKit
import Testing

@Suite("The identity of objects in a list")
struct ListIdentityTests {
  struct Person: ListModel, Identifiable {
    var id: Int
    var name: String
  }

  struct Tag: ListModel {
    var name: String
  }

  final class Feed: ListDiffable {
    let id: String
    init(_ id: String) { self.id = id }
    func diffIdentifier() -> NSObjectProtocol { id as NSObjectProtocol }
    func isEqual(toDiffableObject object: ListDiffable?) -> Bool { (object as? Feed)?.id == id }
  }

  @Test("A value with an id is identified by it, and has new content if it is not equal")
  func identifiable() {
    let ada = Person(id: 1, name: "Ada")
    let renamed = Person(id: 1, name: "Ada L.")
    #expect(ada.listIdentity == renamed.listIdentity)
    #expect(ada.diffIdentifier().isEqual(renamed.diffIdentifier()))
    #expect(!ada.isEqual(toDiffableObject: renamed))
    #expect(ada.isEqual(toDiffableObject: Person(id: 1, name: "Ada")))
    #expect(ada.listIdentity != Person(id: 2, name: "Ada").listIdentity)
  }

  @Test("A hashable value is its own identity")
  func hashable() {
    #expect(Tag(name: "a").listIdentity == Tag(name: "a").listIdentity)
    #expect(Tag(name: "a").listIdentity != Tag(name: "b").listIdentity)
  }

  @Test("Objects of two types are never the same")
  func types() {
    #expect(Feed("7").listIdentity != ("7" as NSString).listIdentity)
    #expect(Feed("7").listIdentity == Feed("7").listIdentity)
    #expect("\(Feed("7").listIdentity)" == "7")
  }

  @Test("Strings and numbers are their own identities, bridged or not")
  func bridged() {
    let values: [any ListDiffable] = ["a", 1, 2.5, true, "a" as NSString, 1 as NSNumber]
    #expect(Set(values.map(\.listIdentity)).count == 6)
    #expect(values.allSatisfy { $0.isEqual(toDiffableObject: $0) })
  }

  @Test("A value that gives its own identifier is identified by it")
  func ownIdentifier() {
    struct Post: ListDiffable, Hashable, Sendable {
      var key: Int
      var likes = 0
      func diffIdentifier() -> NSObjectProtocol { key as NSObjectProtocol }
      func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object as? Post == self }
    }
    #expect(Post(key: 1).listIdentity == Post(key: 1, likes: 5).listIdentity)
    #expect(Post(key: 1).listIdentity != Post(key: 2).listIdentity)
  }

  @Test("Identifiers of values are Foundation's objects, where it has them")
  func foundation() {
    #expect("a".diffIdentifier().isEqual("a" as NSObjectProtocol))
    #expect(1.diffIdentifier().isEqual(1 as NSObjectProtocol))
    #expect(Person(id: 7, name: "Ada").diffIdentifier().isEqual(7 as NSObjectProtocol))
    let id = UUID()
    #expect(id.diffIdentifier().isEqual(id as NSObjectProtocol))
  }

  @Test(
    "Compared without types, numbers are the same if they are equal, and strings are not numbers")
  func withoutType() {
    let numbers: [any ListDiffable] = [1, 1.0, true, 1 as NSNumber, 1.0 as NSNumber]
    #expect(Set(numbers.map(\.listIdentity.withoutType)).count == 1)
    #expect(1.listIdentity.withoutType != "1".listIdentity.withoutType)
    let large = NSNumber(value: UInt64.max)
    #expect(large.listIdentity.withoutType == NSNumber(value: UInt64.max).listIdentity.withoutType)
    #expect(large.listIdentity.withoutType != (-1).listIdentity.withoutType)
    #expect(
      Feed("7").listIdentity.withoutType
        == ListIdentity("7" as NSString, of: NSString.self).withoutType)
  }
}
