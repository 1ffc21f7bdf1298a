import Foundation
import GalleyLayout

/// The scrolling of a section along the cross axis of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll.
  case none = 0
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely, and stops where a group begins.
  case continuousGroupLeadingBoundary
  /// The section scrolls by pages, each as wide as the container.
  case paging
  /// The section scrolls by one group at a time.
  case groupPaging
  /// The section scrolls by one group at a time, which is centered.
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

/// The deceleration of orthogonal scrolling.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Hashable, Sendable {
  /// The default for the section's scrolling behavior.
  case automatic = 0
  /// The rate `normal` of scroll views.
  case normal
  /// The rate `fast` of scroll views.
  case fast
}

/// The bouncing of orthogonal scrolling.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Hashable, Sendable {
  /// The default behavior: a section bounces if its content is longer than the container.
  case automatic = 0
  /// The section always bounces, even if its content is not longer than the container.
  case always
  /// The section never bounces.
  case never
}

/// The deceleration and bouncing of orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @MainActor NSCopying {
  /// The deceleration rate.
  open var decelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// The bouncing behavior.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  /// Creates properties with their defaults.
  public override init() { super.init() }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// Whether another object is equal to this object.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) { $0.decelerationRate == $1.decelerationRate && $0.bounce == $1.bounce }
  }

  /// The hash value, which is constant because the properties may change.
  open nonisolated override var hash: Int { 0 }
}

/// The boundary from which insets are measured.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the layout's configuration. In the configuration itself, this value means the
  /// safe area.
  case automatic = 0
  /// The edges of the container.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins of the container.
  case layoutMargins
  /// The readable content guide of the container.
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
