import Foundation
import GalleyLayout

/// Room between or beside elements.
///
///     group.interItemSpacing = .fixed(8)
///     group.interItemSpacing = .flexible(8)   // at least, and an equal part of what is left over
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  nonisolated internal let rule: LayoutSpacing

  internal init(_ rule: LayoutSpacing) {
    self.rule = rule
    super.init()
  }

  /// At least so much; what is left over is shared by all flexible ones.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// Exactly so much.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// How much, or how much at least.
  open var spacing: CGFloat {
    switch rule {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether it takes part of what is left over.
  open var isFlexible: Bool { rule.isFlexible }

  /// Whether it is exactly so much.
  open var isFixed: Bool { !rule.isFlexible }

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(rule) }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.rule == rule
  }

  /// The same for those that say the same.
  open nonisolated override var hash: Int { rule.hashValue }

  /// For example `at least 4`.
  open nonisolated override var description: String { "\(rule)" }
}

/// Room around an item or a group, outside of its size.
///
///     item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
///       leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: .fixed(8))
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// Before the element: at its left where text runs to the right.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the element.
  public let top: NSCollectionLayoutSpacing?
  /// Behind the element.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the element.
  public let bottom: NSCollectionLayoutSpacing?

  /// These spacings; none where it is `nil`.
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

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.rule == rule
  }

  /// The same for those that say the same.
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
