import Foundation
import IGListKit
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("The announcer of all lists")
struct AnnouncerTests {
  /// Records the calls for its own adapters, because the announcer also informs about the lists of
  /// other tests.
  private final class Listener: ListAdapterDelegate {
    let adapters: [ListAdapter]
    var log: [String] = []

    init(_ adapters: [ListAdapter]) { self.adapters = adapters }

    private func note(_ adapter: ListAdapter, _ text: String) {
      if let index = adapters.firstIndex(where: { $0 === adapter }) {
        log.append("\(index) \(text)")
      }
    }

    func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {
      note(listAdapter, "shows \(object)")
    }

    func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
      note(listAdapter, "ends \(object)")
    }

    func listAdapter(
      _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
      at indexPath: IndexPath
    ) { note(listAdapter, "shows cell of \(object)") }

    func listAdapter(
      _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
      at indexPath: IndexPath
    ) { note(listAdapter, "ends cell of \(object)") }
  }

  private let announcer = IGListAdapterDelegateAnnouncer.sharedInstance()
  private let world = AdapterWorld(NumberSource([]))
  private let otherWorld = AdapterWorld(NumberSource([]))

  private func listeners(_ count: Int) -> [Listener] {
    (0..<count).map { _ in
      let listener = Listener([world.adapter, otherWorld.adapter])
      announcer.addListener(listener)
      return listener
    }
  }

  private func show(_ objects: [Int], in world: AdapterWorld<NumberSource>) {
    world.source.objects = objects
    world.show()
  }

  @Test("The announcer tells each listener which objects become visible")
  func comes() {
    let listeners = listeners(2)
    show([1], in: world)
    for listener in listeners { #expect(listener.log == ["0 shows cell of 1", "0 shows 1"]) }
  }

  @Test("The announcer tells each listener which objects are no longer visible")
  func goes() {
    let listeners = listeners(2)
    show([1], in: world)
    for listener in listeners { listener.log = [] }
    show([], in: world)
    for listener in listeners { #expect(listener.log == ["0 ends cell of 1", "0 ends 1"]) }
  }

  @Test("The announcer tells nothing to a removed listener, and still informs the others")
  func removed() {
    let listeners = listeners(2)
    announcer.removeListener(listeners[0])
    show([1], in: world)
    #expect(listeners[0].log == [])
    #expect(listeners[1].log.count == 2)
  }

  @Test("The announcer informs a listener about all lists")
  func allLists() {
    let listener = listeners(1)[0]
    show([1], in: world)
    show([1], in: otherWorld)
    #expect(listener.log == ["0 shows cell of 1", "0 shows 1", "1 shows cell of 1", "1 shows 1"])
  }

  @Test("The announcer tells a listener once even if it was added twice")
  func twice() {
    let listener = listeners(1)[0]
    announcer.addListener(listener)
    show([1], in: world)
    #expect(listener.log == ["0 shows cell of 1", "0 shows 1"])
  }

  @Test("The list of listeners keeps none alive, and has no slots for deallocated ones")
  func weak() {
    var list = WeakList<any ListAdapterDelegate>()
    for _ in 0..<10_000 { list.append(Listener([])) }
    #expect(list.all.isEmpty)
    #expect(list.places < 20)
    let kept = (0..<100).map { _ in Listener([]) }
    for listener in kept { list.append(listener) }
    #expect(list.all.count == 100)
    #expect(zip(list.all, kept).allSatisfy { $0 === $1 }, "in order")
    list.remove(kept[3])
    #expect(list.all.count == 99)
  }
}
