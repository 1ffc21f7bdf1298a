import Foundation
import GalleyDrawing
import GalleyGeometry

// Painting, and clipping.

extension CGContext {
  // MARK: Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect.galley), rule: .winding) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect.galley), rule: .winding) }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect.galley), style: state.style) }

  /// Strokes a rectangle with a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = Double(width)
    stroke(Path(rect.galley), style: style)
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect.galley), style: state.style)
  }

  /// Strokes lines: from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index].point)
      path.addLine(to: points[index + 1].point)
    }
    stroke(path, style: state.style)
  }

  /// Erases everything that was drawn in a rectangle.
  public func clear(_ rect: CGRect) {
    guard !recorder.list.isEmpty else { return }
    let transform = recorder.transform
    let cleared = rect.galley.applying(transform)
    // A rectangle that covers the whole drawing removes the drawing. Inside of a transparency
    // layer, the drawing below the layer must stay.
    if transform.b == 0, transform.c == 0, cleared.union(bounds) == cleared, !recorder.isClipped,
      recorder.canBeFlattened
    {
      recorder.erase()
    } else {
      recorder.add(.group(.erasing(Path(rect.galley.standardized), .clear, .color(.black))))
    }
    didDraw()
  }

  // MARK: Clips

  /// Restricts drawing to the inside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect.galley), rule: .winding) }

  /// Restricts drawing to the inside of rectangles from now on.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(rect.galley)) }
    clip(to: path, rule: .winding)
  }

  /// Restricts drawing by the alpha of an image, scaled to a rectangle, from now on.
  ///
  /// - Differs: After this call, blend modes blend only with content that is drawn after the call.
  public func clip(to rect: CGRect, mask: CGImage) {
    recorder.clip(to: upright(mask, in: rect), bounds: rect.galley)
  }

  /// A rectangle around the area in which drawing is visible.
  public var boundingBoxOfClipPath: CGRect { CGRect(recorder.clipBounds) }

  internal func clip(to path: Path, rule: CGPathFillRule) {
    recorder.clip(to: path, rule: rule.galley)
  }

  // MARK: Images

  /// Draws an image. If y grows downward, as in images and views, the image is upside down, as in
  /// UIKit. `UIImage.draw(in:)` draws the image upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !byTiling else { return drawTiled(image, from: rect) }
    append(upright(image, in: rect))
  }

  /// Returns the drawing of the image for a context in which y grows upward.
  private func upright(_ image: CGImage, in rect: CGRect) -> DisplayList {
    let rect = rect.standardized
    var group = Group(
      DisplayList([
        .picture(
          Picture(
            image.bitmap, in: Rect(origin: .zero, size: rect.size.galley),
            isSmooth: state.interpolation != .none))
      ]))
    group.transform = GalleyGeometry.AffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
    return DisplayList([.group(group)])
  }

  private func drawTiled(_ image: CGImage, from rect: CGRect) {
    let (first, area) = (rect.standardized, boundingBoxOfClipPath)
    guard first.width > 0, first.height > 0, !area.isNull else { return }
    let columns = (area.width / first.width).rounded(.up) + 1
    let rows = (area.height / first.height).rounded(.up) + 1
    guard columns * rows < 10_000 else {
      Report.record(
        .drawing, "an image is painted \(columns * rows) times: too often, so not at all")
      return
    }
    let left = first.minX + ((area.minX - first.minX) / first.width).rounded(.down) * first.width
    let top = first.minY + ((area.minY - first.minY) / first.height).rounded(.down) * first.height
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let origin = CGPoint(
          x: left + CGFloat(column) * first.width, y: top + CGFloat(row) * first.height)
        draw(image, in: CGRect(origin: origin, size: first.size))
      }
    }
  }

  // MARK: Painting

  /// Fills a path with the current settings.
  internal func fill(_ path: Path, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    paint(state.fill) { .fill(path, .color($0), rule.galley) }
  }

  /// Strokes a path with the current settings.
  internal func stroke(_ path: Path, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    paint(state.stroke) { .stroke(path, .color($0), style) }
  }

  /// Draws an item in a color, with the opacity, shadow and blend mode of the current settings.
  private func paint(_ color: Color, _ item: (Color) -> DisplayList.Item) {
    // Without a shadow, the opacity can be multiplied into the color if the blend mode is `normal`,
    // or if it is `copy` and the color is opaque. Otherwise, the item is drawn as a group.
    let isCovering = state.blend == .copy && color.clamped.alpha * state.alpha >= 1
    if state.shadow == nil, state.blend == .normal || isCovering {
      recorder.add(item(color.multiplyingAlpha(by: state.alpha)))
      didDraw()
    } else {
      append(DisplayList([item(color)]))
    }
  }

  /// Draws a text with its top left corner at a point, with the current settings.
  internal func draw(_ text: TextLayout, at point: Point) {
    guard let text = inTextDrawingMode(text) else { return }
    append(DisplayList([.text(PlacedText(text, at: point))]))
  }

  /// Draws a list with the current settings.
  internal func append(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    if state.alpha == 1, state.shadow == nil, state.blend == .normal {
      recorder.add(list)
    } else if state.blend.erases {
      for var group in Group.erasing(list, state.blend) {
        group.opacity *= state.alpha
        recorder.add(.group(group))
      }
    } else {
      var group = Group(list)
      group.opacity = state.alpha
      group.shadow = shadow(in: recorder.transform)
      group.blend = state.blend
      recorder.add(.group(group))
    }
    didDraw()
  }

  /// Calls a closure that draws with another blend mode, and with the current opacity multiplied by
  /// `alpha`.
  internal func drawing(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    let before = (alpha: state.alpha, blend: state.blend)
    state.alpha *= Double(alpha)
    setBlendMode(mode)
    body(self)
    (state.alpha, state.blend) = before
  }

  /// Writes the drawing to the memory that the app has passed to the context. The pixels then
  /// replace the recorded drawing, so that the next update does not draw the same items again.
  internal func didDraw() {
    guard let bitmap = memory?.show(self), recorder.canBeFlattened else { return }
    recorder.flatten(to: .picture(Picture(bitmap, in: bounds, isSmooth: false)))
  }
}
