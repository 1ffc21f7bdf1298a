import Foundation

/// How the items of a section are laid out: a group, repeated until every item has a place, and what
/// stands around it.
///
///     let section = NSCollectionLayoutSection(group: group)
///     section.interGroupSpacing = 8
///     section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
///     section.orthogonalScrollingBehavior = .groupPaging
///     let layout = UICollectionViewCompositionalLayout(section: section)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  internal let group: NSCollectionLayoutGroup

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// How far the cells stay inside of the section.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between two instances of the group.
  open var interGroupSpacing: CGFloat = 0
  /// What the content insets are measured from, across the scroll axis.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are measured from, across the scroll axis.
  /// - Unverified: what UIKit does where `supplementariesFollowContentInsets` is set too; here this names the
  ///   reference, and the other tells whether the content insets are added.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the section scrolls across the layout's scroll axis.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section slows down and bounces where it scrolls across.
  open var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers, and what else is at an edge.
  ///
  /// Several of one kind in a section are numbered in order.
  /// - Differs: UIKit refuses several of one kind; here each has a place of its own.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers stay inside of the content insets too. UIKit has deprecated it for
  /// `supplementaryContentInsetsReference`.
  open var supplementariesFollowContentInsets = true
  /// Called with what is in sight whenever that changes, and may move, turn and fade it.
  ///
  ///     section.visibleItemsInvalidationHandler = { items, offset, environment in
  ///       for item in items {
  ///         let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
  ///         item.alpha = max(1 - distance / 400, 0.3)
  ///       }
  ///     }
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// What it is a list of, if it was made as one.
  internal final var list: UICollectionLayoutListConfiguration?

  /// A section of a list, whose rows measure themselves.
  ///
  ///     let layout = UICollectionViewCompositionalLayout { index, environment in
  ///       var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  ///       configuration.headerMode = index == 0 ? .supplementary : .none
  ///       return .list(using: configuration, layoutEnvironment: environment)
  ///     }
  ///
  /// It is a section as any other, and can be changed.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration, in: layoutEnvironment)
  }

  /// Another that says the same.
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

  /// Whether another says the same. Handlers are not compared.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    isLike(object) {
      $0.section() == $1.section()
        && $0.orthogonalScrollingProperties == $1.orthogonalScrollingProperties
    }
  }

  /// The same for those that say the same.
  open nonisolated override var hash: Int { group.hash }
}

/// Called with what is in sight of a section, how far it is scrolled, and what it is laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// What is in sight of a section, for a handler to move, turn and fade.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// What is in front of what: higher numbers.
  var zIndex: Int { get set }
  /// Whether it is not to be seen.
  var isHidden: Bool { get set }
  /// Its middle.
  var center: CGPoint { get set }
  /// How it is turned and stretched.
  var transform: CGAffineTransform { get set }
  /// The same in space.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary view.
  var name: String { get }
  /// Where it stands in the list.
  var indexPath: IndexPath { get }
  /// The rectangle around it.
  var frame: CGRect { get }
  /// Its own coordinates.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary view or decoration.
  var representedElementKind: String? { get }
}

extension NSCopying {
  /// A copy, of the same class.
  internal func copied() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      Misuse.trap("copy(with:) returned an object of another class", "\(type(of: self))")
    }
    return copy
  }
}
