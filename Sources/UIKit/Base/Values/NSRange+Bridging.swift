import Foundation

/// A range is converted to an object with `as NSValue`, and is read from the object with
/// `as? NSRange`, as with the Objective-C runtime.
extension NSRange: @retroactive _ObjectiveCBridgeable {
  /// Returns the range as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(range: self) }

  /// Reads a range from an object that contains one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSRange?) {
    result = source.rangeValue
  }

  /// Reads a range from an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout NSRange?
  ) -> Bool {
    let range = NSValue(range: NSRange(location: 0, length: 0))
    guard strcmp(source.objCType, range.objCType) == 0 else { return false }
    result = source.rangeValue
    return true
  }

  /// Returns the range that an object contains; an empty range if there is no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSRange {
    source?.rangeValue ?? NSRange(location: 0, length: 0)
  }
}
