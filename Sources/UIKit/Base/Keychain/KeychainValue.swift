import Foundation

/// The value of an attribute of an item in the keychain.
internal enum KeychainValue: Hashable, Sendable {
  case text(String)
  case data(Data)
  case number(Int64)
  case date(Date)
  case control(SecAccessControl)

  /// Creates the value from a value in a dictionary of attributes; `nil` if no attribute can have a
  /// value of that type.
  init?(_ value: Any) {
    switch value {
    case let control as SecAccessControl: self = .control(control)
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let number as NSNumber: self = .number(number.int64Value)
    default: return nil
    }
  }

  /// The value as an object of Foundation.
  var object: AnyObject {
    switch self {
    case .text(let text): NSString(string: text)
    case .data(let data): NSData(data: data)
    case .number(let number): NSNumber(value: number)
    case .date(let date): date as NSDate
    case .control(let control): control
    }
  }

  /// The text without the case of its letters; other values do not change.
  var withoutCase: KeychainValue {
    guard case .text(let text) = self else { return self }
    return .text(text.lowercased())
  }
}
