import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("What is done with the items of a binding section")
@MainActor
struct BindingSelectionTests {
  /// Only what has to be implemented.
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

  @Test("The delegate is told with the index and its view model", arguments: Gesture.allCases)
  func told(gesture: Gesture) {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    gesture.happens(at: IndexPath(0, 1), in: world)
    #expect(world.binding().log == ["\(gesture.rawValue) 1 seven"])
  }

  @Test("The delegate says the menu")
  func menu() {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    let menu = UIContextMenuConfiguration()
    world.binding().menu = menu
    let shown = world.adapter.collectionView(
      world.view, contextMenuConfigurationForItemAt: IndexPath(0, 1), point: .zero)
    #expect(shown === menu)
    #expect(world.binding().log == ["menu 1 seven"])
  }

  @Test("Without a delegate there is no menu")
  func noDelegate() {
    let world = AdapterWorld.binding([BindingObject(1, [7, "seven"])])
    world.binding().selectionDelegate = nil
    let shown = world.adapter.collectionView(
      world.view, contextMenuConfigurationForItemAt: IndexPath(0, 1), point: .zero)
    #expect(shown == nil)
    #expect(world.binding().log == [])
  }

  @Test("A delegate need not hear of more than selection")
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

  @Test("An item that there is not stops the program, and is named")
  func noSuchItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let world = AdapterWorld.binding([BindingObject(1, [7])])
      world.binding().didSelectItem(at: 3)
    }
    expectTrap(result, says: "has no view model for item 3")
  }
}
