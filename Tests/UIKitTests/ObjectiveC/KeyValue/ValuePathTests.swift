import Foundation
import TestSupport
import Testing
import GalleyUIKit
import UIKit

// Classes as the porting step writes them.

private class Door: NSObject {
  var gap = 1 {
    willSet { GalleyUIKit.Ported.willChange(self, \Door.gap, "gap") }
    didSet { GalleyUIKit.Ported.didChange(self, \Door.gap, "gap") }
  }
  private let _portedDoor = GalleyUIKit.Ported.Members(of: Door.self) {
    $0.value("gap", { $0.gap }, { $0.gap = $1 })
  }
}

private class Oven: NSObject {
  var door: Door? = Door() {
    willSet { GalleyUIKit.Ported.willChange(self, \Oven.door, "door") }
    didSet { GalleyUIKit.Ported.didChange(self, \Oven.door, "door") }
  }
  var heat = 20 {
    willSet { GalleyUIKit.Ported.willChange(self, \Oven.heat, "heat") }
    didSet { GalleyUIKit.Ported.didChange(self, \Oven.heat, "heat") }
  }
  var label: String { "\(heat), \(door?.gap ?? 0)" }
  var isReady: Bool { label.count > 6 }
  var list: UIScrollView?

  class func keyPathsForValuesAffectingLabel() -> Set<String> { ["heat", "door.gap"] }
  class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    let names = super.keyPathsForValuesAffectingValue(forKey: key)
    return key == "isReady" ? names.union(["label"]) : names
  }
  class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath ?? "") \(change?[.oldKey] ?? "none") to \(change?[.newKey] ?? "none")")
  }
  var log: [String] = []

  private let _portedOven = GalleyUIKit.Ported.Members(of: Oven.self) {
    $0.value("door", { $0.door }, { $0.door = $1 })
    $0.value("heat", { $0.heat }, { $0.heat = $1 })
    $0.value("label", { $0.label })
    $0.value("isReady", { $0.isReady })
    $0.value("list", { $0.list })
    $0.affecting("Label") { Oven.keyPathsForValuesAffectingLabel() }
    $0.affecting { Oven.keyPathsForValuesAffectingValue(forKey: $0) }
    $0.automatic { Oven.automaticallyNotifiesObservers(forKey: $0) }
    $0.method("observeValueForKeyPath:of:change:context:") {
      $0.observeValue(
        forKeyPath: $1[0, (String?).self], of: $1[1, (Any?).self],
        change: $1[2, ([NSKeyValueChangeKey: Any]?).self],
        context: $1[3, (UnsafeMutableRawPointer?).self])
    }
  }
}

private final class Kiln: Oven {
  override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "heat" }
  private let _portedKiln = GalleyUIKit.Ported.Members(of: Kiln.self) {
    $0.automatic { Kiln.automaticallyNotifiesObservers(forKey: $0) }
  }
}

private final class Wide: Oven {}

@MainActor
@Suite("Values that several names lead to")
struct ValuePathTests {
  @Test("An observed key path reports a change of its last value, and of an object on the way")
  func steps() {
    let oven = Oven()
    var told: [String] = []
    let observation = oven.observe(\.door?.gap, _named: "door.gap", options: [.old, .new]) {
      told.append("\(($1.oldValue ?? nil) ?? -1) \(($1.newValue ?? nil) ?? -1)")
    }
    let first = oven.door
    first?.gap = 2
    oven.door = Door()
    first?.gap = 9
    oven.door?.gap = 4
    oven.setValue(5, forKeyPath: "door.gap")
    oven.door = nil
    observation.invalidate()
    oven.door = Door()
    #expect(told == ["1 2", "2 1", "1 4", "4 5", "5 -1"])
  }

