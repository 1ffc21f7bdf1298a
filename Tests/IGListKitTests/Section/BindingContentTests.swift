import Foundation
import Galley
import Testing
import TestSupport
import UIKit

@testable import GalleyIGListKit

@Suite("What a binding section shows")
@MainActor
struct BindingContentTests {
  @Test("An object without view models has no items")
  func empty() {
    let world = AdapterWorld.binding([BindingObject(1, [])])
    #expect(world.view.numberOfSections == 1)
    #expect(world.view.numberOfItems(inSection: 0) == 0)
  }

  @Test("Each view model is bound to the cell that was dequeued for it")
  func mixed() {
    let world = AdapterWorld.binding([
      BindingObject(1, [7, "seven"]), BindingObject(2, ["foo", "bar", 42]),
    ])
    #expect(world.texts(0) == ["7", "seven"])
    #expect(world.texts(1) == ["foo", "bar", "42"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) is NumberCell)
    #expect(world.view.cellForItem(at: IndexPath(0, 1)) is TextCell)
  }

  @Test("Only the first of the view models with the same identifier is shown, which is reported")
  func duplicates() {
    let reports = Report.gathering {
      let world = AdapterWorld.binding([BindingObject(1, ["foo", "bar", "bar", 42])])
      #expect(world.texts() == ["foo", "bar", "42"])
    }
    #expect(
      reports.map(\.message) == [
        "view models 1 and 2 of BindingSection have the same identifier bar: the second is left out"
      ])
  }

  @Test("Later changes of the object are not shown until an update")
  func copied() {
    let object = BindingObject(1, ["foo", "bar"])
    let world = AdapterWorld.binding([object])
    object.viewModels.append("baz")
    #expect(world.binding().viewModels.count == 2)
    #expect(world.binding().numberOfItems() == 2)
  }

  @Test("The object has its type")
  func object() {
    let object = BindingObject(1, ["foo"])
    let world = AdapterWorld.binding([object])
    let typed: BindingObject? = world.binding().object
    #expect(typed === object)
  }

  @Test("An index without a view model has the size zero", arguments: [100, -1])
  func size(index: Int) {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    #expect(world.binding().sizeForItem(at: index) == .zero)
    #expect(world.binding().sizeForItem(at: 1) == CGSize(width: 100, height: 30))
  }

  @Test("A view model goes where its item was moved")
  func move() {
    let world = AdapterWorld.binding([BindingObject(1, ["foo", "bar", "baz"])])
    world.binding().moveObject(from: 0, to: 2)
    #expect(world.binding().viewModels as? [String] == ["bar", "baz", "foo"])
  }

  @Test("A binding section without a data source traps when it is asked for a cell")
  func noDataSource() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = BindingSection().cellForItem(at: 3)
    }
    expectTrap(result, says: "BindingSection has no cell for item 3")
  }

  @Test("An object of another type is reported, and the section has none")
  func wrongType() {
    let controller = ListBindingSectionController<BindingObject>()
    let reports = Report.gathering { controller.didUpdate(to: "foo") }
    #expect(controller.object == nil)
    #expect(reports.first?.message.contains("was given a String") == true)
  }
}
