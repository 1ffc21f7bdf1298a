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
  /// Paints things as one: with the shadow that they throw together, masked, faded and mixed.
  ///
  /// - Parameters:
  ///   - bounds: How far the things reach, without their shadow. What is beyond need not be painted.
  ///   - look: How they come together with what is there.
  ///   - content: Paints the things on a canvas, which may be another one. It may be called again.
  func drawTogether(in bounds: Rect, as look: Compositing, _ content: (any Canvas) -> Void)
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
    var (items, next) = (self.items, 0)
    // What is around is kept here, and not in calls in calls: thousands of groups may be in one another.
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
      guard let content = group.open(on: canvas) else { continue }
      around.append(OpenGroup(items: items, next: next, isClipped: group.clip != nil))
      (items, next) = (content.items, 0)
    }
  }
}

/// A group that is being drawn, and what comes behind it.
private struct OpenGroup {
  var items: [DisplayList.Item]
  var next: Int
  var isClipped: Bool

  func close(on canvas: any Canvas) {
    if isClipped { canvas.restore() }
    canvas.restore()
  }
}

extension DisplayList.Item {
  /// Paints what is no group.
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
  /// Begins to draw the group: returns what is left to draw, before the canvas is restored as often
  /// as it was saved; `nil` if the group is drawn.
  fileprivate func open(on canvas: any Canvas) -> DisplayList? {
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
      drawContent(on: canvas)
    } else if blend.erases {
      // The clip says how far it reaches, and so cuts the mixing, and not what is mixed.
      canvas.drawTogether(in: contentBounds, as: look, content.draw)
    } else {
      canvas.drawTogether(in: contentBounds, as: look, drawContent)
    }
    canvas.restore()
    return nil
  }

  private func drawContent(on canvas: any Canvas) {
    // The clip cuts the content, and not the shadow that is left of it.
    if let clip {
      canvas.save()
      canvas.clip(to: clip, rule: .winding)
    }
    if !(isCached && canvas.drawCached(content)) { content.draw(on: canvas) }
    if clip != nil { canvas.restore() }
  }
}
