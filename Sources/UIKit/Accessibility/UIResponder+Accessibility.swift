import Foundation

// What the members in `UIResponder`'s body answer with.

extension UIResponder {
  /// Where it is on the screen, if nobody says: a view is where it is.
  internal var defaultAccessibilityFrame: CGRect {
    if let frame = accessibilityDefaults.frame { return frame }
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  /// Which element an element is.
  internal func defaultIndex(of element: Any) -> Int {
    let count = accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return NSNotFound }
    let wanted = element as AnyObject
    return (0..<count).first { index in
      accessibilityElement(at: index).map { $0 as AnyObject } === wanted
    } ?? NSNotFound
  }
}

extension UIView {
  /// Whether it keeps its colors where the user has asked for inverted ones. Nothing is inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors ?? false }
    set { accessibility.ignoresInvertColors = newValue }
  }
}
