import GalleyGeometry

/// The styles of content in lists, as in `UIListContentConfiguration`.
public enum ListContentStyle: String, Hashable, Sendable, CaseIterable {
  /// A text.
  case cell
  /// A text, and a second text below it.
  case subtitleCell
  /// A text, and a second text at the opposite side.
  case valueCell
  /// The header of a plain list.
  case plainHeader
  /// The footer of a plain list.
  case plainFooter
  /// The header of a grouped list.
  case groupedHeader
  /// The footer of a grouped list.
  case groupedFooter
  /// A text in a sidebar.
  case sidebarCell
  /// A text in a sidebar, and a second text below it.
  case sidebarSubtitleCell
  /// The header of a sidebar.
  case sidebarHeader
  /// A text in a sidebar that has another sidebar beside it.
  case accompaniedSidebarCell
  /// A text and a second text below it, in a sidebar that has another sidebar beside it.
  case accompaniedSidebarSubtitleCell
}

/// The metrics of content: an image, a text and a secondary text.
public struct ListContentMetrics: Hashable, Sendable {
  /// The space around the content.
  public var margins = DirectionalInsets.zero
  /// The axes on which the margins are at least the margins of the cell.
  public var axesPreservingMargins: Axes = .horizontal
  /// Whether the secondary text is beside the text if there is space, rather than below it.
  public var prefersSideBySide = false
  /// The space between the image and the texts.
  public var imageToTextPadding = 0.0
  /// The space between texts that are side by side.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// The space between texts that are one below the other.
  public var textToSecondaryTextVerticalPadding = 0.0
  /// The metrics of the text.
  public var text = ListTextMetrics()
  /// The metrics of the secondary text.
  public var secondaryText = ListTextMetrics()

  /// Creates metrics without any space.
  public init() {}

  /// Creates metrics. Arguments that are left out have the values that most styles use.
  public init(
    margins: DirectionalInsets, imageToTextPadding: Double = 16, verticalPadding: Double = 4,
    text: ListTextMetrics, secondaryText: ListTextMetrics, prefersSideBySide: Bool = false
  ) {
    self.margins = margins
    self.imageToTextPadding = imageToTextPadding
    textToSecondaryTextVerticalPadding = verticalPadding
    self.text = text
    self.secondaryText = secondaryText
    self.prefersSideBySide = prefersSideBySide
  }
}

/// The properties of a text in a list that affect frames.
public struct ListTextMetrics: Hashable, Sendable {
  /// The point size of the font.
  public var pointSize = 17.0
  /// The largest number of lines; 0 for any number.
  public var lineLimit = 0
  /// The factor by which text may shrink to fit; 0 if it may not shrink.
  public var minimumScaleFactor = 0.0
  /// Whether the space between letters may shrink a little before text is truncated.
  public var allowsTightening = false

  /// Whether text may shrink to fit.
  public var adjustsToFitWidth: Bool { minimumScaleFactor > 0 }

  /// Creates the metrics of body text with any number of lines.
  public init() {}

  /// Creates the metrics of a text of a point size with any number of lines.
  public init(_ pointSize: Double) { self.pointSize = pointSize }

  /// Returns the metrics of a text on one line, which tightens and shrinks a little before it is
  /// truncated.
  public static func oneLine(_ pointSize: Double) -> ListTextMetrics {
    var text = ListTextMetrics(pointSize)
    text.lineLimit = 1
    text.minimumScaleFactor = 0.9
    text.allowsTightening = true
    return text
  }
}

/// The styles of backgrounds in lists, as in `UIBackgroundConfiguration`.
public enum ListBackgroundStyle: String, Hashable, Sendable, CaseIterable {
  /// No background.
  case clear
  /// The background of cells in a plain list.
  case listPlainCell
  /// The background of headers and footers in a plain list.
  case listPlainHeaderFooter
  /// The background of cells in a grouped list.
  case listGroupedCell
  /// The background of headers and footers in a grouped list.
  case listGroupedHeaderFooter
  /// The background of cells in a sidebar.
  case listSidebarCell
  /// The background of headers in a sidebar.
  case listSidebarHeader
  /// The background of cells in a sidebar that has another sidebar beside it.
  case listAccompaniedSidebarCell
}

/// The metrics of a background.
public struct ListBackgroundMetrics: Hashable, Sendable {
  /// The radius of the background's corners.
  public var cornerRadius: Double
  /// The insets of the background inside of the cell.
  public var insets = DirectionalInsets.zero
  /// The edges on which the cell's margins are added to the insets.
  public var edgesAddingMargins: LayoutEdges = []
  /// The width of the outline.
  public var strokeWidth = 0.0
  /// The distance of the outline from the background's edges, outward.
  public var strokeOutset = 0.0

  /// Creates the metrics of a background from edge to edge, without an outline.
  public init(cornerRadius: Double = 0) { self.cornerRadius = cornerRadius }
}
