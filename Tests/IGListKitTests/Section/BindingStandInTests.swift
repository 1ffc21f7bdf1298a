import Foundation
import Galley
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A binding section controller, as its delegates know it")
@MainActor
struct BindingStandInTests {
  final class Plain: ListBindingSectionController<ListDiffable> {}

  @Test("Of any diffable object, it is itself")
  func itself() {
    let controller = Plain()
    #expect(controller.standInOrSelf === controller)
  }

  @Test("Of objects of one type, it is one that stands in for it, always the same")
  func same() {
    let world = AdapterWorld.binding([BindingObject(1, ["foo"])])
    let controller = world.binding()
    let standIn = controller.standInOrSelf
    #expect(standIn !== controller)
    #expect(controller.given.allSatisfy { $0 === standIn })
    #expect(controller.given.isEmpty == false)
  }

  @Test("It has what the section controller has")
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

  @Test("A list takes it for the section controller")
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

  @Test("Cells that are dequeued for it are the section controller's")
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

  @Test("An update that is asked of it is the section controller's")
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

  @Test("It does not keep the section controller, which keeps it; then it is in no list")
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

  /// A data source beside the section controller, which has only what it is given.
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
