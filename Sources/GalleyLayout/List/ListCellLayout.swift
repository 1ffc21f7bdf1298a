import GalleyGeometry

/// The content of a list cell.
///
///     var content = ListCellContent(.cell)
///     content.imageSize = Size(width: 20, height: 20)
///     content.accessories = [ListAccessory(.checkmark)]
public struct ListCellContent: Hashable, Sendable {
  /// The style of the content.
  public var style: ListContentStyle
  /// Whether the cell has a text.
  public var hasText = true
  /// The size of the image; `nil` if there is none.
  public var imageSize: Size?
  /// The accessories, in any order.
  public var accessories: [ListAccessory] = []
  /// Whether the list is being edited, which shows some accessories and hides others.
  public var isEditing = false
  /// The level of the row in an outline.
  public var indentationLevel = 0
  /// The distance by which each level moves the content; `nil` for the distance in the metrics.
  public var indentationWidth: Double?
  /// Whether leading accessories are indented with the content.
  public var indentsAccessories = true
  /// The margins of the cell, which are the minimum margins of content that preserves them.
  public var cellMargins = DirectionalInsets.zero
  /// The insets of the safe area at the sides of the cell.
  ///
  /// Indentation is added to these insets.
  public var safeArea = DirectionalInsets.zero
  /// The space at the sides of the cell that contains neither content nor accessories.
  ///
  /// The insets of the safe area are added to this space.
  public var sideSpace = DirectionalInsets.zero
  /// Whether the cell belongs to a list section.
  ///
  /// In a list section, accessories are further away from the edges of the cell.
  public var isInList = false

  /// Creates the content of a cell with a text.
  public init(_ style: ListContentStyle) { self.style = style }
}

/// The frames of the parts of a list cell.
///
///     var content = ListCellContent(.cell)
///     content.accessories = [ListAccessory(.disclosureIndicator)]
///     let size = Size(width: 320, height: 44)
///     let layout = ListCellLayout(content, in: size, metrics: .catalyst)
///     layout.contentFrame   // (0, 0, 298, 44)
///     layout.textStart      // 16
///
/// The content spans from the end of the last leading accessory's space to the start of the first
/// trailing accessory's space. In the content, the image comes before the text. All frames are in
/// the coordinates of the cell.
///
/// - Unverified: that in a list section leading accessories, too, are further away from the edge.
/// - Unverified: the space between a reorder grip without a line and the accessory before it.
/// - Unverified: the effect of `indentsAccessories` when it is off; here only the content is
///   indented.
public struct ListCellLayout: Hashable, Sendable {
  /// An accessory with its frame.
  public struct Accessory: Hashable, Sendable {
    /// The index in the content's array of accessories.
    public var index: Int
    /// The space that is reserved for the accessory, as high as the cell.
    public var region: Rect
    /// The frame of the accessory, in the middle of its space.
    public var frame: Rect
  }

  /// The frame that accessories leave for the content.
  public private(set) var contentFrame: Rect
  /// The frame of the image.
  public private(set) var imageFrame: Rect?
  /// The frame of the texts, which reaches to the margins of the content.
  ///
  /// `nil` without a text.
  public private(set) var textFrame: Rect?
  /// The distance from the leading edge to the start of the text, even if there is no text.
  ///
  /// Separators begin at this position, too.
  public let textStart: Double
  /// The visible accessories, in reading order.
  public private(set) var accessories: [Accessory]
  /// The lines before reorder grips.
  public private(set) var reorderSeparators: [Rect]

