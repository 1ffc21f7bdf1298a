import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Gestures on the items of a binding section")
@MainActor
struct BindingSelectionTests {
  /// A delegate with only the required method.
  final class Least: ListBindingSectionControllerSelectionDelegate {
    var selected: [Int] = []

    func sectionController(
      _ sectionController: ListBindingSectionController<ListDiffable>, didSelectItemAt index: Int,
      viewModel: Any
    ) { selected.append(index) }
  }

  enum Gesture: String, CaseIterable, Sendable {
    case select, deselect, highlight, unhighlight

    @MainActor
    func happens(at path: IndexPath, in world: AdapterWorld<SectionSource>) {
      let (adapter, view) = (world.adapter, world.view)
      switch self {
      case .select: adapter.collectionView(view, didSelectItemAt: path)
      case .deselect: adapter.collectionView(view, didDeselectItemAt: path)
      case .highlight: adapter.collectionView(view, didHighlightItemAt: path)
      case .unhighlight: adapter.collectionView(view, didUnhighlightItemAt: path)
      }
    }
  }

  @Test(
    "The delegate of a binding section is told the index and the view model of a gesture",
    arguments: Gesture.allCases)
  func told(gesture: Gesture) {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    gesture.happens(at: IndexPath(0, 1), in: world)
    #expect(world.binding().log == ["\(gesture.rawValue) 1 seven"])
  }

  @Test("The delegate of a binding section provides the menu")
  func menu() {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    let menu = UIContextMenuConfiguration()
    world.binding().menu = menu
    let shown = world.adapter.collectionView(
      world.view, contextMenuConfigurationForItemAt: IndexPath(0, 1), point: .zero)
    #expect(shown === menu)
    #expect(world.binding().log == ["menu 1 seven"])
  }

  @Test("A binding section without a delegate has no menu")
  func noDelegate() {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    world.binding().selectionDelegate = nil
    let shown = world.adapter.collectionView(
      world.view, contextMenuConfigurationForItemAt: IndexPath(0, 1), point: .zero)
    #expect(shown == nil)
    #expect(world.binding().log == [])
  }

  @Test("A delegate of a binding section need only implement the selection")
  func least() {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    let delegate = Least()
    world.binding().selectionDelegate = delegate
    for gesture in Gesture.allCases { gesture.happens(at: IndexPath(0, 1), in: world) }
    #expect(delegate.selected == [1])
    #expect(
      delegate.sectionController(
        world.binding().standInOrSelf, contextMenuConfigurationForItemAt: 0, point: .zero,
        viewModel: 7)
        == nil)
  }

  @Test("The selection of an item that does not exist traps, and the item is named")
  func noSuchItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let world = AdapterWorld.binding([BindingObject(1, [7])])
      world.binding().didSelectItem(at: 3)
    }
    expectTrap(result, says: "has no view model for item 3")
  }
}
