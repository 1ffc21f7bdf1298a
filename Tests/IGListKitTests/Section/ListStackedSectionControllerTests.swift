import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A stack of section controllers in one section")
@MainActor
struct ListStackedSectionControllerTests {
  /// Shows its name and an index in each cell.
  final class Child: ListSectionController, ListDisplayDelegate {
    let name: String
    var count: Int
    /// The calls that the child has received, in order.
    var events: [String] = []

    init(_ name: String, _ count: Int) {
      (self.name, self.count) = (name, count)
      super.init()
      displayDelegate = self
    }

    override func numberOfItems() -> Int { count }

    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }

    override func cellForItem(at index: Int) -> UICollectionViewCell {
      let cell =
        collectionContext.dequeueReusableCell(of: TestCell.self, for: self, at: index) as! TestCell
      cell.label.text = "\(name)\(index)"
      return cell
    }

    override func didUpdate(to object: Any) { events.append("object \(object)") }

    override func didSelectItem(at index: Int) { events.append("select \(index)") }

    func listAdapter(
      _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController
    ) { events.append("begin") }

    func listAdapter(
      _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
    ) { events.append("end") }

    func listAdapter(
      _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
      cell: UICollectionViewCell, at index: Int
    ) { events.append("begin \(index)") }

    func listAdapter(
      _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
      cell: UICollectionViewCell, at index: Int
    ) { events.append("end \(index)") }
  }

  /// A binding section that shows numbers.
  final class Numbers: ListBindingSectionController<NSString>,
    ListBindingSectionControllerDataSource
  {
    final class Cell: UICollectionViewCell, ListBindable {
      var text = ""
      func bindViewModel(_ viewModel: Any) { text = "\(viewModel)" }
    }

    var numbers = [1, 2, 3]

    override init() {
      super.init()
      dataSource = self
    }

    func sectionController(
      _ sectionController: ListBindingSectionController<any ListDiffable>,
      viewModelsFor object: Any
    ) -> [any ListDiffable] { numbers }

    func sectionController(
      _ sectionController: ListBindingSectionController<any ListDiffable>,
      cellForViewModel viewModel: Any, at index: Int
    ) -> UICollectionViewCell & ListBindable {
      sectionController.collectionContext.dequeueReusableCell(
        of: Cell.self, for: sectionController, at: index) as! Cell
    }

    func sectionController(
      _ sectionController: ListBindingSectionController<any ListDiffable>,
      sizeForViewModel viewModel: Any, at index: Int
    ) -> CGSize { CGSize(width: 100, height: 10) }
  }

  /// Shows the object in one cell.
  final class Bound: ListBindingSingleSectionController<NSString, TestCell> {
    var selected: [String?] = []

    override func cellClass() -> AnyClass { TestCell.self }

    override func configureCell(_ cell: TestCell, withViewModel viewModel: NSString) {
      cell.label.text = "\(viewModel)"
    }

    override func size(forViewModel viewModel: NSString) -> CGSize {
      CGSize(width: 100, height: 10)
    }

    override func didSelectItem(with cell: TestCell) { selected.append(cell.label.text) }
  }

  /// Has one section for each name: a stack of `children`.
  final class StackSource: ListAdapterDataSource {
    var names: [any ListDiffable] = ["stack" as NSString]
    let children: [ListSectionController]

    init(_ children: [ListSectionController]) { self.children = children }

    func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { names }

    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
      -> ListSectionController
    { ListStackedSectionController(sectionControllers: children) }

    func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
  }

  private func world(_ children: ListSectionController...) -> AdapterWorld<StackSource> {
    let world = AdapterWorld(StackSource(children), updater: ListAdapterUpdater())
    world.show()
    return world
  }

  private func texts(_ world: AdapterWorld<StackSource>) -> [String] {
    world.view.indexPathsForVisibleItems.sorted().compactMap { path in
      let cell = world.view.cellForItem(at: path)
      return (cell as? TestCell)?.label.text ?? (cell as? Numbers.Cell)?.text
    }
  }

  @Test("A batch that a child awaits returns when the list is deallocated")
  func goneWhileWaiting() async {
    let child = Child("a", 2)
    var world: AdapterWorld<StackSource>? = self.world(child)
    weak let adapter = world?.adapter
    let context = child.collectionContext
    // The task begins at once, because another test might run the update's turn in between.
    let task = Task.immediate { await context?.performBatch(animated: true) { _ in } }
    world = nil
    #expect(adapter == nil)
    // The clock is asked in each turn until the batch has called back.
    _ = await task.value
  }

  @Test("A stack shows its children's items in order, and gives each child the object and section")
  func shown() {
    let (a, b) = (Child("a", 2), Child("b", 1))
    let world = world(a, Numbers(), b)
    #expect(texts(world) == ["a0", "a1", "1", "2", "3", "b0"])
    #expect(a.events == ["object stack", "begin", "begin 0", "begin 1"])
    #expect(b.events == ["object stack", "begin", "begin 0"])
    #expect(b.section == 0)
    #expect(b.isFirstSection && b.isLastSection)
    #expect(b.viewController === world.controller)
    world.source.names = []
    _ = world.update()
    #expect(b.events.suffix(2) == ["end 0", "end"])
    #expect(b.section == NSNotFound)
  }

  @Test("A child finds its cells, is selected and scrolled to by its own indexes")
  func indexes() throws {
    let (a, b) = (Child("a", 2), Child("b", 20))
    let world = world(a, b)
    let context = try #require(b.collectionContext)
    let cell = try #require(context.cellForItem(at: 1, sectionController: b) as? TestCell)
    #expect(cell.label.text == "b1")
    #expect(context.index(for: cell, sectionController: b) == 1)
    #expect(context.index(for: cell, sectionController: a) == NSNotFound)
    #expect(context.visibleCells(for: a).count == 2)
    #expect(context.visibleIndexPaths(for: b).map(\.item).sorted() == Array(2..<10))
    world.adapter.collectionView(world.view, didSelectItemAt: IndexPath(0, 4))
    #expect(b.events.last == "select 2")
    context.scroll(to: b, at: 10, scrollPosition: .top, animated: false)
    #expect(world.view.contentOffset.y == 120)
  }

  @Test("Children change their items by indexes of their own, several in one update too")
  func changes() {
    let (a, b) = (Child("a", 2), Child("b", 3))
    let world = world(a, b)
    b.collectionContext.performBatch(animated: true) { batch in
      b.count += 1
      batch.insert(in: b, at: [0])
    }
    world.settle()
    #expect(texts(world) == ["a0", "a1", "b0", "b0", "b1", "b2"])
    a.collectionContext.performBatch(animated: true) { batch in
      a.count -= 1
      batch.delete(in: a, at: [0])
      b.count -= 2
      batch.delete(in: b, at: [1, 3])
    }
    world.settle()
    #expect(texts(world) == ["a1", "b0", "b1"])
    b.collectionContext.performBatch(animated: true) { batch in
      batch.reload(in: b, at: [1])
    }
    world.settle()
    #expect(texts(world) == ["a1", "b0", "b1"])
  }

  @Test("A child is told the index that a removed cell had before the change")
  func removedCells() {
    let (a, b) = (Child("a", 2), Child("b", 3))
    let world = world(a, b)
    (a.events, b.events) = ([], [])
    a.collectionContext.performBatch(animated: true) { batch in
      a.count -= 1
      batch.delete(in: a, at: [0])
      b.count -= 1
      batch.delete(in: b, at: [2])
    }
    world.settle()
    #expect(a.events == ["end 0"] && b.events == ["end 2"])
    // The cells that stayed are counted from where they are now.
    (a.events, b.events) = ([], [])
    a.collectionContext.performBatch(animated: true) { batch in
      a.count += 1
      batch.insert(in: a, at: [0])
      b.count -= 1
      batch.delete(in: b, at: [1])
    }
    world.settle()
    #expect(a.events == ["begin 0"] && b.events == ["end 1"])
  }

  @Test("A child is told the current index of a cell that is scrolled away after a change")
  func scrolledAfterChange() {
    let (a, b) = (Child("a", 2), Child("b", 30))
    let world = world(a, b)
    a.collectionContext.performBatch(animated: true) { batch in
      a.count -= 1
      batch.delete(in: a, at: [0])
      b.count += 1
      batch.insert(in: b, at: [0])
    }
    world.settle()
    (a.events, b.events) = ([], [])
    // The cell at the index 2 was the first of the child before, and is the second now.
    world.view.contentOffset.y = 30
    world.settle()
    #expect(b.events.filter { $0.hasPrefix("end") } == ["end 0", "end 1"])
  }

  @Test("A child that binds view models shows their changes")
  func binding() {
    let (a, numbers) = (Child("a", 2), Numbers())
    let world = world(a, numbers)
    numbers.numbers = [3, 5, 1]
    numbers.update(animated: true)
    world.settle()
    #expect(texts(world) == ["a0", "a1", "3", "5", "1"])
  }

  @Test("A child with a single bound cell finds its cell")
  func bindingSingle() {
    let (a, bound) = (Child("a", 2), Bound())
    let world = world(a, bound)
    #expect(texts(world) == ["a0", "a1", "stack"])
    #expect(bound.isDisplayingCell())
    world.adapter.collectionView(world.view, didSelectItemAt: IndexPath(0, 2))
    #expect(bound.selected == ["stack"])
    bound.didUpdate(to: "other" as NSString)
    #expect(texts(world) == ["a0", "a1", "other"])
  }

  @Test("A child may be a stack itself")
  func nested() throws {
    let (a, b, c) = (Child("a", 2), Child("b", 2), Child("c", 2))
    let world = world(a, ListStackedSectionController(sectionControllers: [b, c]))
    #expect(texts(world) == ["a0", "a1", "b0", "b1", "c0", "c1"])
    #expect(c.events == ["object stack", "begin", "begin 0", "begin 1"])
    let context = try #require(c.collectionContext)
    let cell = try #require(context.cellForItem(at: 1, sectionController: c) as? TestCell)
    #expect(cell.label.text == "c1")
    #expect(context.index(for: cell, sectionController: c) == 1)
    #expect(context.visibleIndexPaths(for: c).map(\.item).sorted() == [4, 5])
    world.adapter.collectionView(world.view, didSelectItemAt: IndexPath(0, 5))
    #expect(c.events.last == "select 1")
    (b.events, c.events) = ([], [])
    context.performBatch(animated: true) { batch in
      a.count -= 1
      a.collectionContext.performBatch(animated: true) { $0.delete(in: a, at: [0]) }
      c.count -= 1
      batch.delete(in: c, at: [1])
    }
    world.settle()
    #expect(texts(world) == ["a1", "b0", "b1", "c0"])
    #expect(b.events.isEmpty && c.events == ["end 1"])
  }
}
