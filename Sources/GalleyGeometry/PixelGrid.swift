/// The pixel grid of a screen, to which lengths and positions are rounded.
///
/// A layout rounds in two ways, and confusing them moves every row by a pixel. *Lengths* are
/// rounded down, so that a row of equal parts never exceeds its container; *positions* are rounded
/// to the nearest pixel, and are added up unrounded before. The functions are named for what is
/// rounded:
///
///     let grid = PixelGrid(scale: 2)        // half a point a pixel
///     let third = grid.length(320.0 / 3)    // 106.5
///     grid.position(2 * 106.75)             // 213.5
///
/// A scale that is zero (or too small to divide by), negative, infinite or NaN gives a grid without
/// pixels, which returns every value unchanged. Infinite and NaN values are unchanged on any grid,
/// and so are finite ones of 2⁴⁹ pixels or more.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point: 1, 2 or 3 on existing screens.
  public var scale: Double

  /// Creates a grid of `scale` pixels per point.
  ///
  /// Any value is accepted.
  @inlinable
  public init(scale: Double) {
    self.scale = scale
  }

  /// The distance in pixels by which a length may be shorter than a whole pixel and still count as
  /// that pixel.
  ///
  /// It makes up for the last bits that a fraction like ⅓ · 3 loses.
  @inlinable
  public static var tolerance: Double { 1e-4 }

  /// Whether values are rounded at all.
  @inlinable
  public var hasPixels: Bool { scale > 0 && scale.isNormal }

  /// The extent of one pixel in points, or zero on a grid without pixels.
  @inlinable
  public var pixel: Double { hasPixels ? 1 / scale : 0 }
}

// MARK: - Rounding

extension PixelGrid {
  /// Returns the length rounded *down* to whole pixels.
  ///
  /// A length up to `tolerance` below the next pixel counts as that pixel.
  ///
  ///     PixelGrid(scale: 2).length(106.99)       // 106.5
  ///     PixelGrid(scale: 2).length(106.99999)    // 107
  ///     PixelGrid(scale: 2).length(-0.1)         // -0.5
  @inlinable
  public func length(_ length: Double) -> Double {
    guard let pixels = pixels(in: length) else { return length }
    // Above 2³⁹ pixels the distance between neighboring numbers is larger than the tolerance, and
    // one such step has to be tolerated.
    let tolerance = max(Self.tolerance, pixels.ulp)
    let below = pixels.roundedDown
    return (below + 1 - pixels <= tolerance ? below + 1 : below) / scale
  }

  /// Returns the length rounded *up* to whole pixels.
  ///
  /// A length up to `tolerance` above a pixel counts as that pixel.
  ///
  ///     PixelGrid(scale: 2).lengthRoundedUp(106.01)    // 106.5
  package func lengthRoundedUp(_ length: Double) -> Double { 0 - self.length(-length) }

  /// Returns the position rounded to the *nearest* pixel; half way between two, to the one further
  /// away from zero.
  ///
  /// It is never a negative zero.
  ///
  ///     PixelGrid(scale: 2).position(10.3)      // 10.5
  ///     PixelGrid(scale: 2).position(10.25)     // 10.5
  ///     PixelGrid(scale: 2).position(-10.25)    // -10.5
  @inlinable
  public func position(_ position: Double) -> Double {
    guard let pixels = pixels(in: position) else { return position }
    // Not `floor(pixels + ½)`: that sum is itself rounded, and turns the number just below ½ into
    // 1.
    let below = pixels.roundedDown
    let rest = pixels - below
    let isUp = rest > 0.5 || (rest == 0.5 && pixels > 0)
    // Zero and a negative zero add up to zero.
    return (isUp ? below + 1 : below) / scale + 0
  }

  /// Returns the size with both extents rounded as lengths.
  @inlinable
  public func size(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
  }

  /// Returns the point with both coordinates rounded as positions.
  @inlinable
  public func point(_ point: Point) -> Point {
    Point(x: position(point.x), y: position(point.y))
  }

  /// Returns the rectangle with its origin rounded as a position and its size as lengths.
  ///
  ///     PixelGrid(scale: 1).frame(Rect(x: 0.6, y: 0.4, width: 9.9, height: 9))
  ///     // (1, 0, 9, 9)
  @inlinable
  public func frame(_ rect: Rect) -> Rect {
    Rect(origin: point(rect.origin), size: size(rect.size))
  }

  /// Returns the value in pixels, or `nil` if there is nothing to round.
  @inlinable
  internal func pixels(in value: Double) -> Double? {
    guard hasPixels else { return nil }
    let pixels = value * scale
    // Further out, a number has too few bits for fractions to distinguish pixels. The comparison
    // also fails for NaN and for a product that overflowed.
    return pixels.magnitude < 0x1p49 ? pixels : nil
  }
}

extension PixelGrid: CustomStringConvertible {
  /// The scale as it is written for screens: `@2x`.
  public var description: String { "@\(scale.shortDescription)x" }
}
