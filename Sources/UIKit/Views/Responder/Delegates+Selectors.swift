import Foundation

/// A delegate that can be asked for its methods, whatever its class is.
///
/// On a phone every delegate is an Objective-C object with `responds(to:)`.
public protocol _SelectorResponding: AnyObject {}

extension _SelectorResponding {
  /// Whether the delegate has a method with a name.
  @_disfavoredOverload
  public func responds(to selector: Selector!) -> Bool {
    selector?.isAnswered(byObjectsOf: type(of: self)) ?? false
  }

  /// Whether the delegate is equal to an object, as `NSObject.isEqual(_:)` says.
  @_disfavoredOverload
  public func isEqual(_ object: Any?) -> Bool {
    if let known = self as? NSObject { return known.isEqual(object) }
    return object.map { ($0 as AnyObject) === self } ?? false
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Whether the class itself has a method with a name.
  ///
  /// - Differs: always `false`: methods of types are not found by their names.
  public static func responds(to selector: Selector!) -> Bool { false }
}
