import Foundation

/// An item in the keychain.
internal struct KeychainItem: Sendable {
  let kind: KeychainClass
  /// The number of the item, which never changes and which no other item has.
  let number: Int
  var attributes: [String: KeychainValue]
  var data: Data?

  /// Returns the value of an attribute.
  ///
  /// If the attribute is a primary key that was not set, the value is zero or an empty text.
  func value(of attribute: String) -> KeychainValue? {
    if let value = attributes[attribute] { return value }
    guard kind.primaryKeys.contains(attribute) else { return nil }
    return ["port", "crtr", "bsiz", "esiz"].contains(attribute) ? .number(0) : .text("")
  }

  /// The values by which the item differs from all other items.
  var identity: [KeychainValue?] {
    var values = kind.primaryKeys.map { value(of: $0) }
    values.append(.text(kind.rawValue))
    return values
  }

  /// The persistent reference to the item, which an app can store.
  var persistentReference: Data {
    withUnsafeBytes(of: UInt64(number).bigEndian) { Data(kind.rawValue.utf8) + Data($0) }
  }

  /// Returns the number of the item that a persistent reference refers to; `nil` if the data is not
  /// such a reference.
  static func number(inPersistentReference data: Data) -> Int? {
    guard data.count == 12 else { return nil }
    let number = data.dropFirst(4).reduce(UInt64(0)) { ($0 << 8) | UInt64($1) }
    return Int(exactly: number)
  }

  /// Sets the attributes and the data that a query contains.
  mutating func apply(_ change: KeychainQuery) {
    attributes.merge(change.attributes) { $1 }
    if case .control(let control) = change.attributes["accc"] {
      attributes["pdmn"] = .text(control.protection)
    } else if change.attributes["pdmn"] != nil {
      attributes["accc"] = nil
    }
    if let data = change.data { self.data = data }
    attributes["mdat"] = .date(Date())
  }

  /// Throws an error if the accessibility is not a known value, or if the item is to be
  /// synchronized and its accessibility excludes synchronization.
  func check() throws {
    guard case .text(let protection) = attributes["pdmn"],
      SecAccessControl.protections.contains(protection)
    else { throw KeychainError(status: errSecParam) }
    // An item that must not leave this device can't be synchronized with other devices.
    if attributes["sync"] == .number(1), protection.hasSuffix("u") {
      throw KeychainError(status: errSecParam)
    }
  }
}

/// A reference to an item, which is valid as long as the process runs.
internal final class KeychainReference: NSObject {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }
}

/// An error of the keychain.
internal struct KeychainError: Error {
  let status: OSStatus
}
