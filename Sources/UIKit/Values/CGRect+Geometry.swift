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
