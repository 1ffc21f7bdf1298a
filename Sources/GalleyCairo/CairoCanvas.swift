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
    guard transform.isFinite, transform.determinant != 0 else {
      cairo_rectangle(context, 0, 0, 0, 0)
      cairo_clip(context)
      return
    }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(context, &matrix)
  }

  func clip(to path: Path, rule: FillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  // MARK: Groups

  func beginGroup() {
    cairo_save(context)
    cairo_push_group(context)
  }

  func endGroup(opacity: Double, shadow: Shadow?, mask: DisplayList?) {
    var group = cairo_pop_group(context)
    defer {
      cairo_pattern_destroy(group)
      cairo_restore(context)
    }
    if let shadow, let shape = group {
      group = drawnBeside {
        paintShadow(shadow, of: shape)
        cairo_set_source(context, shape)
        cairo_paint(context)
      }
      cairo_pattern_destroy(shape)
    }
    if let mask, let whole = group {
      let stencil = drawnBeside { mask.draw(on: self) }
      group = drawnBeside {
        cairo_set_source(context, whole)
        cairo_mask(context, stencil)
      }
      cairo_pattern_destroy(stencil)
      cairo_pattern_destroy(whole)
    }
    cairo_set_source(context, group)
    cairo_paint_with_alpha(context, opacity.isFinite ? min(max(opacity, 0), 1) : 0)
  }

  /// What is drawn in `body`, and not on the canvas yet.
  private func drawnBeside(_ body: () -> Void) -> OpaquePointer? {
    cairo_push_group(context)
    body()
    return cairo_pop_group(context)
  }

  // MARK: Shapes

  func fill(_ path: Path, with paint: Paint, rule: FillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    setSource(paint)
    cairo_fill(context)
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    guard style.width.isFinite, style.width > 0 else { return }
    trace(path)
    set(style)
    setSource(paint)
    cairo_stroke(context)
  }

  /// Puts an outline down, to be filled, stroked or clipped to. What is no number is left out.
  func trace(_ path: Path) {
    cairo_new_path(context)
    if let rect = path.rectangle, rect.isFinite {
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        guard point.isFinite else { continue }
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        guard point.isFinite else { continue }
        cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        guard point.isFinite, control1.isFinite, control2.isFinite else { continue }
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ style: StrokeStyle) {
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
    let dash = style.dash.filter { $0.isFinite && $0 >= 0 }
    // Dashes of nothing would never come to an end.
    let isDashed = dash.count == style.dash.count && dash.contains { $0 > 0 }
    let phase = style.dashPhase.isFinite ? style.dashPhase : 0
    cairo_set_dash(context, isDashed ? dash : [], isDashed ? Int32(dash.count) : 0, phase)
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
    guard point.isFinite else { return }
    cairo_save(context)
    cairo_move_to(context, point.x, point.y)
    body(context)
    cairo_restore(context)
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
