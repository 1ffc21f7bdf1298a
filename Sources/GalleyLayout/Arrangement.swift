import GalleyGeometry

/// The frames of all elements of a list, computed on demand.
///
/// An arrangement is a value that is created from a layout's description and a container, and
/// returns frames. An arrangement stores nothing for an item that has not been measured.
///
///     let arrangement = Arrangement(
///       [SectionContent(grid, itemCount: 1_000_000)],
///       in: ArrangementContext(size: Size(width: 320, height: 480), grid: PixelGrid(scale: 2)))
///     arrangement.contentSize                                  // 320 × 12500000
///     arrangement.elements(in: Viewport(Rect(x: 0, y: 4_000, width: 320, height: 480)))
///     arrangement.element(at: Point(x: 10, y: 4_010))?.id      // item 0.320
public struct Arrangement: Sendable {
  /// The container that everything is laid out in.
  public let context: ArrangementContext
  internal var content: any ArrangedContent
  /// Elements that were measured with one size and later with another.
  internal var swings: [Element.ID: Swing] = [:]
  /// The sizes that are out of date; `nil` if no size is.
  internal var outdatedSizes: OutdatedSizes?
  /// A report of the elements that the last `settle(in:measure:)` left unmeasured.
  internal var unsettled: LayoutReport?

  internal init(_ content: any ArrangedContent, in context: ArrangementContext) {
    self.content = content
    self.context = context
  }

  /// The axis along which the content is scrolled.
  public var scrollAxis: Axis { content.scrollAxis }

  /// The size of the whole content.
  public var contentSize: Size { content.contentSize }

  /// The number of sections.
  public var sectionCount: Int { content.sectionCount }

  /// Returns the number of items in a section; zero if there is no such section.
  public func itemCount(inSection section: Int) -> Int {
    section >= 0 && section < sectionCount ? content.itemCount(inSection: section) : 0
  }
}

/// The result of one kind of layout: the frames of all elements, aligned to the pixel grid. The
/// frames are not mirrored for text from right to left.
internal protocol ArrangedContent: Sendable {
  var scrollAxis: Axis { get }
  /// Whether everything is mirrored where text runs from right to left.
  var isMirroredFromRightToLeft: Bool { get }
  var contentSize: Size { get }
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  func frame(ofSection section: Int) -> Rect
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow?
  /// Returns the sections whose rows, which scroll orthogonally, lie between two offsets.
  func orthogonalSections(from low: Double, to high: Double) -> [Int]

  /// Appends the visible elements.
  ///
  /// If `pins` is `true`, pinned elements are at their pinned positions.
  func append(in viewport: Viewport, pins: Bool, to elements: inout [Element])
  /// Appends the elements in a part of the content that were measured and have no length.
  func appendHidden(in viewport: Viewport, to elements: inout [Element])
  func element(_ id: Element.ID, in viewport: Viewport?) -> Element?
  /// Returns the steps that explain the frame of an element, starting at its section.
  func steps(to id: Element.ID, in viewport: Viewport?) -> [Explanation.Step]
  func firstItem(fromSection section: Int) -> ElementPath?
  func lastItem(beforeSection section: Int) -> ElementPath?
  func firstItem(endingAfter offset: Double) -> ElementPath?

  func isEqual(to other: any ArrangedContent) -> Bool
  /// One line for each section, or for each run of equal sections.
  var lines: [String] { get }
  var reports: [LayoutReport] { get }
  func isMeasured(_ id: Element.ID) -> Bool
  mutating func measure(_ id: Element.ID, as size: Size) -> Measuring
  mutating func forget(_ id: Element.ID)
}

extension ArrangedContent {
  /// Appends nothing. This is for layouts whose elements have a length.
  internal func appendHidden(in viewport: Viewport, to elements: inout [Element]) {}
}