  @Test("A key path can be observed by its text, through views too")
  func names() {
    let oven = Oven()
    let watcher = Oven()
    let list = UIScrollView()
    oven.list = list
    oven.addObserver(watcher, forKeyPath: "door.gap", options: [.old, .new], context: nil)
    oven.addObserver(watcher, forKeyPath: "list.contentOffset", options: [.new], context: nil)
    oven.door?.gap = 3
    list.contentOffset.y = 7
    oven.removeObserver(watcher, forKeyPath: "door.gap")
    oven.removeObserver(watcher, forKeyPath: "list.contentOffset")
    oven.door?.gap = 4
    list.contentOffset.y = 8
    #expect(
      watcher.log == ["door.gap 1 to 3", "list.contentOffset none to \(CGPoint(x: 0, y: 7))"])
  }

  @Test("A Boolean value of a view can be observed by its name in Swift")
  func booleans() {
    let (oven, watcher, list) = (Oven(), Oven(), UIScrollView())
    oven.list = list
    oven.addObserver(watcher, forKeyPath: "list.isHidden", options: [.new], context: nil)
    list.isHidden = true
    oven.removeObserver(watcher, forKeyPath: "list.isHidden")
    #expect(watcher.log == ["list.isHidden none to true"])
  }

  @Test("An observed key path does not retain the objects on the way")
  func lettingGo() {
    let oven = Oven()
    let observation = oven.observe(\.door?.gap, _named: "door.gap") { _, _ in }
    let isGone = { [weak door = oven.door] in door == nil }
    oven.door = nil
    #expect(isGone())
    withExtendedLifetime(observation) {}
  }

  @Test("A change of a value is reported for the values that depend on it, also indirectly")
  func dependencies() {
    let oven = Oven()
    var told: [String] = []
    let label = oven.observe(\.label, _named: "label", options: .new) { _, change in
      told.append(change.newValue ?? "none")
    }
    let ready = oven.observe(\.isReady, _named: "isReady", options: .new) { _, change in
      told.append("ready \(change.newValue ?? false)")
    }
    oven.door?.gap = 2
    #expect(told.sorted() == ["20, 2", "ready false"])
    told = []
    oven.heat = 20
    #expect(told.sorted() == ["20, 2", "ready false"])
    let watcher = Oven()
    oven.addObserver(watcher, forKeyPath: "label", options: [.old, .new], context: nil)
    oven.heat = 200
    #expect(watcher.log == ["label 20, 2 to 200, 2"])
    oven.removeObserver(watcher, forKeyPath: "label")
    withExtendedLifetime((label, ready)) {}
  }

  /// Removes itself as an observer when it is deinitialized, from itself and from an oven.
  private final class Leaver: NSObject {
    let oven: Oven

    init(_ oven: Oven) {
      self.oven = oven
      super.init()
      oven.addObserver(self, forKeyPath: "heat", options: [], context: nil)
      addObserver(self, forKeyPath: "mood", options: [], context: nil)
    }

    deinit {
      let other = Oven()
      oven.addObserver(other, forKeyPath: "heat", options: [], context: nil)
      oven.removeObserver(self, forKeyPath: "heat")
      removeObserver(self, forKeyPath: "mood")
      oven.removeObserver(other, forKeyPath: "heat")
    }
  }

  @Test("An observer that was not added cannot be removed, except by a deinitializer")
  func removedTwice() async {
    let oven = Oven()
    _ = Leaver(oven)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let oven = Oven()
      let watcher = Oven()
      oven.addObserver(watcher, forKeyPath: "heat", options: [], context: nil)
      oven.removeObserver(watcher, forKeyPath: "heat")
      oven.removeObserver(watcher, forKeyPath: "heat")
    }
    expectTrap(result, says: "because it is not registered as an observer")
  }

  @Test("Setting an equal value is reported by an object of a subclass")
  func subclasses() {
    let oven = Wide()
    var count = 0
    let observation = oven.observe(\.heat, _named: "heat") { _, _ in count += 1 }
    oven.heat = 20
    oven.heat = 20
    #expect(count == 2)
    withExtendedLifetime(observation) {}
  }

  @Test("A property that reports its changes by hand is reported once")
  func byHand() {
    let kiln = Kiln()
    var told: [Int] = []
    let observation = kiln.observe(\.heat, _named: "heat", options: .new) { _, change in
      told.append(change.newValue ?? -1)
    }
    kiln.heat = 30
    #expect(told == [])
    kiln.willChangeValue(forKey: "heat")
    kiln.heat = 40
    kiln.didChangeValue(forKey: "heat")
    #expect(told == [40])
    kiln.willChangeValue(for: \.heat, _named: "heat")
    kiln.heat = 50
    kiln.didChangeValue(for: \.heat, _named: "heat")
    #expect(told == [40, 50])
    withExtendedLifetime(observation) {}
  }
}

@Suite("Sort descriptors with keys and key paths")
struct NamedSortDescriptorTests {
  private func ovens(_ heats: [Int]) -> [Oven] {
    heats.map {
      let oven = Oven()
      oven.heat = $0
      oven.door?.gap = $0 % 10
      return oven
    }
  }

  private func heats(_ sorted: [Any]) -> [Int] { sorted.compactMap { ($0 as? Oven)?.heat } }

  @Test("Sort descriptors sort by a key, by a key path, and by several keys")
  func sorting() {
    let ovens = ovens([31, 12, 21, 42]) as NSArray
    let byHeat = NSSortDescriptor(key: "heat", ascending: false)
    let byGap = NSSortDescriptor(key: "door.gap", ascending: true)
    #expect(heats(ovens.sortedArray(using: [byHeat])) == [42, 31, 21, 12])
    #expect(heats(ovens.sortedArray(using: [byGap, byHeat])) == [31, 21, 42, 12])
    let own = NSSortDescriptor(key: "heat", ascending: true) { one, other in
      ((one as? Int ?? 0) % 10) < ((other as? Int ?? 0) % 10)
        ? .orderedAscending : .orderedDescending
    }
    #expect(heats(ovens.sortedArray(using: [own])).first.map { $0 % 10 } == 1)
  }

  @Test("Sort descriptors compare texts by the texts themselves, also with a selector")
  func texts() {
    let names = ["b", "A", "C"] as NSArray
    let plain = NSSortDescriptor(key: "self", ascending: true)
    let folded = NSSortDescriptor(
      key: nil, ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect(names.sortedArray(using: [plain]) as? [String] == ["A", "C", "b"])
    #expect(names.sortedArray(using: [folded]) as? [String] == ["A", "b", "C"])
  }

  @Test("The parts of a search bar have the names by which apps reach them")
  @MainActor func searchBar() {
    let bar = UISearchBar()
    bar.placeholder = "Posts"
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    #expect(bar.value(forKeyPath: "searchField.placeholder") as? String == "Posts")
    #expect(bar.value(forKey: "cancelButton") is UIControl)
  }

  @Test("A timer that is not on a run loop yet has its user info")
  func timers() {
    let timer = Timer(
      timeInterval: 60, target: Oven(), selector: Selector("ring"), userInfo: "bell", repeats: false
    )
    #expect(timer.userInfo as? String == "bell")
    timer.invalidate()
  }
}
