import Foundation
import Testing
import UIKit

/// All tests share the values of the process, so each has keys of its own.
@Suite("The values that all devices of a user share")
struct NSUbiquitousKeyValueStoreTests {
  private let store = NSUbiquitousKeyValueStore.default

  @Test("Values are read in the type in which they were set")
  func values() {
    store.set("Anna", forKey: "values.name")
    store.set(true, forKey: "values.isOpen")
    store.set(7 as Int64, forKey: "values.count")
    store.set(1.5, forKey: "values.scale")
    store.set(["a", "b"], forKey: "values.list")
    store.set(Data([1]), forKey: "values.data")
    #expect(store.string(forKey: "values.name") == "Anna" && store.bool(forKey: "values.isOpen"))
    #expect(store.longLong(forKey: "values.count") == 7)
    #expect(store.double(forKey: "values.scale") == 1.5)
    #expect(store.array(forKey: "values.list") as? [String] == ["a", "b"])
    #expect(NSUbiquitousKeyValueStore().data(forKey: "values.data") == Data([1]))
    #expect(!store.bool(forKey: "values.name") && store.string(forKey: "values.count") == nil)
    store.set(3 as UInt8 as Any?, forKey: "values.level")
    store.set(0.5 as Float as Any?, forKey: "values.volume")
    #expect(store.longLong(forKey: "values.level") == 3)
    #expect(store.double(forKey: "values.volume") == 0.5)
    store.removeObject(forKey: "values.name")
    #expect(store.object(forKey: "values.name") == nil)
    #expect(store.dictionaryRepresentation["values.count"] != nil)
    store.synchronize()
  }

  @Test("A change by another device is posted with its keys and its reason")
  func changes() {
    nonisolated(unsafe) var lines: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: NSUbiquitousKeyValueStore.didChangeExternallyNotification, object: nil, queue: nil
    ) { notification in
      let keys = notification.userInfo?[NSUbiquitousKeyValueStoreChangedKeysKey] as? [String]
      let reason = notification.userInfo?[NSUbiquitousKeyValueStoreChangeReasonKey] as? Int
      lines.append("\(keys ?? []) \(reason ?? -1)")
    }
    store.receive(["changes.b": 2, "changes.a": "x"])
    store.receive([:], reason: NSUbiquitousKeyValueStoreAccountChange)
    NotificationCenter.default.removeObserver(observer)
    #expect(lines == [#"["changes.a", "changes.b"] 0"#, "[] 3"])
    #expect(store.longLong(forKey: "changes.b") == 2)
  }
}
