import Foundation

/// The targets of actions.
internal enum ActionTarget {
  /// Returns a target as an object.
  ///
  /// Traps if the target is a value and not an object, because the caller could not retain the
  /// value.
  ///
  /// In the initial value of a property that is not lazy, `self` is a method of the class instead
  /// of the object. As on a phone, a target that is a function is ignored, and the result is `nil`.
  ///
  /// - Parameter method: The method that was called with the target.
  static func object(_ target: Any, in method: String) -> AnyObject? {
    let target = unboxed(target)
    if type(of: target) is AnyClass { return target as AnyObject }
    if "\(type(of: target))".contains(" -> ") { return nil }
    Misuse.trap(
      method, "\(target) is a value, which nothing would retain: a target must be an object")
  }

  /// Returns the object in an `AnyHashable`. Any other target is returned unchanged.
  ///
  /// The elements of `UIControl.allTargets` are such values. A test may pass them on as targets.
  static func unboxed(_ target: Any) -> Any {
    guard type(of: target) == AnyHashable.self, let box = target as? AnyHashable else {
      return target
    }
    return box.base
  }
}
