import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("What a finger moves in a real collection view")
struct FingerReorderingTests {
  private func world(_ sections: [String: [String]], _ isReload: Bool) -> AdapterWorld<FreeSource> {
    let source = FreeSource(sections.keys.sorted()) { FreeSection(sections["\($0)"] ?? []) }
    let world = AdapterWorld(
      source, updater: isReload ? ListReloadDataUpdater() : ListAdapterUpdater())
    world.adapter.moveDelegate = source
    world.settle()
    return world
  }

  private func lift(_ world: AdapterWorld<FreeSource>, _ path: IndexPath) {
    #expect(world.view.beginInteractiveMovementForItem(at: path))
  }

  private func drag(_ world: AdapterWorld<FreeSource>, to y: CGFloat) {
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
    world.settle()
  }

  /// Lifts the finger. Returns the order of the objects, after a check that the view has it, too.
  private func letGo(_ world: AdapterWorld<FreeSource>) -> String {
    world.view.endInteractiveMovement()
    world.settle()
    let sections = world.adapter.objects().count
    #expect(world.view.numberOfSections == sections)
    for section in 0..<sections {
      let expected = world.adapter.sectionController(forSection: section)?.numberOfItems()
      #expect(world.view.numberOfItems(inSection: section) == expected)
      for item in 0..<(expected ?? 0) {
        #expect(world.view.cellForItem(at: IndexPath(section, item)) != nil)
      }
    }
    #expect(
      Set(world.view.visibleCells.map(\.frame.minY)).count == world.view.visibleCells.count)
    return world.source.objects.map { "\($0)" }.joined()
  }

  private let singles = ["A": ["a"], "B": ["b"], "C": ["c"]]

  @Test("A section that is dragged over the next lands behind it", arguments: [true, false])
  func down(isReload: Bool) {
    let world = world(singles, isReload)
    lift(world, IndexPath(0, 0))
    drag(world, to: 15)
    #expect(letGo(world) == "BAC")
  }

  @Test("The updater's delegate hears that the visible sections are reloaded when a section moves")
  func updaterDelegate() {
    let world = world(singles, false)
    let log = UpdaterLog()
    (world.adapter.updater as? ListAdapterUpdater)?.delegate = log
    lift(world, IndexPath(0, 0))
    drag(world, to: 15)
    #expect(letGo(world) == "BAC")
    #expect(log.sectionsReloaded == [[0, 1, 2]])
  }

  @Test("A section that is dragged over the one before lands before it", arguments: [true, false])
  func up(isReload: Bool) {
    let world = world(singles, isReload)
    lift(world, IndexPath(2, 0))
    drag(world, to: 15)
    #expect(letGo(world) == "ACB")
  }

  @Test("A section that is dragged to the end lands there", arguments: [true, false])
  func toEnd(isReload: Bool) {
    let world = world(singles, isReload)
    lift(world, IndexPath(0, 0))
    for y in [12, 15, 18, 22, 25, 28] { drag(world, to: CGFloat(y)) }
    #expect(letGo(world) == "BCA")
  }

  @Test("A section that is dragged to the beginning lands there", arguments: [true, false])
  func toBeginning(isReload: Bool) {
    let world = world(singles, isReload)
    lift(world, IndexPath(2, 0))
    for y in [18, 15, 12, 8, 5, 2] { drag(world, to: CGFloat(y)) }
    #expect(letGo(world) == "CAB")
  }

  @Test("A section that is dragged to the end and back lands where the finger lets go")
  func overTheEnd() {
    let world = world(singles, true)
    lift(world, IndexPath(0, 0))
    for y in [15, 25, 15] { drag(world, to: CGFloat(y)) }
    #expect(letGo(world) == "BAC")
  }

  @Test("A section that is dragged back to its place stays there", arguments: [true, false])
  func home(isReload: Bool) {
    let world = world(singles, isReload)
    lift(world, IndexPath(0, 0))
    for y in [15, 25, 15, 5] { drag(world, to: CGFloat(y)) }
    #expect(letGo(world) == "ABC")
    #expect(world.source.moves == 0)
  }

  @Test("A cancelled movement changes nothing")
  func cancel() {
    let world = world(singles, false)
    lift(world, IndexPath(0, 0))
    drag(world, to: 25)
    world.view.cancelInteractiveMovement()
    #expect(letGo(world) == "ABC")
  }

  @Test("An item is dragged to another place of its section", arguments: [true, false])
  func item(isReload: Bool) {
    let world = world(["A": ["0", "1", "2"]], isReload)
    lift(world, IndexPath(0, 0))
    drag(world, to: 25)
    #expect(letGo(world) == "A")
    let section = world.adapter.sectionController(forSection: 0) as? FreeSection
    #expect(section?.items == ["1", "2", "0"])
  }

  @Test("An item that is dragged into another section goes back", arguments: [true, false])
  func otherSection(isReload: Bool) {
    let world = world(["A": ["0", "1", "2"], "B": ["3", "4"]], isReload)
    lift(world, IndexPath(0, 0))
    for y in [25, 35, 45] { drag(world, to: CGFloat(y)) }
    #expect(letGo(world) == "AB")
    let sections = (0..<2).map { world.adapter.sectionController(forSection: $0) as? FreeSection }
    #expect(sections.map { $0?.items } == [["0", "1", "2"], ["3", "4"]])
  }

  @Test("The app's delegate decides where a dragged item goes")
  func delegate() {
    final class Insistent: NSObject, UICollectionViewDelegate {
      var proposals: [IndexPath] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        proposals.append(proposedIndexPath)
        return originalIndexPath
      }
    }
    let world = world(singles, true)
    let insistent = Insistent()
    world.adapter.collectionViewDelegate = insistent
    lift(world, IndexPath(0, 0))
    drag(world, to: 15)
    #expect(insistent.proposals.contains(IndexPath(1, 1)))
    #expect(letGo(world) == "ABC")
  }
}
