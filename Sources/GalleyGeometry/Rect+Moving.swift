extension Rect {
  // MARK: Moving

  /// Returns the rectangle moved by the given distances.
  ///
  /// `null` stays `null`.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return self }
    return Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  // MARK: Shrinking

  /// Returns the rectangle with every side moved inward, or outward if a distance is negative.
  ///
  /// The center stays. If nothing can be left, the result is `null`.
  ///
  ///     let row = Rect(x: 0, y: 0, width: 320, height: 44)
  ///     row.insetBy(dx: 10, dy: 2)    // (10, 2, 300, 40)
  ///     row.insetBy(dx: 0, dy: 23)    // null
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return self }
    let (width, height) = (self.width - 2 * dx, self.height - 2 * dy)
    if width < 0 || height < 0 { return .null }
    return Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the rectangle without `insets` on each side.
  ///
  /// Insets that exceed the rectangle leave a *negative* extent in `size`, as `CGRect.inset(by:)`
  /// does in UIKit. Read `size` to recognize it: `width` and `height` are never negative.
  ///
  ///     let row = Rect(x: 0, y: 0, width: 320, height: 44)
  ///     row.inset(by: Insets(top: 4, left: 16, bottom: 0, right: 4))   // (16, 4, 300, 40)
  @inlinable
  public func inset(by insets: Insets) -> Rect {
    if isNull { return self }
    return Rect(
      origin: Point(x: minX + insets.left, y: minY + insets.top),
      size: Size(width: width, height: height).inset(by: insets))
  }
}
