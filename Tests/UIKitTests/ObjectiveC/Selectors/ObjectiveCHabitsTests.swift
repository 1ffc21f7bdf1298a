import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import GalleyUIKit
import UIKit

extension Notification.Name {
  fileprivate static let rang = Notification.Name("ObjectiveCHabitsTests.rang")
}

/// An observer of notifications, as the porting step writes it.
private final class Guest: NSObject {
  let name: String
  let log: Log
  var leaves: Guest?

  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

  func heard(_ note: Notification) {
    log.lines.append(name)
    if let leaves { NotificationCenter.default.removeObserver(leaves) }
  }

  private let _portedGuest = GalleyUIKit.Ported.Members(of: Guest.self) {
    $0.method("heard:") { $0.heard($1[0, Notification.self]) }
  }
}

private final class Log { var lines: [String] = [] }

@Suite("Observers of notifications with selectors")
struct NotificationOrderTests {
  @Test("Observers with selectors are called in the order in which they were added")
  func order() {
    let center = NotificationCenter()
    let log = Log()
    let sender = NSObject()
    let guests = (0..<40).map { Guest("\($0)", log) }
    for (number, guest) in guests.enumerated() {
      center.addObserver(
        guest, selector: Selector("heard:"), name: number % 3 == 0 ? nil : .rang,
        object: number % 2 == 0 ? sender : nil)
    }
    center.post(name: .rang, object: sender)
    #expect(log.lines == guests.map(\.name))
    log.lines = []
    center.post(name: .rang, object: nil)
    #expect(log.lines == guests.enumerated().filter { $0.offset % 2 == 1 }.map(\.element.name))
  }

  @Test("An observer is not called any more if an observer before it has removed it")
  func removal() {
    let log = Log()
    let (first, second) = (Guest("first", log), Guest("second", log))
    first.leaves = second
    for guest in [first, second] {
      NotificationCenter.default.addObserver(
        guest, selector: Selector("heard:"), name: .rang, object: nil)
    }
    NotificationCenter.default.post(name: .rang, object: nil)
    #expect(log.lines == ["first"])
    NotificationCenter.default.removeObserver(first)
  }

  @Test("An observer does not retain its sender, and ignores another one at the same address")
  func sender() {
    let center = NotificationCenter()
    let log = Log()
    let guest = Guest("guest", log)
    weak var gone: NSObject?
    do {
      let sender = NSObject()
      gone = sender
      center.addObserver(guest, selector: Selector("heard:"), name: .rang, object: sender)
      center.post(name: .rang, object: sender)
    }
    #expect(gone == nil)
    for _ in 0..<100 { center.post(name: .rang, object: NSObject()) }
    #expect(log.lines == ["guest"])
  }

  @Test("Observers are called on their thread while other threads add observers")
  func race() {
    for round in 0..<500 {
      let center = NotificationCenter()
      let logs = (0..<4).map { _ in Log() }
      let guests = logs.map { Guest("guest", $0) }
      // Each thread has a sender of its own, so it changes no log but its own.
      nonisolated(unsafe) let all = guests
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        let sender = NSObject()
        center.addObserver(all[index], selector: Selector("heard:"), name: .rang, object: sender)
        center.post(name: .rang, object: sender)
      }
      #expect(logs.map(\.lines.count) == [1, 1, 1, 1], "round \(round)")
    }
  }
}

@Suite("Objects of unknown type")
struct DynamicTests {
  @Test("A member that ported sources have is found by its name, and no other")
  func ownMembers() {
    let log = Log()
    let guest = Ported.Dynamic(Guest("a", log))
    let hear = guest._call("heard:")
    #expect(hear != nil && guest._call("left:") == nil)
    let _: Void? = hear?([Notification(name: .rang)])
    #expect(log.lines == ["a"])
    #expect(Ported.Dynamic(NSObject())._call("heard:") == nil)
    let mood: String? = guest._value("mood")
    #expect(mood == nil)
  }

