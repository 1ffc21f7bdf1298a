import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("A section controller for each object of a type")
struct SectionRegistrationTests {
  class Animal: ListModelObject {}
  final class Cat: Animal {}
  final class Stone: ListModelObject {}

  class ListModelObject: ListDiffable {
    func diffIdentifier() -> any NSObjectProtocol { ObjectIdentifier(self).hashValue as NSNumber }
    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { true }
  }

  /// A data source with objects and without section controllers.
  final class Source: ListAdapterDataSource {
    let objects: [any ListDiffable]

    init(_ objects: [any ListDiffable]) { self.objects = objects }

    func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { objects }
  }

  /// Returns the names of the section controllers that were created for objects, in order.
  private func made(
    _ objects: [any ListDiffable], _ register: (ListAdapter, @escaping (String) -> Void) -> Void
  ) -> [String] {
    let world = AdapterWorld(Source(objects), isWired: false)
    var made: [String] = []
    register(world.adapter) { made.append($0) }
    _ = Report.gathering {
      world.adapter.collectionView = world.view
      world.adapter.dataSource = world.source
    }
    return made
  }

  private func section(_ name: String, _ note: (String) -> Void) -> ListSectionController {
    note(name)
    return FreeSection()
  }

  @Test("A registration for a superclass creates one section controller for each object")
  func once() {
    let made = made([Cat(), Animal()]) { adapter, note in
      adapter.register(Animal.self) { _ in section("animal", note) }
    }
    #expect(made == ["animal", "animal"])
  }

  @Test("The registration for the object's own type wins, whichever came first")
  func exact() {
    let made = made([Cat()]) { adapter, note in
      adapter.register(Animal.self) { _ in section("animal", note) }
      adapter.register(Cat.self) { _ in section("cat", note) }
    }
    #expect(made == ["cat"])
  }

  @Test(
    "The first matching type wins, and a later registration for a type replaces the earlier one")
  func first() {
    let made = made([Cat()]) { adapter, note in
      adapter.register(ListModelObject.self) { _ in section("replaced", note) }
      adapter.register(Animal.self) { _ in section("animal", note) }
      adapter.register(ListModelObject.self) { _ in section("object", note) }
    }
    #expect(made == ["animal"])
  }

  @Test("An object without a registration is left out, and the report tells what to do")
  func none() {
    let world = AdapterWorld(Source([Stone()]), isWired: false)
    world.adapter.register(Animal.self) { _ in FreeSection() }
    let reports = Report.gathering {
      world.adapter.collectionView = world.view
      world.adapter.dataSource = world.source
    }
    #expect(world.adapter.objects().isEmpty)
    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("register one for the type of the object") == true)
  }
}
