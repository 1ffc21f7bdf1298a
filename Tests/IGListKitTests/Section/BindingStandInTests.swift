import Foundation
import Galley
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("The section controller that the delegates of a binding section receive")
@MainActor
struct BindingStandInTests {
  final class Plain: ListBindingSectionController<ListDiffable> {}

  @Test("The delegates of a section of any ListDiffable receive the section controller itself")
  func itself() {
    let controller = Plain()
    #expect(controller.standInOrSelf === controller)
  }

  @Test("The delegates of a section of one type always receive the same stand-in")
  func same() {
    let world = AdapterWorld.binding([BindingObject(1, ["foo"])])
    let controller = world.binding()
    let standIn = controller.standInOrSelf
    #expect(standIn !== controller)
    #expect(controller.given.allSatisfy { $0 === standIn })
    #expect(controller.given.isEmpty == false)
  }

  @Test("A stand-in has the properties of its section controller")
  func state() {
    let world = AdapterWorld.binding([BindingObject(1, ["foo"]), BindingObject(2, ["a", "b"])])
    let controller = world.binding(1)
    let standIn = controller.standInOrSelf
    #expect(standIn.section == 1)
    #expect(standIn.isLastSection)
    #expect(!standIn.isFirstSection)
    #expect(standIn.viewController === world.controller)
    #expect(standIn.numberOfItems() == 2)
    #expect(standIn.viewModels as? [String] == ["a", "b"])
    #expect(standIn.object as? BindingObject === controller.object)
    #expect(standIn.dataSource === controller)
    #expect(standIn.selectionDelegate === controller)
    #expect(standIn.sizeForItem(at: 0) == CGSize(width: 100, height: 30))
    standIn.inset.left = 7
    #expect(controller.inset.left == 7)
    #expect(standIn.collectionContext.containerSize(for: standIn).width == 93)
  }

  @Test("A list treats a stand-in as its section controller")
  func list() {
    let world = AdapterWorld.binding([BindingObject(1, ["foo"]), BindingObject(2, ["a", "b"])])
    let standIn = world.binding(1).standInOrSelf
    let cell = world.view.cellForItem(at: IndexPath(1, 1))!
    #expect(world.adapter.section(for: standIn) == 1)
    #expect(
      world.adapter.object(for: standIn) as? BindingObject === world.source.objects[1]
        as? BindingObject)
    #expect(standIn.collectionContext.cellForItem(at: 1, sectionController: standIn) === cell)
    #expect(standIn.collectionContext.index(for: cell, sectionController: standIn) == 1)
    #expect(standIn.collectionContext.visibleCells(for: standIn).count == 2)
  }

  @Test("Cells that are dequeued for a stand-in belong to its section controller")
  func dequeue() {
    let world = AdapterWorld(
      SectionSource([BindingObject(1, ["foo"])]) { _ in
        let controller = ListBindingSectionController<BindingObject>()
        controller.dataSource = Self.shared
        return controller
      }, updater: ListAdapterUpdater())
    world.show()
    #expect(world.texts() == ["foo"])
    let cell = world.view.cellForItem(at: IndexPath(0, 0))!
    let controller = world.adapter.sectionController(forSection: 0)!
    #expect(world.adapter.display.owner(of: cell) === controller)
    #expect(world.adapter.visibleSectionControllers().first === controller)
  }

  @Test("A stand-in passes updates on to its section controller")
  func update() {
    let object = BindingObject(1, ["foo"])
    let world = AdapterWorld.binding([object])
    object.viewModels = ["bar", "foo"]
    var answer: Bool?
    world.binding().standInOrSelf.update(animated: true) { answer = $0 }
    world.settle()
    #expect(answer == true)
    #expect(world.texts() == ["bar", "foo"])
  }

  @Test("A stand-in does not keep its section controller alive, and is in no list without it")
  func lifetime() {
    var controller: BindingSection? = BindingSection()
    let standIn = controller!.standInOrSelf
    weak let released = controller
    controller = nil
    #expect(released == nil)
    #expect(standIn.section == NSNotFound)
    #expect(standIn.collectionContext == nil)
    var answer: Bool?
    standIn.update(animated: true) { answer = $0 }
    #expect(answer == false)
  }

  /// A data source that is not the section controller, and uses only the one that it is given.
  final class Beside: ListBindingSectionControllerDataSource {
    func sectionController(
      _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
    ) -> [ListDiffable] { (object as? BindingObject)?.viewModels ?? [] }

    func sectionController(
      _ sectionController: ListBindingSectionController<ListDiffable>,
      cellForViewModel viewModel: Any, at index: Int
    ) -> UICollectionViewCell & ListBindable {
      sectionController.collectionContext.dequeueReusableCell(
        of: TextCell.self, for: sectionController, at: index) as! TextCell
    }

    func sectionController(
      _ sectionController: ListBindingSectionController<ListDiffable>,
      sizeForViewModel viewModel: Any, at index: Int
    ) -> CGSize {
      CGSize(width: sectionController.collectionContext.containerSize.width, height: 10)
    }
  }

  static let shared = Beside()
}
