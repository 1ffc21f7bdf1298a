import Foundation

/// Numbers as they come in dictionaries of anything: bare, or in an object.
internal enum Numbers {
  /// A number, if it is one.
  static func double(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  /// A whole number, if it is one, or a flag.
  static func integer(_ value: Any?) -> Int? {
    if let number = value as? Int { return number }
    guard let number = double(value), number.magnitude < 1e15 else { return nil }
    return Int(number)
  }
}
