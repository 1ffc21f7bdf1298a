import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// A corner of a filled rectangle with round corners, or of the outline of such a rectangle, in
/// pixels.
internal struct RoundCorner: Hashable {
  /// The radius of the outer edge.
  var radius: Double
  /// The width of the line; `nil` for a filled shape.
  var lineWidth: Double?
  /// The distance of the shape's edges from the nearest corner of the stencil, which stores the
  /// coverage of each pixel.
  var inset: Point
  /// Whether the corner is at the left.
  var isLeft: Bool
  /// Whether the corner is at the top.
  var isTop: Bool

  /// Returns the number of pixels on each side of the stencil for a radius.
  static func length(radius: Double) -> Int { Int(radius.rounded(.up)) + 1 }

  /// The corner's coverage, drawn in the same way as other shapes.
  var drawn: Stencil? {
    let length = RoundCorner.length(radius: radius)
    guard let stencil = Stencil(width: length, height: length),
      let context = cairo_create(stencil.surface)
    else { return nil }
    defer { cairo_destroy(context) }
    // Draw a whole rectangle that is larger than the stencil. Only one corner of the rectangle is
    // on the stencil.
    let size = Double(length) * 4
    let far = Double(length)
    let rect = Rect(
      x: isLeft ? inset.x : far - inset.x - size, y: isTop ? inset.y : far - inset.y - size,
      width: size, height: size)
    var path = Path(roundedRect: rect, radius: radius)
    if let lineWidth {
      path.append(
        Path(
          roundedRect: rect.insetBy(dx: lineWidth, dy: lineWidth), radius: radius - lineWidth))
    }
    let canvas = CairoCanvas(context, scale: 1, bitmaps: BitmapCache())
    canvas.setPath(path)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    return stencil
  }
}

/// A surface that stores the coverage of each pixel.
internal final class Stencil {
  let surface: OpaquePointer

  /// Creates an empty stencil; `nil` if the size is zero or too large.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32_000, height <= 32_000 else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }
}
