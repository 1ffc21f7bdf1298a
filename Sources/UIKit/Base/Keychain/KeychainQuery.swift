import Foundation

/// The contents of a dictionary that is passed to a function of the keychain.
internal struct KeychainQuery: Sendable {
  /// The parts of items that a function returns.
  struct Parts: OptionSet, Sendable {
    let rawValue: Int
    static let data = Parts(rawValue: 1 << 0)
    static let attributes = Parts(rawValue: 1 << 1)
    static let reference = Parts(rawValue: 1 << 2)
    static let persistentReference = Parts(rawValue: 1 << 3)
  }

  var kind: KeychainClass?
  var attributes: [String: KeychainValue] = [:]
  var data: Data?
  /// The number of the item that a reference refers to.
  var number: Int?
  var parts: Parts = []
  /// The largest number of items; `nil` if there is no limit in the dictionary.
  var limit: Int?
  var ignoresCase = false
  /// Whether both items that are synchronized and other items match.
  var matchesAnySynchronization = false

  /// Reads a dictionary.
  init(_ dictionary: CFDictionary) throws {
    for (key, value) in dictionary {
      guard let key = key as? String else { throw KeychainError(status: errSecParam) }
      try read(key, value)
    }
    if let kind, !attributes.keys.allSatisfy(kind.allows) {
      throw KeychainError(status: errSecNoSuchAttr)
    }
  }

  private mutating func read(_ key: String, _ value: Any) throws {
    switch key {
    case "class":
      kind = (value as? String).flatMap { KeychainClass(rawValue: $0) }
      if kind == nil { throw KeychainError(status: errSecParam) }
    case "r_Data": read(.data, value)
    case "r_Attributes": read(.attributes, value)
    case "r_Ref": read(.reference, value)
    case "r_PersistentRef": read(.persistentReference, value)
    case "m_Limit": limit = try Self.limit(value)
    case "m_CaseInsensitive": ignoresCase = Self.isTrue(value)
    case "v_Data":
      guard let data = value as? Data else { throw KeychainError(status: errSecParam) }
      self.data = data
    case "v_Ref":
      guard let reference = value as? KeychainReference else {
        throw KeychainError(status: errSecInvalidItemRef)
      }
      number = reference.number
    case "v_PersistentRef":
      guard let data = value as? Data,
        let number = KeychainItem.number(inPersistentReference: data)
      else { throw KeychainError(status: errSecInvalidItemRef) }
      self.number = number
    // These keys have no effect: Galley never asks the user to authenticate, and there is only one
    // keychain.
    case _ where key.hasPrefix("u_") || key == "nleg": break
    case "sync" where value as? String == "syna": matchesAnySynchronization = true
    case "sync", "invi", "nega", "perm": attributes[key] = .number(Self.isTrue(value) ? 1 : 0)
    default:
      guard let value = KeychainValue(value) else { throw KeychainError(status: errSecParam) }
      attributes[key] = value
    }
  }

  private mutating func read(_ part: Parts, _ value: Any) {
    if Self.isTrue(value) { parts.insert(part) }
  }

  private static func isTrue(_ value: Any) -> Bool { (value as? NSNumber)?.boolValue == true }

  private static func limit(_ value: Any) throws -> Int {
    switch value {
    case let name as String where name == "m_LimitOne": return 1
    case let name as String where name == "m_LimitAll": return .max
    case let number as NSNumber where number.intValue > 0: return number.intValue
    default: throw KeychainError(status: errSecParam)
    }
  }

  /// Whether an item matches the query.
  ///
  /// The data and the access control of a query are not compared. If a query has neither
  /// `kSecAttrSynchronizable` nor a reference, items that are synchronized do not match.
  func matches(_ item: KeychainItem) -> Bool {
    if let number, item.number != number { return false }
    if let kind, item.kind != kind { return false }
    var wanted = attributes
    wanted["accc"] = nil
    if matchesAnySynchronization {
      wanted["sync"] = nil
    } else if number == nil, wanted["sync"] == nil {
      wanted["sync"] = .number(0)
    }
    return wanted.allSatisfy { attribute, value in
      let own = item.value(of: attribute)
      return ignoresCase ? own?.withoutCase == value.withoutCase : own == value
    }
  }

  // MARK: Results

  /// Returns the parts of items that the query asks for.
  ///
  /// Without a limit, or with a limit of one item, these are the parts of the first item. With
  /// another limit, the result is an array with one element for each item.
  func result(of items: [KeychainItem]) -> AnyObject? {
    guard !parts.isEmpty, let first = items.first else { return nil }
    if (limit ?? 1) == 1 { return result(of: first) }
    return NSArray(array: items.compactMap { result(of: $0) })
  }

  private func result(of item: KeychainItem) -> AnyObject? {
    switch parts {
    case .data: return item.data.map { NSData(data: $0) }
    case .reference: return KeychainReference(number: item.number)
    case .persistentReference: return NSData(data: item.persistentReference)
    default: break
    }
    var result: [String: Any] = [:]
    if parts.contains(.attributes) {
      result = item.attributes.mapValues { $0.object }
      result["class"] = item.kind.rawValue
    }
    if parts.contains(.data) { result["v_Data"] = item.data }
    if parts.contains(.reference) { result["v_Ref"] = KeychainReference(number: item.number) }
    if parts.contains(.persistentReference) {
      result["v_PersistentRef"] = item.persistentReference
    }
    return result as NSDictionary
  }
}
