import Foundation
import Testing
import GalleyUIKit
import UIKit

// Classes as the porting step writes them.

private class Album: NSObject {
  var songs: [String] = ["a", "b"] {
    willSet { GalleyUIKit.Ported.willChange(self, \Album.songs, "songs") }
    didSet { GalleyUIKit.Ported.didChange(self, \Album.songs, "songs") }
  }
  var tags: Set<String> = ["new"] {
    willSet { GalleyUIKit.Ported.willChange(self, \Album.tags, "tags") }
    didSet { GalleyUIKit.Ported.didChange(self, \Album.tags, "tags") }
  }
  let parts: NSMutableArray = [1]
  var length = 3
  var next: Album?
  var steps: [String] = []
  private var all: [String] = ["x"]
  var listed: [String] { all }

  func insertObject(_ object: String, inListedAt index: Int) {
    steps.append("insert \(object) at \(index)")
    all.insert(object, at: index)
  }
  func removeObjectFromListed(at index: Int) {
    steps.append("remove at \(index)")
    all.remove(at: index)
  }
  func setNilValueForKey(_ key: String) { steps.append("nil for \(key)") }

  private let _portedAlbum = GalleyUIKit.Ported.Members(of: Album.self) {
    $0.value("songs", { $0.songs }, { $0.songs = $1 })
    $0.value("tags", { $0.tags }, { $0.tags = $1 })
    $0.value("parts", { $0.parts })
    $0.value("length", { $0.length }, { $0.length = $1 })
    $0.value("next", { $0.next }, { $0.next = $1 })
    $0.value("listed", { $0.listed })
    $0.method("insertObject:inListedAtIndex:") {
      $0.insertObject($1[0, String.self], inListedAt: $1[1, Int.self])
    }
    $0.method("removeObjectFromListedAtIndex:") { $0.removeObjectFromListed(at: $1[0, Int.self]) }
    $0.method("setNilValueForKey:") { $0.setNilValueForKey($1[0, String.self]) }
  }
}

private class Listener: NSObject {
  var changes: [String] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = (change?[.kindKey] as? UInt).flatMap(NSKeyValueChange.init(rawValue:))
    let indexes = (change?[.indexesKey] as? IndexSet).map { "\(Array($0))" } ?? "none"
    let old = change?[.oldKey].map { "\($0)" } ?? "none"
    let new = change?[.newKey].map { "\($0)" } ?? "none"
    let prior = change?[.notificationIsPriorKey] == nil ? "" : " to come"
    changes.append("\(kind.map { "\($0)" } ?? "") \(indexes): \(old) to \(new)\(prior)")
  }

  private let _portedListener = GalleyUIKit.Ported.Members(of: Listener.self) {
    $0.method("observeValueForKeyPath:of:change:context:") {
      $0.observeValue(
        forKeyPath: $1[0, (String?).self], of: $1[1, (Any?).self],
        change: $1[2, ([NSKeyValueChangeKey: Any]?).self],
        context: $1[3, (UnsafeMutableRawPointer?).self])
    }
  }
}

/// An array of a hundred numbers that counts how often it is read.
private final class CountedArray: NSMutableArray {
  private(set) var reads = 0

  override var count: Int { 100 }
  override func object(at index: Int) -> Any {
    reads += 1
    return index
  }
}

private class Archive: NSObject {
  let numbers = CountedArray(capacity: 0)
  private let _portedArchive = GalleyUIKit.Ported.Members(of: Archive.self) {
    $0.value("numbers", { $0.numbers })
  }
}

