import GalleyGeometry

/// Every frame of a list, found when it is asked for.
///
/// An arrangement is a value: what is to be laid out and in what goes in, frames come out. Nothing is
/// stored for an item that nobody has measured.
///
///     let arrangement = Arrangement(
///       [SectionContent(grid, itemCount: 1_000_000)],
///       in: ArrangementContext(size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2)))
///     arrangement.contentSize                                  // 320 × 12500000
///     arrangement.elements(in: Viewport(Rect(x: 0, y: 4_000, width: 320, height: 480)))
///     arrangement.element(at: Point(x: 10, y: 4_010))?.id      // item 0.320
public struct Arrangement: Sendable {
  /// What everything is laid out in.
  public let context: ArrangementContext
  internal var content: any ArrangedContent
  /// Elements that were measured as one size and then as another.
  internal var swings: [Element.ID: Swing] = [:]
  /// Which sizes are out of date; `nil` if none is.
  internal var outdatedSizes: OutdatedSizes?
  /// What `settle(in:measure:)` has left unmeasured, the last time.
  internal var unsettled: LayoutReport?

  internal init(_ content: any ArrangedContent, in context: ArrangementContext) {
    self.content = content
    self.context = context
  }

  /// The axis along which the content is scrolled.
  public var scrollAxis: Axis { content.scrollAxis }

  /// How large everything is together.
  public var contentSize: Size { content.contentSize }

  /// How many sections there are.
  public var sectionCount: Int { content.sectionCount }

  /// How many items a section has; none if there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    section >= 0 && section < sectionCount ? content.itemCount(inSection: section) : 0
  }
}

/// What a kind of layout has made: every frame from the left to the right, on the pixel grid.
internal protocol ArrangedContent: Sendable {
  var scrollAxis: Axis { get }
  /// Whether everything is turned around where text runs from right to left.
  var isMirroredFromRightToLeft: Bool { get }
  var contentSize: Size { get }
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  func frame(ofSection section: Int) -> Rect
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow?

  /// Appends what is in sight; with `pins`, pinned elements where they stand for it.
  func append(in viewport: Viewport, pins: Bool, to elements: inout [Element])
  func element(_ id: Element.ID, in viewport: Viewport?) -> Element?
  /// The way to an element, from the section on.
  func steps(to id: Element.ID, in viewport: Viewport?) -> [Explanation.Step]
  func firstItem(fromSection section: Int) -> ElementPath?
  func lastItem(beforeSection section: Int) -> ElementPath?
  func firstItem(endingAfter offset: Double) -> ElementPath?

  func isEqual(to other: any ArrangedContent) -> Bool
  /// A line for each section, or run of equal ones.
  var lines: [String] { get }
  var reports: [LayoutReport] { get }
  func isMeasured(_ id: Element.ID) -> Bool
  mutating func measure(_ id: Element.ID, as size: Size) -> Measuring
  mutating func forget(_ id: Element.ID)
}
