import GalleyGeometry

/// A list whose sections flow on in the same row, as IGListKit's `ListCollectionViewLayout` has it.
///
/// Sections are no blocks here: an item stands beside the last one of the section before as long as
/// it fits, so a grid may be made of sections with one item each. An ``Arrangement`` has the frames;
/// it stores them, item by item.
///
///     let section = ListLayoutSection(.uniform(Size(width: 100, height: 100), count: 3))
///     let layout = ListLayout(stickyHeaders: true, topContentInset: 44)
///     let arrangement = Arrangement([section], layout: layout, in: context)
///
/// - Unverified: a list that is read from the right. IGListKit has no rule for it; the frames count
///   from the left.
public struct ListLayout: Hashable, Sendable {
  /// The axis along which rows follow one another.
  public var scrollAxis: Axis
  /// Whether a header stays in sight until the next section pushes it away.
  public var stickyHeaders: Bool
  /// How far below the edge a header that stays in sight comes to rest.
  public var topContentInset: Double
  /// How much further below headers come to rest, for the time being.
  public var stickyHeaderOffset = 0.0
  /// Whether an item that ends a point or less before the end of its row reaches it.
  public var stretchesToEdge: Bool
  /// Whether the header and the footer of a section without items are shown.
  public var showsHeaderWhenEmpty: Bool

  /// Rows one below the other, and headers that scroll along, unless said otherwise.
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

/// The figures of a section, as ``ListLayout`` asks for them.
///
///     // Three square cells, two points apart, under a header.
///     ListLayoutSection(
///       .uniform(Size(width: 100, height: 100), count: 3), interitemSpacing: 2, headerLength: 44)
public struct ListLayoutSection: Hashable, Sendable {
  /// How large the items are.
  public enum ItemSizes: Hashable, Sendable {
    /// So many, all of one size.
    case uniform(Size, count: Int)
    /// One after the other.
    case each([Size])
  }

  /// How large the items are. What is negative, infinite or no number counts as zero.
  public var itemSizes: ItemSizes
  /// Room around the section. Along the scroll axis, the first inset moves every single item of the
  /// section, so beside another section its items stand lower.
  public var insets: Insets
  /// Room between two rows of this section.
  public var lineSpacing: Double
  /// Room behind an item, in its row.
  public var interitemSpacing: Double
  /// How long the header is along the scroll axis; zero for none. A section with a header begins a
  /// new row.
  public var headerLength: Double
  /// How long the footer is along the scroll axis; zero for none.
  public var footerLength: Double

  /// A section; unless said otherwise without any room, header or footer.
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
  /// How many items there are.
  public var count: Int {
    switch self {
    case .uniform(_, let count): max(count, 0)
    case .each(let sizes): sizes.count
    }
  }

  /// The one size, or else all of them. Taken apart once, and not for each item.
  internal var parts: (uniform: Size?, each: [Size]) {
    switch self {
    case .uniform(let size, _): (size, [])
    case .each(let sizes): (nil, sizes)
    }
  }
}

extension ListLayoutSection: CustomStringConvertible {
  /// For example `list section of 3 items`, with its room, header and footer if there are any.
  public var description: String {
    phrase(
      "list section of \(counted(itemSizes.count, "item"))", said("insets", insets),
      said("line spacing", lineSpacing), said("interitem spacing", interitemSpacing),
      said("header", headerLength), said("footer", footerLength))
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
      said("top content inset", topContentInset), said("sticky header offset", stickyHeaderOffset),
      stretchesToEdge ? "stretches to the edge" : nil,
      showsHeaderWhenEmpty ? "shows headers of empty sections" : nil)
  }
}
