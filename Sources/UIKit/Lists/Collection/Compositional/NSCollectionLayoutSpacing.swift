import Foundation
import GalleyLayout

/// The space between or beside elements.
///
///     group.interItemSpacing = .fixed(8)
///     // At least 8, and an equal share of the remaining space
///     group.interItemSpacing = .flexible(8)
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  nonisolated internal let rule: LayoutSpacing

  internal init(_ rule: LayoutSpacing) {
    self.rule = rule
    super.init()
  }

  /// Returns a minimum amount of space. All flexible spacings share the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    created(NSCollectionLayoutSpacing(.flexible(flexibleSpacing)), as: Self.self)
  }

  /// Returns a fixed amount of space.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    created(NSCollectionLayoutSpacing(.fixed(fixedSpacing)), as: Self.self)
  }

  /// The space in points; for flexible space, its minimum.
  open var spacing: CGFloat {
    switch rule {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the space is flexible.
  open var isFlexible: Bool { rule.isFlexible }

  /// Whether the space is fixed.
  open var isFixed: Bool { !rule.isFlexible }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(rule) }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.rule == rule
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int { rule.hashValue }

  /// A description for debugging, for example `at least 4`.
  open nonisolated override var description: String { "\(rule)" }
}

/// The space around an item or a group, in addition to its size.
///
///     item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
///       leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: .fixed(8))
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// The space before the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The space behind the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing. An edge with `nil` has no spacing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  nonisolated internal var rule: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.rule ?? .fixed(0), top: top?.rule ?? .fixed(0),
      trailing: trailing?.rule ?? .fixed(0), bottom: bottom?.rule ?? .fixed(0))
  }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.rule == rule
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int { rule.hashValue }
}

extension NSCollectionLayoutEdgeSpacing {
  internal convenience init(_ rule: LayoutEdgeSpacing) {
    self.init(
      leading: NSCollectionLayoutSpacing(rule.leading), top: NSCollectionLayoutSpacing(rule.top),
      trailing: NSCollectionLayoutSpacing(rule.trailing),
      bottom: NSCollectionLayoutSpacing(rule.bottom))
  }
}
