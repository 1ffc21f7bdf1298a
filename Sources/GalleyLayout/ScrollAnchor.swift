import GalleyGeometry

/// An item that stays where it is on screen, while what is before it grows, shrinks, comes or goes.
///
/// Take one before a change; afterwards it says which offset puts the item back.
///
///     let anchor = ScrollAnchor(in: before, visible: visible, change: change)
///     // … older items came in at the top; `after` is the arrangement with them
///     let offset = anchor?.offset(in: after, visible: visible.rect.size)
///
/// - Unverified: which item UIKit keeps in place. This is the first that begins in sight, or the
///   first in sight if none does.
public struct ScrollAnchor: Hashable, Sendable {
  /// The item's path: that after the change, if the anchor was told of one.
  public var path: ElementPath
  /// How far behind the start of what is in sight the item begins, along the scroll axis.
  public var distance: Double

  /// The item at a path that is so far behind the start of what is in sight.
  public init(path: ElementPath, distance: Double) {
    self.path = path
    self.distance = distance
  }

  /// The item to keep in place, or `nil` where none has to be: nothing is in sight, or the content is
  /// scrolled to its very start, where it stays.
  ///
  /// - Parameters:
  ///   - arrangement: Everything before the change.
  ///   - visible: What is in sight, bars taken off.
  ///   - remains: Whether an item will still be there after the change.
  /// - Complexity: That of a query.
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

  /// The item to keep in place among those that are still there after a change, at its path after it;
  /// otherwise as `init(in:visible:where:)`.
  ///
  ///     // Twenty items have come to the front of section 0, which had a hundred.
  ///     let run = ListChange.ItemRun(after: 20..<120, before: 0)
  ///     let change = ListChange(sections: [.edited(before: 0, items: [run])])
  ///     ScrollAnchor(in: before, visible: visible, change: change)   // item 0.31, 25 behind the start
  ///
  /// - Complexity: That of a query, and O(*k* · *c*) for *k* items in sight and *c* sections and runs
  ///   of the change.
  public init?(in arrangement: Arrangement, visible: Viewport, change: ListChange) {
    let anchor = ScrollAnchor(in: arrangement, visible: visible) { change.after($0) != nil }
    guard let anchor, let path = change.after(anchor.path) else { return nil }
    self.init(path: path, distance: anchor.distance)
  }

  /// The offset that puts the item back to where it was on screen, or `nil` if it has no place
  /// anymore; see `offset(for:in:visible:)`.
  ///
  /// - Parameters:
  ///   - arrangement: Everything after the change.
  ///   - visible: How much is in sight.
  public func offset(in arrangement: Arrangement, visible: Size) -> Double? {
    arrangement.frame(of: path).map { offset(for: $0, in: arrangement, visible: visible) }
  }

  /// The offset that puts the item back to where it was on screen: that of the scroll view, from the
  /// top or from the left.
  ///
  /// - Parameters:
  ///   - frame: The item's frame after the change.
  ///   - arrangement: Everything after the change.
  ///   - visible: How much is in sight.
  /// - Returns: An offset at which only content is in sight, if there is enough of it.
  public func offset(for frame: Rect, in arrangement: Arrangement, visible: Size) -> Double {
    let axis = arrangement.scrollAxis
    let last = max(arrangement.contentSize[axis] - visible[axis].asLength, 0)
    // What is no number is no place, and the list begins anew.
    let offset = min(max((arrangement.start(of: frame) - distance).asPlace, 0), last)
    return arrangement.isReversed ? last - offset : offset
  }
}

extension Arrangement {
  /// Whether the scroll axis runs from right to left.
  fileprivate var isReversed: Bool { isMirrored && scrollAxis == .horizontal }

  /// From the start of the content to the start of a rectangle, the way the list is read.
  fileprivate func start(of rect: Rect) -> Double {
    isReversed ? contentSize.width - rect.maxX : rect.min(along: scrollAxis)
  }
}

extension ScrollAnchor: CustomStringConvertible {
  /// For example `item 0.11, 39 behind the start`.
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
