import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// A corner of a rectangle with round corners, or of a line around one, in pixels.
internal struct RoundCorner: Hashable {
  /// How round the outer edge is.
  var radius: Double
  /// How wide the line is; `nil` for a shape that is filled.
  var lineWidth: Double?
  /// How far the shape's edges are from the corner of the stencil that is nearest to its own.
  var inset: Point
  var isLeft: Bool
  var isTop: Bool

  /// How many pixels the stencil of such a corner has on each side.
  static func length(radius: Double) -> Int { Int(radius.rounded(.up)) + 1 }

  /// The corner's coverage, drawn as all shapes are.
  var drawn: Stencil? {
    let length = RoundCorner.length(radius: radius)
    guard let stencil = Stencil(width: length, height: length),
      let context = cairo_create(stencil.surface)
    else { return nil }
    defer { cairo_destroy(context) }
    // The rest of the shape lies beyond the stencil.
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
    canvas.trace(path)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    return stencil
  }
}

/// How much of each pixel is covered.
internal final class Stencil {
  let surface: OpaquePointer

  /// Nothing covered; `nil` if there can't be so many pixels.
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
