import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("Scrolling to an object")
struct ScrollToObjectTests {
  private typealias Position = UICollectionView.ScrollPosition

  private func world(_ objects: [Int], horizontal: Bool = false) -> AdapterWorld<NumberSource> {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    let source = NumberSource(objects)
    source.isHorizontal = horizontal
    let world = AdapterWorld(source, layout: layout)
    world.settle()
    return world
  }

  /// Scrolls to an object. Returns the content offset along the axis.
  private func offset(
    _ world: AdapterWorld<NumberSource>, _ object: Int, _ position: Position = [],
    kinds: [String]? = nil, horizontal: Bool = false
  ) -> CGFloat {
    world.adapter.scroll(
      to: object, supplementaryKinds: kinds,
      scrollDirection: horizontal ? .horizontal : .vertical, scrollPosition: position,
      animated: false)
    return horizontal ? world.view.contentOffset.x : world.view.contentOffset.y
  }

  @Test("The first item of the object is scrolled to the top, or as far as the content reaches")
  func top() {
    let world = world(Array(1...6))
    #expect([1, 2, 3, 6].map { offset(world, $0) } == [0, 10, 30, 110])
    #expect(offset(world, 6, .centeredVertically) == 110)
    #expect(offset(world, 6, .bottom) == 110)
  }

  @Test("The list is scrolled to its beginning for an object without items")
  func noItems() {
    let world = world([1, 0, 300])
    #expect([1, 0, 300].map { offset(world, $0) } == [0, 0, 10])
  }

  @Test("The header of the object is scrolled to the top if its kind is given")
  func header() throws {
    let world = world([1, 0, 300])
    let header = UICollectionView.elementKindSectionHeader
    let controller = try #require(world.adapter.sectionController(for: 0))
    let source = SupplementarySource([header], for: controller)
    controller.supplementaryViewSource = source
    world.show()
    #expect(offset(world, 1) == 0)
    #expect(offset(world, 0) == 0)
    #expect(offset(world, 0, .top, kinds: [header]) == 10)
    #expect(offset(world, 300) == 20)
  }

  @Test("An object can be scrolled to the top, the middle or the bottom")
  func positions() {
    let world = world([1, 100, 200])
    let all: [Position] = [[], .top, .centeredVertically, .bottom]
    #expect(all.map { offset(world, 1, $0) } == [0, 0, 0, 0])
    #expect(all.map { offset(world, 100, $0) } == [10, 10, 460, 910])
    #expect(offset(world, 200, .bottom) == world.view.contentSize.height - 100)
  }

  @Test("A scroll position of the other axis is ignored")
  func otherAxis() {
    let world = world([1, 100, 200])
    #expect(offset(world, 100, .right) == 10)
    #expect(offset(world, 100, .centeredHorizontally) == 10)
  }

  @Test(
    "A vertical scroll to an object respects the content inset",
    arguments: [(0, 0), (100, 0), (0, 100), (50, 100)])
  func inset(top: CGFloat, bottom: CGFloat) {
    let world = world([100])
    world.view.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    #expect(offset(world, 100, .bottom) == 900 + bottom)
    #expect(offset(world, 100, .top) == -top)
  }

  @Test(
    "A horizontal scroll to an object respects the content inset",
    arguments: [(0, 0), (100, 0), (0, 100), (50, 100)]
  )
  func insetSideways(left: CGFloat, right: CGFloat) {
    let world = world([100], horizontal: true)
    world.view.contentInset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    #expect(offset(world, 100, .right, horizontal: true) == 900 + right)
  }

  @Test("A horizontal list is scrolled to an object along its axis")
  func sideways() {
    let world = world(Array(1...6), horizontal: true)
    #expect(offset(world, 1, .left, horizontal: true) == 0)
    #expect([1, 2, 3, 6].map { offset(world, $0, horizontal: true) } == [0, 10, 30, 110])
    #expect(offset(world, 6, .centeredHorizontally, horizontal: true) == 110)
    #expect(offset(world, 6, .right, horizontal: true) == 110)
  }

  @Test("A list whose content is all visible is not scrolled", arguments: [false, true])
  func short(hasFooter: Bool) throws {
    let world = world([1, 2])
    var kinds = [UICollectionView.elementKindSectionHeader]
    if hasFooter { kinds.append(UICollectionView.elementKindSectionFooter) }
    let controllers = try [1, 2].map { try #require(world.adapter.sectionController(for: $0)) }
    let sources = controllers.map { SupplementarySource(kinds, for: $0) }
    for (controller, source) in zip(controllers, sources) {
      controller.supplementaryViewSource = source
    }
    world.show()
    #expect([1, 2].map { offset(world, $0, kinds: kinds) } == [0, 0])
  }

  @Test("A list is not scrolled for an object that it does not contain")
  func unknown() {
    #expect(offset(world([]), 1) == 0)
    let world = world([1, 2, 3, 4])
    world.view.contentOffset.y = 0
    #expect(offset(world, 5) == 0)
    let tall = self.world([100])
    tall.view.contentOffset.y = 70
    #expect(offset(tall, 5) == 70)
  }

  @Test("Scrolling before the first layout creates no cells for the objects on the way")
  func unseen() throws {
    let source = TestSource([TestObject(1, 20), TestObject(2, 22)])
    let world = AdapterWorld(source, updater: ListAdapterUpdater())
    let sections = try (0..<2).map {
      try #require(world.adapter.sectionController(forSection: $0) as? TestSection)
    }
    world.adapter.scroll(
      to: source.objects[1], supplementaryKinds: nil, scrollDirection: .vertical,
      scrollPosition: [], additionalOffset: 0, animated: false)
    world.settle()
    #expect(world.view.contentOffset.y == 200)
    #expect(sections.map(\.begun) == [0, 1])
  }

  @Test("A list layout can be scrolled to an object before its first layout")
  func unseenInListLayout() {
    let layout = ListCollectionViewLayout(
      stickyHeaders: false, topContentInset: 0, stretchToEdge: false)
    let world = AdapterWorld(
      NumberSource([20, 22]), updater: ListAdapterUpdater(), layout: layout)
    #expect(offset(world, 22, .top) == 200)
    #expect(offset(world, 22, .bottom) == 320)
    #expect(world.view.visibleCells.isEmpty)
  }
}
