import Foundation

/// The targets of actions.
internal enum ActionTarget {
  /// Returns a target as an object.
  ///
  /// Traps for a value that is not an object, because nothing would retain it.
  ///
  /// In the initial value of a property that is not lazy, `self` is a function. As on a phone, such
  /// a target is ignored: the result is `nil`.
  ///
  /// - Parameter method: The method that was called with the target.
  static func object(_ target: Any, in method: String) -> AnyObject? {
    if type(of: target) is AnyClass { return target as AnyObject }
    if "\(type(of: target))".contains(" -> ") { return nil }
    Misuse.trap(
      method, "\(target) is a value, which nothing would retain: a target must be an object")
  }
}
