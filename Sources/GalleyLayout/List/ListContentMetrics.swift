import GalleyGeometry

/// The styles of content that lists know: `UIListContentConfiguration`'s.
public enum ListContentStyle: String, Hashable, Sendable, CaseIterable {
  /// A text.
  case cell
  /// A text, and a second one below it.
  case subtitleCell
  /// A text, and a second one at the other side.
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
  /// A text in a sidebar, and a second one below it.
  case sidebarSubtitleCell
  /// The header of a sidebar.
  case sidebarHeader
  /// A text in a sidebar that has another one beside it.
  case accompaniedSidebarCell
  /// A text and a second one below it, in a sidebar that has another one beside it.
  case accompaniedSidebarSubtitleCell
}

/// The figures of content: an image, a text and a secondary text.
public struct ListContentMetrics: Hashable, Sendable {
  /// Room around the content.
  public var margins = DirectionalInsets.zero
  /// On which axes the margins are at least those that the cell keeps.
  public var axesPreservingMargins: Axes = .horizontal
  /// Whether the secondary text stands beside the text, if there is room, rather than below it.
  public var prefersSideBySide = false
  /// Room between the image and the texts.
  public var imageToTextPadding = 0.0
  /// Room between the texts, where they stand side by side.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// Room between the texts, where one stands below the other.
  public var textToSecondaryTextVerticalPadding = 0.0
  /// The text.
  public var text = ListTextMetrics()
  /// The secondary text.
  public var secondaryText = ListTextMetrics()

  /// No room around anything.
  public init() {}

  /// Figures; what is not named is as in most styles.
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

/// How a text of a list is set, as far as it makes a difference to where things are.
public struct ListTextMetrics: Hashable, Sendable {
  /// The size of the type.
  public var pointSize = 17.0
  /// How many lines there may be; any number if 0.
  public var lineLimit = 0
  /// The factor down to which type may shrink to fit; 0 if it may not.
  public var minimumScaleFactor = 0.0
  /// Whether letters may close up a little before text is cut off.
  public var allowsTightening = false

  /// Whether type may shrink to fit.
  public var adjustsToFitWidth: Bool { minimumScaleFactor > 0 }

  /// Body text, on as many lines as it takes.
  public init() {}

  /// Text on as many lines as it takes.
  public init(_ pointSize: Double) { self.pointSize = pointSize }

  /// Text on one line, which gives way a little before it is cut off.
  public static func oneLine(_ pointSize: Double) -> ListTextMetrics {
    var text = ListTextMetrics(pointSize)
    text.lineLimit = 1
    text.minimumScaleFactor = 0.9
    text.allowsTightening = true
    return text
  }
}

/// The styles of backgrounds that lists know: `UIBackgroundConfiguration`'s.
public enum ListBackgroundStyle: String, Hashable, Sendable, CaseIterable {
  /// None.
  case clear
  /// That of a plain list's cells.
  case listPlainCell
  /// That of a plain list's headers and footers.
  case listPlainHeaderFooter
  /// That of a grouped list's cells.
  case listGroupedCell
  /// That of a grouped list's headers and footers.
  case listGroupedHeaderFooter
  /// That of a sidebar's cells.
  case listSidebarCell
  /// That of a sidebar's headers.
  case listSidebarHeader
  /// That of the cells of a sidebar that has another one beside it.
  case listAccompaniedSidebarCell
}

/// The figures of a background.
public struct ListBackgroundMetrics: Hashable, Sendable {
  /// How round its corners are.
  public var cornerRadius: Double
  /// How far it stays inside of the cell.
  public var insets = DirectionalInsets.zero
  /// On which edges the cell's margins are added to the insets.
  public var edgesAddingMargins: LayoutEdges = []
  /// How wide its outline is.
  public var strokeWidth = 0.0
  /// How far outside of it its outline is.
  public var strokeOutset = 0.0

  /// A background from edge to edge, without an outline.
  public init(cornerRadius: Double = 0) { self.cornerRadius = cornerRadius }
}
