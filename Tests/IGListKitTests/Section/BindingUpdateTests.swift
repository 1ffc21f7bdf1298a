import Foundation
import Galley
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("An update of a binding section")
@MainActor
struct BindingUpdateTests {
  private func texts(_ pairs: KeyValuePairs<Int, String>) -> [any ListDiffable] {
    pairs.map { TestObject($0.key, $0.value) }
  }

  @Test("New view models of an object are inserted by the adapter's update")
  func grow() {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    let first = world.view.cellForItem(at: IndexPath(0, 0))
    world.source.objects = [BindingObject(1, [7, "seven", 8, "eight"])]
    #expect(world.update() == true)
    #expect(world.texts() == ["7", "seven", "8", "eight"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === first)
  }

  @Test(
    "A reloaded object shows its new view models in the next turn",
    arguments: [["four", "4", "seven", "7", "10"], ["four", "4", "seven", "7"]])
  func reloadObjects(after: [String]) {
    let world = AdapterWorld.binding([BindingObject(1, ["7", "seven"])])
    world.adapter.reloadObjects([BindingObject(1, after)])
    #expect(world.view.numberOfItems(inSection: 0) == 2)
    world.settle()
    #expect(world.texts() == after)
  }

  @Test("A view model that moves and changes keeps its cell, which is bound anew")
  func moveAndUpdate() {
    let world = AdapterWorld.binding([BindingObject(1, texts([1: "foo", 2: "bar", 3: "baz"]))])
    let cells = (0..<3).map { world.view.cellForItem(at: IndexPath(0, $0)) }
    world.source.objects = [BindingObject(1, texts([3: "bang", 1: "foo", 2: "bar"]))]
    #expect(world.update() == true)
    #expect(world.texts() == ["bang", "foo", "bar"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cells[2])
    #expect(world.view.cellForItem(at: IndexPath(0, 1)) === cells[0])
    #expect(world.view.cellForItem(at: IndexPath(0, 2)) === cells[1])
    #expect((cells[0] as? TextCell)?.bound == 1)
    #expect((cells[2] as? TextCell)?.bound == 2)
  }

