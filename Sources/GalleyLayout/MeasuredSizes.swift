import GalleyGeometry

/// The sizes that the elements of a section turned out to have.
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

  var items: [Int: Size] = [:]
  var supplementaries: [Supplementary: Size] = [:]
  /// The largest of the siblings that want to be as large as each other.
  var uniformWidth: Double?
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

  /// Takes on the size of a supplementary view that is as large as `now`.
  mutating func take(
    _ size: Size, for key: Supplementary, now: Size, axes: Axes, on grid: PixelGrid
  ) -> Measuring {
    let old = supplementaries[key]
    guard
      let (size, result) = MeasuredSizes.taking(size, over: old, now: now, axes: axes, on: grid)
    else { return .unchanged }
    supplementaries[key] = size
    return size == now && result == .changed ? .unchanged : result
  }

  /// The size to go on with and what has come of it, or `nil` if there is nothing to measure, or
  /// nothing new.
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

/// What telling an arrangement a measured size has come to.
public enum Measuring: Hashable, Sendable {
  /// There is no such element, nothing about it is estimated, or it has that size anyway.
  case unchanged
  /// Frames have changed, from the element's section on.
  case changed
  /// The element had been measured before, as another size. The larger one is kept, axis by axis.
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
  /// This size on some axes, and another on the rest.
  internal func on(_ axes: Axes, else other: Size) -> Size {
    Size(
      width: axes.contains(.horizontal) ? width : other.width,
      height: axes.contains(.vertical) ? height : other.height)
  }

  /// The larger of two, axis by axis.
  internal func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }

  /// Whether the two differ by less than a pixel.
  internal func isNear(_ other: Size, on grid: PixelGrid) -> Bool {
    let limit = max(grid.pixel, 1e-6)
    return abs(width - other.width) < limit && abs(height - other.height) < limit
  }
}
