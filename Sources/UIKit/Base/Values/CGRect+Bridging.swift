import Foundation

/// A rectangle in an `NSValue` can be unwrapped with `as? CGRect`, as with the Objective-C runtime.
///
///     let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Unwraps a rectangle from an object that contains one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Unwraps a rectangle from an object, if it contains one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0 else { return false }
    result = source.rectValue
    return true
  }

  /// Returns the rectangle that an object contains; an empty rectangle if there is no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