  @Test("Objects of unknown type have the members of their values")
  func answers() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = ["frame": NSValue(cgRect: rect), "plain": rect, "time": 0.25]
    #expect(Ported.Dynamic(info["frame"]).cgRectValue == rect)
    #expect(Ported.Dynamic(info["plain"]).cgRectValue == rect)
    #expect(Ported.Dynamic(info["time"]).doubleValue == 0.25)
    #expect(Ported.Dynamic(true as Any).boolValue == true)
    #expect(Ported.Dynamic([1, 2] as Any).count == 2)
    #expect(Ported.Dynamic("12" as Any).doubleValue == 12)
    #expect(Ported.Dynamic("abc" as Any).length == 3)
    let guest = Guest("a", Log())
    #expect(Ported.Dynamic(guest as Any).responds(to: Selector("heard:")))
    #expect(!Ported.Dynamic(guest as Any).responds(to: Selector("fed:")))
    #expect(!Ported.Dynamic(info["nothing"]).responds(to: Selector("heard:")))
  }

  @Test("Objects of unknown type know their class, and return their elements")
  @MainActor func kinds() {
    let view = UILabel()
    view.tag = 7
    #expect(Ported.Dynamic(view as AnyObject).tag == 7)
    #expect(Ported.Dynamic(view as AnyObject).isKind(of: UIView.self))
    #expect(!Ported.Dynamic(view as AnyObject).isMember(of: UIView.self))
    #expect(Ported.Dynamic(UILabel.self as AnyClass).isSubclass(of: UIView.self))
    #expect(!Ported.Dynamic(UIView.self as AnyClass).isSubclass(of: UILabel.self))
    let json: Any = ["rows": [1, 2]] as [String: Any]
    #expect(Ported.Dynamic(Ported.Dynamic(json)["rows"])[1] as? Int == 2)
    #expect(Ported.Dynamic(json).object(forKey: "none") == nil)
  }

  @Test("Touches and gestures of unknown type return their locations")
  @MainActor func touches() {
    let touch = UITouch()
    #expect(Ported.Dynamic(touch as AnyObject).tapCount == 1)
    #expect(Ported.Dynamic(touch as AnyObject).location(in: nil) == touch.location(in: nil))
    #expect(Ported.Dynamic(touch as AnyObject).previousLocation(in: nil) == .zero)
    let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    #expect(Ported.Dynamic(pan as AnyObject).location(in: nil) == pan.location(in: nil))
    Ported.Dynamic(press as AnyObject).require(toFail: pan)
  }
}

@Suite("Names from Objective-C")
struct ObjectiveCNamesTests {
  @Test("Index paths are made of rows and items")
  func indexPaths() {
    let path = NSIndexPath(forRow: 3, inSection: 1)
    #expect((path.row, path.item, path.section) == (3, 3, 1))
    #expect(path as IndexPath == IndexPath(row: 3, section: 1))
  }

