import Foundation

/// A rectangle that was put into an `NSValue` can be taken out with `as? CGRect`, as with the Objective-C runtime.
///
///     let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes a rectangle out of an object that holds one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Takes a rectangle out of an object, if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0 else { return false }
    result = source.rectValue
    return true
  }

  /// Takes a rectangle out of an object that holds one; an empty one, if there is no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
