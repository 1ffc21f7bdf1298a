import UIKit

// The names of a library that brought compositional layouts to older systems. Here they are UIKit's own, so
// that its interoperability file, in which an app gives them UIKit's names, goes on to build.

/// Where in its frame an item has its badge. UIKit's own.
public typealias IBPNSCollectionLayoutAnchor = NSCollectionLayoutAnchor

/// A header or a footer. UIKit's own.
public typealias IBPNSCollectionLayoutBoundarySupplementaryItem =
  NSCollectionLayoutBoundarySupplementaryItem

/// The room that a layout has. UIKit's own.
public typealias IBPNSCollectionLayoutContainer = NSCollectionLayoutContainer

/// What lies behind a section. UIKit's own.
public typealias IBPNSCollectionLayoutDecorationItem = NSCollectionLayoutDecorationItem

/// One length of a size. UIKit's own.
public typealias IBPNSCollectionLayoutDimension = NSCollectionLayoutDimension

/// The room around an item. UIKit's own.
public typealias IBPNSCollectionLayoutEdgeSpacing = NSCollectionLayoutEdgeSpacing

/// What a layout is made in. UIKit's own.
public typealias IBPNSCollectionLayoutEnvironment = NSCollectionLayoutEnvironment

/// Items beside or below one another. UIKit's own.
public typealias IBPNSCollectionLayoutGroup = NSCollectionLayoutGroup

/// An item of a group that places its items itself. UIKit's own.
public typealias IBPNSCollectionLayoutGroupCustomItem = NSCollectionLayoutGroupCustomItem

/// Places the items of a group. UIKit's own.
public typealias IBPNSCollectionLayoutGroupCustomItemProvider =
  NSCollectionLayoutGroupCustomItemProvider

/// One item. UIKit's own.
public typealias IBPNSCollectionLayoutItem = NSCollectionLayoutItem

/// A section. UIKit's own.
public typealias IBPNSCollectionLayoutSection = NSCollectionLayoutSection

/// Is told what is in sight of a section. UIKit's own.
public typealias IBPNSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  NSCollectionLayoutSectionVisibleItemsInvalidationHandler

/// The size of an item. UIKit's own.
public typealias IBPNSCollectionLayoutSize = NSCollectionLayoutSize

/// One length of a room. UIKit's own.
public typealias IBPNSCollectionLayoutSpacing = NSCollectionLayoutSpacing

/// A badge. UIKit's own.
public typealias IBPNSCollectionLayoutSupplementaryItem = NSCollectionLayoutSupplementaryItem

/// What is in sight. UIKit's own.
public typealias IBPNSCollectionLayoutVisibleItem = NSCollectionLayoutVisibleItem

/// Insets that turn with the direction of writing. UIKit's own.
public typealias IBPNSDirectionalEdgeInsets = NSDirectionalEdgeInsets

/// Edges that turn with the direction of writing. UIKit's own.
public typealias IBPNSDirectionalRectEdge = NSDirectionalRectEdge

/// Where at a section its header is. UIKit's own.
public typealias IBPNSRectAlignment = NSRectAlignment

/// How a section scrolls across. UIKit's own.
public typealias IBPUICollectionLayoutSectionOrthogonalScrollingBehavior =
  UICollectionLayoutSectionOrthogonalScrollingBehavior

/// A layout of sections, groups and items. UIKit's own.
public typealias IBPUICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout

/// What holds for a whole layout. UIKit's own.
public typealias IBPUICollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration

/// Gives the sections of a layout. UIKit's own.
public typealias IBPUICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayoutSectionProvider
