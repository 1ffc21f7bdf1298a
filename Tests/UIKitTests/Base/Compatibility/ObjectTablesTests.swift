import Foundation
import Testing
import UIKit

@Suite("Tables of objects")
struct ObjectTablesTests {
  private final class Listener {}
  private final class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
    override var hash: Int { name.hashValue }
  }

  @Test("A weak table does not keep its objects alive, and forgets deallocated ones")
  func weakTable() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Listener()
    table.add(kept)
    do {
      let gone = Listener()
      table.add(gone)
      table.add(gone)
      #expect(table.count == 2)
      #expect(table.contains(gone))
      #expect(table.allObjects.last === gone)
    }
    #expect(table.count == 1)
    #expect(table.anyObject === kept)
    table.remove(kept)
    #expect(table.allObjects.isEmpty && !table.contains(kept))
  }

  @Test("A strong table keeps its objects, and has equal ones once")
  func strongTable() {
    let table = NSHashTable<Named>()
    table.add(Named("ash"))
    table.add(Named("ash"))
    table.add(Named("oak"))
    table.add(nil)
    #expect(table.allObjects.map(\.name) == ["ash", "oak"])
    #expect(table.member(Named("oak"))?.name == "oak")
    let identities = NSHashTable<Named>(options: .objectPointerPersonality)
    identities.add(Named("ash"))
    identities.add(Named("ash"))
    #expect(identities.count == 2)
    table.removeAllObjects()
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test("Two tables can be put together and compared")
  func twoTables() {
    let names = ["ash", "oak", "elm"].map { Named($0) }
    let (one, other) = (NSHashTable<Named>(), NSHashTable<Named>())
    one.add(names[0])
    one.add(names[1])
    other.add(names[1])
    #expect(one.intersects(other) && other.isSubset(of: one) && !one.isEqual(to: other))
    other.add(names[2])
    one.union(other)
    #expect(one.count == 3)
    one.minus(other)
    #expect(one.allObjects.map(\.name) == ["ash"])
    one.intersect(other)
    #expect(one.count == 0)
  }

  private protocol Hearing: AnyObject {}
  private final class Ear: Hearing {}

  @Test("A table can hold objects of a protocol that is not an Objective-C protocol")
  func protocolTable() {
    let table = NSHashTable<any Hearing>.weakObjects()
    let ear = Ear()
    table.add(ear)
    #expect(table.allObjects.count == 1 && table.contains(ear))
  }

  @Test("A map holds its keys and values strongly or weakly, as it was created")
  func maps() {
    let players = NSMapTable<Named, Listener>.strongToWeakObjects()
    var player: Listener? = Listener()
    players.setObject(player, forKey: Named("ash"))
    #expect(players.object(forKey: Named("ash")) === player)
    player = nil
    #expect(players.count == 0 && players.object(forKey: Named("ash")) == nil)

    let notes = NSMapTable<Named, NSString>.weakToStrongObjects()
    let key = Named("oak")
    notes.setObject("tall", forKey: key)
    notes.setObject("old", forKey: key)
    do {
      let gone = Named("elm")
      notes.setObject("lost", forKey: gone)
      #expect(notes.count == 2)
    }
    #expect(notes.count == 1 && notes.object(forKey: key) == "old")
    #expect(notes.keyEnumerator().allObjects.count == 1)
    #expect(notes.objectEnumerator()?.nextObject() as? NSString == "old")
    notes.removeObject(forKey: key)
    #expect(notes.dictionaryRepresentation().isEmpty)
  }

  @Test("A map with weak keys lets go of values whose keys have gone, while others are added")
  func sweeping() {
    let map = NSMapTable<Named, Listener>.weakToStrongObjects()
    weak var value: Listener?
    do {
      let (key, listener) = (Named("elm"), Listener())
      value = listener
      map.setObject(listener, forKey: key)
    }
    #expect(value != nil)
    let keys = (0..<100).map { Named("\($0)") }
    for key in keys { map.setObject(Listener(), forKey: key) }
    #expect(value == nil)
    #expect(map.count == 100 && keys.allSatisfy { map.object(forKey: $0) != nil })
  }

  /// A value that uses its map in `deinit`.
  private final class Curious {
    weak var map: NSMapTable<Named, Curious>?
    let key = Named("ash")
    deinit { _ = map?.object(forKey: key) }
  }

  @Test("A value that a map releases may use the map in deinit")
  func sweepingCurious() {
    let map = NSMapTable<Named, Curious>.weakToStrongObjects()
    for number in 0..<200 {
      let value = Curious()
      value.map = map
      map.setObject(value, forKey: Named("\(number)"))
    }
    #expect(map.count == 0)
  }

  /// Performs a closure when it is released.
  private final class Watcher: NSObject {
    private let whenReleased: () -> Void
    init(_ whenReleased: @escaping () -> Void) { self.whenReleased = whenReleased }
    override func isEqual(_ object: Any?) -> Bool { object is Watcher }
    override var hash: Int { 1 }
    deinit { whenReleased() }
  }

  @Test("Objects that are replaced or removed may use their table while they are released")
  func curious() {
    var released = 0
    let map = NSMapTable<Named, Watcher>()
    for _ in 0..<2 {
      map.setObject(
        Watcher { [weak map] in released += map?.count ?? 0 }, forKey: Named("ash"))
    }
    #expect(released == 1)
    map.removeObject(forKey: Named("ash"))
    map.setObject(Watcher { [weak map] in released += 1 + (map?.count ?? 0) }, forKey: Named("a"))
    map.removeAllObjects()
    #expect(released == 2)

    let table = NSHashTable<Watcher>()
    for _ in 0..<2 { table.add(Watcher { [weak table] in released += 1 + (table?.count ?? 0) }) }
    released = 0
    table.remove(Watcher {})
    #expect(released == 1)
    table.add(Watcher { [weak table] in released += 1 + (table?.count ?? 0) })
    table.removeAllObjects()
    #expect(released == 2)
  }

  @Test("Objects that leave an array of pointers may use it while they are released")
  func curiousPointers() {
    var counts: [Int] = []
    let pointers = NSPointerArray.strongObjects()
    for _ in 0..<3 {
      let watcher = Watcher { [weak pointers] in counts.append(pointers?.count ?? 0) }
      withExtendedLifetime(watcher) {
        pointers.addPointer(Unmanaged.passUnretained(watcher).toOpaque())
      }
    }
    pointers.replacePointer(at: 0, withPointer: nil)
    pointers.removePointer(at: 1)
    pointers.count = 0
    #expect(counts == [3, 2, 0])
  }

  @Test("A weak table removes deallocated objects when others are added, and keeps the order")
  func forgetting() {
    let table = NSHashTable<Named>.weakObjects()
    let kept = (0..<100).map { Named("\($0)") }
    for object in kept {
      table.add(object)
      for number in 0..<10 { table.add(Named("gone \(number)")) }
    }
    #expect(table.count == 100 && table.allObjects.map(\.name) == kept.map(\.name))
    #expect(kept.allSatisfy { table.contains($0) })
  }

  @Test("An array of weak pointers has holes where objects were, until it is made compact")
  func pointers() {
    let pointers = NSPointerArray.weakObjects()
    let kept = Listener()
    do {
      let gone = Listener()
      pointers.addPointer(Unmanaged.passUnretained(gone).toOpaque())
    }
    pointers.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    #expect(pointers.count == 2 && pointers.allObjects.count == 1)
    #expect(pointers.pointer(at: 0) == nil)
    pointers.compact()
    #expect(pointers.count == 1)
    #expect(pointers.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
  }
}
