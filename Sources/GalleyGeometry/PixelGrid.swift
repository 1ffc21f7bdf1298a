/// The pixel grid of a screen, to which lengths and positions are rounded.
///
/// A layout must not confuse two kinds of rounding, which would move rows by a pixel. *Lengths* are
/// rounded down, so that a row of equal parts never exceeds its container. *Positions* are first
/// added up without rounding, and then rounded to the nearest pixel. The name of each function is
/// the quantity that it rounds:
///
///     let grid = PixelGrid(scale: 2)        // half a point a pixel
///     let third = grid.length(320.0 / 3)    // 106.5
///     grid.position(2 * 106.75)             // 213.5
///
/// If the scale is zero (or too small for a division), negative, infinite or NaN, the grid has no
/// pixels, and returns every value unchanged. Infinite values, NaN, and values of 2⁴⁹ pixels or
/// more are returned unchanged by every grid.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point: 1, 2 or 3 on existing screens.
  public var scale: Double

  /// Creates a grid of `scale` pixels per point.
  ///
  /// A scale that is not a positive number creates a grid without pixels.
  @inlinable
  public init(scale: Double) {
    self.scale = scale
  }

  /// The number of pixels by which a length may be too short for a whole pixel and still be rounded
  /// up to it.
  ///
  /// The tolerance compensates for rounding errors, as in ⅓ · 3.
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
    // Above 2³⁹ pixels, the distance between neighboring numbers is larger than the tolerance, so
    // this distance is used instead.
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

  /// Returns the position rounded to the *nearest* pixel. Halfway between two pixels, the result is
  /// the pixel that is further away from zero.
  ///
  /// The result is never a negative zero.
  ///
  ///     PixelGrid(scale: 2).position(10.3)      // 10.5
  ///     PixelGrid(scale: 2).position(10.25)     // 10.5
  ///     PixelGrid(scale: 2).position(-10.25)    // -10.5
  @inlinable
  public func position(_ position: Double) -> Double {
    guard let pixels = pixels(in: position) else { return position }
    // Do not use `floor(pixels + ½)`: that sum is itself rounded, and the number just below ½ would
    // become 1.
    let below = pixels.roundedDown
    let rest = pixels - below
    let isUp = rest > 0.5 || (rest == 0.5 && pixels > 0)
    // Zero and a negative zero add up to zero.
    return (isUp ? below + 1 : below) / scale + 0
  }

  /// Returns the position of an edge rounded to the *nearest* pixel. An edge up to `tolerance`
  /// pixels away from halfway between two pixels counts as halfway.
  ///
  /// Without the tolerance, rounding errors could round the two edges of a rectangle towards each
  /// other. A label would then be one pixel narrower than its text.
  ///
  ///     let grid = PixelGrid(scale: 3)
  ///     grid.edge(56.5.nextDown)        // 56.666…, as for 56.5
  package func edge(_ position: Double) -> Double {
    guard let pixels = pixels(in: position) else { return position }
    let below = pixels.roundedDown
    guard (pixels - below - 0.5).magnitude <= Self.tolerance else { return self.position(position) }
    return (pixels > 0 ? below + 1 : below) / scale + 0
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

  /// Returns the value in pixels; `nil` if the value must not be rounded.
  @inlinable
  internal func pixels(in value: Double) -> Double? {
    guard hasPixels else { return nil }
    let pixels = value * scale
    // Larger numbers have too few bits for fractions of a pixel. The comparison also fails for NaN
    // and for a product that overflowed.
    return pixels.magnitude < 0x1p49 ? pixels : nil
  }
}

extension PixelGrid: CustomStringConvertible {
  /// The scale in the notation for screens: `@2x`.
  public var description: String { "@\(scale.shortDescription)x" }
}
