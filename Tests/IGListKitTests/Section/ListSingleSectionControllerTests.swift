import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A section put together from closures")
@MainActor
struct ListSingleSectionControllerTests {
  /// The way in which the section's cell is created.
  enum Origin: CaseIterable, Sendable { case `class`, storyboard, nib }

  final class Listener: ListSingleSectionControllerDelegate {
    var log: [String] = []

    func didSelect(_ sectionController: ListSingleSectionController, with object: Any) {
      log.append("select \(sectionController.section) \((object as! TestObject).value)")
    }

    func didDeselect(_ sectionController: ListSingleSectionController, with object: Any) {
      log.append("deselect \(sectionController.section) \((object as! TestObject).value)")
    }
  }

  final class Least: ListSingleSectionControllerDelegate {
    var selected = 0

    func didSelect(_ sectionController: ListSingleSectionController, with object: Any) {
      selected += 1
    }
  }

  private func world(
    _ origin: Origin, delegate: (any ListSingleSectionControllerDelegate)? = nil
  ) -> AdapterWorld<SectionSource> {
    UINib.provide("SingleCell") { _ in [TextCell(frame: .zero)] }
    let configure = { (item: Any, cell: UICollectionViewCell) in
      guard let cell = cell as? TextCell, let object = item as? TestObject else { return }
      cell.label.text = object.value as? String
    }
    let size = { (item: Any, context: ListCollectionContext?) -> CGSize in
      guard let context else { return .zero }
      return CGSize(width: context.containerSize.width, height: 44)
    }
    let objects = [TestObject(1, "Foo"), TestObject(2, "Bar"), TestObject(3, "Baz")]
    let world = AdapterWorld(
      SectionSource(objects) { _ in
        let controller =
          switch origin {
          case .class:
            ListSingleSectionController(
              cellClass: TextCell.self, configureBlock: configure, sizeBlock: size)
          case .nib:
            ListSingleSectionController(
              nibName: "SingleCell", bundle: nil, configureBlock: configure, sizeBlock: size)
          case .storyboard:
            ListSingleSectionController(
              storyboardCellIdentifier: "text", configureBlock: configure, sizeBlock: size)
          }
        controller.selectionDelegate = delegate
        return controller
      }, updater: ListAdapterUpdater(), size: CGSize(width: 100, height: 1000))
    world.view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    world.show()
    return world
  }

  @Test("A single section controller has one item", arguments: Origin.allCases)
  func counts(origin: Origin) {
    let world = world(origin)
    #expect(world.view.numberOfSections == 3)
    for section in 0..<3 { #expect(world.view.numberOfItems(inSection: section) == 1) }
  }

  @Test("Cells are configured by the first closure", arguments: Origin.allCases)
  func filled(origin: Origin) {
    let world = world(origin)
    #expect((0..<3).flatMap { world.texts($0) } == ["Foo", "Bar", "Baz"])
  }

  @Test("Cells have the size that the second closure returns", arguments: Origin.allCases)
  func sizes(origin: Origin) {
    let world = world(origin)
    for section in 0..<3 {
      let cell = world.view.cellForItem(at: IndexPath(section, 0))
      #expect(cell?.frame.size == CGSize(width: 100, height: 44))
    }
  }

  @Test("A new object configures its cell again", arguments: Origin.allCases)
  func updated(origin: Origin) {
    let world = world(origin)
    world.source.objects[1] = TestObject(2, "Qux")
    #expect(world.update() == true)
    #expect((0..<3).flatMap { world.texts($0) } == ["Foo", "Qux", "Baz"])
  }

  @Test("The delegate is told of a selection, with the object")
  func selected() {
    let listener = Listener()
    let world = world(.class, delegate: listener)
    world.adapter.collectionView(world.view, didSelectItemAt: IndexPath(1, 0))
    #expect(listener.log == ["select 1 Bar"])
  }

  @Test("The delegate is told of a deselection, with the object")
  func deselected() {
    let listener = Listener()
    let world = world(.class, delegate: listener)
    world.adapter.collectionView(world.view, didDeselectItemAt: IndexPath(2, 0))
    #expect(listener.log == ["deselect 2 Baz"])
  }

  @Test("A delegate need not implement the deselection")
  func least() {
    let least = Least()
    let world = world(.class, delegate: least)
    world.adapter.collectionView(world.view, didDeselectItemAt: IndexPath(0, 0))
    #expect(least.selected == 0)
    world.adapter.collectionView(world.view, didSelectItemAt: IndexPath(0, 0))
    #expect(least.selected == 1)
  }

  /// A subclass that provides the closures itself.
  final class Spinner: ListSingleSectionController {
    init() {
      super.init(
        cellClass: TextCell.self,
        configureBlock: { _, cell in (cell as? TextCell)?.label.text = "…" },
        sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 50) })
    }
  }

  @Test("A subclass can provide the closures itself")
  func subclass() {
    let world = AdapterWorld(SectionSource(["spinner"]) { _ in Spinner() })
    world.show()
    #expect(world.texts() == ["…"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0))?.frame.height == 50)
  }

  @Test("A single section controller without an object traps when it is asked for a cell")
  func nothingToShow() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let controller = ListSingleSectionController(
        cellClass: TextCell.self, configureBlock: { _, _ in }, sizeBlock: { _, _ in .zero })
      _ = controller.cellForItem(at: 0)
    }
    expectTrap(result, says: "ListSingleSectionController has nothing to show")
  }
}
