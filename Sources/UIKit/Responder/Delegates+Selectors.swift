import Foundation

// On a phone every delegate is an object that can be asked for its methods.

extension NSObjectProtocol where Self: NSObject {
  /// Whether the class itself has a method of a name.
  ///
  /// - Differs: always `false`: methods of types are not found by their names.
  public static func responds(to selector: Selector!) -> Bool { false }
}

extension UIScrollViewDelegate {
  /// Whether the delegate has a method of a name.
  @_disfavoredOverload
  public nonisolated func responds(to selector: Selector!) -> Bool { isKnown(selector, to: self) }
}

extension UITextFieldDelegate {
  /// Whether the delegate has a method of a name.
  @_disfavoredOverload
  public nonisolated func responds(to selector: Selector!) -> Bool { isKnown(selector, to: self) }
}

extension UIGestureRecognizerDelegate {
  /// Whether the delegate has a method of a name.
  @_disfavoredOverload
  public nonisolated func responds(to selector: Selector!) -> Bool { isKnown(selector, to: self) }
}

extension UINavigationControllerDelegate {
  /// Whether the delegate has a method of a name.
  @_disfavoredOverload
  public nonisolated func responds(to selector: Selector!) -> Bool { isKnown(selector, to: self) }
}

extension UISearchBarDelegate {
  /// Whether the delegate has a method of a name.
  @_disfavoredOverload
  public nonisolated func responds(to selector: Selector!) -> Bool { isKnown(selector, to: self) }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Whether the delegate has a method of a name.
  @_disfavoredOverload
  public nonisolated func responds(to selector: Selector!) -> Bool { isKnown(selector, to: self) }
}

private func isKnown(_ selector: Selector?, to object: AnyObject) -> Bool {
  selector?.isKnown(to: object) ?? false
}
