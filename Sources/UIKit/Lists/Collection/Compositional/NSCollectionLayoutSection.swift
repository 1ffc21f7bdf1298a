import Foundation

/// The layout of a section: a group that is repeated until every item has a frame, and the boundary
/// items and decorations.
///
///     let section = NSCollectionLayoutSection(group: group)
///     section.interGroupSpacing = 8
///     section.contentInsets = NSDirectionalEdgeInsets(
///       top: 8, leading: 16, bottom: 8, trailing: 16)
///     section.orthogonalScrollingBehavior = .groupPaging
///     let layout = UICollectionViewCompositionalLayout(section: section)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  internal let group: NSCollectionLayoutGroup

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the cells inside of the section.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between two instances of the group.
  open var interGroupSpacing: CGFloat = 0
  /// The boundary from which the content insets are measured on the cross axis.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The boundary from which the insets of headers and footers are measured on the cross axis.
  /// - Unverified: the behavior if `supplementariesFollowContentInsets` is set too. Here
  ///   `supplementaryContentInsetsReference` is the reference, and
  ///   `supplementariesFollowContentInsets` determines whether the content insets are added.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The section's scrolling along the cross axis of the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The deceleration and bouncing of orthogonal scrolling.
  open var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other items at the edges of the section.
  ///
  /// If several items of a section have the same kind, their index paths are numbered in order.
  /// - Differs: UIKit refuses several items of one kind; here each item has a path of its own.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inset by the content insets too. UIKit has deprecated this
  /// property in favor of `supplementaryContentInsetsReference`.
  open var supplementariesFollowContentInsets = true
  /// Called when the section is laid out and whenever the content scrolls. The handler may move,
  /// transform and fade the visible items.
  ///
  ///     section.visibleItemsInvalidationHandler = { items, offset, environment in
  ///       for item in items {
  ///         let center = offset.x + environment.container.contentSize.width / 2
  ///         item.alpha = max(1 - abs(item.frame.midX - center) / 400, 0.3)
  ///       }
  ///     }
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The configuration of the list; `nil` if the section is not a list.
  internal final var list: UICollectionLayoutListConfiguration?

  /// Creates a section that is a list. Its rows are self-sizing.
  ///
  ///     let layout = UICollectionViewCompositionalLayout { index, environment in
  ///       var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  ///       configuration.headerMode = index == 0 ? .supplementary : .none
  ///       return .list(using: configuration, layoutEnvironment: environment)
  ///     }
  ///
  /// The section can be changed like any other section.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration, in: layoutEnvironment)
  }

  /// Returns an equal copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group.copy(sized: group.layoutSize))
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.copied()
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied() }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.copied() }
    copy.list = list
    return copy
  }

  /// Whether another object is equal to this object. Handlers are not compared.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) {
      $0.section() == $1.section()
        && $0.orthogonalScrollingProperties == $1.orthogonalScrollingProperties
    }
  }

  /// The hash value, which is the same for equal objects.
  open nonisolated override var hash: Int { group.hash }
}

/// Called with the visible items of a section, its scroll offset and the environment of the layout.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible item of a section, which a handler may move, transform and fade.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity of the item.
  var alpha: CGFloat { get set }
  /// The order from back to front: higher numbers are in front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The three-dimensional transform of the item.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary view.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame of the item.
  var frame: CGRect { get }
  /// The category of the item: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

extension NSCopying {
  /// Returns a copy of the same class.
  internal func copied() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      Misuse.trap("copy(with:) returned an object of another class", "\(type(of: self))")
    }
    return copy
  }
}
