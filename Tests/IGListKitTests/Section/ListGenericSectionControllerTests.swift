import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A section controller that keeps its object")
@MainActor
struct ListGenericSectionControllerTests {
  /// Overrides `didUpdate(to:)` with the type of the object.
  final class Typed: ListGenericSectionController<TestObject> {
    var seen: [TestObject] = []

    override func didUpdate(to object: TestObject) {
      super.didUpdate(to: object)
      seen.append(self.object)
    }
  }

  /// Overrides `didUpdate(to:)` with `Any`.
  final class Untyped: ListGenericSectionController<TestObject> {
    var seen: [TestObject] = []

    override func didUpdate(to object: Any) {
      super.didUpdate(to: object)
      if let object = self.object { seen.append(object) }
    }
  }

  @Test("A generic section controller keeps the object of its last update")
  func kept() {
    let controller = ListGenericSectionController<TestObject>()
    #expect(controller.object == nil)
    let object = TestObject(1, "foo")
    controller.didUpdate(to: object)
    #expect(controller.object === object)
    (controller as ListSectionController).didUpdate(to: object.copied())
    #expect(controller.object !== object)
    #expect(controller.object?.value as? String == "foo")
  }

  @Test("A subclass can override didUpdate(to:) with its type or with Any")
  func overridden() {
    let (typed, untyped) = (Typed(), Untyped())
    let object = TestObject(1, "foo")
    (typed as ListSectionController).didUpdate(to: object)
    typed.didUpdate(to: object)
    (untyped as ListSectionController).didUpdate(to: object)
    #expect(typed.seen.count == 2)
    #expect(untyped.seen.count == 1)
    #expect(untyped.object === object)
  }

  @Test("The object may be a value, and of any diffable type")
  func values() {
    let text = ListGenericSectionController<String>()
    text.didUpdate(to: "foo" as Any)
    #expect(text.object == "foo")
    let anything = ListGenericSectionController<ListDiffable>()
    anything.didUpdate(to: 7 as Any)
    #expect(anything.object as? Int == 7)
  }

  @Test("An object of another type is reported, with both types, and leaves none")
  func wrongType() {
    let controller = Untyped()
    controller.didUpdate(to: TestObject(1, "foo"))
    let reports = Report.gathering { controller.didUpdate(to: 7 as Any) }
    #expect(controller.object == nil)
    #expect(
      reports.map(\.message) == [
        "Untyped is made for objects of type TestObject and was given a Int: it has no object. Return "
          + "another section controller for that from listAdapter(_:sectionControllerFor:)"
      ])
  }

  @Test("In a list, onError of the adapter is called for an object of another type")
  func wrongTypeInList() {
    let world = AdapterWorld(SectionSource([]) { _ in EmptySection() })
    var errors: [ListError] = []
    world.adapter.onError = { errors.append($0) }
    world.source.objects = [7]
    _ = Report.gathering { world.show() }
    guard case .wrongType(_, "TestObject", "Int")? = errors.first else {
      Issue.record("\(errors)")
      return
    }
    #expect(errors.count == 1)
  }

  final class EmptySection: ListGenericSectionController<TestObject> {
    override func numberOfItems() -> Int { object == nil ? 0 : 1 }
  }
}
