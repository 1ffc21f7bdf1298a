import Foundation

// What Core Graphics says of points, sizes and rectangles beside what Foundation has.

extension CGPoint {
  /// Whether two points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether two sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles are the same once both have no negative extent.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

// MARK: - As text

/// The point as text: `{10, 20}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(point.x.plain), \(point.y.plain)}"
}

/// The size as text: `{10, 20}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(size.width.plain), \(size.height.plain)}"
}

/// The rectangle as text: `{{0, 0}, {10, 20}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// The transform as text: `[1, 0, 0, 1, 10, 20]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let entries = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[" + entries.map { $0.plain }.joined(separator: ", ") + "]"
}

/// The insets as text: `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  let sides = [insets.top, insets.left, insets.bottom, insets.right]
  return "{" + sides.map { $0.plain }.joined(separator: ", ") + "}"
}

/// The offset as text: `{1, 2}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  "{\(offset.horizontal.plain), \(offset.vertical.plain)}"
}

// MARK: - From text, and back

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
