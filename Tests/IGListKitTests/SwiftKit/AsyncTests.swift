import Foundation
import Galley
import IGListSwiftKit
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Updates that are awaited", .noHang)
@MainActor
struct AsyncTests {
  /// The call that is awaited.
  enum Request: CaseIterable, Sendable {
    case update, reload

    @MainActor
    func perform(on adapter: ListAdapter) async -> Bool {
      switch self {
      case .update: await adapter.performUpdates(animated: true)
      case .reload: await adapter.reloadData()
      }
    }
  }

  /// A change between the request and its turn.
  enum Event: CaseIterable, Sendable {
    case nothing, noView, otherView, noSource, otherSource, sourceReleased
  }

  /// A list whose parts can be released one by one.
  @MainActor
  final class Parts {
    var world: AdapterWorld<TestSource>?
    var adapter: ListAdapter?

    init(_ updater: any ListUpdatingDelegate = ListAdapterUpdater()) {
      let world = AdapterWorld(TestSource([TestObject(1, 1)]), updater: updater)
      world.show()
      world.source.objects.append(TestObject(2, 2))
      self.world = world
      adapter = world.adapter
    }
  }

  @Test("An awaited update returns when it has been shown", arguments: Request.allCases)
  func shown(request: Request) async {
    let world = AdapterWorld(TestSource([TestObject(1, 1)]), updater: ListAdapterUpdater())
    world.show()
    world.source.objects.append(TestObject(2, 1))
    #expect(world.view.numberOfSections == 1)
    var sections: Int?
    var hasBegun = false
    let task = Task {
      hasBegun = true
      let answer = await request.perform(on: world.adapter)
      sections = world.view.numberOfSections
      return answer
    }
    while !hasBegun { await Task.yield() }
    world.settle()
    #expect(await task.value)
    #expect(sections == 2)
  }

  @Test("An awaited update of a reloading updater returns at once", arguments: Request.allCases)
  func reloading(request: Request) async {
    let world = AdapterWorld(TestSource([TestObject(1, 1)]))
    world.show()
    world.source.objects.append(TestObject(2, 1))
    #expect(world.view.numberOfSections == 1)
    #expect(await request.perform(on: world.adapter))
    #expect(world.view.numberOfSections == 2)
  }

  @Test(
    "An awaited update of an adapter without a view returns false at once",
    arguments: Request.allCases)
  func unwired(request: Request) async {
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    #expect(await request.perform(on: adapter) == false)
  }

  @Test(
    "An awaited update returns whatever happens to the list before its turn",
    arguments: Request.allCases, Event.allCases)
  func event(request: Request, event: Event) async {
    let world = AdapterWorld(TestSource([TestObject(1, 1)]), updater: ListAdapterUpdater())
    world.show()
    world.source.objects.append(TestObject(2, 2))
    let other = TestSource([TestObject(3, 3), TestObject(4, 4), TestObject(5, 5)])
    let otherView = UICollectionView(
      frame: world.view.frame, collectionViewLayout: UICollectionViewFlowLayout())
    world.window.addSubview(otherView)
    var released: TestSource? = TestSource([TestObject(1, 1)])
    if event == .sourceReleased {
      world.adapter.dataSource = released
      world.settle()
      released?.objects.append(TestObject(2, 2))
    }
    #expect(world.view.numberOfSections == 1)
    var sections: Int?
    var hasBegun = false
    let task = Task {
      hasBegun = true
      let answer = await request.perform(on: world.adapter)
      sections = world.view.numberOfSections
      return answer
    }
    while !hasBegun { await Task.yield() }
    switch event {
    case .nothing: break
    case .noView: world.adapter.collectionView = nil
    case .otherView: world.adapter.collectionView = otherView
    case .noSource: world.adapter.dataSource = nil
    case .otherSource: world.adapter.dataSource = other
    case .sourceReleased: released = nil
    }
    world.settle()
    let answer = await task.value
    switch event {
    case .nothing, .sourceReleased:
      #expect(answer)
      #expect(sections == 2)
    case .otherView:
      #expect(answer)
      #expect(otherView.numberOfSections == 2)
    case .otherSource:
      #expect(answer)
      #expect(world.view.numberOfSections == 3)
    case .noView, .noSource: break
    }
    // The list can still be updated.
    world.adapter.collectionView = world.view
    world.adapter.dataSource = other
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 3)
  }

  @Test(
    "An awaited update returns even if the view and the data source are released",
    arguments: Request.allCases)
  func released(request: Request) async {
    let parts = Parts()
    weak let view = parts.world?.view
    var answer: Bool?
    // The task begins at once, because another test might run the update's turn in between.
    let task = Task.immediate { [adapter = parts.adapter!] in
      answer = await request.perform(on: adapter)
    }
    parts.adapter = nil
    parts.world = nil
    #expect(view == nil)
    MainTurn.drain()
    await task.value
    #expect(answer == (request == .reload))
  }

  @Test(
    "The completion of an update receives false if the adapter is deallocated",
    arguments: Request.allCases)
  func adapterReleased(request: Request) {
    let parts = Parts()
    weak let adapter = parts.adapter
    var answer: Bool?
    switch request {
    case .update: parts.adapter?.performUpdates(animated: true) { answer = $0 }
    case .reload: parts.adapter?.reloadData { answer = $0 }
    }
    parts.adapter = nil
    parts.world = nil
    #expect(adapter == nil)
    MainTurn.drain()
    #expect(answer == false)
  }

  @Test("The completion of an update is called if the view is deallocated meanwhile")
  func viewReleasedInBatch() {
    let parts = Parts()
    var answer: Bool?
    parts.adapter?.performUpdates(animated: true) { answer = $0 }
    MainTurn.drain()
    #expect(answer == nil)
    let (source, adapter) = (parts.world!.source, parts.adapter!)
    weak let view = parts.world?.view
    parts.world = nil
    #expect(view == nil)
    MainTurn.drain()
    #expect(answer == false)
    let next = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    adapter.collectionView = next
    source.objects.append(TestObject(3, 1))
    var second: Bool?
    adapter.performUpdates(animated: false) { second = $0 }
    MainTurn.drain()
    #expect(second == true)
    #expect(next.numberOfSections == 3)
  }

  @Test("The completion of an update is called if the view leaves its window meanwhile")
  func viewRemovedInBatch() {
    let world = AdapterWorld(TestSource([TestObject(1, 1)]), updater: ListAdapterUpdater())
    world.show()
    world.source.objects.append(TestObject(2, 2))
    var answer: Bool?
    world.adapter.performUpdates(animated: true) { answer = $0 }
    MainTurn.drain()
    world.view.removeFromSuperview()
    world.settle()
    #expect(answer != nil)
  }

  @Test("An awaited batch or layout invalidation returns when it is done")
  func context() async {
    let world = AdapterWorld(TestSource([TestObject(1, 1)]), updater: ListAdapterUpdater())
    world.show()
    let section = world.adapter.sectionController(forSection: 0) as! TestSection
    let batch = Task {
      await section.collectionContext.performBatch(animated: true) { context in
        section.items = 2
        context.insert(in: section, at: [1])
      }
    }
    await Task.yield()
    world.settle()
    #expect(await batch.value)
    #expect(world.view.numberOfItems(inSection: 0) == 2)
    let layout = Task { await section.collectionContext.invalidateLayout(for: section) }
    await Task.yield()
    world.settle()
    #expect(await layout.value)
  }
}
