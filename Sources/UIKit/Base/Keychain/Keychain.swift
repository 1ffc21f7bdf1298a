import Foundation
import Synchronization

/// The keychain of the process.
internal enum Keychain {
  private struct State: Sendable {
    /// The items in the order in which they were added.
    var items: [KeychainItem] = []
    /// The number of items that were ever added.
    var count = 0
  }

  private static let state = Mutex(State())

  /// The access group of items that are added without an access group.
  private static var ownGroup: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// Calls a closure, and returns the status of its error; `errSecSuccess` if there is no error.
  static func status(of body: () throws -> Void) -> OSStatus {
    do {
      try body()
      return errSecSuccess
    } catch {
      return (error as? KeychainError)?.status ?? errSecInternalError
    }
  }

  /// Adds an item and returns it.
  ///
  /// - Complexity: O(*n*) in the number of items.
  static func add(_ query: KeychainQuery) throws -> KeychainItem {
    guard let kind = query.kind, query.number == nil, !query.matchesAnySynchronization else {
      throw KeychainError(status: errSecParam)
    }
    if kind == .certificate || kind == .identity {
      throw KeychainError(status: errSecUnimplemented)
    }
    if query.attributes["accc"] != nil, query.attributes["pdmn"] != nil {
      throw KeychainError(status: errSecParam)
    }
    return try state.withLock { state in
      var item = KeychainItem(
        kind: kind, number: state.count + 1,
        attributes: [
          "agrp": .text(ownGroup), "cdat": .date(Date()), "pdmn": .text("ak"), "sync": .number(0),
        ])
      item.apply(query)
      try item.check()
      let identity = item.identity
      if state.items.contains(where: { $0.identity == identity }) {
        throw KeychainError(status: errSecDuplicateItem)
      }
      state.count += 1
      state.items.append(item)
      return item
    }
  }

  /// Returns the items that match a query, in the order in which they were added.
  ///
  /// - Complexity: O(*n*) in the number of items.
  static func items(matching query: KeychainQuery) throws -> [KeychainItem] {
    try checkScope(of: query)
    let found = state.withLock { $0.items.filter(query.matches) }
    guard !found.isEmpty else { throw KeychainError(status: errSecItemNotFound) }
    return Array(found.prefix(query.limit ?? 1))
  }

  /// Changes all items that match a query. If one of these items can't be changed, no item changes.
  ///
  /// - Complexity: O(*n*) in the number of items.
  static func update(_ query: KeychainQuery, with change: KeychainQuery) throws {
    try checkScope(of: query)
    guard isWhole(query), query.parts.isEmpty, isWhole(change), change.parts.isEmpty,
      change.kind == nil, change.number == nil, !change.matchesAnySynchronization,
      change.attributes["accc"] == nil || change.attributes["pdmn"] == nil
    else { throw KeychainError(status: errSecParam) }
    try state.withLock { state in
      var items = state.items
      var isFound = false
      for index in items.indices where query.matches(items[index]) {
        guard change.attributes.keys.allSatisfy(items[index].kind.allows) else {
          throw KeychainError(status: errSecNoSuchAttr)
        }
        isFound = true
        items[index].apply(change)
        try items[index].check()
      }
      guard isFound else { throw KeychainError(status: errSecItemNotFound) }
      guard Set(items.map(\.identity)).count == items.count else {
        throw KeychainError(status: errSecDuplicateItem)
      }
      state.items = items
    }
  }

  /// Removes all items that match a query.
  ///
  /// - Complexity: O(*n*) in the number of items.
  static func remove(_ query: KeychainQuery) throws {
    try checkScope(of: query)
    guard isWhole(query) else { throw KeychainError(status: errSecParam) }
    let isFound = state.withLock { state in
      let count = state.items.count
      state.items.removeAll(where: query.matches)
      return state.items.count < count
    }
    if !isFound { throw KeychainError(status: errSecItemNotFound) }
  }

  /// Throws an error unless a query has a class or refers to an item.
  private static func checkScope(of query: KeychainQuery) throws {
    if query.kind == nil, query.number == nil { throw KeychainError(status: errSecParam) }
  }

  /// Whether a query has no limit on the number of items, or has the limit `kSecMatchLimitAll`.
  private static func isWhole(_ query: KeychainQuery) -> Bool { (query.limit ?? .max) == .max }
}
