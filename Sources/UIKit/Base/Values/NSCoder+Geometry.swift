import Foundation

// Geometry as text, and in archives.

extension NSCoder {
  /// Returns the point in a text such as `{1, 2}`; the origin if the text contains no point.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the size in a text such as `{1, 2}`; a zero size if the text contains no size.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle in a text such as `{{1, 2}, {3, 4}}`; a zero rectangle if the text
  /// contains no rectangle.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the insets in a text such as `{1, 2, 3, 4}`; zero insets if the text contains no
  /// insets.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }

  /// Returns the size as text.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }

  /// Returns the rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }

  /// Returns the insets as text.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }

  private class func numbers(in string: String, count: Int) -> [CGFloat] {
    let parts = string.split { "{}, ".contains($0) }.compactMap { Double($0) }
    return (parts.count == count ? parts : [Double](repeating: 0, count: count)).map { CGFloat($0) }
  }
}

/// Returns the point in a text such as `{1, 2}`.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// Returns the size in a text such as `{1, 2}`.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// Returns the rectangle in a text such as `{{1, 2}, {3, 4}}`.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Returns the insets in a text such as `{1, 2, 3, 4}`.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

// MARK: - Archives

extension NSCoder {
  /// Returns the point of a key; the origin if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Returns the size of a key; a zero size if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Returns the rectangle of a key; a zero rectangle if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Encodes insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key)
  }

  /// Returns the insets of a key; zero insets if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    guard containsValue(forKey: key) else { return .zero }
    let text = decodeObject(of: NSString.self, forKey: key)
    return NSCoder.uiEdgeInsets(for: text.map { "\($0)" } ?? "")
  }
}
