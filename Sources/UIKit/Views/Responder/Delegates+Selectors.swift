import Foundation

/// A delegate that has the method `responds(to:)`.
public protocol _SelectorResponding: NSObjectProtocol {}

extension _SelectorResponding {
  /// Whether the delegate has a method with a name.
  @_disfavoredOverload
  public func responds(to selector: Selector!) -> Bool {
    selector?.isAnswered(byObjectsOf: type(of: self)) ?? false
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Whether the class itself has a method with a name.
  ///
  /// - Differs: always `false`: type methods can't be found by name.
  public static func responds(to selector: Selector!) -> Bool { false }
}
