import Foundation
import IGListKit
import Testing
import UIKit

@Suite("How items come and go in a list layout")
@MainActor
struct TransitionDelegateTests {
  /// A delegate whose items appear from and disappear to a place beside their own.
  final class Aside: IGListTransitionDelegate {
    var asked: [String] = []

    func listAdapter(
      _ listAdapter: ListAdapter,
      customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
      sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewLayoutAttributes {
      asked.append("initial \(sectionController.section).\(index)")
      return moved(attributes)
    }

    func listAdapter(
      _ listAdapter: ListAdapter,
      customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
      sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewLayoutAttributes {
      asked.append("final \(sectionController.section).\(index)")
      return moved(attributes)
    }

    private func moved(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.center.x += 10
      attributes.center.y += 10
      return attributes
    }
  }

  /// A layout that records where items appear from and disappear to.
  final class WatchedLayout: ListCollectionViewLayout {
    var ends: [String: CGPoint] = [:]

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ends["initial \(itemIndexPath.section).\(itemIndexPath.item)"] = attributes?.center
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      ends["final \(itemIndexPath.section).\(itemIndexPath.item)"] = attributes?.center
      return attributes
    }
  }

  private let layout = WatchedLayout(
    stickyHeaders: false, scrollDirection: .vertical, topContentInset: 0, stretchToEdge: true)

  /// Two sections of two items, in the list layout.
  private func world() -> AdapterWorld<TestSource> {
    let world = AdapterWorld(
      TestSource([TestObject(1, 2), TestObject(2, 2)]), updater: ListAdapterUpdater(),
      layout: layout)
    world.show()
    return world
  }

  /// Deletes an item of the second section, and inserts two.
  private func change(_ world: AdapterWorld<TestSource>) throws {
    let section = try #require(world.adapter.sectionController(forSection: 1) as? TestSection)
    section.collectionContext.performBatch(animated: true) { batch in
      section.items = 3
      batch.delete(in: section, at: [1])
      batch.insert(in: section, at: [0, 2])
    }
    world.settle()
  }

  @Test("The section's delegate says where its items come from and go to")
  func customized() throws {
    let world = world()
    let aside = Aside()
    try #require(world.adapter.sectionController(forSection: 1)).transitionDelegate = aside
    try change(world)
    #expect(
      layout.ends == [
        "initial 1.0": CGPoint(x: 60, y: 35), "initial 1.2": CGPoint(x: 60, y: 55),
        "final 1.1": CGPoint(x: 60, y: 45),
      ])
    #expect(Set(aside.asked) == ["initial 1.0", "initial 1.2", "final 1.1"])
  }

  @Test("Without a transition delegate, items appear and disappear in their own places")
  func plain() throws {
    try change(world())
    #expect(
      layout.ends == [
        "initial 1.0": CGPoint(x: 50, y: 25), "initial 1.2": CGPoint(x: 50, y: 45),
        "final 1.1": CGPoint(x: 50, y: 35),
      ])
  }

  @Test("An inserted item moves from the place that the transition delegate gives")
  func seen() throws {
    let world = world()
    let aside = Aside()
    let section = try #require(world.adapter.sectionController(forSection: 0) as? TestSection)
    section.transitionDelegate = aside
    section.collectionContext.performBatch(animated: true) { batch in
      section.items = 3
      batch.insert(in: section, at: [1])
    }
    MainTurn.drain()
    #expect(aside.asked == ["initial 0.1"])
    let cell = try #require(world.view.cellForItem(at: IndexPath(0, 1)))
    #expect(cell.layer.presentation()?.position == CGPoint(x: 60, y: 25))
    world.settle()
    #expect(cell.center == CGPoint(x: 50, y: 15))
  }
}
