/// The category of an element in a collection view. It is also called
/// `UICollectionView.ElementCategory`.
public enum UICollectionElementCategory: UInt, Hashable, Sendable {
  /// A cell.
  case cell = 0
  /// A supplementary view, for example a header or a badge.
  case supplementaryView
  /// A decoration view, for example a card behind cells.
  case decorationView
}

/// The axis along which a layout scrolls. It is also called `UICollectionView.ScrollDirection`.
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
