import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The visible parts of a list")
struct VisibleObjectsTests {
  /// A list in which each number is the count of rows in its section, scrolled to an offset.
  private func world(_ objects: [Int], offset: CGFloat = 0) -> AdapterWorld<NumberSource> {
    let world = AdapterWorld(NumberSource(objects))
    world.settle()
    world.view.contentOffset.y = offset
    world.settle()
    return world
  }

  private func section(_ world: AdapterWorld<NumberSource>, _ object: Int) throws
    -> ListSectionController
  { try #require(world.adapter.sectionController(for: object)) }

  /// The row numbers of cells, which are ten points high.
  private func rows(_ cells: [UICollectionViewCell]) -> [Int] {
    cells.map { Int($0.frame.minY / 10) }
  }

  // MARK: Of the whole list

  @Test("Section controllers with a visible cell are visible")
  func sectionControllers() throws {
    let world = world(Array(1...12))
    #expect(world.view.numberOfSections == 12)
    let visible = world.adapter.visibleSectionControllers()
    #expect(visible.map(\.section) == [0, 1, 2, 3])
    for (object, controller) in zip(1...4, visible) {
      #expect(try controller === section(world, object))
    }
  }

  @Test("A section controller with a visible footer and no cells is visible")
  func footerOnly() throws {
    let world = world([0])
    #expect(world.adapter.visibleSectionControllers().isEmpty)
    let controller = try section(world, 0)
    let source = SupplementarySource(
      [UICollectionView.elementKindSectionFooter], for: controller)
    controller.supplementaryViewSource = source
    world.show()
    #expect(world.adapter.visibleSectionControllers().map { $0 === controller } == [true])
  }

  @Test("An adapter returns the visible cells of each object in order")
  func cells() {
    let world = world([2, 3, 4, 5, 6])
    let cells = [2, 3, 4, 5, 6].map { world.adapter.visibleCells(for: $0).count }
    #expect(cells == [2, 3, 4, 1, 0])
    #expect(rows(world.adapter.visibleCells(for: 4)) == [5, 6, 7, 8])
  }

  @Test("An adapter returns the visible index paths of each section controller")
  func paths() throws {
    let world = world([2, 3, 4, 5, 6])
    let counts = try [2, 3, 4, 5, 6].map {
      world.adapter.visibleIndexPaths(for: try section(world, $0)).count
    }
    #expect(counts == [2, 3, 4, 1, 0])
  }

  @Test("An adapter returns the visible objects and their indexes")
  func objects() {
    let world = world(Array(1...6), offset: 30)
    #expect(world.adapter.visibleObjects() as? [Int] == [3, 4, 5])
    #expect(world.adapter.indexesOfVisibleObjects() == IndexSet([2, 3, 4]))
  }

  // MARK: Of one section

  @Test("An adapter returns the layout attributes of an item")
  func attributes() throws {
    let world = world([2, 3])
    let attributes = try world.adapter.layoutAttributesForItem(
      at: 0, sectionController: section(world, 2))
    #expect(attributes?.indexPath == IndexPath(0, 0))
    #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test("An adapter returns the index path of the item at a point")
  func point() {
    let world = world([2, 3])
    #expect(world.adapter.indexPathForItem(at: CGPoint(x: 50, y: 5)) == IndexPath(0, 0))
    #expect(world.adapter.indexPathForItem(at: CGPoint(x: 50, y: 15)) == IndexPath(0, 1))
    #expect(world.adapter.indexPathForItem(at: CGPoint(x: 50, y: 95)) == nil)
  }

  @Test("An adapter converts a point from a subview to the content")
  func convert() {
    let world = world([2, 3])
    let inside = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    world.view.addSubview(inside)
    #expect(world.adapter.convert(.zero, from: inside) == CGPoint(x: 10, y: 20))
  }

  @Test("An adapter returns the cell of a visible item")
  func cell() throws {
    let world = world(Array(1...6))
    let cell = try world.adapter.cellForItem(at: 0, sectionController: section(world, 2))
    #expect(cell != nil)
    #expect(cell === world.view.cellForItem(at: IndexPath(1, 0)))
  }

  @Test("An object that is partly visible has its visible cells")
  func partly() {
    let world = world([2, 10, 5], offset: 80)
    #expect(rows(world.adapter.visibleCells(for: 10)) == [8, 9, 10, 11])
    #expect(world.adapter.visibleCells(for: 5).count == 5)
    #expect(world.adapter.visibleCells(for: 2).isEmpty)
  }

  @Test("An object that is not in the list has no cells")
  func unknown() {
    #expect(world([2, 10, 5]).adapter.visibleCells(for: 3).isEmpty)
  }

  @Test("Only cells that are visible as a whole are fully visible")
  func whole() throws {
    let world = world([2, 10, 5])
    let controller = try section(world, 10)
    #expect(world.adapter.fullyVisibleCells(for: controller).count == 8)
    world.view.contentOffset.y = 5
    world.settle()
    #expect(world.adapter.visibleCells(for: controller).count == 9)
    #expect(world.adapter.fullyVisibleCells(for: controller).count == 8)
  }

  @Test("Cells that overlap the content inset are not fully visible")
  func wholeWithInset() throws {
    let world = world([2, 10, 5])
    world.view.contentInset.bottom = 25
    let controller = try section(world, 10)
    #expect(world.adapter.visibleCells(for: controller).count == 8)
    #expect(world.adapter.fullyVisibleCells(for: controller).count == 5)
  }

  @Test("An adapter returns the index paths of a section's visible items")
  func pathsOfOne() throws {
    let world = world([2, 10, 5])
    let paths = try world.adapter.visibleIndexPaths(for: section(world, 10))
    #expect(paths == (0..<8).map { IndexPath(1, $0) })
  }

  @Test("An adapter returns the index of a cell in its own section, and in no other")
  func index() throws {
    let world = world([2, 10, 5])
    let controller = try section(world, 10)
    let cell = try #require(world.adapter.cellForItem(at: 0, sectionController: controller))
    #expect(world.adapter.index(for: cell, sectionController: controller) == 0)
    let other = try section(world, 2)
    #expect(world.adapter.index(for: cell, sectionController: other) == NSNotFound)
    #expect(
      world.adapter.index(for: UICollectionViewCell(), sectionController: controller) == NSNotFound)
  }

  // MARK: Of a section that is gone

  @Test("A section controller that has left has no cells, no paths and no layout")
  func gone() throws {
    let world = world([1])
    let gone = try section(world, 1)
    world.source.objects = [2]
    world.show()
    #expect(gone.section == NSNotFound)
    #expect(world.adapter.cellForItem(at: 0, sectionController: gone) == nil)
    #expect(world.adapter.fullyVisibleCells(for: gone).isEmpty)
    #expect(world.adapter.visibleCells(for: gone).isEmpty)
    #expect(world.adapter.visibleIndexPaths(for: gone).isEmpty)
    var isDone: Bool?
    world.adapter.invalidateLayout(for: gone) { isDone = $0 }
    #expect(isDone == false)
  }
}
