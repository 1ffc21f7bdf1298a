import GalleyGeometry

/// A surface to paint on: a picture, a page, or a window.
///
/// A ``DisplayList`` draws itself on a canvas with `draw(on:)`. Transforms and clips after `save()`
/// are valid until `restore()`.
public protocol Canvas: AnyObject {
  /// Saves the transform and the clip.
  func save()
  /// Restores the transform and the clip that were saved last.
  func restore()
  /// Applies a transform to everything that is drawn from now on.
  func concatenate(_ transform: AffineTransform)
  /// Restricts painting to the inside of an outline.
  func clip(to path: Path, rule: FillRule)
  /// Paints items as one: with a common shadow, mask, opacity and blend mode.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the items, without their shadow. A canvas may leave out anything
  ///     outside of these bounds.
  ///   - look: The opacity, shadow, mask and blend mode of the items.
  ///   - content: Paints the items on the canvas that it receives, which may be a different canvas.
  ///     The closure may be called several times.
  func drawTogether(in bounds: Rect, as look: Compositing, _ content: (any Canvas) -> Void)
  /// Fills an outline.
  func fill(_ path: Path, with paint: Paint, rule: FillRule)
  /// Draws an outline.
  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle)
  /// Paints the shadow of a shape.
  func drawShadow(_ shadow: Shadow, of path: Path)
  /// Draws an image.
  func draw(_ picture: Picture)
  /// Paints a list from its stored bitmap. If there is no bitmap yet, creates the bitmap first.
  /// Returns `false` if the canvas does not store bitmaps.
  func drawCached(_ list: DisplayList) -> Bool
}

extension Canvas {
  /// Returns `false`: by default a canvas stores no bitmaps.
  public func drawCached(_ list: DisplayList) -> Bool { false }
}

extension DisplayList {
  /// Paints the list.
  ///
  /// - Complexity: O(*n*) in the items, plus the time in which the canvas paints them.
  public func draw(on canvas: any Canvas) { draw(on: canvas, with: KnownBounds()) }

  /// Paints the list with a table of bounds that all groups in it share.
  internal func draw(on canvas: any Canvas, with known: KnownBounds) {
    var (items, next) = (self.items, 0)
    // The loop uses a stack instead of recursion, because thousands of groups may be nested.
    var around: [OpenGroup] = []
    while true {
      guard next < items.count else {
        guard let open = around.popLast() else { return }
        open.close(on: canvas)
        (items, next) = (open.items, open.next)
        continue
      }
      let item = items[next]
      next += 1
      guard case .group(let group) = item else {
        item.drawSingle(on: canvas)
        continue
      }
      guard let content = group.open(on: canvas, with: known) else { continue }
      around.append(OpenGroup(items: items, next: next, isClipped: group.clip != nil))
      (items, next) = (content.items, 0)
    }
  }
}

/// A group that is being drawn, and the items after it.
private struct OpenGroup {
  var items: [DisplayList.Item]
  var next: Int
  var isClipped: Bool

  /// Restores the canvas as often as the canvas was saved when the group was opened.
  func close(on canvas: any Canvas) {
    if isClipped { canvas.restore() }
    canvas.restore()
  }
}

extension DisplayList.Item {
  /// Paints an item that is not a group.
  fileprivate func drawSingle(on canvas: any Canvas) {
    switch self {
    case .fill(let path, let paint, let rule): canvas.fill(path, with: paint, rule: rule)
    case .stroke(let path, let paint, let style): canvas.stroke(path, with: paint, style: style)
    case .shadow(let path, let shadow): canvas.drawShadow(shadow, of: path)
    case .picture(let picture): canvas.draw(picture)
    case .text(let text): text.layout.draw(on: canvas, at: text.origin)
    case .group: preconditionFailure("a group is opened, and not drawn as one thing")
    }
  }
}

extension Group {
  /// Begins a group.
  ///
  /// Returns the content that is still to be drawn. After drawing the content, the caller restores
  /// the canvas as often as this method has saved it. Returns `nil` if the group is already drawn.
  fileprivate func open(on canvas: any Canvas, with known: KnownBounds) -> DisplayList? {
    guard opacity > 0 || blend.erases else { return nil }
    let look = compositing
    canvas.save()
    canvas.concatenate(transform)
    if look.isPlain, !isCached {
      if let clip {
        canvas.save()
        canvas.clip(to: clip, rule: .winding)
      }
      return content
    }
    if look.isPlain {
      drawContent(on: canvas, with: known)
    } else if blend.erases {
      // A blend mode that erases affects the area of the clip. So the clip limits the blending, and
      // not the content.
      canvas.drawTogether(in: contentBounds(in: known), as: look) {
        content.draw(on: $0, with: known)
      }
    } else {
      canvas.drawTogether(in: contentBounds(in: known), as: look) {
        drawContent(on: $0, with: known)
      }
    }
    canvas.restore()
    return nil
  }

  /// Paints the content inside the clip. A cached group is painted from its bitmap.
  private func drawContent(on canvas: any Canvas, with known: KnownBounds) {
    // The clip limits the content, but not the shadow of the clipped content.
    if let clip {
      canvas.save()
      canvas.clip(to: clip, rule: .winding)
    }
    if !(isCached && canvas.drawCached(content)) { content.draw(on: canvas, with: known) }
    if clip != nil { canvas.restore() }
  }
}
