import GalleyGeometry

/// A width or a height, as a rule rather than a number.
///
///     LayoutDimension.fractionalWidth(0.5)   // half of the width of what holds it
///     LayoutDimension.estimated(44)          // 44 until somebody has measured
public enum LayoutDimension: Hashable, Sendable {
  /// A share of the container's *width*, for a width and for a height alike.
  case fractionalWidth(Double)
  /// A share of the container's *height*, for a width and for a height alike.
  case fractionalHeight(Double)
  /// Points.
  case absolute(Double)
  /// Points, until the element has been measured.
  case estimated(Double)
  /// As estimated; then the largest measured size of the siblings that say the same.
  /// - Differs: the siblings are all such items of the section, also where its group is there once.
  case uniformAcrossSiblings(estimate: Double)

  /// Whether what the element holds decides.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether this is a share of the container's extent along `axis`.
  public func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The length in a container.
  ///
  /// Shares are rounded down to the pixel, or else to the nearest one; points are taken as they are,
  /// and an estimate counts as it is. What is negative or no number counts as zero.
  internal func length(in container: Size, on grid: PixelGrid, roundedDown: Bool) -> Double {
    let share: Double
    switch self {
    case .fractionalWidth(let fraction): share = fraction * container.width
    case .fractionalHeight(let fraction): share = fraction * container.height
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points):
      return points.asLength
    }
    return (roundedDown ? grid.length(share) : grid.position(share)).asLength
  }
}

extension LayoutDimension: CustomStringConvertible {
  /// For example `0.5 of the width`.
  public var description: String {
    switch self {
    case .fractionalWidth(let share): "\(share.brief) of the width"
    case .fractionalHeight(let share): "\(share.brief) of the height"
    case .absolute(let points): points.shortDescription
    case .estimated(let points): "about \(points.shortDescription)"
    case .uniformAcrossSiblings(let points):
      "about \(points.shortDescription), as the largest sibling"
    }
  }
}
