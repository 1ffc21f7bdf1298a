import GalleyGeometry

/// All figures of lists, in one table.
///
/// UIKit gives every design of every device its own figures, and publishes none. Two tables are
/// known well enough to have a name; anything in them can be replaced.
///
///     var metrics = ListMetrics.phone
///     metrics.insetGrouped.cornerRadius = 26
public struct ListMetrics: Hashable, Sendable {
  /// Sections that are ``ListAppearance/plain``.
  public var plain: ListStyleMetrics
  /// Sections that are ``ListAppearance/grouped``.
  public var grouped: ListStyleMetrics
  /// Sections that are ``ListAppearance/insetGrouped``.
  public var insetGrouped: ListStyleMetrics
  /// Sections that are ``ListAppearance/sidebar``.
  public var sidebar: ListStyleMetrics
  /// Sections that are ``ListAppearance/sidebarPlain``.
  public var sidebarPlain: ListStyleMetrics

  /// What is in front of what: where headers and footers are. Rows are at 0.
  public var headerFooterZIndex = 200
  /// How high the line between two rows is; a pixel if `nil`.
  public var separatorThickness: Double?
  /// How much room a symbol gets before the text, at least.
  public var imageWidth = 28.0

  /// What cells, headers and footers keep free, and how large their text is.
  public var contents: [ListContentStyle: ListContentMetrics]
  /// The backgrounds of cells, headers and footers.
  public var backgrounds: [ListBackgroundStyle: ListBackgroundMetrics]
  /// What stands beside the content of a cell.
  public var accessories: ListAccessoryMetrics

  /// A table.
  public init(
    plain: ListStyleMetrics, grouped: ListStyleMetrics, insetGrouped: ListStyleMetrics,
    sidebar: ListStyleMetrics, sidebarPlain: ListStyleMetrics,
    contents: [ListContentStyle: ListContentMetrics],
    backgrounds: [ListBackgroundStyle: ListBackgroundMetrics], accessories: ListAccessoryMetrics
  ) {
    self.plain = plain
    self.grouped = grouped
    self.insetGrouped = insetGrouped
    self.sidebar = sidebar
    self.sidebarPlain = sidebarPlain
    self.contents = contents
    self.backgrounds = backgrounds
    self.accessories = accessories
  }

  /// The figures of sections that look like this.
  public subscript(appearance: ListAppearance) -> ListStyleMetrics {
    get {
      switch appearance {
      case .plain: plain
      case .grouped: grouped
      case .insetGrouped: insetGrouped
      case .sidebar: sidebar
      case .sidebarPlain: sidebarPlain
      }
    }
    set {
      switch appearance {
      case .plain: plain = newValue
      case .grouped: grouped = newValue
      case .insetGrouped: insetGrouped = newValue
      case .sidebar: sidebar = newValue
      case .sidebarPlain: sidebarPlain = newValue
      }
    }
  }

  /// The figures of content in a style; nothing but zeros for one that is not in the table.
  public subscript(style: ListContentStyle) -> ListContentMetrics {
    contents[style] ?? ListContentMetrics()
  }

  /// The figures of a background in a style; nothing but zeros for one that is not in the table.
  public subscript(style: ListBackgroundStyle) -> ListBackgroundMetrics {
    backgrounds[style] ?? ListBackgroundMetrics()
  }
}

/// The figures of a section.
public struct ListStyleMetrics: Hashable, Sendable {
  /// How high a row is as long as nobody has measured it, and at least.
  public var rowHeight: Double
  /// Room above the first row of a section without a header.
  public var topInset: Double
  /// Room below the last row of a section without a footer.
  public var bottomInset: Double
  /// Room beside the rows.
  public var sideInset: Double
  /// How high a header is as long as nobody has measured it.
  public var headerHeight: Double
  /// How high a footer is as long as nobody has measured it.
  public var footerHeight: Double
  /// Whether header and footer stay in sight as long as their section is.
  public var pinsHeaders: Bool
  /// Room above a header, unless the app wants another.
  public var headerTopPadding: Double
  /// How round the corners of the section's first and last row are, or in a sidebar those of every
  /// row.
  public var cornerRadius: Double
  /// Where there are lines.
  public var separators: ListSeparatorRule

  /// Figures; unless said otherwise without any room.
  public init(
    rowHeight: Double, topInset: Double = 0, bottomInset: Double = 0, sideInset: Double = 0,
    headerHeight: Double, footerHeight: Double, pinsHeaders: Bool = false,
    headerTopPadding: Double = 0, cornerRadius: Double = 0, separators: ListSeparatorRule
  ) {
    self.rowHeight = rowHeight
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.sideInset = sideInset
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.pinsHeaders = pinsHeaders
    self.headerTopPadding = headerTopPadding
    self.cornerRadius = cornerRadius
    self.separators = separators
  }
}

/// Where a list section has lines, unless the app wants them elsewhere.
public struct ListSeparatorRule: Hashable, Sendable {
  /// A line at an end of the section.
  public enum Outer: Hashable, Sendable {
    /// There is none.
    case none
    /// There is one, like those between rows.
    case inset
    /// There is one from edge to edge.
    case full
  }

  /// Whether there are lines between rows.
  public var betweenRows: Bool
  /// The line above the first row.
  public var aboveFirst: Outer
  /// The line below the last row.
  public var belowLast: Outer
  /// How far a line stays away from the edge where reading ends.
  public var trailingInset: Double

  /// A rule.
  public init(betweenRows: Bool, aboveFirst: Outer, belowLast: Outer, trailingInset: Double = 0) {
    self.betweenRows = betweenRows
    self.aboveFirst = aboveFirst
    self.belowLast = belowLast
    self.trailingInset = trailingInset
  }

  /// No lines.
  public static let none = ListSeparatorRule(
    betweenRows: false, aboveFirst: .none, belowLast: .none)
}
