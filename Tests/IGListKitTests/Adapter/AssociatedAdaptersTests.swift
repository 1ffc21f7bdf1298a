import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The list adapters of a view controller")
struct AssociatedAdaptersTests {
  private let controller = UIViewController()

  private func adapter() -> ListAdapter {
    ListAdapter(updater: ListReloadDataUpdater(), viewController: controller)
  }

  @Test("An adapter is associated only with its own view controller")
  func none() {
    let other = UIViewController()
    let adapter = ListAdapter(updater: ListReloadDataUpdater(), viewController: other)
    #expect(controller.associatedListAdapters() == [])
    #expect(other.associatedListAdapters() == [adapter])
  }

  @Test("All adapters of a view controller are associated with it, the oldest first")
  func all() {
    let one = adapter()
    #expect(controller.associatedListAdapters() == [one])
    let two = adapter()
    for _ in 0..<3 { #expect(controller.associatedListAdapters() == [one, two]) }
  }

  @Test("A deallocated adapter is no longer associated with its view controller")
  func gone() {
    func makeAndReleaseAdapter() {
      let adapter = adapter()
      #expect(controller.associatedListAdapters() == [adapter])
    }
    makeAndReleaseAdapter()
    #expect(controller.associatedListAdapters() == [])
  }

  @Test("An adapter stays associated with its first view controller when it gets another")
  func another() {
    let adapter = adapter()
    let other = UIViewController()
    adapter.viewController = other
    #expect(controller.associatedListAdapters() == [adapter])
    #expect(other.associatedListAdapters() == [])
  }

  // MARK: Focus

  private final class FocusDelegate: NSObject, UICollectionViewDelegate {
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

  @Test("The preferred focused path is that of the delegate, even if it is nil")
  func focusOfDelegate() {
    let world = world()
    let delegate = FocusDelegate()
    delegate.path = IndexPath(1, 1)
    world.adapter.collectionViewDelegate = delegate
    world.adapter.experiments.insert(.fixPreferredFocusedView)
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == IndexPath(1, 1))
    delegate.path = nil
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == nil)
  }

  @Test("With fixPreferredFocusedView, the preferred focused path is the first visible item")
  func focusOfExperiment() {
    let world = world()
    world.adapter.experiments.insert(.fixPreferredFocusedView)
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == IndexPath(0, 0))
  }

  @Test("By default there is no preferred focused path")
  func noFocus() {
    let world = world()
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == nil)
    final class EmptyDelegate: NSObject, UICollectionViewDelegate {}
    let delegate = EmptyDelegate()
    world.adapter.collectionViewDelegate = delegate
    #expect(world.adapter.indexPathForPreferredFocusedView(in: world.view) == nil)
  }
}
