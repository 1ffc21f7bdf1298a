import Foundation
import GalleyLayout

/// A width or a height, as a rule: a share of what holds the element, points, or a guess until the
/// element has been measured.
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

  /// A share of the *width* of what holds the element.
  ///
  /// - Precondition: The share is a number.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    check(fractionalWidth, "fractional width", "fraction")
    return NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// A share of the *height* of what holds the element.
  ///
  /// - Precondition: The share is a number.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    check(fractionalHeight, "fractional height", "fraction")
    return NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// Points.
  ///
  /// - Precondition: The length is a number.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    check(absoluteDimension, "absolute dimension", "dimension")
    return NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// Points, until the element has been measured.
  ///
  /// - Precondition: The length is a number.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    check(estimatedDimension, "estimated dimension", "dimension")
    return NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// As estimated; once measured, as long as the longest of the siblings that say the same.
  ///
  /// - Precondition: The length is a number.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    check(estimate, "estimated dimension", "dimension")
    return NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimate))
  }

  private static func check(_ value: CGFloat, _ what: String, _ noun: String) {
    guard !value.isFinite else { return }
    Misuse.trap(
      "Invalid \(what): \(value). The \(noun) must be a finite value.",
      "look for a division by zero")
  }

  // MARK: What it says

  /// Whether it is a share of the width.
  open var isFractionalWidth: Bool { rule.isFraction(of: .horizontal) }
  /// Whether it is a share of the height.
  open var isFractionalHeight: Bool { rule.isFraction(of: .vertical) }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { if case .absolute = rule { true } else { false } }
  /// Whether it is a guess.
  open var isEstimated: Bool { rule.isEstimated }
  /// Whether it is a guess, and siblings are to be as long as the longest.
  open var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = rule { true } else { false }
  }
  /// The share, the points or the guess.
  open var dimension: CGFloat {
    switch rule {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value
    }
  }

  // MARK: As an object

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(rule) }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.rule == rule
  }

  /// The same for those that say the same.
  open nonisolated override var hash: Int { rule.hashValue }

  /// For example `0.5 of the width`.
  open nonisolated override var description: String { "\(rule)" }
}