  @Test("A second has as many milliseconds, microseconds and nanoseconds as Dispatch says")
  func time() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
    #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    let start: UInt64 = 1_000
    #expect(
      DispatchTime(uptimeNanoseconds: start) + .seconds(1)
        == DispatchTime(uptimeNanoseconds: start + NSEC_PER_SEC))
  }

  private final class Forwarding: NSObject {
    let other: NSObject?
    init(to other: NSObject?) { self.other = other }
    func forwardingTarget(for selector: Selector!) -> Any? {
      other ?? super.forwardingTarget(for: selector)
    }
  }

  @Test("An object forwards messages to nobody, unless its class says so")
  func forwarding() {
    let other = NSObject()
    #expect(Forwarding(to: nil).forwardingTarget(for: Selector("open")) == nil)
    #expect(Forwarding(to: other).forwardingTarget(for: Selector("open")) as? NSObject === other)
  }

  @Test("An association policy is created only from a number that stands for one")
  func policies() {
    #expect(objc_AssociationPolicy(rawValue: 1) == .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_AssociationPolicy(rawValue: 2) == nil)
  }

  @Test("A class has the name that was given to it, and archives are read by it")
  func names() throws {
    Ported.name("HABVisit", HabitVisit.self)
    #expect(
      Ported.classFromString("HABVisit").map { ObjectIdentifier($0) }
        == ObjectIdentifier(HabitVisit.self))
    #expect(Ported.string(from: HabitVisit.self) == "HABVisit")
    // Foundation for Linux has no names for private and nested classes; a phone has.
    let name = Ported.string(from: Guest.self)
    #expect(
      Ported.classFromString(name).map { ObjectIdentifier($0) } == ObjectIdentifier(Guest.self))
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.outputFormat = .xml
    archiver.encode(HabitVisit(), forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let text = String(decoding: archiver.encodedData, as: UTF8.self)
      .replacing(NSStringFromClass(HabitVisit.self), with: "HABVisit")
    #expect(text.contains("HABVisit"))
    let visit = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: Ported.named(HabitVisit.self), from: Data(text.utf8))
    #expect(visit != nil)
  }

  /// Types that contain classes.
  enum Inn {
    struct Floor { final class Room: NSObject {} }
    class Guest { final class Key<Metal> {} }
  }

  @Test("A nested class has the name that a phone mangles, and is found by it")
  func namesOfNested() {
    let name = Ported.string(from: Inn.Floor.Room.self)
    #expect(name == "_TtCVOV10UIKitTests20ObjectiveCNamesTests3Inn5Floor4Room")
    let guest = Ported.string(from: Inn.Guest.self)
    #expect(guest == "_TtCOV10UIKitTests20ObjectiveCNamesTests3Inn5Guest")
    for type in [Inn.Floor.Room.self, Inn.Guest.self, Inn.Guest.Key<Int>.self] as [AnyClass] {
      #expect(Ported.classFromString(Ported.string(from: type)) == type)
    }
    #expect(
      Ported.classFromString("UIKitTests.ObjectiveCNamesTests.Inn.Guest") == Inn.Guest.self)
    #expect(Ported.classFromString("_TtC10UIKitTests10HabitVisit") == HabitVisit.self)
    for name in ["_Tt", "_TtC", "_TtC3", "_TtC99UIKitTests1A", "_TtCC10UIKitTests1A", "_TtC0"] {
      #expect(Ported.classFromString(name) == nil)
    }
  }

  @Test("A class of UIKit has its name alone, as on a phone")
  func namesOfUIKit() {
    #expect(Ported.string(from: UIView.self) == "UIView")
    #expect(Ported.classFromString("UIView") == UIView.self)
    #expect(Ported.classFromString("UIKit.UITableViewCell") == UITableViewCell.self)
    #expect(Ported.classFromString("UINothing") == nil)
  }

  @Test("Every object has its description as a method")
  @MainActor func descriptions() throws {
    let number = NSNumber(value: 12)
    let text = try #require(number.perform(Selector("description"))?.takeUnretainedValue())
    #expect(text as? NSString == "12")
    #expect(number.responds(to: Selector("debugDescription")))
    let collation = UILocalizedIndexedCollation.current()
    let numbers = [NSNumber(value: 3), NSNumber(value: 1)]
    #expect(
      collation.sortedArray(from: numbers, collationStringSelector: Selector("description"))
        as? [NSNumber] == [1, 3])
  }

  @Test("A method is called on the main thread and on the current one")
  func threads() {
    let (log, guest) = (Log(), Guest("a", Log()))
    let other = Guest("b", log)
    let note = Notification(name: .rang)
    guest.perform(Selector("heard:"), on: .main, with: note, waitUntilDone: true)
    #expect(guest.log.lines == ["a"])
    Ported.Dynamic(other).perform(Selector("heard:"), on: .current, with: note, waitUntilDone: true)
    #expect(log.lines == ["b"])
  }

  @Test("A method is told that an image was not added to the photos")
  @MainActor func photos() throws {
    final class Saver: NSObject {
      var saved: (image: UIImage, error: (any Error)?)?
      func image(_ image: UIImage, _ error: (any Error)?, _ context: UnsafeRawPointer) {
        saved = (image, error)
      }
      private let _portedSaver = GalleyUIKit.Ported.Members(of: Saver.self) {
        $0.method("image:didFinishSavingWithError:contextInfo:") {
          $0.image($1[0, UIImage.self], $1[1, (any Error)?.self], $1[2, UnsafeRawPointer.self])
        }
      }
    }
    let (saver, image) = (Saver(), UIImage())
    UIImageWriteToSavedPhotosAlbum(
      image, saver, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
    #expect(saver.saved == nil)
    UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
    MainTurn.drain()
    let saved = try #require(saver.saved)
    #expect(saved.image === image && saved.error != nil)
  }

  @Test("Objects of unknown type return the insets, offsets and transforms of an NSValue")
  func boxes() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(Ported.Dynamic(insets).uiEdgeInsetsValue == insets)
    #expect(Ported.Dynamic(NSValue(uiEdgeInsets: insets)).uiEdgeInsetsValue == insets)
    #expect(
      Ported.Dynamic(UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue
        == UIOffset(horizontal: 1, vertical: 2))
    #expect(
      Ported.Dynamic(CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d == CGFloat(3))
    #expect(Ported.Dynamic(NSRange(location: 1, length: 2)).rangeValue.length == 2)
  }

  @Test("Kinds of data are found by their names, endings and MIME types")
  func kinds() {
    #expect(UTType.png.identifier == "public.png")
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.movie") == .movie)
    #expect(UTType("com.example.nothing") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.isSupertype(of: .image))
    #expect(UTType.heic.preferredFilenameExtension == "heic")
    #expect(UTType.json.preferredMIMEType == "application/json")
    let own = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    #expect(own.conforms(to: .text) && !own.isDeclared)
    #expect(kUTTypeImage as String == "public.image")
    #expect(kUTTypePropertyList as String == "com.apple.property-list")
    #expect(kUTTypeDirectory as String == "public.directory")
    #expect(kUTTypeScalableVectorGraphics as String == "public.svg-image")
    #expect(kUTTypeWaveformAudio as String == "com.microsoft.waveform-audio")
  }
}

/// Foundation for Linux archives no private class.
final class HabitVisit: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  override init() {}
  init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) {}
}
