import Foundation

// Geometry in text, and in archives.

extension NSCoder {
  /// The point that a text says, `{1, 2}`; the origin if it says none.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The size that a text says, `{1, 2}`; none if it says none.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The rectangle that a text says, `{{1, 2}, {3, 4}}`; none if it says none.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The insets that a text says, `{1, 2, 3, 4}`; none if it says none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }

  /// The size as text.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }

  /// The rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }

  /// The insets as text.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }

  private class func numbers(in string: String, count: Int) -> [CGFloat] {
    let parts = string.split { "{}, ".contains($0) }.compactMap { Double($0) }
    return (parts.count == count ? parts : [Double](repeating: 0, count: count)).map { CGFloat($0) }
  }
}

/// The point that a text says, `{1, 2}`.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// The size that a text says, `{1, 2}`.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// The rectangle that a text says, `{{1, 2}, {3, 4}}`.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// The insets that a text says, `{1, 2, 3, 4}`.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

// MARK: - Archives

extension NSCoder {
  /// The point under a key; the origin if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// The size under a key; none if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// The rectangle under a key; none if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Puts insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSStringFromUIEdgeInsets(insets) as NSString, forKey: key)
  }

  /// The insets under a key; none if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    guard containsValue(forKey: key) else { return .zero }
    let text = decodeObject(of: NSString.self, forKey: key)
    return NSCoder.uiEdgeInsets(for: text.map { "\($0)" } ?? "")
  }
}
