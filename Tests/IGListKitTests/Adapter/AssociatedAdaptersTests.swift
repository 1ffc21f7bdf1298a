import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The adapters of a screen")
struct AssociatedAdaptersTests {
  private let controller = UIViewController()

  private func adapter() -> ListAdapter {
    ListAdapter(updater: ListReloadDataUpdater(), viewController: controller)
  }

  @Test("None, if there are none")
  func none() {
    let other = UIViewController()
    let adapter = ListAdapter(updater: ListReloadDataUpdater(), viewController: other)
    #expect(controller.associatedListAdapters() == [])
    #expect(other.associatedListAdapters() == [adapter])
  }

  @Test("All that were made with it, the oldest first, as often as they are asked for")
  func all() {
    let one = adapter()
    #expect(controller.associatedListAdapters() == [one])
    let two = adapter()
    for _ in 0..<3 { #expect(controller.associatedListAdapters() == [one, two]) }
  }

  @Test("None that are gone")
  func gone() {
    func live() {
      let adapter = adapter()
      #expect(controller.associatedListAdapters() == [adapter])
    }
    live()
    #expect(controller.associatedListAdapters() == [])
  }

  @Test("Also those that have another controller since")
  func another() {
    let adapter = adapter()
    let other = UIViewController()
    adapter.viewController = other
    #expect(controller.associatedListAdapters() == [adapter])
    #expect(other.associatedListAdapters() == [])
  }

  // MARK: Focus

  private final class Focusing: UICollectionViewDelegate {
    var path: IndexPath?
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      path
    }
  }

  private func world() -> AdapterWorld<NumberSource> {
    let world = AdapterWorld(NumberSource([1, 2]))
    world.settle()
    return world
  }

  @Test("Focus comes first to where the delegate says, even if that is nowhere")
  func focusOfDelegate() {
    let world = world()
    let delegate = Focusing()
    delegate.path = IndexPath(1, 1)
    world.adapter.collectionViewDelegate = delegate
    world.adapter.experiments.insert(.fixPreferredFocusedView)
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == IndexPath(1, 1))
    delegate.path = nil
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == nil)
  }

  @Test("Focus comes first to the first item in sight, as an experiment")
  func focusOfExperiment() {
    let world = world()
    world.adapter.experiments.insert(.fixPreferredFocusedView)
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == IndexPath(0, 0))
  }

  @Test("Focus comes first to nothing in particular otherwise")
  func noFocus() {
    let world = world()
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == nil)
    final class Quiet: UICollectionViewDelegate {}
    let quiet = Quiet()
    world.adapter.collectionViewDelegate = quiet
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == nil)
  }
}
