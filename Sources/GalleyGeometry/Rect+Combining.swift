extension Rect {
  // MARK: Two rectangles

  /// Returns the smallest rectangle that encloses this rectangle and another.
  ///
  /// The `null` rectangle has no effect. As in Core Graphics, a rectangle without an area is
  /// included.
  ///
  ///     let header = Rect(x: 0, y: 0, width: 320, height: 44)
  ///     header.union(Rect(x: 0, y: 100, width: 10, height: 10))   // (0, 0, 320, 110)
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    return Rect(
      fromX: Swift.min(minX, other.minX), y: Swift.min(minY, other.minY),
      toX: Swift.max(maxX, other.maxX), y: Swift.max(maxY, other.maxY))
  }

  /// Returns the rectangle that this rectangle and another have in common; `null` if they do not
  /// intersect.
  ///
  ///     let window = Rect(x: 0, y: 0, width: 320, height: 480)
  ///     window.intersection(Rect(x: 300, y: 470, width: 50, height: 50))   // (300, 470, 20, 10)
  ///     window.intersection(Rect(x: 320, y: 0, width: 10, height: 10))    // null: they only touch
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .null }
    return Rect(
      fromX: Swift.max(minX, other.minX), y: Swift.max(minY, other.minY),
      toX: Swift.min(maxX, other.maxX), y: Swift.min(maxY, other.maxY))
  }

  /// Whether the rectangles overlap.
  ///
  /// Rectangles that only touch do not overlap. A list uses this rule to determine which elements
  /// are visible.
  ///
  /// A rectangle without an area overlaps another rectangle if it lies strictly inside of the other
  /// rectangle.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    !isNull && !other.isNull
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  // MARK: Containing

  /// Whether `point` lies inside of the rectangle.
  ///
  /// The left and top sides belong to the rectangle, and the right and bottom sides do not. So
  /// tiles side by side share no point.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether `other` lies inside of the rectangle. `other` may touch the sides.
  ///
  /// Every rectangle contains `null`.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    if other.isNull { return true }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  // MARK: Two corners

  /// Creates the rectangle between its top left corner and its bottom right corner.
  @inlinable
  internal init(fromX left: Double, y top: Double, toX right: Double, y bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
