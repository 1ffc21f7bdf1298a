import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// A canvas of Cairo's: of pixels, or of a page.
internal final class CairoCanvas: Canvas {
  let context: OpaquePointer
  /// How many pixels a point has, for what is drawn as pixels.
  let scale: Double
  let bitmaps: BitmapCache

  /// Draws in a context, which has to be there as long as the canvas is.
  init(_ context: OpaquePointer, scale: Double, bitmaps: BitmapCache) {
    self.context = context
    self.scale = scale
    self.bitmaps = bitmaps
  }

  func save() { cairo_save(context) }
  func restore() { cairo_restore(context) }

  func concatenate(_ transform: AffineTransform) {
    // A transform that nothing comes back from would break the context: nothing is drawn instead.
    let all = transform.concatenating(matrix)
    guard all.inverted() != nil, all.determinant.magnitude > 1e-12 else {
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, 0, 0)
      cairo_clip(context)
      return
    }
    matrix = all
  }

  /// From the points of what is drawn to Cairo's device space.
  var matrix: AffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return AffineTransform(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
    set {
      var matrix = cairo_matrix_t(newValue)
      cairo_set_matrix(context, &matrix)
    }
  }

  func clip(to path: Path, rule: FillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  // MARK: Groups

  func drawTogether(
    in bounds: Rect, opacity: Double, shadow: Shadow?, mask: DisplayList?,
    _ content: (any Canvas) -> Void
  ) {
    guard bounds.isFinite, opacity > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    // Pixels of a group are made for all of the clip: so that is no larger than it has to be.
    clip(toPixelsOf: shadow.map { bounds.union($0.bounds(of: bounds)) } ?? bounds)
    func drawAll() {
      if let shadow { paintShadow(shadow, of: bounds, content) }
      content(self)
    }
    guard opacity < 1 || mask != nil else { return drawAll() }
    let whole = drawnBeside(drawAll)
    defer { cairo_pattern_destroy(whole) }
    guard let mask else {
      cairo_set_source(context, whole)
      cairo_paint_with_alpha(context, opacity)
      return
    }
    let stencil = drawnBeside { mask.draw(on: self) }
    defer { cairo_pattern_destroy(stencil) }
    let masked = drawnBeside {
      cairo_set_source(self.context, whole)
      cairo_mask(self.context, stencil)
    }
    defer { cairo_pattern_destroy(masked) }
    cairo_set_source(context, masked)
    cairo_paint_with_alpha(context, opacity)
  }

  /// What is drawn in `body`, and not on the canvas yet.
  private func drawnBeside(_ body: () -> Void) -> OpaquePointer? {
    cairo_push_group(context)
    body()
    return cairo_pop_group(context)
  }

  /// Clips to a rectangle, and the rest of the pixels that it touches.
  private func clip(toPixelsOf rect: Rect) {
    let matrix = matrix
    let scale = deviceScale
    let area = rect.applying(matrix)
    func pixel(_ place: Double, _ rule: FloatingPointRoundingRule) -> Double {
      (min(max(place, -CairoCanvas.reach), CairoCanvas.reach) * scale).rounded(rule) / scale
    }
    let (left, top) = (pixel(area.minX, .down), pixel(area.minY, .down))
    let (right, bottom) = (pixel(area.maxX, .up), pixel(area.maxY, .up))
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_clip(context)
    self.matrix = matrix
  }

  /// How many pixels the target has for a unit of Cairo's device space.
  var deviceScale: Double {
    var (x, y) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_group_target(context), &x, &y)
    return x
  }

  /// Whether there are pixels below, and not the commands of a page.
  var hasPixels: Bool {
    cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
  }

  // MARK: Shapes

  func fill(_ path: Path, with paint: Paint, rule: FillRule) {
    if fillRounded(path, with: paint) { return }
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    setSource(paint)
    cairo_fill(context)
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    guard style.width.isFinite, style.width > 0 else { return }
    if style.dash.isEmpty, fillRounded(path, with: paint, lineWidth: style.width) { return }
    trace(path)
    set(style)
    setSource(paint)
    cairo_stroke(context)
  }

  private func set(_ style: StrokeStyle) {
    cairo_set_line_width(context, min(style.width, 1e5))
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    let limit = style.miterLimit.isFinite ? min(max(style.miterLimit, 1), 1e4) : 10
    cairo_set_miter_limit(context, limit)
    let dash = style.usableDash
    // Turns that are whole change nothing; two of them, for a pattern of an odd count.
    let turn = dash.reduce(0, +) * 2
    let isPhased = turn > 0 && style.dashPhase.isFinite
    cairo_set_dash(
      context, dash, Int32(dash.count),
      isPhased ? style.dashPhase.truncatingRemainder(dividingBy: turn) : 0)
  }

  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient):
      let pattern = gradient.pattern
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  func setSource(_ color: Color) {
    let color = color.clamped
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  // MARK: Text

  /// Draws letters that begin at a point of their base line.
  func drawGlyphs(at point: Point, _ body: (OpaquePointer) -> Void) {
    guard point.isFinite, !isFar(Rect(origin: point, size: .zero), matrix) else { return }
    cairo_new_path(context)
    cairo_move_to(context, point.x, point.y)
    body(context)
    cairo_new_path(context)
  }
}

extension cairo_matrix_t {
  internal init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}

extension StrokeStyle {
  /// The dashes, if there are any that can be drawn: none of them negative or no number, and not
  /// nothing all together, which would never come to an end.
  fileprivate var usableDash: [Double] {
    let sum = dash.reduce(0, +)
    guard sum.isFinite, sum > 1e-3, dash.count < 1_000, !dash.contains(where: { !($0 >= 0) }) else {
      return []
    }
    return dash
  }
}

extension FillRule {
  fileprivate var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Gradient {
  /// What Cairo fills with.
  fileprivate var pattern: OpaquePointer? {
    let pattern: OpaquePointer?
    switch shape {
    case .linear(let from, let to):
      guard from.isFinite, to.isFinite else { return cairo_pattern_create_rgba(0, 0, 0, 0) }
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let from, let startRadius, let to, let endRadius):
      guard from.isFinite, to.isFinite, startRadius.isFinite, endRadius.isFinite else {
        return cairo_pattern_create_rgba(0, 0, 0, 0)
      }
      pattern = cairo_pattern_create_radial(
        from.x, from.y, max(startRadius, 0), to.x, to.y, max(endRadius, 0))
    }
    for stop in stops where stop.location.isFinite {
      let color = stop.color.clamped
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }
}
