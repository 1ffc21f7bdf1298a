import Foundation

/// The order of two values of unknown type, as `compare(_:)` of Foundation's classes returns it.
///
/// Predicates, sort descriptors, and the key path operators `@min` and `@max` use this order.
///
///     ValueOrder.find("a", "B", options: .caseInsensitive)   // .orderedAscending
///     ValueOrder.find(2, NSNumber(value: 1.5))               // .orderedDescending
///     ValueOrder.find(2, "two")                              // nil
internal enum ValueOrder {
  /// Returns the order of two texts, numbers or dates, or of two values of the same `Comparable`
  /// type; `nil` for other values.
  static func find(
    _ one: Any, _ other: Any, options: String.CompareOptions = []
  ) -> ComparisonResult? {
    if let one = text(one), let other = text(other) { return one.compare(other, options: options) }
    if let one = date(one), let other = date(other) { return one.compare(other) }
    if let one = converted(one, to: Double.self), let other = converted(other, to: Double.self) {
      return order(one, other)
    }
    return (one as? any Comparable).flatMap { order($0, other) }
  }

  /// Returns the order of two values, and traps if the values have no order.
  static func compare(_ one: Any, _ other: Any) -> ComparisonResult {
    if let order = find(one, other) { return order }
    Misuse.trap(
      "-[\(type(of: one)) compare:]: unrecognized selector sent to instance",
      "texts, numbers, dates and Comparable values have an order, if both are of the same kind. "
        + "The other value is of the type \(type(of: other))")
  }

  /// Returns a value as a `String`; `nil` if it is not a string.
  static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String($0) }
  }

  private static func date(_ value: Any) -> Date? {
    (value as? Date)
      ?? (value as? NSDate).map {
        Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      }
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Any) -> ComparisonResult? {
    guard let other = other as? Value else { return nil }
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }
}
