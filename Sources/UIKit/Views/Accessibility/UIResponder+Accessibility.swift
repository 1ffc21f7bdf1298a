import Foundation

// The defaults of the accessibility members in the body of `UIResponder`.

extension UIResponder {
  /// The frame on the screen of a responder for which no frame was set: for a view, the frame of
  /// the view.
  internal var defaultAccessibilityFrame: CGRect {
    if let frame = accessibilityDefaults.frame { return frame }
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  /// Returns the index of an element in the container; `NSNotFound` if the container does not have
  /// the element.
  internal func defaultIndex(of element: Any) -> Int {
    let count = accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return NSNotFound }
    let wanted = element as AnyObject
    return (0..<count).first { index in
      accessibilityElement(at: index).map { $0 as AnyObject } === wanted
    } ?? NSNotFound
  }
}
