import GalleyGeometry

/// What can be painted on: a picture, a page, a window.
///
/// A ``DisplayList`` draws itself on it with `draw(on:)`. Between `save()` and `restore()` stand
/// transforms and clips, which hold until then.
public protocol Canvas: AnyObject {
  /// Notes the transform and the clip.
  func save()
  /// Goes back to what was noted last.
  func restore()
  /// Moves all points that come.
  func concatenate(_ transform: AffineTransform)
  /// Paints only inside of an outline.
  func clip(to path: Path, rule: FillRule)
  /// Paints what comes beside the canvas, until `endGroup` lays it down as one.
  func beginGroup()
  /// Lays down what was painted since `beginGroup()`.
  ///
  /// - Parameters:
  ///   - opacity: How much of it shows.
  ///   - shadow: What it throws behind itself.
  ///   - mask: Of what the alpha says how much shows.
  func endGroup(opacity: Double, shadow: Shadow?, mask: DisplayList?)
  /// Fills an outline.
  func fill(_ path: Path, with paint: Paint, rule: FillRule)
  /// Draws an outline.
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle)
  /// Paints the shadow of a shape.
  func drawShadow(_ shadow: Shadow, of path: Path)
  /// Paints an image.
  func draw(_ picture: Picture)
  /// Paints a list from a bitmap that was kept of it, or keeps one; `false` if it does not do that.
  func drawCached(_ list: DisplayList) -> Bool
}

extension Canvas {
  /// Keeps no bitmaps.
  public func drawCached(_ list: DisplayList) -> Bool { false }
}

extension DisplayList {
  /// Paints everything.
  ///
  /// - Complexity: O(*n*) in the items, and what the canvas takes to paint them.
  public func draw(on canvas: any Canvas) {
    for item in items {
      switch item {
      case .fill(let path, let paint, let rule): canvas.fill(path, with: paint, rule: rule)
      case .stroke(let path, let paint, let style): canvas.stroke(path, with: paint, style: style)
      case .shadow(let path, let shadow): canvas.drawShadow(shadow, of: path)
      case .picture(let picture): canvas.draw(picture)
      case .text(let text): text.layout.draw(on: canvas, at: text.origin)
      case .group(let group): group.draw(on: canvas)
      }
    }
  }
}

extension Group {
  fileprivate func draw(on canvas: any Canvas) {
    guard opacity > 0 else { return }
    canvas.save()
    defer { canvas.restore() }
    canvas.concatenate(transform)
    let isTogether = opacity < 1 || shadow != nil || mask != nil
    if isTogether { canvas.beginGroup() }
    if let clip {
      // Within the group, so that the clip cuts its content and not its shadow.
      canvas.save()
      canvas.clip(to: clip, rule: .winding)
    }
    if !(isCached && canvas.drawCached(content)) { content.draw(on: canvas) }
    if clip != nil { canvas.restore() }
    if isTogether { canvas.endGroup(opacity: opacity, shadow: shadow, mask: mask) }
  }
}

extension TextLayout {
  /// Paints the lines, the top left corner of the text at a point: what is behind letters, their
  /// shadows, the letters, lines along them, and attachments.
  public func draw(on canvas: any Canvas, at point: Point) {
    for line in lines {
      drawDecorations(of: line, behind: true, on: canvas, at: point)
      line.line.ink.draw(on: canvas, at: point + line.origin)
      drawDecorations(of: line, behind: false, on: canvas, at: point)
    }
  }
}
