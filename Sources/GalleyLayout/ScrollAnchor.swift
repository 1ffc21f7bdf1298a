import GalleyGeometry

/// An item that keeps its position on screen while the content before it grows, shrinks, or is
/// inserted or deleted.
///
/// Create an anchor before a change. After the change, the anchor returns the offset that restores
/// the position of the item.
///
///     let anchor = ScrollAnchor(in: before, visible: visible, change: change)
///     // … older items were inserted at the top; `after` is the arrangement with them
///     let offset = anchor?.offset(in: after, visible: visible.rect.size)
///
/// - Unverified: which item UIKit keeps in place. Here it is the first item that begins in the
///   visible part, or the first visible item if no item begins there.
public struct ScrollAnchor: Hashable, Sendable {
  /// The path of the item.
  ///
  /// If the anchor was created with a change, this is the path after the change.
  public var path: ElementPath
  /// The distance along the scroll axis from the start of the visible part to the start of the
  /// item.
  public var distance: Double

  /// Creates an anchor from the path of an item and its distance to the start of the visible part.
  public init(path: ElementPath, distance: Double) {
    self.path = path
    self.distance = distance
  }

  /// Creates an anchor of the item to keep in place.
  ///
  /// The anchor is `nil` if no item is visible. It is also `nil` if the content is scrolled to its
  /// start, because the content then stays at its start.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement before the change.
  ///   - visible: The visible part of the content, without bars.
  ///   - remains: Whether an item will still be in the list after the change.
  /// - Complexity: The same as that of `Arrangement.elements(in:)`.
  public init?(
    in arrangement: Arrangement, visible: Viewport,
    where remains: (ElementPath) -> Bool = { _ in true }
  ) {
    let start = arrangement.start(of: visible.rect)
    guard start > 0 else { return nil }
    var inSight: ScrollAnchor?
    var beginning: ScrollAnchor?
    for element in arrangement.elements(in: visible)
    where element.id.kind == .item && remains(element.id.path) {
      let distance = arrangement.start(of: element.frame) - start
      let anchor = ScrollAnchor(path: element.id.path, distance: distance)
      if inSight == nil { inSight = anchor }
      if distance >= 0 && distance < beginning?.distance ?? .infinity { beginning = anchor }
    }
    guard let first = beginning ?? inSight else { return nil }
    self = first
  }

  /// Creates an anchor of the item to keep in place among the items that remain after a change,
  /// with its path after the change.
  ///
  /// In all other respects, this initializer works like `init(in:visible:where:)`.
  ///
  ///     // Twenty items were inserted at the start of section 0, which had a hundred.
  ///     let run = ListChange.ItemRun(after: 20..<120, before: 0)
  ///     let change = ListChange(sections: [.edited(before: 0, items: [run])])
  ///     // item 0.31, which begins 25 points after the start of the visible part
  ///     ScrollAnchor(in: before, visible: visible, change: change)
  ///
  /// - Complexity: The same as that of `Arrangement.elements(in:)`, and O(*k* · *c*) for *k*
  ///   visible items and *c* sections and item runs of the change.
  public init?(in arrangement: Arrangement, visible: Viewport, change: ListChange) {
    let anchor = ScrollAnchor(in: arrangement, visible: visible) { change.after($0) != nil }
    guard let anchor, let path = change.after(anchor.path) else { return nil }
    self.init(path: path, distance: anchor.distance)
  }

  /// Returns the offset that restores the position of the item on screen, or `nil` if the item no
  /// longer has a frame; see `offset(for:in:visible:)`.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement after the change.
  ///   - visible: The size of the visible part.
  public func offset(in arrangement: Arrangement, visible: Size) -> Double? {
    arrangement.frame(of: path).map { offset(for: $0, in: arrangement, visible: visible) }
  }

  /// Returns the scroll view's offset, from the top or from the left, that restores the position of
  /// the item on screen.
  ///
  /// - Parameters:
  ///   - frame: The item's frame after the change.
  ///   - arrangement: The arrangement after the change.
  ///   - visible: The size of the visible part.
  /// - Returns: An offset at which only content is visible, if there is enough of it.
  public func offset(for frame: Rect, in arrangement: Arrangement, visible: Size) -> Double {
    let axis = arrangement.scrollAxis
    let last = max(arrangement.contentSize[axis] - visible[axis].asLength, 0)
    // If the offset is not a number, the list scrolls to its start.
    let offset = min(max((arrangement.start(of: frame) - distance).asFinitePosition, 0), last)
    return arrangement.isReversed ? last - offset : offset
  }
}

extension Arrangement {
  /// Whether the scroll axis runs from right to left.
  fileprivate var isReversed: Bool { isMirrored && scrollAxis == .horizontal }

  /// Returns the distance from the start of the content to the start of a rectangle, in the
  /// direction of reading.
  fileprivate func start(of rect: Rect) -> Double {
    isReversed ? contentSize.width - rect.maxX : rect.min(along: scrollAxis)
  }
}

extension ScrollAnchor: CustomStringConvertible {
  /// For example `item 0.11, 39 behind the start`, for an item that begins 39 points after the
  /// start of the visible part.
  public var description: String {
    let place =
      switch distance {
      case 0: "at the start"
      case ..<0: "\((-distance).shortDescription) before the start"
      default: "\(distance.shortDescription) behind the start"
      }
    return "item \(path), \(place)"
  }
}
