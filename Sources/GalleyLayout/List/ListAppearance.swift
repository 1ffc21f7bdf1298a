/// What a list section looks like.
public enum ListAppearance: Int, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge.
  case plain
  /// Rows from edge to edge, in groups with room between them.
  case grouped
  /// Rows on cards, with room around them.
  case insetGrouped
  /// Rows beside the main content, of which each has a rounded background of its own.
  case sidebar
  /// Rows beside the main content, without rounded backgrounds.
  case sidebarPlain
}

/// What is the header of a list section.
public enum ListHeaderMode: Int, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A view of the kind `UICollectionElementKindSectionHeader`.
  case supplementary
  /// The first item, which then looks like a header.
  case firstItemInSection
}

/// What is the footer of a list section.
public enum ListFooterMode: Int, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A view of the kind `UICollectionElementKindSectionFooter`.
  case supplementary
}

/// Where a row stands among those of its section. The corners of a card and the lines between rows
/// depend on it.
///
///     let row = ListRowPlace(item: 1, of: 4, headerMode: .firstItemInSection)
///     row.isFirst   // true: item 0 is the header
public struct ListRowPlace: Hashable, Sendable {
  /// Whether the item is the section's header.
  public var isHeader: Bool
  /// Whether it is the first row; the header is none.
  public var isFirst: Bool
  /// Whether it is the last row.
  public var isLast: Bool

  /// The place of an item.
  ///
  /// - Unverified: that a card begins below an item which is a header.
  public init(item: Int, of count: Int, headerMode: ListHeaderMode) {
    let header = headerMode == .firstItemInSection ? 1 : 0
    isHeader = item < header
    isFirst = item == header
    isLast = !isHeader && item >= count - 1
  }
}

extension ListRowPlace: CustomStringConvertible {
  /// `header`, `first row`, `last row`, `only row` or `row between others`.
  public var description: String {
    switch (isHeader, isFirst, isLast) {
    case (true, _, _): "header"
    case (_, true, true): "only row"
    case (_, true, false): "first row"
    case (_, false, true): "last row"
    case (_, false, false): "row between others"
    }
  }
}
