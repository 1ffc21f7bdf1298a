import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// A canvas that draws with Cairo, on pixels or on a page.
internal final class CairoCanvas: Canvas {
  let context: OpaquePointer
  /// The number of pixels per point, for content that is drawn as pixels.
  let scale: Double
  let bitmaps: BitmapCache

  /// Creates a canvas that draws in a context. The context must outlive the canvas.
  init(_ context: OpaquePointer, scale: Double, bitmaps: BitmapCache) {
    self.context = context
    self.scale = scale
    self.bitmaps = bitmaps
  }

  func save() { cairo_save(context) }
  func restore() { cairo_restore(context) }

  func concatenate(_ transform: AffineTransform) {
    // A transform without an inverse would put the context into an error state. So everything is
    // clipped instead, and nothing is drawn.
    let all = transform.concatenating(matrix)
    guard all.inverted() != nil, all.determinant.magnitude > 1e-12 else {
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, 0, 0)
      cairo_clip(context)
      return
    }
    matrix = all
  }

  /// The transform from the current coordinates to Cairo's device space.
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
    setPath(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  // MARK: Groups

  func drawTogether(in bounds: Rect, as look: Compositing, _ content: (any Canvas) -> Void) {
    guard bounds.isFinite, look.opacity > 0 || look.blend.erases else { return }
    let shadow = look.shadow
    cairo_save(context)
    defer { cairo_restore(context) }
    // Cairo allocates the pixels of a group for the whole clip, so the clip is made as small as
    // possible.
    clip(toPixelsOf: shadow.map { bounds.union($0.bounds(of: bounds)) } ?? bounds)
    func drawAll() {
      if let shadow { paintShadow(shadow, of: bounds, content) }
      content(self)
    }
    guard !look.isDirect else { return drawAll() }
    let whole = drawnBeside(drawAll)
    defer { cairo_pattern_destroy(whole) }
    guard let mask = look.mask else { return lay(whole, look) }
    let stencil = drawnBeside { mask.draw(on: self) }
    defer { cairo_pattern_destroy(stencil) }
    let masked = drawnBeside {
      cairo_set_source(self.context, whole)
      cairo_mask(self.context, stencil)
    }
    defer { cairo_pattern_destroy(masked) }
    lay(masked, look)
  }

  /// Paints a separate drawing on the canvas, with an opacity and a blend mode.
  private func lay(_ drawn: OpaquePointer?, _ look: Compositing) {
    guard !look.blend.erases else { return erase(with: drawn, look) }
    cairo_set_source(context, drawn)
    cairo_set_operator(context, look.blend.cairo)
    cairo_paint_with_alpha(context, look.opacity)
  }

  /// Paints a separate drawing whose blend mode changes the canvas even where the drawing is
  /// transparent.
  private func erase(with drawn: OpaquePointer?, _ look: Compositing) {
    let target = cairo_get_group_target(context)
    // At a pixel that the clip only partly covers, Cairo would also clip the existing content, and
    // the blending would be too weak. So the content and the drawing are blended separately, and
    // the result replaces the content.
    let mixed = drawnBeside {
      cairo_reset_clip(context)
      let faded = drawnBeside {
        cairo_set_source(context, drawn)
        cairo_paint_with_alpha(context, max(look.opacity, 0))
      }
      defer { cairo_pattern_destroy(faded) }
      let matrix = self.matrix
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, target, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_paint(context)
      self.matrix = matrix
      cairo_set_source(context, faded)
      cairo_set_operator(context, look.blend.cairo)
      cairo_paint(context)
    }
    defer { cairo_pattern_destroy(mixed) }
    if let shape = look.shape { clip(to: shape, rule: .winding) }
    cairo_set_source(context, mixed)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
  }

  /// Returns the drawing of `body` as a pattern, without painting it on the canvas.
  private func drawnBeside(_ body: () -> Void) -> OpaquePointer? {
    cairo_push_group(context)
    body()
    return cairo_pop_group(context)
  }

  /// Clips to the whole pixels that a rectangle touches.
  private func clip(toPixelsOf rect: Rect) {
    let matrix = matrix
    let scale = deviceScale
    let area = rect.applying(matrix)
    func pixel(_ place: Double, _ rule: FloatingPointRoundingRule) -> Double {
      let limit = CairoCanvas.maximumCoordinate
      return (min(max(place, -limit), limit) * scale).rounded(rule) / scale
    }
    let (left, top) = (pixel(area.minX, .down), pixel(area.minY, .down))
    let (right, bottom) = (pixel(area.maxX, .up), pixel(area.maxY, .up))
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_clip(context)
    self.matrix = matrix
  }

  /// The number of pixels of the target for each unit of Cairo's device space.
  var deviceScale: Double {
    var (x, y) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_group_target(context), &x, &y)
    return x
  }

  /// Whether the target has pixels, rather than the commands of a page.
  var hasPixels: Bool {
    cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
  }

  // MARK: Shapes

  func fill(_ path: Path, with paint: Paint, rule: FillRule) {
    if fillRounded(path, with: paint) { return }
    setPath(path)
    cairo_set_fill_rule(context, rule.cairo)
    setSource(paint, around: path.controlBounds)
    cairo_fill(context)
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    guard style.width.isFinite, style.width > 0 else { return }
    if style.dash.isEmpty, fillRounded(path, with: paint, lineWidth: style.width) { return }
    setPath(path)
    set(style)
    setSource(paint, around: path.controlBounds.insetBy(dx: -style.width, dy: -style.width))
    cairo_stroke(context)
  }

  private func set(_ style: StrokeStyle) {
    cairo_set_line_width(context, min(style.width, 1e5))
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    let limit = style.miterLimit.isFinite ? min(max(style.miterLimit, 1), 1e4) : 10
    cairo_set_miter_limit(context, limit)
    let dash = style.usableDash
    // A phase of whole repetitions of the pattern has no effect, so these repetitions are
    // subtracted from the phase. With an odd number of lengths, the pattern repeats only after
    // twice the sum of the lengths.
    let turn = dash.reduce(0, +) * 2
    let isPhased = turn > 0 && style.dashPhase.isFinite
    cairo_set_dash(
      context, dash, Int32(dash.count),
      isPhased ? style.dashPhase.truncatingRemainder(dividingBy: turn) : 0)
  }

  /// Sets the paint for the next drawing operation, which affects a shape with these bounds.
  private func setSource(_ paint: Paint, around bounds: @autoclosure () -> Rect) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient):
      let pattern = gradient.pattern(around: bounds())
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  func setSource(_ color: Color) {
    let color = color.clamped
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  // MARK: Text

  /// Draws letters whose baseline starts at a point. The closure draws the letters at Cairo's
  /// current point.
  func drawGlyphs(at point: Point, _ body: (OpaquePointer) -> Void) {
    guard point.isFinite, !exceedsCairo(Rect(origin: point, size: .zero), matrix) else { return }
    cairo_new_path(context)
    cairo_move_to(context, point.x, point.y)
    body(context)
    cairo_new_path(context)
  }

  /// Strokes the outlines of letters whose baseline starts at a point. The closure adds the
  /// outlines to Cairo's current path.
  func strokeGlyphs(
    at point: Point, width: Double, color: Color, _ trace: (OpaquePointer) -> Void
  ) {
    drawGlyphs(at: point) { context in
      cairo_new_path(context)
      trace(context)
      set(StrokeStyle(width: width))
      setSource(color)
      cairo_stroke(context)
    }
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
  /// The dashes if they can be drawn; empty otherwise. Dashes must be finite, must not be negative,
  /// and must not all be zero.
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

extension BlendMode {
  /// The operator of Cairo for the blend mode.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
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
