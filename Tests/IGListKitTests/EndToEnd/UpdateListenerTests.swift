import Foundation
import Galley
import IGListKit
import Testing
import UIKit

@Suite("The listeners of an adapter's updates")
@MainActor
struct UpdateListenerTests {
  let world = shownWorld([TestObject(1, 2)])

  @Test(
    "Each listener is told once of each update, and whether it is animated",
    arguments: [false, true])
  func updates(animated: Bool) {
    let listeners = [Listener(), Listener()]
    for listener in listeners { world.adapter.add(listener) }
    #expect(world.update(animated: animated) == true)
    for listener in listeners {
      #expect(listener.heard.count == 1)
      #expect(listener.heard.first?.update == .performUpdates)
      #expect(listener.heard.first?.animated == animated)
    }
  }

  @Test("A listener is told of reloads, which are not animated")
  func reloads() {
    let listener = Listener()
    world.adapter.add(listener)
    world.adapter.reloadData()
    world.settle()
    #expect(listener.heard.map(\.update) == [.reloadData])
    #expect(listener.heard.map(\.animated) == [false])
  }

  @Test("A listener is told of the batches of sections", arguments: [false, true])
  func batches(animated: Bool) {
    let listener = Listener()
    world.adapter.add(listener)
    #expect(world.batch(animated: animated) { _ in } == true)
    #expect(listener.heard.map(\.update) == [.itemUpdates])
    #expect(listener.heard.map(\.animated) == [animated])
  }

  @Test("A listener is told of a batch even if there is no collection view")
  func withoutView() {
    let (listener, log) = (Listener(), UpdaterLog())
    world.adapter.add(listener)
    world.listUpdater.delegate = log
    world.adapter.collectionView = nil
    withReportsAllowed(about: .list) { #expect(world.batch { _ in } == false) }
    #expect(listener.heard.map(\.update) == [.itemUpdates])
    #expect(log.events == ["did finish without updates"])
  }

  @Test("A listener is told before the update's completion is called")
  func order() {
    let listener = Listener()
    world.adapter.add(listener)
    var heard = 0
    world.adapter.performUpdates(animated: true) { _ in heard = listener.heard.count }
    world.settle()
    #expect(heard == 1)
  }

  @Test("A removed listener is no longer told of updates")
  func removed() {
    let (one, other) = (Listener(), Listener())
    world.adapter.add(one)
    world.adapter.add(other)
    world.adapter.remove(one)
    #expect(world.update() == true)
    #expect(one.heard.isEmpty)
    #expect(other.heard.count == 1)
  }

  @Test("An adapter does not keep a listener alive")
  func notKept() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      world.adapter.add(listener)
    }
    #expect(gone == nil)
    #expect(world.update() == true)
  }
}

private final class Listener: ListAdapterUpdateListener {
  var heard: [(update: ListAdapterUpdateType, animated: Bool)] = []

  func listAdapter(
    _ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool
  ) { heard.append((update, animated)) }
}
