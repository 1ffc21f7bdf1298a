import Foundation
import Synchronization
import Testing

@testable import GalleyUIKit

@Suite("Functions of Core Foundation")
struct CoreFoundationTests {
  @Test("Data is created from bytes, and grows and shrinks")
  func data() {
    let bytes: [UInt8] = [1, 2, 3, 4]
    let data: CFData = CFDataCreate(kCFAllocatorDefault, bytes, 4)
    #expect(CFDataGetLength(data) == 4)
    var copied: [UInt8] = [0, 0]
    CFDataGetBytes(data, CFRangeMake(1, 2), &copied)
    #expect(copied == [2, 3])
    let changed: CFMutableData = CFDataCreateMutableCopy(nil, 0, data)
    CFDataAppendBytes(changed, bytes, 2)
    CFDataDeleteBytes(changed, CFRange(location: 0, length: 1))
    CFDataReplaceBytes(changed, CFRangeMake(0, 1), [7, 8, 9], 3)
    CFDataIncreaseLength(changed, 1)
    #expect(Data(referencing: changed) == Data([7, 8, 9, 3, 4, 1, 2, 0]))
    CFDataGetMutableBytePtr(changed)[0] = 5
    CFDataSetLength(changed, 2)
    #expect(Data(referencing: changed) == Data([5, 8]))
    #expect(Data(referencing: data) == Data(bytes))
    #expect(Data(referencing: CFDataCreateCopy(nil, changed)) == Data([5, 8]))
    #expect(CFDataGetLength(CFDataCreateMutable(nil, 0)) == 0)
  }

  @Test("With kCFAllocatorNull, bytes that are not copied are not freed with the data")
  func borrowedBytes() {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    bytes.initialize(repeating: 6, count: 2)
    let isSame: Bool = {
      let data = CFDataCreateWithBytesNoCopy(nil, bytes, 2, kCFAllocatorNull)
      return CFDataGetBytePtr(data) == UnsafePointer(bytes)
    }()
    #expect(isSame && bytes[1] == 6)
    bytes.deallocate()
  }

  @Test("Text is written in Latin letters and without accents")
  func transforms() {
    let text = NSMutableString(string: "Ёлка é")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text.substring(from: 0) == "Elka e")
    let greek = NSMutableString(string: "alta")
    #expect(CFStringTransform(greek, nil, kCFStringTransformLatinGreek, false))
    #expect(greek.substring(from: 0) == "ἀλτα")
    let part = NSMutableString(string: "éé")
    var range = CFRangeMake(1, 1)
    #expect(CFStringTransform(part, &range, kCFStringTransformStripCombiningMarks, false))
    #expect(part.substring(from: 0) == "ée" && range == CFRangeMake(1, 1))
    #expect(!CFStringTransform(part, nil, "No-Such-Transform" as NSString, false))
    #expect(part.substring(from: 0) == "ée")
  }

  /// The names of the notifications that an observer was called for.
  private final class Listener: Sendable {
    let names = Mutex<[String]>([])

    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func note(_ pointer: UnsafeMutableRawPointer?, _ name: CFNotificationName?) {
      guard let pointer, let name else { return }
      let listener = Unmanaged<Listener>.fromOpaque(pointer).takeUnretainedValue()
      listener.names.withLock { $0.append(name.rawValue as String) }
    }
  }

  @MainActor @Test("Darwin notifications are delivered in a later turn to observers that remain")
  func darwin() async {
    let listener = Listener()
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    for name in ["org.example.a", "org.example.b"] {
      CFNotificationCenterAddObserver(
        center, listener.pointer, { _, observer, name, _, _ in Listener.note(observer, name) },
        name as CFString, nil, .deliverImmediately)
    }
    func post(_ name: String) {
      CFNotificationCenterPostNotification(
        center, CFNotificationName(name as CFString), nil, nil, true)
    }
    func turn() async {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    post("org.example.a")
    post("org.example.c")
    #expect(listener.names.withLock { $0 }.isEmpty)
    await turn()
    #expect(listener.names.withLock { $0 } == ["org.example.a"])
    CFNotificationCenterRemoveObserver(
      center, listener.pointer, CFNotificationName("org.example.a" as CFString), nil)
    post("org.example.a")
    post("org.example.b")
    await turn()
    #expect(listener.names.withLock { $0 } == ["org.example.a", "org.example.b"])
    post("org.example.b")
    CFNotificationCenterRemoveEveryObserver(center, listener.pointer)
    await turn()
    #expect(listener.names.withLock { $0 }.count == 2)
  }

  @Test("The local center has the notifications of the default center, in both directions")
  func local() {
    let (listener, sender) = (Listener(), NSObject())
    let center = CFNotificationCenterGetLocalCenter()
    let object = UnsafeRawPointer(Unmanaged.passUnretained(sender).toOpaque())
    CFNotificationCenterAddObserver(
      center, listener.pointer, { _, observer, name, _, _ in Listener.note(observer, name) },
      "org.example.local" as CFString, object, .coalesce)
    let name = Notification.Name("org.example.local")
    NotificationCenter.default.post(name: name, object: sender)
    NotificationCenter.default.post(name: name, object: listener)
    #expect(listener.names.withLock { $0 } == ["org.example.local"])
    let heard = Listener()
    let token = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
      let row = $0.userInfo?["row"] as? Int
      heard.names.withLock { $0.append("row \(row ?? 0)") }
    }
    CFNotificationCenterPostNotification(
      center, CFNotificationName(name.rawValue as CFString), object, ["row": 3] as CFDictionary,
      true)
    #expect(heard.names.withLock { $0 } == ["row 3"])
    NotificationCenter.default.removeObserver(token)
    CFNotificationCenterRemoveEveryObserver(center, listener.pointer)
    NotificationCenter.default.post(name: name, object: sender)
    #expect(listener.names.withLock { $0 }.count == 2)
  }
}
