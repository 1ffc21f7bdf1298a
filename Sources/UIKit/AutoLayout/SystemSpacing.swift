import Foundation

/// What the system keeps free between two things, times a number.
///
/// Edges are eight points apart. Base lines are as far apart as the fonts say: the lower one's letters
/// and the upper one's descenders find room.
@MainActor
internal struct SystemSpacing {
  var multiplier: CGFloat

  static let edges: CGFloat = 8

  func length(_ first: LayoutOperand, _ second: LayoutOperand?) -> CGFloat {
    // Not less than nothing.
    max(multiplier, 0) * (betweenBaselines(first, second) ?? SystemSpacing.edges)
  }

  private func betweenBaselines(
    _ first: LayoutOperand, _ second: LayoutOperand?
  ) -> CGFloat? {
    guard first.attribute.isBaseline, let second, second.attribute.isBaseline,
      let lower = first.view?.baselineFont, let upper = second.view?.baselineFont
    else { return nil }
    let scale = first.view?.traitCollection.displayScale ?? 1
    let length = lower.ascender - upper.descender
    return scale > 0 ? (length * scale).rounded() / scale : length
  }
}
