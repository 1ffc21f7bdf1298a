import Foundation

/// Reads numbers from dictionaries of any values, in which they may be objects.
internal enum Numbers {
  /// Returns a number, if the value is one.
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

  /// Returns an integer, if the value is a whole number or a Boolean.
  static func integer(_ value: Any?) -> Int? {
    if let number = value as? Int { return number }
    guard let number = double(value), number.magnitude < 1e15 else { return nil }
    return Int(exactly: number)
  }
}
