import Foundation
import Galley
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Updates of a binding section that are requested one after the other")
@MainActor
struct BindingQueueTests {
  @Test("A further update is answered with false at once if the first has not begun")
  func queued() {
    let object = BindingObject(1, ["foo"])
    let world = AdapterWorld.binding([object])
    var answers: [String] = []
    object.viewModels = ["foo", "bar"]
    world.binding().update(animated: true) { answers.append("first \($0)") }
    object.viewModels = ["foo", "bar", "baz"]
    world.binding().update(animated: true) { answers.append("second \($0)") }
    #expect(answers == ["second false"])
    world.settle()
    #expect(answers == ["second false", "first true"])
    #expect(world.texts() == ["foo", "bar", "baz"])
  }

  @Test("A further update waits while one is being shown, and shows the later changes")
  func showing() {
    let object = BindingObject(1, ["foo"])
    let world = AdapterWorld.binding([object])
    var answers: [String] = []
    object.viewModels = ["foo", "bar"]
    world.binding().update(animated: true) { answers.append("first \($0)") }
    MainTurn.drain()
    #expect(answers == [])
    object.viewModels = ["bar", "baz"]
    world.binding().update(animated: true) { answers.append("second \($0)") }
    world.binding().update(animated: true) { answers.append("third \($0)") }
    #expect(answers == ["third false"])
    world.settle()
    #expect(answers == ["third false", "first true", "second true"])
    #expect(world.texts() == ["bar", "baz"])
  }

  @Test("An update that is requested in a completion is shown")
  func inCompletion() {
    let object = BindingObject(1, ["foo"])
    let world = AdapterWorld.binding([object])
    var answers: [Bool] = []
    let controller = world.binding()
    object.viewModels = ["bar"]
    controller.update(animated: true) { first in
      answers.append(first)
      object.viewModels = ["baz", "bar"]
      controller.update(animated: true) { answers.append($0) }
    }
    world.settle()
    #expect(answers == [true, true])
    #expect(world.texts() == ["baz", "bar"])
  }

  @Test("Updates of the adapter and of a section are merged, with the newest object")
  func both() {
    let world = AdapterWorld.binding([BindingObject(1, ["foo"])])
    var answers: [Bool] = []
    world.binding().update(animated: true) { answers.append($0) }
    world.source.objects = [BindingObject(1, ["foo", "bar"])]
    #expect(world.update() == true)
    #expect(answers == [true])
    #expect(world.texts() == ["foo", "bar"])
  }

  @Test("The completion of a waiting update is called if its section is removed")
  func gone() {
    let world = AdapterWorld.binding([BindingObject(1, ["foo"]), BindingObject(2, ["bar"])])
    var answers: [Bool] = []
    let object = world.binding(0).object!
    object.viewModels = ["baz"]
    world.binding(0).update(animated: true) { answers.append($0) }
    world.source.objects.removeFirst()
    #expect(world.update() == true)
    #expect(answers.count == 1)
    #expect(world.view.numberOfSections == 1)
    #expect(world.texts() == ["bar"])
  }

  @Test("A waiting update is completed if the view is removed, and its changes are kept")
  func noView() {
    let object = BindingObject(1, ["foo"])
    let world = AdapterWorld.binding([object])
    var answers: [Bool] = []
    object.viewModels = ["foo", "bar"]
    let controller = world.binding()
    controller.update(animated: true) { answers.append($0) }
    world.adapter.collectionView = nil
    world.settle()
    #expect(answers.count == 1)
    world.adapter.collectionView = world.view
    world.settle()
    #expect(world.texts() == ["foo", "bar"])
  }

  @Test("Changes are kept if the view is released, and so are those that a completion requests")
  func releasedView() {
    let object = BindingObject(1, ["foo"])
    var world: AdapterWorld? = AdapterWorld.binding([object])
    let (adapter, source, controller) = (world!.adapter, world!.source, world!.binding())
    var answers: [String] = []
    object.viewModels = ["foo", "bar"]
    controller.update(animated: true) {
      answers.append("first \($0)")
      object.viewModels = ["baz"]
      controller.update(animated: true) { answers.append("second \($0)") }
      controller.update(animated: true) { answers.append("third \($0)") }
    }
    world = nil
    #expect(adapter.collectionView == nil)
    MainTurn.drain()
    #expect(answers == ["first false", "third false", "second false"])
    #expect(controller.viewModels as? [String] == ["baz"])
    #expect(adapter.dataSource === source)
  }

  @Test(
    "Without a list, view models are computed, and the completion is told that nobody shows them")
  func noList() {
    let controller = BindingSection()
    let object = BindingObject(1, ["foo"])
    controller.didUpdate(to: object)
    object.viewModels = ["foo", "bar"]
    var answers: [Bool] = []
    controller.update(animated: true) { answers.append($0) }
    #expect(answers == [false])
    #expect(controller.viewModels.count == 2)
  }

