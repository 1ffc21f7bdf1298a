/// One of the two axes of a layout.
///
/// The code of a layout that can scroll in either direction uses coordinates *along* its axis and
/// *across* it, instead of `x` and `y`:
///
///     let axis = Axis.vertical
///     let size = Size(axis, along: 44, across: 320)   // 320 × 44
///     size[axis]                                      // 44
///     size[axis.perpendicular]                        // 320
@frozen
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal

  /// From top to bottom.
  case vertical

  /// The other axis.
  @inlinable
  public var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

// MARK: - Points

extension Point {
  /// Creates a point from its coordinate along `axis` and its coordinate across the axis.
  @inlinable
  public init(_ axis: Axis, along: Double, across: Double) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// The coordinate along `axis`.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

// MARK: - Sizes

extension Size {
  /// Creates a size from its extent along `axis` and its extent across the axis.
  @inlinable
  public init(_ axis: Axis, along: Double, across: Double) {
    self =
      axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// The extent along `axis`.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

// MARK: - Rectangles

extension Rect {
  /// The smallest coordinate along `axis`: `minX` or `minY`.
  @inlinable
  public func min(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }

  /// The coordinate of the middle along `axis`: `midX` or `midY`.
  @inlinable
  public func mid(along axis: Axis) -> Double { axis == .horizontal ? midX : midY }

  /// The largest coordinate along `axis`: `maxX` or `maxY`.
  @inlinable
  public func max(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The extent along `axis`, never negative: `width` or `height`.
  @inlinable
  public func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

// MARK: - Insets

extension Insets {
  /// The inset on the side where `axis` begins: `left` or `top`.
  @inlinable
  public func start(along axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset on the side where `axis` ends: `right` or `bottom`.
  @inlinable
  public func end(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// The sum of both insets along `axis`.
  @inlinable
  public func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }
}

extension DirectionalInsets {
  /// The inset on the side where reading along `axis` begins: `leading` or `top`.
  @inlinable
  public func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The inset on the side where reading along `axis` ends: `trailing` or `bottom`.
  @inlinable
  public func end(along axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// The sum of both insets along `axis`.
  @inlinable
  public func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }
}
