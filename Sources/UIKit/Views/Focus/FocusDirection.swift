import Foundation

/// A direction in which the nearest rectangle is looked for.
internal struct FocusDirection {
  private let step: CGPoint

  init(_ heading: UIFocusHeading) { step = heading.step }

  /// Returns the index of the rectangle that is nearest in the direction. A rectangle straight
  /// ahead is preferred to one at the side.
  func nearest(to start: CGRect, among rects: [CGRect]) -> Int? {
    var best: (index: Int, cost: CGFloat)?
    for (index, rect) in rects.enumerated() {
      guard let cost = cost(from: start, to: rect) else { continue }
      if cost < best?.cost ?? .infinity { best = (index, cost) }
    }
    return best?.index
  }

  /// Returns how far a rectangle is, with a penalty for its distance from the straight line; `nil`
  /// if it is not ahead.
  private func cost(from start: CGRect, to rect: CGRect) -> CGFloat? {
    let isAcross = step.x != 0
    let ahead =
      isAcross ? (rect.midX - start.midX) * step.x : (rect.midY - start.midY) * step.y
    guard ahead > 0.5 else { return nil }
    let (low, high, start0, start1) =
      isAcross
      ? (rect.minY, rect.maxY, start.minY, start.maxY)
      : (rect.minX, rect.maxX, start.minX, start.maxX)
    let gap = max(low - start1, start0 - high, 0)
    let side =
      isAcross ? (rect.midY - start.midY).magnitude : (rect.midX - start.midX).magnitude
    // A rectangle at the side must be much nearer. Of two that are equally far ahead, the one
    // closer to the middle wins.
    guard gap == 0 || ahead > gap / 4 else { return nil }
    return ahead + gap * 4 + side / 100
  }
}
