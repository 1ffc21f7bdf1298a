import GalleyGeometry

/// The measured sizes of the elements of a section.
internal struct MeasuredSizes: Sendable, Equatable {
  /// A supplementary view of the section.
  struct Supplementary: Hashable, Sendable {
    var kind: String
    var number: Int

    init(kind: String, number: Int) {
      self.kind = kind
      self.number = number
    }

    init(kind: String, path: ElementPath) {
      self.init(kind: kind, number: path.isGlobal ? path.globalNumber : path.item)
    }
  }

  /// The measured sizes of items, by index.
  var items: [Int: Size] = [:]
  /// The measured sizes of supplementary views.
  var supplementaries: [Supplementary: Size] = [:]
  /// The largest measured width of the items whose width is `uniformAcrossSiblings`.
  var uniformWidth: Double?
  /// The largest measured height of the items whose height is `uniformAcrossSiblings`.
  var uniformHeight: Double?

  var isEmpty: Bool { items.isEmpty && supplementaries.isEmpty }

  /// Whether an element has been measured.
  func holds(_ id: Element.ID) -> Bool {
    switch id.kind {
    case .item: items[id.path.item] != nil
    case .supplementary(let kind): supplementaries[Supplementary(kind: kind, path: id.path)] != nil
    case .decoration: false
    }
  }

  /// The items that have been measured, ascending.
  var measuredItems: [Int] { items.keys.sorted() }

  /// Stores the size of a supplementary view whose current size is `now`.
  mutating func store(
    _ size: Size, for key: Supplementary, now: Size, axes: Axes, on grid: PixelGrid
  ) -> Measuring {
    let old = supplementaries[key]
    guard
      let (size, result) = MeasuredSizes.taking(size, over: old, now: now, axes: axes, on: grid)
    else { return .unchanged }
    supplementaries[key] = size
    return size == now && result == .changed ? .unchanged : result
  }

  /// Returns the size to store and its effect, or `nil` if the element is not estimated or the size
  /// is not new.
  static func taking(
    _ size: Size, over old: Size?, now: Size, axes: Axes, on grid: PixelGrid
  ) -> (Size, Measuring)? {
    let measured = size.on(axes, else: now)
    guard !axes.isEmpty, measured.isFinite else { return nil }
    let size = Size(width: measured.width.asLength, height: measured.height.asLength)
    guard let old else { return (size, .changed) }
    let before = old.on(axes, else: now)
    guard !size.isNear(before, on: grid) else { return nil }
    return (size.union(before), .swung(from: before, to: size))
  }
}

/// The effect of a measured size on an arrangement.
public enum Measuring: Hashable, Sendable {
  /// There is no such element, it is not estimated, or it already has that size.
  case unchanged
  /// Frames have changed, starting in the element's section.
  case changed
  /// The element was measured before with another size.
  ///
  /// The larger size is kept on each axis.
  case swung(from: Size, to: Size)
}

extension Measuring: CustomStringConvertible {
  /// For example `changed`, `swung from 320 × 44 to 320 × 57`.
  public var description: String {
    switch self {
    case .unchanged: "unchanged"
    case .changed: "changed"
    case .swung(let from, let to): "swung from \(from) to \(to)"
    }
  }
}

extension Size {
  /// Returns this size on some axes, and another size on the other axes.
  internal func on(_ axes: Axes, else other: Size) -> Size {
    Size(
      width: axes.contains(.horizontal) ? width : other.width,
      height: axes.contains(.vertical) ? height : other.height)
  }

  /// Returns the larger of two sizes, on each axis.
  internal func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }

  /// Whether two sizes differ by less than a pixel.
  internal func isNear(_ other: Size, on grid: PixelGrid) -> Bool {
    let limit = max(grid.pixel, 1e-6)
    return abs(width - other.width) < limit && abs(height - other.height) < limit
  }
}
