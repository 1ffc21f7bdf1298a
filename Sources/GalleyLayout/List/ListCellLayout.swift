import GalleyGeometry

/// What a list cell holds.
///
///     var content = ListCellContent(.cell)
///     content.imageSize = Size(width: 20, height: 20)
///     content.accessories = [ListAccessory(.checkmark)]
public struct ListCellContent: Hashable, Sendable {
  /// The style of the content.
  public var style: ListContentStyle
  /// Whether there is a text.
  public var hasText = true
  /// How large the image is, if there is one.
  public var imageSize: Size?
  /// What stands beside the content, in any order.
  public var accessories: [ListAccessory] = []
  /// Whether the list is being edited, which shows some accessories and hides others.
  public var isEditing = false
  /// How many levels down in an outline the row is.
  public var indentationLevel = 0
  /// How far a level moves the content; as the metrics say if `nil`.
  public var indentationWidth: Double?
  /// Whether accessories are moved along with the content.
  public var indentsAccessories = true
  /// The margins that the cell keeps, for content that keeps at least as much.
  public var cellMargins = DirectionalInsets.zero
  /// How far the safe area keeps the content and what is beside it away from the sides of the cell.
  /// Indentation is added to it.
  public var safeArea = DirectionalInsets.zero
  /// Room at the sides of the cell that content and accessories stay clear of. What the safe area says is
  /// added to it.
  public var sideRoom = DirectionalInsets.zero
  /// Whether the cell is one of a list section. Its accessories then stay further away from its
  /// edges.
  public var isInList = false

  /// A cell with a text.
  public init(_ style: ListContentStyle) { self.style = style }
}

/// Where the parts of a list cell are.
///
///     var content = ListCellContent(.cell)
///     content.accessories = [ListAccessory(.disclosureIndicator)]
///     let size = Size(width: 320, height: 44)
///     let layout = ListCellLayout(content, in: size, metrics: .catalyst)
///     layout.contentFrame   // (0, 0, 298, 44)
///     layout.textStart      // 16
///
/// The content spans from the end of the last leading accessory's room to the start of the first
/// trailing one's. In it the image stands before the text. All frames count from the cell's corner.
///
/// - Unverified: that in a list section leading accessories, too, stay further away from the edge.
/// - Unverified: the room between a reorder grip without a line and what stands before it.
/// - Unverified: what `indentsAccessories` does when it is off; here only the content is moved.
public struct ListCellLayout: Hashable, Sendable {
  /// An accessory, and where it is.
  public struct Accessory: Hashable, Sendable {
    /// Its place in the content's list of accessories.
    public var index: Int
    /// The room it gets, as high as the cell.
    public var region: Rect
    /// Where it is: in the middle of its room.
    public var frame: Rect
  }

  /// What accessories leave of the cell.
  public private(set) var contentFrame: Rect
  /// Where the image is.
  public private(set) var imageFrame: Rect?
  /// What the texts have: up to the margins of the content. `nil` without a text.
  public private(set) var textFrame: Rect?
  /// How far from the edge where reading begins the text does, or would. Lines between rows begin
  /// there too.
  public let textStart: Double
  /// The accessories that are shown, in reading order.
  public private(set) var accessories: [Accessory]
  /// The lines before reorder grips.
  public private(set) var reorderSeparators: [Rect]

  /// Lays out a cell.
  ///
  /// - Parameters:
  ///   - content: What it holds.
  ///   - size: How large it is.
  ///   - metrics: The figures.
  ///   - grid: The pixels that places are rounded to; sizes are not.
  ///   - direction: The direction of reading. From right to left, everything is the mirror image.
  public init(
    _ content: ListCellContent, in size: Size, metrics: ListMetrics = .phone,
    grid: PixelGrid = PixelGrid(scale: 0), direction: LayoutDirection = .leftToRight
  ) {
    let size = size.clean
    let room = (
      leading: content.sideRoom.leading.asDistance, trailing: content.sideRoom.trailing.asDistance
    )
    let inside = Size(
      width: max(size.width - room.leading - room.trailing, 0), height: size.height)
    let bars = ListAccessoryBars(content, in: inside, metrics: metrics.accessories)
    accessories = bars.accessories
    reorderSeparators = bars.separators
    contentFrame = Rect(
      x: bars.contentStart, y: 0, width: max(bars.contentEnd - bars.contentStart, 0),
      height: size.height)

    let style = metrics[content.style]
    var margins = style.margins(inCellWith: content.cellMargins)
    // Accessories have kept clear of the safe area already.
    if !bars.hasLeading { margins.leading += content.safeArea.leading.asDistance }
    if !bars.hasTrailing { margins.trailing += content.safeArea.trailing.asDistance }
    var start = contentFrame.minX + margins.leading
    if let imageSize = content.imageSize?.clean {
      let fitted = imageSize.fitted(toHeight: size.height - margins.top - margins.bottom)
      imageFrame = Rect(
        origin: Point(x: start, y: (size.height - fitted.height) / 2), size: fitted)
      start += fitted.width + style.imageToTextPadding
    }
    textStart = start + room.leading
    if content.hasText {
      textFrame = Rect(
        x: start, y: margins.top, width: max(contentFrame.maxX - margins.trailing - start, 0),
        height: max(size.height - margins.top - margins.bottom, 0))
    }
    finish(in: size, start: room.leading, grid: grid, direction: direction)
  }

  /// Moves everything to where the cell's room for it starts, and rounds all places, mirrored if need be.
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
  /// For example `cell, image 20 × 20, checkmark`, and what else is not as usual.
  public var description: String {
    phrase(
      ["\(style)", hasText ? nil : "no text", imageSize.map { "image \($0)" }]
        + accessories.map { "\($0)" } + [
          isEditing ? "editing" : nil, said("indentation level", indentationLevel, unless: 0),
          indentationWidth.map { "indentation width \($0.shortDescription)" },
          indentsAccessories ? nil : "accessories not indented", said("margins", cellMargins),
          said("safe area", safeArea), said("side room", sideRoom), isInList ? "in a list" : nil,
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
  /// The margins in a cell that keeps these: where they are preserved, the larger ones.
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
  /// The size, or one of the same proportions that is no higher than there is room.
  fileprivate func fitted(toHeight room: Double) -> Size {
    let room = max(room, 0)
    guard height > room else { return self }
    return Size(width: width * room / height, height: room)
  }
}
