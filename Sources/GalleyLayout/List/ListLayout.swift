import GalleyGeometry

/// A list whose sections continue in the same row, as in IGListKit's `ListCollectionViewLayout`.
///
/// A section without a header does not begin a new row: its first item is placed beside the last
/// item of the previous section if it fits, so a grid may consist of sections with one item each.
/// An ``Arrangement`` computes the frames of all items, and stores them.
///
///     let section = ListLayoutSection(.uniform(Size(width: 100, height: 100), count: 3))
///     let layout = ListLayout(stickyHeaders: true, topContentInset: 44)
///     let arrangement = Arrangement([section], layout: layout, in: context)
///
/// - Unverified: a list from right to left. IGListKit has no rule for it, so the frames are not
///   mirrored.
public struct ListLayout: Hashable, Sendable {
  /// The axis along which rows follow one another.
  public var scrollAxis: Axis
  /// Whether a header stays visible until the next section reaches the header.
  public var stickyHeaders: Bool
  /// The distance from the edge at which a sticky header stops.
  public var topContentInset: Double
  /// An additional distance at which sticky headers stop, which the app may change.
  public var stickyHeaderOffset = 0.0
  /// Whether an item that ends a point or less before the end of its row is extended to the end.
  public var stretchesToEdge: Bool
  /// Whether the header and the footer of a section without items are shown.
  public var showsHeaderWhenEmpty: Bool

  /// Creates a layout.
  ///
  /// By default rows are one below the other, and headers scroll with the content.
  public init(
    scrollAxis: Axis = .vertical, stickyHeaders: Bool = false, topContentInset: Double = 0,
    stretchesToEdge: Bool = false, showsHeaderWhenEmpty: Bool = false
  ) {
    self.scrollAxis = scrollAxis
    self.stickyHeaders = stickyHeaders
    self.topContentInset = topContentInset
    self.stretchesToEdge = stretchesToEdge
    self.showsHeaderWhenEmpty = showsHeaderWhenEmpty
  }
}

/// The sizes of a section of a ``ListLayout``.
///
///     // Three square cells, two points apart, under a header.
///     ListLayoutSection(
///       .uniform(Size(width: 100, height: 100), count: 3), interitemSpacing: 2, headerLength: 44)
public struct ListLayoutSection: Hashable, Sendable {
  /// The sizes of the items.
  public enum ItemSizes: Hashable, Sendable {
    /// A number of items, all of one size.
    case uniform(Size, count: Int)
    /// The sizes one after the other.
    case each([Size])
  }

  /// The sizes of the items.
  ///
  /// A size that is negative, infinite or not a number counts as zero.
  public var itemSizes: ItemSizes
  /// The space around the section.
  ///
  /// Along the scroll axis, the inset at the start moves every item of the section. So its items
  /// may be lower than the items of another section in the same row.
  public var insets: Insets
  /// The space between two rows of this section.
  public var lineSpacing: Double
  /// The space after an item in its row.
  public var interitemSpacing: Double
  /// The length of the header along the scroll axis; zero for none.
  ///
  /// A section with a header begins a new row.
  public var headerLength: Double
  /// The length of the footer along the scroll axis; zero for none.
  public var footerLength: Double

  /// Creates a section.
  ///
  /// By default, the section has no space, header or footer.
  public init(
    _ itemSizes: ItemSizes, insets: Insets = .zero, lineSpacing: Double = 0,
    interitemSpacing: Double = 0, headerLength: Double = 0, footerLength: Double = 0
  ) {
    self.itemSizes = itemSizes
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerLength = headerLength
    self.footerLength = footerLength
  }
}

extension ListLayoutSection.ItemSizes {
  /// The number of items.
  public var count: Int {
    switch self {
    case .uniform(_, let count): max(count, 0)
    case .each(let sizes): sizes.count
    }
  }

  /// The uniform size, or all sizes.
  ///
  /// The sizes are read once, and not for each item.
  internal var parts: (uniform: Size?, each: [Size]) {
    switch self {
    case .uniform(let size, _): (size, [])
    case .each(let sizes): (nil, sizes)
    }
  }
}

extension ListLayoutSection: CustomStringConvertible {
  /// For example `list section of 3 items`, followed by its spaces, header and footer if there are
  /// any.
  public var description: String {
    phrase(
      "list section of \(counted(itemSizes.count, "item"))", labeled("insets", insets),
      labeled("line spacing", lineSpacing), labeled("interitem spacing", interitemSpacing),
      labeled("header", headerLength), labeled("footer", footerLength))
  }
}

extension ListLayoutSection.ItemSizes: CustomStringConvertible {
  /// For example `3 of 100 × 100`, or the sizes one by one.
  public var description: String {
    switch self {
    case .uniform(let size, let count): "\(count) of \(size)"
    case .each(let sizes): phrase(sizes.map { "\($0)" })
    }
  }
}

extension ListLayout: CustomStringConvertible {
  /// For example `vertical list layout, sticky headers, top content inset 44`.
  public var description: String {
    phrase(
      "\(scrollAxis) list layout", stickyHeaders ? "sticky headers" : nil,
      labeled("top content inset", topContentInset),
      labeled("sticky header offset", stickyHeaderOffset),
      stretchesToEdge ? "stretches to the edge" : nil,
      showsHeaderWhenEmpty ? "shows headers of empty sections" : nil)
  }
}