  @Test("Cells are bound again at their new places when the section moves, too")
  func moveAndUpdateAndDelete() {
    let world = AdapterWorld.binding([
      BindingObject(1, texts([1: "one", 2: "two"])),
      BindingObject(2, texts([1: "foo", 2: "bar", 3: "baz"])),
    ])
    let cells = (0..<3).map { world.view.cellForItem(at: IndexPath(1, $0)) }
    world.source.objects = [BindingObject(2, texts([3: "bang", 1: "foo", 2: "bar"]))]
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 1)
    #expect(world.texts() == ["bang", "foo", "bar"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cells[2])
    #expect(world.view.cellForItem(at: IndexPath(0, 1)) === cells[0])
  }

  /// A layout that records the invalidated items.
  final class Layout: UICollectionViewFlowLayout {
    var invalidated: [IndexPath] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidated += context.invalidatedItemIndexPaths ?? []
      super.invalidateLayout(with: context)
    }
  }

  @Test(
    "With invalidateLayoutForUpdates, the layout of changed items is invalidated",
    arguments: [false, true])
  func invalidated(isOn: Bool) {
    let object = BindingObject(1, texts([1: "foo", 2: "bar", 3: "baz"]))
    let layout = Layout()
    let world = AdapterWorld(
      SectionSource([object]) { _ in BindingSection() }, updater: ListAdapterUpdater(),
      layout: layout, size: CGSize(width: 100, height: 1000))
    world.show()
    if isOn { world.adapter.experiments.insert(.invalidateLayoutForUpdates) }
    layout.invalidated = []
    object.viewModels = texts([0: "new", 1: "foo", 2: "BAR", 3: "baz"])
    let controller = world.adapter.sectionController(forSection: 0) as? BindingSection
    controller?.update(animated: true)
    world.settle()
    #expect(layout.invalidated == (isOn ? [IndexPath(0, 2)] : []))
    #expect(world.texts() == ["new", "foo", "BAR", "baz"])
  }

  @Test("With invalidateLayoutForUpdates, sizes follow the view models")
  func sizes() {
    let object = BindingObject(
      1,
      [SizedModel(1, 50, 30), SizedModel(2, 50, 40), SizedModel(3, 50, 50), SizedModel(4, 50, 60)])
    let world = AdapterWorld.binding([object])
    world.adapter.experiments.insert(.invalidateLayoutForUpdates)
    func sizes() -> [CGSize?] {
      (0..<4).map { world.view.cellForItem(at: IndexPath(0, $0))?.bounds.size }
    }
    #expect(sizes()[0] == CGSize(width: 50, height: 30))
    object.viewModels = [
      SizedModel(1, 45, 30), SizedModel(2, 50, 55), SizedModel(3, 50, 50), SizedModel(4, 20, 30),
    ]
    world.binding().update(animated: true)
    world.settle()
    #expect(
      sizes() == [
        CGSize(width: 45, height: 30), CGSize(width: 50, height: 55),
        CGSize(width: 50, height: 50), CGSize(width: 20, height: 30),
      ])
  }

  @Test("With invalidateLayoutForUpdates, sizes follow the view models in a list layout, too")
  func sizesInListLayout() {
    let world = AdapterWorld(
      SectionSource([
        BindingObject(1, [SizedModel(1, 50, 30), SizedModel(2, 50, 40)]),
        BindingObject(2, [SizedModel(1, 50, 50), SizedModel(2, 50, 60)]),
      ]) { _ in BindingSection() }, updater: ListAdapterUpdater(),
      layout: ListCollectionViewLayout(
        stickyHeaders: false, topContentInset: 0, stretchToEdge: false),
      size: CGSize(width: 100, height: 1000))
    world.show()
    world.adapter.experiments.insert(.invalidateLayoutForUpdates)
    func sizes() -> [CGSize?] {
      [IndexPath(0, 0), IndexPath(0, 1), IndexPath(1, 0), IndexPath(1, 1)].map {
        world.view.cellForItem(at: $0)?.frame.size
      }
    }
    #expect(
      sizes() == [
        CGSize(width: 50, height: 30), CGSize(width: 50, height: 40),
        CGSize(width: 50, height: 50), CGSize(width: 50, height: 60),
      ])
    world.source.objects = [
      BindingObject(1, [SizedModel(1, 45, 30), SizedModel(2, 50, 55)]),
      BindingObject(2, [SizedModel(1, 50, 50), SizedModel(2, 20, 30)]),
    ]
    #expect(world.update() == true)
    #expect(
      sizes() == [
        CGSize(width: 45, height: 30), CGSize(width: 50, height: 55),
        CGSize(width: 50, height: 50), CGSize(width: 20, height: 30),
      ])
  }

  @Test("An object that is not equal to its earlier self reloads its section, and is reported")
  func unequal() {
    let world = AdapterWorld(
      SectionSource([TestObject(1, "a b")]) { _ in WordsSection() }, updater: ListAdapterUpdater())
    world.show()
    #expect(world.texts() == ["a", "b"])
    let reports = Report.gathering {
      world.source.objects = [TestObject(1, "c b a d")]
      #expect(world.update() == true)
    }
    #expect(world.texts() == ["c", "b", "a", "d"])
    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("is not equal to its earlier self") == true)
  }

  @Test("With singleItemSectionUpdates, the cells of unequal objects are bound again")
  func singleItem() {
    let updater = ListAdapterUpdater()
    updater.singleItemSectionUpdates = true
    let world = AdapterWorld(
      SectionSource([TestObject(1, "a b")]) { _ in WordsSection() }, updater: updater)
    world.show()
    _ = Report.gathering {
      world.source.objects = [TestObject(1, "b c a")]
      #expect(world.update() == true)
    }
    #expect(world.texts() == ["b", "c", "a"])
  }

  @Test("With an updater that reloads, all sections have their objects before any is shown")
  func reloading() {
    var hastyAsks = 0
    let world = AdapterWorld(
      SectionSource([BindingObject(1, ["a"])]) { object in
        guard object is Int else { return BindingSection() }
        let controller = HastySection()
        controller.whenAskedTooEarly = { hastyAsks += 1 }
        return controller
      }, size: CGSize(width: 100, height: 1000))
    world.show()
    world.source.objects = [BindingObject(1, ["b", "c"]), 7]
    #expect(world.update() == true)
    #expect(world.texts(0) == ["b", "c"])
    #expect(world.view.numberOfItems(inSection: 1) == 1)
    #expect(hastyAsks == 0)
  }
}

/// A section controller that calls a closure if it is asked for a cell before it has its object.
private final class HastySection: ListGenericSectionController<Int> {
  var whenAskedTooEarly: () -> Void = {}

  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    if object == nil { whenAskedTooEarly() }
    return collectionContext.dequeueReusableCell(of: TextCell.self, for: self, at: index)
  }
}

/// A binding section with a view model for each word of a text.
final class WordsSection: ListBindingSectionController<TestObject>,
  ListBindingSectionControllerDataSource
{
  override init() {
    super.init()
    dataSource = self
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
  ) -> [ListDiffable] {
    ((object as? TestObject)?.value as? String ?? "").split(separator: " ").map(String.init)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> UICollectionViewCell & ListBindable {
    collectionContext.dequeueReusableCell(of: TextCell.self, for: self, at: index) as! TextCell
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize { CGSize(width: 100, height: 10) }
}
