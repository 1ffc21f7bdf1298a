import GalleyGeometry

// The bounds of a stroked path.

extension Path {
  /// Returns a rectangle around the stroked path, including the width of the line, its caps and its
  /// joins.
  ///
  ///     Path(Rect(x: 0, y: 0, width: 10, height: 10)).bounds(stroked: StrokeStyle(width: 2))
  ///     // (-1, -1, 12, 12)
  ///
  /// - Complexity: O(*n*) in the elements.
  public func bounds(stroked style: StrokeStyle) -> Rect {
    guard style.width > 0, style.width.isFinite else { return .null }
    let bounds = bounds
    guard !bounds.isNull else { return .null }
    let half = style.width / 2
    // The corner of a square cap is √2 times as far from the end of the line as the cap's edge.
    let reach = style.cap == .square ? half * 1.414_213_562_373_095_1 : half
    var rect = bounds.insetBy(dx: -reach, dy: -reach)
    guard style.join == .miter else { return rect }
    var tips = Box()
    forEachCorner { corner, arriving, leaving in
      // If the path turns by an angle a, its miter reaches 1 / cos(a / 2) times as far from the
      // corner as the edge of the line.
      let cosine = arriving.x * leaving.x + arriving.y * leaving.y
      let ratio = Elementary.squareRoot(2 / (1 + cosine))
      guard ratio <= style.miterLimit, let outwards = (arriving - leaving).direction else { return }
      tips.add(
        Point(x: corner.x + outwards.x * half * ratio, y: corner.y + outwards.y * half * ratio))
    }
    if !tips.rect.isNull { rect = rect.union(tips.rect) }
    return rect
  }

  /// Calls the closure with each point at which one element ends and the next begins, and with the
  /// directions of both elements at that point.
  private func forEachCorner(_ body: (Point, _ arriving: Point, _ leaving: Point) -> Void) {
    var start: Point?
    var last: Point?
    var firstDirection: Point?
    var lastDirection: Point?
    func step(from: Point, to: Point, leaving: Point?, arriving: Point?) {
      guard let leaving, let arriving else { return }
      if let lastDirection { body(from, lastDirection, leaving) }
      firstDirection = firstDirection ?? leaving
      lastDirection = arriving
    }
    for element in elements where element.isFinite {
      switch element {
      case .move(let point):
        (start, last, firstDirection, lastDirection) = (point, point, nil, nil)
      case .line(let point):
        if let from = last {
          let direction = (point - from).direction
          step(from: from, to: point, leaving: direction, arriving: direction)
        }
        last = point
      case .curve(let point, let control1, let control2):
        if let from = last {
          let leaving = [control1, control2, point].lazy.compactMap { ($0 - from).direction }.first
          let arriving = [control2, control1, from].lazy.compactMap { (point - $0).direction }.first
          step(from: from, to: point, leaving: leaving, arriving: arriving)
        }
        last = point
      case .close:
        if let from = last, let start {
          let direction = (start - from).direction
          step(from: from, to: start, leaving: direction, arriving: direction)
          if let lastDirection, let firstDirection { body(start, lastDirection, firstDirection) }
        }
        (last, firstDirection, lastDirection) = (start, nil, nil)
      }
    }
  }
}

extension Point {
  /// The vector in the same direction with length one; `nil` for a vector of length zero.
  fileprivate var direction: Point? {
    let length = distance(to: .zero)
    guard length > 0, length.isFinite else { return nil }
    return Point(x: x / length, y: y / length)
  }
}
