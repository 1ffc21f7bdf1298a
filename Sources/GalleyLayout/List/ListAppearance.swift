/// The appearance of a list section.
public enum ListAppearance: Int, Hashable, Sendable, CaseIterable {
  /// Rows from edge to edge.
  case plain
  /// Rows from edge to edge, in groups with space between them.
  case grouped
  /// Rows on cards, with space around them.
  case insetGrouped
  /// Rows beside the main content, each with its own rounded background.
  case sidebar
  /// Rows beside the main content, without rounded backgrounds.
  case sidebarPlain
}

/// The header of a list section.
public enum ListHeaderMode: Int, Hashable, Sendable, CaseIterable {
  /// The section has no header.
  case none
  /// A view of the kind `UICollectionElementKindSectionHeader`.
  case supplementary
  /// The first item, which then looks like a header.
  case firstItemInSection
}

/// The footer of a list section.
public enum ListFooterMode: Int, Hashable, Sendable, CaseIterable {
  /// The section has no footer.
  case none
  /// A view of the kind `UICollectionElementKindSectionFooter`.
  case supplementary
}

/// The position of a row among the rows of its section.
///
/// The corners of a card and the separators depend on this position.
///
///     let row = ListRowPlace(item: 1, of: 4, headerMode: .firstItemInSection)
///     row.isFirst   // true: item 0 is the header
public struct ListRowPlace: Hashable, Sendable {
  /// Whether the item is the section's header.
  public var isHeader: Bool
  /// Whether the row is the first row; a header is not a row.
  public var isFirst: Bool
  /// Whether the row is the last row.
  public var isLast: Bool

  /// Creates the position of an item.
  ///
  /// - Unverified: that a card begins below an item that is a header.
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
