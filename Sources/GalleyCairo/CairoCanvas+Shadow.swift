import CPangoCairo
import GalleyDrawing
import GalleyGeometry

// Shadows: the shape's alpha, blurred, in the shadow's color.

extension CairoCanvas {
  /// Paints the shadow of a shape.
  func drawShadow(_ shadow: Shadow, of path: Path) {
    paintShadow(shadow, of: path.controlBounds) {
      $0.fill(path, with: .color(.black), rule: .winding)
    }
  }

  /// Paints the shadow of what is drawn within `bounds`, as pixels, whatever the canvas is of.
  func paintShadow(_ shadow: Shadow, of bounds: Rect, _ content: (any Canvas) -> Void) {
    guard bounds.isFinite, shadow.isVisible,
      let grid = StencilGrid(self, bounds: bounds, shadow)
    else { return }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(grid.width), Int32(grid.height))
    defer { cairo_surface_destroy(surface) }
    guard let stencil = cairo_create(surface) else { return }
    defer { cairo_destroy(stencil) }
    cairo_scale(stencil, grid.scale, grid.scale)
    cairo_translate(stencil, -grid.origin.x, -grid.origin.y)
    content(CairoCanvas(stencil, scale: grid.scale, bitmaps: bitmaps))
    cairo_surface_flush(surface)
    Blur.blur(surface, deviation: shadow.blurRadius * grid.scale)

    cairo_save(context)
    cairo_translate(context, grid.origin.x + shadow.offset.x, grid.origin.y + shadow.offset.y)
    cairo_scale(context, 1 / grid.scale, 1 / grid.scale)
    paint(shadow.color, through: surface)
    cairo_restore(context)
  }
}

extension CairoCanvas {
  /// Paints a color where a surface's alpha says, from the origin on.
  func paint(_ color: Color, through surface: OpaquePointer?) {
    setSource(color)
    guard !hasPixels else { return cairo_mask_surface(context, surface, 0, 0) }
    // Cairo writes masks of pixels to pages at another place and size than they should have.
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    guard let colored = ImageSurface(width: Int(width), height: Int(height)),
      let drawing = cairo_create(colored.surface)
    else { return }
    CairoCanvas(drawing, scale: 1, bitmaps: bitmaps).setSource(color)
    cairo_mask_surface(drawing, surface, 0, 0)
    cairo_destroy(drawing)
    cairo_set_source_surface(context, colored.surface, 0, 0)
    cairo_paint(context)
  }
}

/// The pixels on which a shadow is drawn: those of the canvas, where it is not turned.
private struct StencilGrid {
  /// How many pixels a point has.
  var scale: Double
  /// Where the first pixel is.
  var origin: Point
  var width: Int
  var height: Int

  /// The pixels around what throws the shadow, as far as it falls on what can be seen.
  init?(_ canvas: CairoCanvas, bounds: Rect, _ shadow: Shadow) {
    let matrix = canvas.matrix
    let device = canvas.deviceScale
    let isUpright = matrix.b == 0 && matrix.c == 0 && matrix.a == matrix.d && matrix.a > 0
    let pixels = isUpright && canvas.hasPixels ? matrix.a * device : canvas.scale
    scale = min(pixels, 16)
    let reach = shadow.blurRadius * 3 + 1
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(canvas.context, &left, &top, &right, &bottom)
    let offset = shadow.offset
    let seen = Rect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: -offset.x, dy: -offset.y)
    // What is beside the canvas is blurred onto it.
    let area = bounds.insetBy(dx: -reach, dy: -reach)
      .intersection(seen.insetBy(dx: -reach, dy: -reach))
    guard area.isFinite, !area.isEmpty else { return nil }
    let shift = isUpright ? Point(x: matrix.tx * device, y: matrix.ty * device) : .zero
    let x = ((area.minX + offset.x) * scale + shift.x).rounded(.down) - shift.x
    let y = ((area.minY + offset.y) * scale + shift.y).rounded(.down) - shift.y
    origin = Point(x: x / scale - offset.x, y: y / scale - offset.y)
    let across = ((area.maxX - origin.x) * scale).rounded(.up)
    let down = ((area.maxY - origin.y) * scale).rounded(.up)
    guard across >= 1, down >= 1, across < 32_000, down < 32_000, across * down < 256e6 else {
      return nil
    }
    (width, height) = (Int(across), Int(down))
  }
}
