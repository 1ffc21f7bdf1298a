import Foundation

/// Adds an item to the keychain.
///
///     let item: [String: Any] = [
///       kSecClass as String: kSecClassGenericPassword,
///       kSecAttrService as String: "token", kSecAttrAccount as String: "anna",
///       kSecValueData as String: Data("secret".utf8),
///     ]
///     SecItemAdd(item as CFDictionary, nil)                  // errSecSuccess
///     SecItemAdd(item as CFDictionary, nil)                  // errSecDuplicateItem
///
/// - Parameters:
///   - attributes: The class, the attributes and the data of the item.
///   - result: Set to the parts of the item that `attributes` asks for, for example with
///     `kSecReturnPersistentRef`.
/// - Returns: `errSecDuplicateItem` if the keychain has an equal item. Two generic passwords are
///   equal if they have the same account, service, access group and synchronization. Two internet
///   passwords are equal if they have the same account, server, port, path, protocol, security
///   domain, authentication scheme, access group and synchronization.
/// - Complexity: O(*n*) in the number of items.
/// - Differs: the keychain is empty when the process starts, and is not stored. It is always
///   unlocked, it has every access group, and the user is never asked. Certificates and identities
///   cannot be added (`errSecUnimplemented`).
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.status {
    let query = try KeychainQuery(attributes)
    let item = try Keychain.add(query)
    if let result, !query.parts.isEmpty { result.pointee = query.result(of: [item]) }
  }
}

/// Finds items in the keychain.
///
///     let query: [String: Any] = [
///       kSecClass as String: kSecClassGenericPassword,
///       kSecAttrService as String: "token", kSecReturnData as String: true,
///     ]
///     var result: CFTypeRef?
///     SecItemCopyMatching(query as CFDictionary, &result)    // errSecSuccess
///     let secret = result as? Data
///
/// - Parameters:
///   - query: The class and the attributes of the items, and the keys of the parts to return. Items
///     that are synchronized are found only if the query has a reference, or if the value of
///     `kSecAttrSynchronizable` is `true` or `kSecAttrSynchronizableAny`.
///   - result: Set to the part of the item, or to a dictionary if there are several parts. If the
///     query has a limit other than one item, the result is an array with one element for each
///     item.
/// - Returns: `errSecItemNotFound` if no item matches.
/// - Complexity: O(*n*) in the number of items.
/// - Unverified: whether a reference to a password (`kSecReturnRef`) is an object on iOS, too.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.status {
    let query = try KeychainQuery(query)
    let items = try Keychain.items(matching: query)
    if let result { result.pointee = query.result(of: items) }
  }
}

/// Changes the attributes and the data of all items that match a query.
///
///     SecItemUpdate(
///       query as CFDictionary, [kSecValueData as String: Data("new".utf8)] as CFDictionary)
///
/// - Returns: `errSecItemNotFound` if no item matches, `errSecDuplicateItem` if an item would be a
///   duplicate of another item, and `errSecParam` if `query` asks for parts of items, or has a
///   limit other than `kSecMatchLimitAll`. In case of an error, no item changes.
/// - Complexity: O(*n*) in the number of items.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.status {
    try Keychain.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate))
  }
}

/// Removes all items that match a query.
///
///     SecItemDelete([kSecClass as String: kSecClassGenericPassword] as CFDictionary)
///
/// - Returns: `errSecItemNotFound` if no item matches, and `errSecParam` if `query` has a limit
///   other than `kSecMatchLimitAll`.
/// - Complexity: O(*n*) in the number of items.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.status { try Keychain.remove(KeychainQuery(query)) }
}
