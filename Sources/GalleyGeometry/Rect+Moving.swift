extension Rect {
  // MARK: Moving

  /// Returns the rectangle moved by the given distances.
  ///
  /// The result is `null` for the `null` rectangle.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return self }
    return Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  // MARK: Shrinking

  /// Returns the rectangle with every side moved inward, or outward if a distance is negative.
  ///
  /// The center does not move. If the width or the height would become negative, the result is
  /// `null`.
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

  /// Returns the rectangle with each side moved inward by `insets`.
  ///
  /// If the insets exceed the rectangle, `size` has a *negative* width or height, as with
  /// `CGRect.inset(by:)` in UIKit. Check `size` to recognize this, because the properties `width`
  /// and `height` of the rectangle are never negative.
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