  @Test("The completions of queued updates are called if the list is deallocated")
  func everythingGone() {
    var answers: [String] = []
    weak var released: BindingSection?
    do {
      let object = BindingObject(1, ["foo"])
      let world = AdapterWorld.binding([object])
      object.viewModels = ["foo", "bar"]
      world.binding().update(animated: true) { answers.append("first \($0)") }
      MainTurn.drain()
      world.binding().update(animated: true) { answers.append("second \($0)") }
      released = world.binding()
      world.source.objects = []
    }
    MainTurn.drain()
    #expect(released == nil)
    #expect(answers.count == 2)
  }

  @Test("The completion of a queued update is called if its section controller is deallocated")
  func released() {
    var answers: [Bool] = []
    var controller: BindingSection? = BindingSection()
    controller?.phase = .showing
    controller?.update(animated: true) { answers.append($0) }
    #expect(answers == [])
    controller = nil
    #expect(answers == [false])
  }

  @Test("An awaited update returns when it has been shown")
  func async() async {
    let object = BindingObject(1, ["foo"])
    let world = AdapterWorld.binding([object])
    object.viewModels = ["foo", "bar"]
    let controller = world.binding()
    let update = Task { await controller.update(animated: false) }
    await Task.yield()
    world.settle()
    #expect(await update.value)
    #expect(world.texts() == ["foo", "bar"])
  }

  @Test("An update that a cell requests while it is bound is shown afterwards")
  func whileBinding() {
    let object = BindingObject(1, [TestObject(1, "a")])
    let world = AdapterWorld(
      SectionSource([object]) { _ in RestlessSection() }, updater: ListAdapterUpdater())
    world.show()
    object.viewModels = [TestObject(1, "b")]
    let controller = world.adapter.sectionController(forSection: 0) as! RestlessSection
    controller.whenBound = {
      object.viewModels = [TestObject(2, "c"), TestObject(1, "b")]
      controller.update(animated: true)
    }
    controller.update(animated: true)
    world.settle()
    #expect(world.view.numberOfItems(inSection: 0) == 2)
    #expect(controller.viewModels.count == 2)
  }
}

/// A binding section that calls a closure when a cell is bound.
private final class RestlessSection: ListBindingSectionController<BindingObject>,
  ListBindingSectionControllerDataSource
{
  final class Cell: UICollectionViewCell, ListBindable {
    weak var owner: RestlessSection?

    func bindViewModel(_ viewModel: Any) { owner?.whenBound() }
  }

  var whenBound: () -> Void = {}

  override init() {
    super.init()
    dataSource = self
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
  ) -> [ListDiffable] { (object as? BindingObject)?.viewModels ?? [] }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> UICollectionViewCell & ListBindable {
    let cell =
      collectionContext.dequeueReusableCell(of: Cell.self, for: self, at: index) as! Cell
    defer { cell.owner = self }
    return cell
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize { CGSize(width: 100, height: 10) }
}

@Suite("A binding section beside others that have no object yet")
@MainActor
struct BindingBesideOthersTests {
  /// A section controller that traps if its item count is asked for before it has an object.
  final class Needy: ListSectionController {
    var object: TestObject!

    override func didUpdate(to object: Any) { self.object = object as? TestObject }

    override func numberOfItems() -> Int { object.value as? Int ?? 1 }

    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 10, height: 10) }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      collectionContext.dequeueReusableCell(of: TextCell.self, for: self, at: index)
    }
  }

  @Test(
    "No section is asked for its item count before all have their objects",
    arguments: [false, true])
  func counting(isSwap: Bool) {
    let source = SectionSource([BindingObject(1, [TestObject(5, "a"), 2])]) {
      $0 is BindingObject ? BindingSection() : Needy()
    }
    let world = AdapterWorld(source, updater: ListAdapterUpdater())
    world.show()
    let more = isSwap ? 1 : 150
    source.objects =
      [BindingObject(1, [TestObject(5, "b"), 2])] + (0..<more).map { TestObject(100 + $0, 2) }
    world.adapter.performUpdates(animated: true)
    if isSwap {
      world.adapter.collectionView = world.otherView()
    } else {
      world.view.reloadData()
    }
    world.settle()
    #expect(world.adapter.collectionView?.numberOfSections == more + 1)
    #expect(world.adapter.collectionView?.itemCounts.prefix(2) == [2, 2])
  }

  /// A view model that may have an identifier.
  struct Row: ListModel, Identifiable {
    let id: UUID?
    let text: String
  }

  @Test("View models whose optional identifier may be nil are found again in an update")
  func optionalIdentifiers() {
    let ids: [UUID?] = [UUID(), nil, UUID()]
    func object(_ text: String) -> BindingObject {
      BindingObject(1, ids.map { Row(id: $0, text: text) })
    }
    let world = AdapterWorld<SectionSource>.binding([object("a")])
    let cells = (0..<3).map { world.view.cellForItem(at: IndexPath(0, $0)) as? TextCell }
    let before = cells.map { $0?.bound }
    world.source.objects = [object("b")]
    #expect(world.update() == true)
    #expect(world.view.itemCounts == [3])
    for (cell, bound) in zip(cells, before) { #expect(cell?.bound == (bound ?? 0) + 1) }
  }
}
