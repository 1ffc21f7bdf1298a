/// The pixels of a screen, which lengths and positions are fitted to.
///
/// A layout rounds in two ways, and mixing them up moves every row by a pixel.
/// *Lengths* go down, so that a row of equal parts never outgrows its container;
/// *positions* go to the nearest pixel, and are added up unrounded before. The
/// functions are named for what is rounded, not for how:
///
///     let grid = PixelGrid(scale: 2)        // half a point a pixel
///     let third = grid.length(320.0 / 3)    // 106.5
///     grid.position(2 * 106.75)             // 213.5
///
/// A scale that is zero (or too small to divide by), negative, infinite or NaN
/// makes a grid without pixels, on which every value is returned as it came. So
/// are infinite and NaN values on any grid, and finite ones of 2⁴⁹ pixels or more.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// Pixels a point: 1, 2 or 3 on the screens there are.
  public var scale: Double

  /// Creates a grid of `scale` pixels a point. Any value is accepted.
  @inlinable
  public init(scale: Double) {
    self.scale = scale
  }

  /// How far under a whole pixel a length may lie and still count as that pixel,
  /// in pixels. It makes up for the last bits lost in a fraction like ⅓ · 3.
  @inlinable
  public static var tolerance: Double { 1e-4 }

  /// A Boolean value telling whether values are rounded at all.
  @inlinable
  public var hasPixels: Bool { scale > 0 && scale.isNormal }

  /// The extent of one pixel in points, or zero on a grid without pixels.
  @inlinable
  public var pixel: Double { hasPixels ? 1 / scale : 0 }
}

// MARK: - Rounding

extension PixelGrid {
  /// The length rounded *down* to whole pixels. A length up to `tolerance` under
  /// the next pixel counts as that pixel.
  ///
  ///     PixelGrid(scale: 2).length(106.99)       // 106.5
  ///     PixelGrid(scale: 2).length(106.99999)    // 107
  ///     PixelGrid(scale: 2).length(-0.1)         // -0.5
  @inlinable
  public func length(_ length: Double) -> Double {
    guard let pixels = pixels(in: length) else { return length }
    // Above 2³⁹ pixels neighboring numbers lie further apart than the
    // tolerance, and one of them has to count as a hair.
    let hair = max(Self.tolerance, pixels.ulp)
    let below = pixels.wholeBelow
    return (below + 1 - pixels <= hair ? below + 1 : below) / scale
  }

  /// The position rounded to the *nearest* pixel; half way between two, to the
  /// one further away from zero. It is never a negative zero.
  ///
  ///     PixelGrid(scale: 2).position(10.3)      // 10.5
  ///     PixelGrid(scale: 2).position(10.25)     // 10.5
  ///     PixelGrid(scale: 2).position(-10.25)    // -10.5
  @inlinable
  public func position(_ position: Double) -> Double {
    guard let pixels = pixels(in: position) else { return position }
    // Not `floor(pixels + ½)`: that sum is rounded itself, and lifts the number
    // just below ½ to 1.
    let below = pixels.wholeBelow
    let rest = pixels - below
    let isUp = rest > 0.5 || (rest == 0.5 && pixels > 0)
    // Zero and a negative zero add up to zero.
    return (isUp ? below + 1 : below) / scale + 0
  }

  /// Both extents rounded as lengths.
  @inlinable
  public func size(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
  }

  /// Both coordinates rounded as positions.
  @inlinable
  public func point(_ point: Point) -> Point {
    Point(x: position(point.x), y: position(point.y))
  }

  /// The rectangle with its origin rounded as a position and its size as
  /// lengths.
  ///
  ///     PixelGrid(scale: 1).frame(Rect(x: 0.6, y: 0.4, width: 9.9, height: 9))
  ///     // (1, 0, 9, 9)
  @inlinable
  public func frame(_ rect: Rect) -> Rect {
    Rect(origin: point(rect.origin), size: size(rect.size))
  }

  /// The value in pixels, or `nil` when there is nothing to round.
  @inlinable
  internal func pixels(in value: Double) -> Double? {
    guard hasPixels else { return nil }
    let pixels = value * scale
    // Further out a double has too few bits left behind the point to tell one
    // pixel from the next. The comparison also fails for NaN and for a product
    // that overflowed.
    return pixels.magnitude < 0x1p49 ? pixels : nil
  }
}

extension PixelGrid: CustomStringConvertible {
  /// The scale as screens have it: `@2x`.
  public var description: String { "@\(scale.shortDescription)x" }
}