@Suite("Collections that change the value of a property")
struct KeyValueCollectionTests {
  @Test("An array says which elements it inserts, replaces and removes, each once")
  func array() {
    let album = Album()
    let listener = Listener()
    album.addObserver(listener, forKeyPath: "songs", options: [.new, .old], context: nil)
    let songs = album.mutableArrayValue(forKey: "songs")
    songs.add("c")
    songs.insert("z", at: 0)
    songs.replaceObject(at: 1, with: "y")
    songs.removeObject(at: 0)
    #expect(album.songs == ["y", "b", "c"])
    songs.removeAllObjects()
    #expect(album.songs.isEmpty)
    album.songs = ["n"]
    #expect(
      listener.changes == [
        #"insertion [2]: none to ["c"]"#, #"insertion [0]: none to ["z"]"#,
        #"replacement [1]: ["a"] to ["y"]"#, #"removal [0]: ["z"] to none"#,
        #"removal [0, 1, 2]: ["y", "b", "c"] to none"#, #"setting none: [] to ["n"]"#,
      ])
    album.removeObserver(listener, forKeyPath: "songs")
    songs.add("m")
    #expect(listener.changes.count == 6)
    #expect(album.songs == ["n", "m"])
  }

  @Test("The typed observation has the kind, the indices and the elements")
  func typed() {
    let album = Album()
    var changes: [String] = []
    let observation = album.observe(\.songs, _named: "songs", options: [.new, .old, .prior]) {
      _, change in
      let indexes = change.indexes.map { "\(Array($0))" } ?? "none"
      changes.append(
        "\(change.kind) \(indexes) \(change.oldValue ?? []) \(change.newValue ?? []) \(change.isPrior)"
      )
    }
    album.mutableArrayValue(forKey: "songs").replaceObject(at: 0, with: "z")
    observation.invalidate()
    #expect(
      changes == [
        #"replacement [0] ["a"] [] true"#, #"replacement [0] ["a"] ["z"] false"#,
      ])
  }

  @Test("A set says which elements it adds and removes")
  func set() {
    let album = Album()
    let listener = Listener()
    album.addObserver(listener, forKeyPath: "tags", options: [.new, .old], context: nil)
    let tags = album.mutableSetValue(forKey: "tags")
    tags.add("old")
    tags.remove("new")
    #expect(album.tags == ["old"])
    #expect(tags.contains("old"))
    #expect(tags.count == 1)
    #expect(listener.changes.count == 2, "\(listener.changes)")
    #expect(listener.changes.first?.hasPrefix("insertion none: none to [") == true)
    #expect(listener.changes.first?.contains("old") == true)
    #expect(listener.changes.last?.hasPrefix("removal none: [") == true)
    #expect(listener.changes.last?.contains("new") == true)
    album.removeObserver(listener, forKeyPath: "tags")
  }

  @Test("A property that only can be read is changed in place")
  func inPlace() {
    let album = Album()
    album.mutableArrayValue(forKey: "parts").add(2)
    #expect(album.parts.map { $0 as? Int } == [1, 2])
  }

  @Test("Reading one element does not read the others")
  func reading() {
    let archive = Archive()
    let numbers = archive.mutableArrayValue(forKey: "numbers")
    #expect(numbers.count == 100 && numbers.object(at: 7) as? Int == 7)
    #expect(archive.numbers.reads == 1)
    let album = Album()
    let songs = album.mutableArrayValue(forKey: "songs")
    #expect(songs.count == 2 && songs.object(at: 1) as? String == "b")
  }

  @Test("The methods of the class that insert and remove elements are called")
  func accessors() {
    let album = Album()
    let listed = album.mutableArrayValue(forKey: "listed")
    listed.add("y")
    listed.replaceObject(at: 0, with: "w")
    #expect(album.listed == ["w", "y"])
    #expect(album.steps == ["insert y at 1", "remove at 0", "insert w at 0"])
  }

  @Test("An ordered set has each element once, and uses the same methods")
  func orderedSet() {
    let album = Album()
    let listed = album.mutableOrderedSetValue(forKey: "listed")
    listed.add("y")
    listed.add("x")
    listed.insert("w", at: 0)
    #expect(album.listed == ["w", "x", "y"] && listed.count == 3)
    #expect(album.steps == ["insert y at 1", "insert w at 0"])
    listed.remove("x")
    #expect(album.listed == ["w", "y"] && listed.index(of: "y") == 1)
    listed.addObjects(from: ["p", "y", "q"])
    #expect(album.listed == ["w", "y", "p", "q"])
    listed.removeObjects(in: ["q", "none"])
    listed.removeObjects(at: [2])
    #expect(album.listed == ["w", "y"] && listed.contains("w") && !listed.contains("p"))
    #expect((0..<listed.count).map { listed.object(at: $0) as? String } == ["w", "y"])
    let holder = Album()
    holder.next = album
    holder.mutableOrderedSetValue(forKeyPath: "next.listed").remove("w")
    #expect(album.listed == ["y"])
  }

  @Test("A change of a collection can be reported by hand")
  func byHand() {
    let album = Album()
    let listener = Listener()
    album.addObserver(listener, forKeyPath: "parts", options: [.new, .old, .prior], context: nil)
    album.willChange(.removal, valuesAt: [0], forKey: "parts")
    album.parts.removeObject(at: 0)
    album.didChange(.removal, valuesAt: [0], forKey: "parts")
    #expect(
      listener.changes == ["removal [0]: [1] to none to come", "removal [0]: [1] to none"])
    album.removeObserver(listener, forKeyPath: "parts")
  }

  @Test("An observer of a key path receives the indices of a change that is reported by hand")
  func byHandWithKeyPath() {
    let album = Album()
    var kinds: [NSKeyValueChange] = []
    var indexes: [IndexSet?] = []
    let observation = album.observe(\.listed, options: [.new, .old]) { _, change in
      kinds.append(change.kind)
      indexes.append(change.indexes)
    }
    album.willChange(.insertion, valuesAt: [1], for: \.listed)
    album.insertObject("y", inListedAt: 1)
    album.didChange(.insertion, valuesAt: [1], for: \.listed)
    #expect(kinds == [.insertion] && indexes == [[1]])
    observation.invalidate()
  }

  @Test("A key path leads to the collection of another object")
  func path() {
    let album = Album()
    album.next = Album()
    album.mutableArrayValue(forKeyPath: "next.songs").add("c")
    #expect(album.next?.songs == ["a", "b", "c"])
  }

  @Test("Setting a number to nil calls setNilValueForKey of the class")
  func setNil() {
    let album = Album()
    album.setValue(nil, forKey: "length")
    #expect(album.length == 3)
    #expect(album.steps == ["nil for length"])
  }
}