  /// Lays out a cell.
  ///
  /// - Parameters:
  ///   - content: The content of the cell.
  ///   - size: The size of the cell.
  ///   - metrics: The metrics of lists.
  ///   - grid: The pixel grid to which positions are rounded; sizes are not.
  ///   - direction: The direction of reading. For right to left, everything is mirrored.
  public init(
    _ content: ListCellContent, in size: Size, metrics: ListMetrics = .phone,
    grid: PixelGrid = PixelGrid(scale: 0), direction: LayoutDirection = .leftToRight
  ) {
    let size = size.clean
    let sideSpace = (
      leading: content.sideSpace.leading.asDistance, trailing: content.sideSpace.trailing.asDistance
    )
    let inside = Size(
      width: max(size.width - sideSpace.leading - sideSpace.trailing, 0), height: size.height)
    let bars = ListAccessoryBars(content, in: inside, metrics: metrics.accessories)
    accessories = bars.accessories
    reorderSeparators = bars.separators
    contentFrame = Rect(
      x: bars.contentStart, y: 0, width: max(bars.contentEnd - bars.contentStart, 0),
      height: size.height)

    let style = metrics[content.style]
    var margins = style.margins(inCellWith: content.cellMargins)
    // Leading accessories are already inside of the safe area.
    if !bars.hasLeading { margins.leading += content.safeArea.leading.asDistance }
    if !bars.hasTrailing { margins.trailing += content.safeArea.trailing.asDistance }
    var start = contentFrame.minX + margins.leading
    if let imageSize = content.imageSize?.clean {
      let fitted = imageSize.fitted(toHeight: size.height - margins.top - margins.bottom)
      imageFrame = Rect(
        origin: Point(x: start, y: (size.height - fitted.height) / 2), size: fitted)
      start += fitted.width + style.imageToTextPadding
    }
    textStart = start + sideSpace.leading
    if content.hasText {
      textFrame = Rect(
        x: start, y: margins.top, width: max(contentFrame.maxX - margins.trailing - start, 0),
        height: max(size.height - margins.top - margins.bottom, 0))
    }
    finish(in: size, start: sideSpace.leading, grid: grid, direction: direction)
  }

  /// Moves everything to the start of the cell's free space, and rounds all positions, mirrored if
  /// necessary.
  private mutating func finish(
    in size: Size, start: Double, grid: PixelGrid, direction: LayoutDirection
  ) {
    func finished(_ frame: Rect) -> Rect {
      var frame = frame
      frame.origin.x += start
      if direction == .rightToLeft { frame.origin.x = size.width - frame.maxX }
      frame.origin = grid.point(frame.origin)
      return frame
    }
    contentFrame = finished(contentFrame)
    imageFrame = imageFrame.map(finished)
    textFrame = textFrame.map(finished)
    reorderSeparators = reorderSeparators.map(finished)
    for index in accessories.indices {
      accessories[index].region = finished(accessories[index].region)
      accessories[index].frame = finished(accessories[index].frame)
    }
  }
}

extension ListCellContent: CustomStringConvertible {
  /// For example `cell, image 20 × 20, checkmark`, followed by the properties that are not at their
  /// default.
  public var description: String {
    phrase(
      ["\(style)", hasText ? nil : "no text", imageSize.map { "image \($0)" }]
        + accessories.map { "\($0)" } + [
          isEditing ? "editing" : nil, labeled("indentation level", indentationLevel, unless: 0),
          indentationWidth.map { "indentation width \($0.shortDescription)" },
          indentsAccessories ? nil : "accessories not indented", labeled("margins", cellMargins),
          labeled("safe area", safeArea), labeled("side space", sideSpace),
          isInList ? "in a list" : nil,
        ])
  }
}

extension ListCellLayout: CustomStringConvertible {
  /// For example `content (0, 0, 298, 44), text (16, 15, 274, 14), accessory 0 (298, 15, 14, 14)`.
  public var description: String {
    phrase(
      ["content \(contentFrame)", imageFrame.map { "image \($0)" }, textFrame.map { "text \($0)" }]
        + accessories.map { "\($0)" } + reorderSeparators.map { "separator \($0)" })
  }
}

extension ListCellLayout.Accessory: CustomStringConvertible {
  /// For example `accessory 0 (298, 15, 14, 14)`.
  public var description: String { "accessory \(index) \(frame)" }
}

extension ListContentMetrics {
  /// Returns the margins in a cell with margins of its own. On axes that preserve the cell's
  /// margins, the larger margins apply.
  internal func margins(inCellWith kept: DirectionalInsets) -> DirectionalInsets {
    var margins = margins
    let kept = kept.finite
    if axesPreservingMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, kept.leading)
      margins.trailing = max(margins.trailing, kept.trailing)
    }
    if axesPreservingMargins.contains(.vertical) {
      margins.top = max(margins.top, kept.top)
      margins.bottom = max(margins.bottom, kept.bottom)
    }
    return margins
  }
}

extension Size {
  /// Returns the size, or a size of the same proportions that is not higher than the space.
  fileprivate func fitted(toHeight limit: Double) -> Size {
    let limit = max(limit, 0)
    guard height > limit else { return self }
    return Size(width: width * limit / height, height: limit)
  }
}
