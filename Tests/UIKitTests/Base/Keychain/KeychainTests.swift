import Foundation
import Testing

@testable import GalleyUIKit

/// All tests share the keychain of the process, so each has a service of its own.
@Suite("The keychain")
struct KeychainTests {
  private func password(_ service: String, _ account: String = "anna") -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
  }

  private func add(
    _ service: String, _ account: String = "anna", _ more: [String: Any] = [:]
  ) -> OSStatus {
    var item = password(service, account)
    item[kSecValueData as String] = Data("secret of \(account)".utf8)
    item.merge(more) { $1 }
    return SecItemAdd(item as CFDictionary, nil)
  }

  private func copy(_ query: [String: Any], _ more: [String: Any]) -> (OSStatus, AnyObject?) {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(query.merging(more) { $1 } as CFDictionary, &result)
    return (status, result)
  }

  private let data: [String: Any] = [kSecReturnData as String: true]

  @Test("A password that was added is found, and is gone after it was deleted")
  func roundTrip() {
    let query = password("round trip")
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    #expect(add("round trip") == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
    let (status, result) = copy(query, data)
    #expect(status == errSecSuccess)
    #expect(result as? Data == Data("secret of anna".utf8))
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
    #expect(copy(query, data).0 == errSecItemNotFound)
  }

  @Test("A password with the account and the service of another one is a duplicate")
  func duplicates() {
    #expect(add("duplicates") == errSecSuccess)
    #expect(add("duplicates", "anna", [kSecAttrLabel as String: "other"]) == errSecDuplicateItem)
    #expect(add("duplicates", "bert") == errSecSuccess)
    let group: [String: Any] = [kSecAttrAccessGroup as String: "group.example"]
    #expect(add("duplicates", "anna", group) == errSecSuccess)
    let all = copy(
      password("duplicates"),
      [kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll])
    #expect((all.1 as? [[String: Any]])?.count == 2)
    #expect(copy(password("duplicates"), group).0 == errSecSuccess)
  }

  @Test("An update changes all matching items, and no item if one would be a duplicate")
  func updates() {
    #expect(add("updates", "anna") == errSecSuccess)
    #expect(add("updates", "bert") == errSecSuccess)
    let both: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "updates",
    ]
    func update(_ query: [String: Any], _ change: [String: Any]) -> OSStatus {
      SecItemUpdate(query as CFDictionary, change as CFDictionary)
    }
    let secret = Data("new".utf8)
    #expect(update(both, [kSecValueData as String: secret]) == errSecSuccess)
    #expect(copy(password("updates", "anna"), data).1 as? Data == secret)
    #expect(copy(password("updates", "bert"), data).1 as? Data == secret)
    #expect(update(both, [kSecAttrAccount as String: "carl"]) == errSecDuplicateItem)
    #expect(copy(password("updates", "carl"), [:]).0 == errSecItemNotFound)
    #expect(update(password("updates", "dora"), [:]) == errSecItemNotFound)
    #expect(update(both.merging(data) { $1 }, [:]) == errSecParam)
    let service = kSecAttrServer as String
    #expect(update(both, [service: "example.org"]) == errSecNoSuchAttr)
  }

  @Test("Several items are found in the order in which they were added, up to a limit")
  func limits() throws {
    for account in ["c", "a", "b"] { #expect(add("limits", account) == errSecSuccess) }
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "limits", kSecReturnAttributes: true,
      kSecReturnData: kCFBooleanTrue!, kSecMatchLimit: kSecMatchLimitAll,
    ]
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["c", "a", "b"])
    #expect(items.first?[kSecValueData as String] as? Data == Data("secret of c".utf8))
    #expect(items.first?[kSecAttrCreationDate as String] is Date)
    var two = query
    two[kSecMatchLimit] = 2
    #expect(SecItemCopyMatching(two as CFDictionary, &result) == errSecSuccess)
    #expect((result as? [[String: Any]])?.count == 2)
    two[kSecMatchLimit] = kSecMatchLimitOne
    #expect(SecItemCopyMatching(two as CFDictionary, &result) == errSecSuccess)
    #expect((result as? [String: Any])?[kSecAttrAccount as String] as? String == "c")
    #expect(SecItemDelete(two as CFDictionary) == errSecParam)
  }

  @Test("Synchronized items are found only by a query that names them")
  func synchronization() {
    let sync = kSecAttrSynchronizable as String
    #expect(add("sync", "anna", [sync: true]) == errSecSuccess)
    #expect(copy(password("sync"), data).0 == errSecItemNotFound)
    #expect(copy(password("sync"), [sync: kCFBooleanTrue!]).0 == errSecSuccess)
    #expect(copy(password("sync"), [sync: kSecAttrSynchronizableAny]).0 == errSecSuccess)
    #expect(add("sync") == errSecSuccess)
    let query = password("sync").merging([sync: kSecAttrSynchronizableAny]) { $1 }
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(copy(password("sync"), data).0 == errSecItemNotFound)
    let local: [String: Any] = [
      sync: true,
      kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    ]
    #expect(add("sync", "anna", local) == errSecParam)
  }

  @Test("Passwords of servers differ by the server, the port and the path")
  func servers() {
    func item(_ port: Int, _ path: String) -> [String: Any] {
      [
        kSecClass as String: kSecClassInternetPassword,
        kSecAttrServer as String: "servers.example", kSecAttrPort as String: port,
        kSecAttrPath as String: path, kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
      ]
    }
    #expect(SecItemAdd(item(443, "") as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item(443, "") as CFDictionary, nil) == errSecDuplicateItem)
    #expect(SecItemAdd(item(8443, "") as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item(443, "/a") as CFDictionary, nil) == errSecSuccess)
    let found = copy(item(8443, ""), [kSecReturnAttributes as String: true]).1 as? [String: Any]
    #expect(found?[kSecAttrPort as String] as? Int == 8443)
    #expect(found?[kSecAttrAccount as String] == nil)
  }

  @Test("References lead to their item, also after it was changed, until it is deleted")
  func references() throws {
    let item = password("references").merging([kSecReturnPersistentRef as String: true]) { $1 }
    var result: CFTypeRef?
    #expect(SecItemAdd(item as CFDictionary, &result) == errSecSuccess)
    let stored = try #require(result as? Data)
    let change = [kSecAttrAccount as String: "bert"]
    #expect(
      SecItemUpdate(password("references") as CFDictionary, change as CFDictionary)
        == errSecSuccess)
    let query: [String: Any] = [kSecValuePersistentRef as String: stored]
    let found = copy(
      query, [kSecReturnAttributes as String: true, kSecReturnRef as String: true])
    let attributes = try #require(found.1 as? [String: Any])
    #expect(attributes[kSecAttrAccount as String] as? String == "bert")
    let reference = try #require(attributes[kSecValueRef as String])
    #expect(SecItemDelete([kSecValueRef as String: reference] as CFDictionary) == errSecSuccess)
    #expect(copy(query, [:]).0 == errSecItemNotFound)
  }

  @Test("The access control of an item decides when the item is accessible")
  func accessControl() throws {
    let control = try #require(
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, .userPresence, nil))
    #expect(add("control", "anna", [kSecAttrAccessControl as String: control]) == errSecSuccess)
    let found = copy(password("control"), [kSecReturnAttributes as String: true])
    let protection = (found.1 as? [String: Any])?[kSecAttrAccessible as String] as? String
    #expect(protection == kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly as String)
    var error: Unmanaged<NSError>?
    #expect(SecAccessControlCreateWithFlags(nil, "x" as NSString, [], &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
  }

  @Test("Dictionaries without a class, with wrong values or wrong attributes are refused")
  func mistakes() {
    #expect(SecItemAdd([kSecAttrAccount as String: "anna"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemDelete([:] as CFDictionary) == errSecParam)
    #expect(add("mistakes", "anna", [kSecValueData as String: "text"]) == errSecParam)
    #expect(add("mistakes", "anna", [kSecAttrServer as String: "a"]) == errSecNoSuchAttr)
    let certificate: [String: Any] = [kSecClass as String: kSecClassCertificate]
    #expect(SecItemAdd(certificate as CFDictionary, nil) == errSecUnimplemented)
    #expect(SecItemDelete(certificate as CFDictionary) == errSecItemNotFound)
    let text = SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
    #expect(text == "The item is not in the keychain.")
  }

  @Test("Case is ignored if the query says so")
  func ignoresCase() {
    #expect(add("case") == errSecSuccess)
    #expect(copy(password("CASE"), [:]).0 == errSecItemNotFound)
    #expect(copy(password("CASE"), [kSecMatchCaseInsensitive as String: true]).0 == errSecSuccess)
  }

  @Test("Random bytes fill the memory, and no more")
  func random() {
    var bytes = [UInt8](repeating: 0, count: 256)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 255, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 64)
    #expect(bytes[255] == 0)
  }
}
