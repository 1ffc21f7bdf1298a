import Foundation

/// A multiple of the space that the system keeps between two things.
///
/// Edges are eight points apart. The distance of baselines leaves space for the lower font's
/// letters and the upper font's descenders.
@MainActor
internal struct SystemSpacing {
  var multiplier: CGFloat

  static let edges: CGFloat = 8

  func length(_ first: LayoutOperand, _ second: LayoutOperand?) -> CGFloat {
    // The spacing is never negative.
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
