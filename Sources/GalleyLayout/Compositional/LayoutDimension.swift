import GalleyGeometry

/// A rule for a width or a height.
///
///     LayoutDimension.fractionalWidth(0.5)   // half of the container's width
///     LayoutDimension.estimated(44)          // 44 points, until the element is measured
public enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the container's *width*, for a width and for a height alike.
  case fractionalWidth(Double)
  /// A fraction of the container's *height*, for a width and for a height alike.
  case fractionalHeight(Double)
  /// A number of points.
  case absolute(Double)
  /// A number of points, until the element has been measured.
  case estimated(Double)
  /// An estimate, until the items are measured. Then all items of the section with this rule have
  /// the length of the largest item.
  ///
  /// - Differs: all items of the section count as siblings, in one group or in several.
  case uniformAcrossSiblings(estimate: Double)

  /// Whether the content of the element decides the dimension.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether this is a fraction of the container's extent along `axis`.
  public func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// Returns the length in a container.
  ///
  /// Fractions are rounded down to the pixel, or to the nearest pixel. Points and estimates are not
  /// rounded. A length that is negative or not a number counts as zero.
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
