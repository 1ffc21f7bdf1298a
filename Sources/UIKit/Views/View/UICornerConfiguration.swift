import Foundation
import GalleyDrawing

/// The radius of one corner of a view.
public struct UICornerRadius: Hashable, Sendable {
  internal enum Rule: Hashable, Sendable {
    case fixed(Double)
    case concentric(minimum: Double)
  }

  internal let rule: Rule

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(rule: .fixed(max(0, radius)))
  }

  /// A radius around the same center as the corner of the enclosing view, but at least `minimum`.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(rule: .concentric(minimum: max(0, minimum ?? 0)))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a fixed radius.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Creates a fixed radius.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The radii of a view's corners.
///
///     card.cornerConfiguration = .corners(radius: 20)
///     badge.cornerConfiguration = .capsule()
///     image.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))
///
/// A concentric radius is the radius of the nearest superview with round corners, less the distance
/// between the two corners.
///
/// - Unverified: corners are circular, and the distance is the greater one of the two axes.
public struct UICornerConfiguration: Hashable, Sendable {
  internal indirect enum Rule: Hashable, Sendable {
    case capsule(maximum: Double?)
    /// The radii in the order of `UIRectCorner`, and groups of corner numbers. All corners of a
    /// group get the group's largest radius.
    case corners([UICornerRadius], shared: [[Int]])
  }

  internal let rule: Rule

  /// Half circles at both ends, with an optional limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(rule: .capsule(maximum: maximumRadius.map { Double(max(0, $0)) }))
  }

  /// Corners that follow one rule. Each corner has the radius that the rule gives for it.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(rule: .corners(Array(repeating: radius, count: 4), shared: []))
  }

  /// Corners with separate radii; `nil` is a right angle.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    make([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }

  /// Corners of one radius, which is the largest radius that the rule gives for any corner.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    make([radius, radius, radius, radius], shared: [[0, 1, 2, 3]])
  }

  /// Corners of one radius at the top, and of another radius at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius?, bottomRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    make([topRadius, topRadius, bottomRadius, bottomRadius], shared: [[0, 1], [2, 3]])
  }

  /// Corners of one radius on the left, and of another radius on the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius?, rightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    make([leftRadius, rightRadius, leftRadius, rightRadius], shared: [[0, 2], [1, 3]])
  }

  /// Corners of one radius at the top, and with separate radii at the bottom.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], shared: [[0, 1]])
  }

  /// Corners of one radius at the bottom, and with separate radii at the top.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], shared: [[2, 3]])
  }

  /// Corners of one radius on the left, and with separate radii on the right.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make([leftRadius, topRightRadius, leftRadius, bottomRightRadius], shared: [[0, 2]])
  }

  /// Corners of one radius on the right, and with separate radii on the left.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], shared: [[1, 3]])
  }

  private static func make(
    _ radii: [UICornerRadius?], shared: [[Int]] = []
  ) -> UICornerConfiguration {
    UICornerConfiguration(rule: .corners(radii.map { $0 ?? .fixed(0) }, shared: shared))
  }

  /// Whether a radius depends on superviews.
  internal var isConcentric: Bool {
    guard case .corners(let radii, _) = rule else { return false }
    return radii.contains { if case .concentric = $0.rule { true } else { false } }
  }
}

extension UIView {
  /// Returns the radius that a corner of the view has now.
  ///
  ///     view.cornerConfiguration = .capsule(maximumRadius: 16)
  ///     view.effectiveRadius(corner: .topLeft)   // 16, or less if the view is lower than 32
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let radii = configuredRadii?.all else {
      let isRound = layer.maskedCorners.galley.rawValue & Int(corner.rawValue & 15) != 0
      return isRound ? min(layer.cornerRadius, bounds.width / 2, bounds.height / 2) : 0
    }
    return zip([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight], radii)
      .first { corner.contains($0.0) }?.1 ?? 0
  }

  /// The radii of the corners that follow from the app's configuration; `nil` without a
  /// configuration.
  internal final var configuredRadii: CornerRadii? {
    guard let configuration = storage.corners else { return nil }
    let size = ownLayer.shownPlace.bounds.size
    let limit = Double(min(size.width, size.height) / 2)
    switch configuration.rule {
    case .capsule(let maximum):
      return CornerRadii(all: Array(repeating: min(limit, maximum ?? limit), count: 4))
    case .corners(let rules, let shared):
      let outer = configuration.isConcentric ? radiiAround() : [0, 0, 0, 0]
      var radii = zip(rules, outer).map { rule, outer in
        switch rule.rule {
        case .fixed(let radius): radius
        case .concentric(let minimum): max(minimum, outer)
        }
      }
      for corners in shared {
        let largest = corners.map { radii[$0] }.max() ?? 0
        for corner in corners { radii[corner] = largest }
      }
      return CornerRadii(all: radii).limited(to: limit)
    }
  }

  /// Returns the radii that are concentric with the corners of the nearest superview with round
  /// corners.
  private func radiiAround() -> [Double] {
    var container = superview
    while let view = container {
      let radii =
        view.configuredRadii?.all
        ?? [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight]
        .map { Double(view.effectiveRadius(corner: $0)) }
      if radii.contains(where: { $0 > 0 }) {
        let distances = distances(fromCornersOf: view)
        return zip(radii, distances).map { max($0 - $1, 0) }
      }
      // The radii of a view with concentric corners are already computed from all of its
      // superviews, so the search ends here.
      if view.storage.corners?.isConcentric == true { break }
      container = view.superview
    }
    return [0, 0, 0, 0]
  }

  /// Returns the distances of the corners from the corners of a superview, in the order of
  /// `UIRectCorner`.
  private func distances(fromCornersOf view: UIView) -> [Double] {
    let (own, outer) = (convert(bounds, to: view), view.bounds)
    let (left, right) = (own.minX - outer.minX, outer.maxX - own.maxX)
    let (top, bottom) = (own.minY - outer.minY, outer.maxY - own.maxY)
    return [max(left, top), max(right, top), max(left, bottom), max(right, bottom)]
      .map { Double(max($0, 0)) }
  }
}

extension CornerRadii {
  /// The radii in the order of `UIRectCorner`.
  fileprivate var all: [Double] { [topLeft, topRight, bottomLeft, bottomRight] }

  fileprivate init(all radii: [Double]) {
    self.init(
      topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
  }
}
