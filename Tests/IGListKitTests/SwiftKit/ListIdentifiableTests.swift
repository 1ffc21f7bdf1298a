import Foundation
import Galley
import IGListSwiftKit
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

private struct Person: ListIdentifiable {
  var name: String
  var age: Int
  var diffIdentifier: NSObjectProtocol { name as NSObjectProtocol }
}

private struct Place: ListIdentifiable {
  var name: String
  var diffIdentifier: NSObjectProtocol { name as NSObjectProtocol }
}

@Suite("A value in a box")
@MainActor
struct ListIdentifiableTests {
  @Test("A box gives its value back, and no value of another type")
  func boxed() {
    let box = Person(name: "Ann", age: 7).diffable()
    #expect(Person(diffable: box) == Person(name: "Ann", age: 7))
    #expect(Person.isDiffable(box))
    #expect(Place(diffable: box) == nil)
    #expect(!Place.isDiffable(box))
    #expect(!Person.isDiffable("Ann"))
  }

  @Test("A box has the identifier of its value, and is equal if the value is")
  func diffed() {
    let before = [Person(name: "a", age: 1), Person(name: "b", age: 1), Person(name: "c", age: 1)]
    let after = [Person(name: "a", age: 1), Person(name: "c", age: 2), Person(name: "d", age: 1)]
    let result = ListDiff(
      oldArray: before.diffables(), newArray: after.diffables(), option: .equality)
    #expect(result.deletes == [1])
    #expect(result.inserts == [2])
    #expect(result.updates == [2])
    #expect(result.moves.isEmpty)
  }

  @Test("Boxes of different types are different, even if their identifiers are the same")
  func types() {
    #expect(
      Person(name: "a", age: 1).diffable().listIdentity != Place(name: "a").diffable().listIdentity)
    #expect(
      !Person(name: "a", age: 1).diffable().isEqual(toDiffableObject: Place(name: "a").diffable()))
  }
}

@Suite("A section controller of a value")
@MainActor
struct ListValueSectionControllerTests {
  private final class PersonSection: ListValueSectionController<Person> {
    var seen: [Person] = []

    override func didUpdate(to value: Person) {
      #expect(self.value == value)
      seen.append(value)
    }

    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      let cell: TextCell = collectionContext.dequeueReusableCell(for: self, at: index)
      cell.label.text = "\(value.name), \(value.age)"
      return cell
    }
  }

  @Test("A section controller of a value receives the value, and the data source its box")
  func list() {
    var given: [Person?] = []
    let source = SectionSource([Person(name: "Ann", age: 7)].diffables()) { object in
      given.append(Person(diffable: object))
      return PersonSection()
    }
    let world = AdapterWorld(source, updater: ListAdapterUpdater())
    world.show()
    #expect(given == [Person(name: "Ann", age: 7)])
    #expect(world.texts() == ["Ann, 7"])
    source.objects = [Person(name: "Bob", age: 1), Person(name: "Ann", age: 8)].diffables()
    #expect(world.update() == true)
    #expect(world.texts(0) == ["Bob, 1"])
    #expect(world.texts(1) == ["Ann, 8"])
    let ann = world.adapter.sectionController(forSection: 1) as? PersonSection
    #expect(ann?.seen.map(\.age) == [7, 8])
  }

  @Test("A section controller of a value traps for an object of another type")
  func wrongType() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      PersonSection().didUpdate(to: 7)
    }
    expectTrap(result, says: "PersonSection is made for Person")
  }
}

@Suite("A section put together from typed closures")
@MainActor
struct TypedSingleSectionTests {
  @Test("Typed closures receive the object and the cell with their types")
  func typed() {
    let source = SectionSource(["foo", "bar"]) { _ in
      ListSingleSectionController(
        configure: { (text: String, cell: TextCell) in cell.label.text = text },
        size: { text, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
    }
    let world = AdapterWorld(source)
    world.show()
    #expect(world.texts(0) + world.texts(1) == ["foo", "bar"])
    #expect(
      world.view.cellForItem(at: IndexPath(1, 0))?.frame
        == CGRect(x: 0, y: 44, width: 100, height: 44))
  }

  @Test("Typed closures receive the value from its box")
  func value() {
    let source = SectionSource([Person(name: "Ann", age: 7)].diffables()) { _ in
      ListSingleSectionController(
        configure: { (person: Person, cell: TextCell) in cell.label.text = person.name },
        size: { person, _ in CGSize(width: 100, height: CGFloat(person.age)) })
    }
    let world = AdapterWorld(source)
    world.show()
    #expect(world.texts() == ["Ann"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0))?.bounds.height == 7)
  }

  @Test("A section with typed closures traps for an object of another type")
  func wrongType() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = SectionSource([7]) { _ in
        ListSingleSectionController(
          configure: { (text: String, cell: TextCell) in cell.label.text = text },
          size: { _, _ in CGSize(width: 10, height: 10) })
      }
      AdapterWorld(source).show()
    }
    expectTrap(
      result, says: "ListSingleSectionController is made for String: it was given a Int")
  }
}
