/// What an element of a collection view is. Also known as `UICollectionView.ElementCategory`.
public enum UICollectionElementCategory: UInt, Hashable, Sendable {
  /// A cell.
  case cell = 0
  /// A view beside the cells: a header, a badge.
  case supplementaryView
  /// A view that belongs to the layout: a card behind cells.
  case decorationView
}

/// Along which axis a layout scrolls. Also known as `UICollectionView.ScrollDirection`.
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable {
  /// From top to bottom.
  case vertical = 0
  /// From side to side.
  case horizontal
}

/// The kind of a section's header. Also known as `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"

/// The kind of a section's footer. Also known as `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
