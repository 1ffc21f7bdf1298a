import GalleyGeometry

/// The metrics of lists, in one table.
///
/// UIKit has different metrics for each design and device, and does not document them. Galley has
/// the tables ``phone`` and ``catalyst``. All values of a table can be replaced.
///
///     var metrics = ListMetrics.phone
///     metrics.insetGrouped.cornerRadius = 26
public struct ListMetrics: Hashable, Sendable {
  /// The metrics of ``ListAppearance/plain`` sections.
  public var plain: ListStyleMetrics
  /// The metrics of ``ListAppearance/grouped`` sections.
  public var grouped: ListStyleMetrics
  /// The metrics of ``ListAppearance/insetGrouped`` sections.
  public var insetGrouped: ListStyleMetrics
  /// The metrics of ``ListAppearance/sidebar`` sections.
  public var sidebar: ListStyleMetrics
  /// The metrics of ``ListAppearance/sidebarPlain`` sections.
  public var sidebarPlain: ListStyleMetrics

  /// The z index of headers and footers.
  ///
  /// Rows have the z index 0.
  public var headerFooterZIndex = 200
  /// The thickness of the separator between two rows; a pixel if `nil`.
  public var separatorThickness: Double?
  /// The minimum width for a symbol before the text.
  public var imageWidth = 28.0

  /// The margins and text metrics of cells, headers and footers.
  public var contents: [ListContentStyle: ListContentMetrics]
  /// The backgrounds of cells, headers and footers.
  public var backgrounds: [ListBackgroundStyle: ListBackgroundMetrics]
  /// The metrics of accessories.
  public var accessories: ListAccessoryMetrics

  /// Creates a table of metrics.
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

  /// The metrics of sections with an appearance.
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

  /// The metrics of content in a style; all zero for a style that is not in the table.
  public subscript(style: ListContentStyle) -> ListContentMetrics {
    contents[style] ?? ListContentMetrics()
  }

  /// The metrics of a background in a style; all zero for a style that is not in the table.
  public subscript(style: ListBackgroundStyle) -> ListBackgroundMetrics {
    backgrounds[style] ?? ListBackgroundMetrics()
  }
}

/// The metrics of a section.
public struct ListStyleMetrics: Hashable, Sendable {
  /// The height of a row until it is measured, which is also its minimum height.
  public var rowHeight: Double
  /// The space above the first row of a section without a header.
  public var topInset: Double
  /// The space below the last row of a section without a footer.
  public var bottomInset: Double
  /// The additional space at the top of a table whose first section has no header.
  public var firstTopInset: Double
  /// The additional space at the top of a table whose first section has a title.
  public var firstTitlePadding: Double
  /// The space beside the rows.
  public var sideInset: Double
  /// The height of a header until it is measured.
  public var headerHeight: Double
  /// The height of a footer until it is measured.
  public var footerHeight: Double
  /// Whether headers and footers stay visible as long as their section is visible.
  public var pinsHeaders: Bool
  /// The space above a header, unless the app sets another space.
  public var headerTopPadding: Double
  /// The corner radius of the section's first and last row, or in a sidebar of every row.
  public var cornerRadius: Double
  /// The separators of the section.
  public var separators: ListSeparatorRule

  /// Creates metrics.
  ///
  /// By default there is no space.
  public init(
    rowHeight: Double, topInset: Double = 0, bottomInset: Double = 0, firstTopInset: Double = 0,
    firstTitlePadding: Double = 0, sideInset: Double = 0, headerHeight: Double,
    footerHeight: Double, pinsHeaders: Bool = false, headerTopPadding: Double = 0,
    cornerRadius: Double = 0, separators: ListSeparatorRule
  ) {
    self.rowHeight = rowHeight
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.firstTopInset = firstTopInset
    self.firstTitlePadding = firstTitlePadding
    self.sideInset = sideInset
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.pinsHeaders = pinsHeaders
    self.headerTopPadding = headerTopPadding
    self.cornerRadius = cornerRadius
    self.separators = separators
  }
}

/// The default separators of a list section.
public struct ListSeparatorRule: Hashable, Sendable {
  /// A line at an end of the section.
  public enum Outer: Hashable, Sendable {
    /// No line.
    case none
    /// A line with the same insets as the lines between rows.
    case inset
    /// A line from edge to edge.
    case full
  }

  /// Whether there are lines between rows.
  public var betweenRows: Bool
  /// The line above the first row.
  public var aboveFirst: Outer
  /// The line below the last row.
  public var belowLast: Outer
  /// The distance of a line from the trailing edge.
  public var trailingInset: Double

  /// Creates a rule.
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
