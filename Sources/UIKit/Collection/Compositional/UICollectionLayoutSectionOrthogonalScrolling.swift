import Foundation
import GalleyLayout

/// How a section scrolls across the layout's scroll axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// It does not.
  case none = 0
  /// Freely.
  case continuous
  /// Freely, and comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// A container's width at a time.
  case paging
  /// A group at a time.
  case groupPaging
  /// A group at a time, which comes to rest in the middle.
  case groupPagingCentered

  internal var galley: OrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// How soon a section comes to rest that scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Hashable, Sendable {
  /// As usual for its behavior.
  case automatic = 0
  /// As scroll views do.
  case normal
  /// Soon.
  case fast
}

/// Whether a section bounces at its ends that scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Hashable, Sendable {
  /// As usual.
  case automatic = 0
  /// Also if it is not longer than what is in sight.
  case always
  /// Never.
  case never
}

/// How a section slows down and bounces where it scrolls across.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// How soon it comes to rest.
  open var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Whether it bounces at its ends.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  /// As usual.
  public override init() { super.init() }

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// Whether another says the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.decelerationRate == $1.decelerationRate && $0.bounce == $1.bounce }
  }

  /// The same for all, because what they say may change.
  open nonisolated override var hash: Int { 0 }
}

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// What the layout's configuration says; for the configuration itself, the safe area.
  case automatic = 0
  /// The container's edges.
  case none
  /// What bars leave free.
  case safeArea
  /// The container's margins.
  case layoutMargins
  /// A width at which text reads well.
  case readableContent

  internal var galley: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}
