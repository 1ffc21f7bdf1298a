import GalleyUIKit

// The names of IBPCollectionViewCompositionalLayout, a library that brought compositional layouts
// to older systems. In Galley, the names are aliases of UIKit's types. Apps that use the library
// have an interoperability file, which declares UIKit's names for the library's types. With the
// aliases, the interoperability file still compiles.

/// The anchor of a badge in the frame of its item.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutAnchor = NSCollectionLayoutAnchor

/// A header or a footer.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutBoundarySupplementaryItem =
  NSCollectionLayoutBoundarySupplementaryItem

/// The container of a layout.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutContainer = NSCollectionLayoutContainer

/// A decoration behind a section.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutDecorationItem = NSCollectionLayoutDecorationItem

/// A width or a height of a size.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutDimension = NSCollectionLayoutDimension

/// The space around an item.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutEdgeSpacing = NSCollectionLayoutEdgeSpacing

/// The environment of a layout.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutEnvironment = NSCollectionLayoutEnvironment

/// Items beside or below one another.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutGroup = NSCollectionLayoutGroup

/// An item of a custom group.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutGroupCustomItem = NSCollectionLayoutGroupCustomItem

/// A closure that places the items of a custom group.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutGroupCustomItemProvider =
  NSCollectionLayoutGroupCustomItemProvider

/// An item.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutItem = NSCollectionLayoutItem

/// A section.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutSection = NSCollectionLayoutSection

/// A closure that is called with the visible items of a section.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  NSCollectionLayoutSectionVisibleItemsInvalidationHandler

/// The size of an item.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutSize = NSCollectionLayoutSize

/// The space between items.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutSpacing = NSCollectionLayoutSpacing

/// A badge.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutSupplementaryItem = NSCollectionLayoutSupplementaryItem

/// A visible item.
///
/// UIKit's own type.
public typealias IBPNSCollectionLayoutVisibleItem = NSCollectionLayoutVisibleItem

/// Insets that follow the direction of reading.
///
/// UIKit's own type.
public typealias IBPNSDirectionalEdgeInsets = NSDirectionalEdgeInsets

/// Edges that follow the direction of reading.
///
/// UIKit's own type.
public typealias IBPNSDirectionalRectEdge = NSDirectionalRectEdge

/// The alignment of a header in its section.
///
/// UIKit's own type.
public typealias IBPNSRectAlignment = NSRectAlignment

/// The behavior of a section that scrolls sideways.
///
/// UIKit's own type.
public typealias IBPUICollectionLayoutSectionOrthogonalScrollingBehavior =
  UICollectionLayoutSectionOrthogonalScrollingBehavior

/// A layout of sections, groups and items.
///
/// UIKit's own type.
public typealias IBPUICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout

/// The settings of a whole layout.
///
/// UIKit's own type.
public typealias IBPUICollectionViewCompositionalLayoutConfiguration =
  UICollectionViewCompositionalLayoutConfiguration

/// A closure that returns the sections of a layout.
///
/// UIKit's own type.
public typealias IBPUICollectionViewCompositionalLayoutSectionProvider =
  UICollectionViewCompositionalLayoutSectionProvider
