import Foundation

/// A multiple of the system's spacing between two layout anchors.
///
/// The spacing between two edges is eight points. The spacing between two baselines is the lower
/// font's ascender plus the depth of the upper font's descender.
@MainActor
internal struct SystemSpacing {
  var multiplier: CGFloat

  /// The spacing between two edges, in points.
  static let betweenEdges: CGFloat = 8

  /// Returns the spacing between the second anchor and the first anchor, which is after or below
  /// the second anchor.
  func length(_ first: LayoutOperand, _ second: LayoutOperand?) -> CGFloat {
    // A negative multiplier counts as zero.
    max(multiplier, 0) * (betweenBaselines(first, second) ?? SystemSpacing.betweenEdges)
  }

  /// Returns the spacing between two baselines; `nil` if the anchors are not baselines of texts.
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
