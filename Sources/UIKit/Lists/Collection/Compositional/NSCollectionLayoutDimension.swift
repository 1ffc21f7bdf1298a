import Foundation
import GalleyLayout

/// A width or height: a fraction of the container's size, a number of points, or an estimate until
/// the element has been measured.
///
///     NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  nonisolated internal let rule: LayoutDimension

  internal init(_ rule: LayoutDimension) {
    self.rule = rule
    super.init()
  }

  // MARK: Creating

  /// Returns a fraction of the container's *width*.
  ///
  /// - Precondition: The fraction is finite.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    check(fractionalWidth, "fractional width", "fraction")
    return created(NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth)), as: Self.self)
  }

  /// Returns a fraction of the container's *height*.
  ///
  /// - Precondition: The fraction is finite.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    check(fractionalHeight, "fractional height", "fraction")
    return created(NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight)), as: Self.self)
  }

  /// Returns a number of points.
  ///
  /// - Precondition: The length is finite.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    check(absoluteDimension, "absolute dimension", "dimension")
    return created(NSCollectionLayoutDimension(.absolute(absoluteDimension)), as: Self.self)
  }

  /// Returns an estimate in points, which is used until the element has been measured.
  ///
  /// - Precondition: The length is finite.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    check(estimatedDimension, "estimated dimension", "dimension")
    return created(NSCollectionLayoutDimension(.estimated(estimatedDimension)), as: Self.self)
  }

  /// Returns an estimate. When the elements have been measured, all siblings with this dimension
  /// become as long as the longest of them.
  ///
  /// - Precondition: The length is finite.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    check(estimate, "estimated dimension", "dimension")
    return created(
      NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimate)), as: Self.self)
  }

  private static func check(_ value: CGFloat, _ what: String, _ noun: String) {
    guard !value.isFinite else { return }
    Misuse.trap(
      "Invalid \(what): \(value). The \(noun) must be a finite value.",
      "look for a division by zero")
  }

  // MARK: Properties

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { rule.isFraction(of: .horizontal) }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { rule.isFraction(of: .vertical) }
  /// Whether the dimension is a number of points.
  open var isAbsolute: Bool { if case .absolute = rule { true } else { false } }
  /// Whether the dimension is an estimate.
  open var isEstimated: Bool { rule.isEstimated }
  /// Whether the dimension is an estimate, and siblings become as long as the longest of them.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = rule { true } else { false }
  }
  /// The fraction, the number of points or the estimate.
  open var dimension: CGFloat {
    switch rule {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }

  // MARK: As an object

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(rule) }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.rule == rule
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int { rule.hashValue }

  /// A description for debugging, for example `0.5 of the width`.
  open nonisolated override var description: String { "\(rule)" }
}
