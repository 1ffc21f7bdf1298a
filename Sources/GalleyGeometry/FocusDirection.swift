/// A direction in which the focus moves from a rectangle to the nearest other rectangle.
///
///     let row = (0..<3).map { Rect(x: Double($0) * 50, y: 0, width: 40, height: 40) }
///     FocusDirection(x: 1, y: 0).nearest(to: row[0], among: row)      // 1
package struct FocusDirection: Hashable, Sendable {
  /// 1 to the right, -1 to the left, otherwise 0.
  private let x: Double
  /// 1 downwards, -1 upwards, otherwise 0.
  private let y: Double

  /// Creates a direction.
  ///
  /// If `x` is not zero, the direction is horizontal.
  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Returns the index of the rectangle that is nearest in the direction; `nil` if there is none.
  ///
  /// A rectangle straight ahead is preferred to a rectangle at the side.
  package func nearest(to start: Rect, among rects: [Rect]) -> Int? {
    var best: (index: Int, cost: Double)?
    for (index, rect) in rects.enumerated() {
      guard let cost = cost(from: start, to: rect) else { continue }
      if cost < best?.cost ?? .infinity { best = (index, cost) }
    }
    return best?.index
  }

  /// Returns the distance of a rectangle, with a penalty for its distance from the straight line.
  /// Returns `nil` if the rectangle is not ahead.
  private func cost(from start: Rect, to rect: Rect) -> Double? {
    let isHorizontal = x != 0
    let ahead =
      isHorizontal ? (rect.midX - start.midX) * x : (rect.midY - start.midY) * y
    guard ahead > 0.5 else { return nil }
    let (low, high, start0, start1) =
      isHorizontal
      ? (rect.minY, rect.maxY, start.minY, start.maxY)
      : (rect.minX, rect.maxX, start.minX, start.maxX)
    let gap = max(low - start1, start0 - high, 0)
    let side =
      isHorizontal ? (rect.midY - start.midY).magnitude : (rect.midX - start.midX).magnitude
    // A rectangle that is far at the side and only a little ahead is never chosen. Otherwise its
    // distance at the side counts four times. If two rectangles are equally far ahead, the
    // rectangle closer to the middle is chosen.
    guard gap == 0 || ahead > gap / 4 else { return nil }
    return ahead + gap * 4 + side / 100
  }
}
