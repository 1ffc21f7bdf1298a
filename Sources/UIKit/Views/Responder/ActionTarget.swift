import Foundation

/// The targets of actions.
internal enum ActionTarget {
  /// Returns a target as an object. Another value stops the program, because nothing would retain it.
  ///
  /// In the closure of a property that is not lazy, `self` is a function. As on a phone, such a
  /// target is none.
  ///
  /// - Parameter method: The method that was called with the target.
  static func object(_ target: Any, in method: String) -> AnyObject? {
    if type(of: target) is AnyClass { return target as AnyObject }
    if "\(type(of: target))".contains(" -> ") { return nil }
    Misuse.trap(
      method, "\(target) is a value, which nothing would retain: a target must be an object")
  }
}
