import Foundation

/// Converts values of the type `Any` to numbers.
///
/// Such a value, for example in a dictionary, may have any numeric type, or be an `NSNumber`.
internal enum Numbers {
  /// Returns a value as a `Double`; `nil` if it is not a number.
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

  /// Returns a number or a Boolean as an `NSNumber`; `nil` for any other value.
  static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as Bool: NSNumber(value: value)
    default: nil
    }
  }

  /// Returns a whole number or a Boolean as an `Int`; `nil` for any other value.
  ///
  /// A value whose type is not an integer type is converted only if it is smaller than 10¹⁵.
  static func integer(_ value: Any?) -> Int? {
    if let number = value as? any BinaryInteger { return Int(exactly: number) }
    guard let number = double(value), number.magnitude < 1e15 else { return nil }
    return Int(exactly: number)
  }
}