@Suite("Key paths through collections")
struct KeyValuePathTests {
  private var albums: NSArray {
    let (one, other) = (Album(), Album())
    (one.length, other.length) = (2, 5)
    other.songs = ["b", "c", "d"]
    return NSArray(array: [one, other])
  }

  @Test("An array returns the values of its elements")
  func values() {
    #expect(albums.value(forKey: "length") as? [Int] == [2, 5])
    #expect((albums.value(forKeyPath: "songs.@count") as? NSNumber)?.intValue == 2)
  }

  @Test("Operators compute a value of all elements")
  func operators() {
    func number(_ path: String) -> Double? {
      switch albums.value(forKeyPath: path) {
      case let number as NSNumber: number.doubleValue
      case let number as Int: Double(number)
      default: nil
      }
    }
    #expect(number("@count") == 2)
    #expect(number("@sum.length") == 7)
    #expect(number("@avg.length") == 3.5)
    #expect(number("@min.length") == 2)
    #expect(number("@max.length") == 5)
    let songs = albums.value(forKeyPath: "@distinctUnionOfArrays.songs") as? NSArray
    #expect(songs.map { Array($0) } as? [String] == ["a", "b", "c", "d"])
  }

  @Test("A dictionary returns its object, and a text its length")
  func others() {
    let album: NSDictionary = ["name": "Tea"]
    #expect(album.value(forKeyPath: "name") as? String == "Tea")
    #expect(album.value(forKeyPath: "name.length") as? Int == 3)
  }
}
