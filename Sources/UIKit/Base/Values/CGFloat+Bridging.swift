import Foundation

/// `as? CGFloat` reads the value of an `NSNumber`, and `as NSNumber` makes an `NSNumber` of a
/// `CGFloat`, as with the Objective-C runtime.
///
///     label.text = formatter.string(from: view.alpha as NSNumber)
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads a number from an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads a number from an object, if a `Double` can represent the number exactly.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = (source as? Double).map { CGFloat($0) }
    return result != nil
  }

  /// Returns the number of an object; zero, if there is no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
