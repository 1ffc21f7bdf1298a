extension Rect {
  // MARK: Two rectangles

  /// Returns the smallest rectangle that encloses both.
  ///
  /// `null` adds nothing. A rectangle without an area does count, as in Core Graphics: its position
  /// is included.
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

  /// Returns the rectangle that both have in common, or `null` if they do not intersect.
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

  /// Returns whether the rectangles overlap.
  ///
  /// Touching sides are not enough; a list decides in the same way what is on screen.
  ///
  /// A rectangle without an area overlaps another if it lies strictly inside.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    !isNull && !other.isNull
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  // MARK: Containing

  /// Returns whether `point` lies inside.
  ///
  /// The left and top sides belong to a rectangle, the right and bottom sides do not, so that tiles
  /// side by side share no point.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether `other` lies inside, sides included.
  ///
  /// Every rectangle contains `null`.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    if other.isNull { return true }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  // MARK: Two corners

  /// Creates the rectangle between two opposite corners, the first of which is the top left.
  @inlinable
  internal init(fromX left: Double, y top: Double, toX right: Double, y bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
