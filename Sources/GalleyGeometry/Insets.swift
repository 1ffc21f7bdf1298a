/// Distances inward from the four sides of a rectangle.
///
/// A negative distance points outward.
///
///     let margins = Insets(top: 8, left: 16, bottom: 8, right: 16)
///     Rect(x: 0, y: 0, width: 320, height: 44).inset(by: margins)   // (16, 8, 288, 28)
@frozen
public struct Insets: Hashable, Sendable {
  /// The distance inward from the top.
  public var top: Double

  /// The distance inward from the left.
  public var left: Double

  /// The distance inward from the bottom.
  public var bottom: Double

  /// The distance inward from the right.
  public var right: Double

  /// Creates insets from the four distances, counter-clockwise from the top.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of the same distance on every side.
  @inlinable
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance on any side.
  @inlinable
  public static var zero: Insets { Insets(all: 0) }

  /// Adds the distances of each side.
  @inlinable
  public static func + (left: Insets, right: Insets) -> Insets {
    Insets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  /// Returns the same distances with the opposite sign.
  ///
  /// If a rectangle is inset by `insets`, and then by the result, it does not change.
  @inlinable
  public static prefix func - (insets: Insets) -> Insets {
    Insets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}

extension Insets: CustomStringConvertible {
  /// The four distances with their sides: `top 8, left 16, bottom 8, right 16`.
  public var description: String {
    "top \(top.shortDescription), left \(left.shortDescription), "
      + "bottom \(bottom.shortDescription), right \(right.shortDescription)"
  }
}

// MARK: - Directional insets

/// Distances inward from the four sides of a rectangle, with sides named in the order of reading.
///
///     let margins = DirectionalInsets(top: 0, leading: 16, bottom: 0, trailing: 4)
///     margins.resolved(in: .rightToLeft)   // top 0, left 4, bottom 0, right 16
@frozen
public struct DirectionalInsets: Hashable, Sendable {
  /// The distance inward from the top.
  public var top: Double

  /// The distance inward from the leading edge, at which a line begins.
  public var leading: Double

  /// The distance inward from the bottom.
  public var bottom: Double

  /// The distance inward from the trailing edge, at which a line ends.
  public var trailing: Double

  /// Creates insets from the four distances.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of the same distance on every side.
  @inlinable
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// No distance on any side.
  @inlinable
  public static var zero: DirectionalInsets { DirectionalInsets(all: 0) }

  /// Returns the insets in terms of left and right, for lines read in `direction`.
  @inlinable
  public func resolved(in direction: LayoutDirection) -> Insets {
    direction == .leftToRight
      ? Insets(top: top, left: leading, bottom: bottom, right: trailing)
      : Insets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

extension DirectionalInsets: CustomStringConvertible {
  /// The four distances with their sides: `top 8, leading 16, bottom 8, trailing 16`.
  public var description: String {
    "top \(top.shortDescription), leading \(leading.shortDescription), "
      + "bottom \(bottom.shortDescription), trailing \(trailing.shortDescription)"
  }
}

extension Insets {
  /// Returns the insets in terms of leading and trailing, for lines read in `direction`.
  @inlinable
  public func directional(in direction: LayoutDirection) -> DirectionalInsets {
    direction == .leftToRight
      ? DirectionalInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : DirectionalInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}
