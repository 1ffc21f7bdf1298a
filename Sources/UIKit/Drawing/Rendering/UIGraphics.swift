import Foundation
import GalleyDrawing
import GalleyGeometry

/// The stack of contexts. The last context is the current context. Each thread has its own stack.
internal enum UIGraphics {
  /// A context on the stack.
  struct Entry {
    var context: CGContext
    /// The image that is drawn, if the context was begun for an image.
    var image: Image?
    /// The pages that are drawn, if the context was begun for a PDF.
    var pages: PDFPages?
  }

  /// The properties of an image that is drawn.
  struct Image {
    var isOpaque: Bool
    var scale: CGFloat
  }

  fileprivate final class Stack {
    var entries: [Entry] = []
  }

  private static let key = "Galley.UIGraphics"

  private static var stack: Stack {
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The current context.
  static var current: Entry? { stack.entries.last }

  static func push(_ entry: Entry) { stack.entries.append(entry) }

  @discardableResult
  static func pop() -> Entry? { stack.entries.popLast() }

  /// The number of contexts on the stack.
  static var depth: Int { stack.entries.count }

  /// Removes contexts until `depth` are left.
  static func pop(downTo depth: Int) {
    stack.entries.removeSubrange(min(depth, stack.entries.count)...)
  }

  /// The display scale of the current traits.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 2
  }

  /// Returns everything that `body` draws.
  ///
  /// - Parameters:
  ///   - bounds: The visible area. Drawing without limits, such as a gradient, fills this area.
  ///   - scale: The number of pixels per point.
  static func record(
    in bounds: CGRect = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000),
    scale: CGFloat = screenScale, _ body: () throws -> Void
  ) rethrows -> DisplayList {
    let context = CGContext(bounds: bounds.galley, scale: scale)
    try draw(in: context, body)
    return context.displayList
  }

  /// Returns everything that `body` draws for a layer. If `body` draws nothing, as for most layers,
  /// no list is created.
  static func recordLayer(in bounds: CGRect, _ body: (CGContext) -> Void) -> DisplayList {
    let drawing = beginLayer(in: bounds)
    body(drawing.context)
    return drawing.end()
  }

  /// A layer that is being drawn.
  struct LayerDrawing {
    let context: CGContext
    fileprivate let stack: Stack
    fileprivate let depth: Int

    /// Ends the drawing, and all contexts that the drawing has begun and not ended. Returns the
    /// drawing.
    func end() -> DisplayList {
      stack.entries.removeSubrange(min(depth, stack.entries.count)...)
      return context.recorder.isUntouched ? DisplayList() : context.displayList
    }
  }

  /// Begins the drawing of a layer, until `LayerDrawing.end()`.
  static func beginLayer(in bounds: CGRect) -> LayerDrawing {
    let context = CGContext(bounds: bounds.galley, scale: screenScale)
    let stack = stack
    let depth = stack.entries.count
    stack.entries.append(Entry(context: context, image: nil))
    return LayerDrawing(context: context, stack: stack, depth: depth)
  }

  /// Makes a context the current context while `body` runs.
  private static func draw(in context: CGContext, _ body: () throws -> Void) rethrows {
    // The stack is looked up only once, because a lookup takes longer than the rest of this
    // function.
    let stack = stack
    let depth = stack.entries.count
    stack.entries.append(Entry(context: context, image: nil))
    // Contexts that `body` has begun and not ended are ended, too.
    defer { stack.entries.removeSubrange(min(depth, stack.entries.count)...) }
    try body()
  }
}

/// Returns the current context; `nil` if there is no current context.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current?.context }

/// Makes a context the current context until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphics.push(UIGraphics.Entry(context: context))
}

/// Removes the current context. The previous context is the current context again.
public func UIGraphicsPopContext() { UIGraphics.pop() }

// MARK: - Pictures

/// Begins an image context with one pixel per point. `UIGraphicsEndImageContext()` ends the
/// context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context. `UIGraphicsEndImageContext()` ends the context.
///
///     UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
///     UIColor.red.setFill()
///     UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
///     let image = UIGraphicsGetImageFromCurrentImageContext()
///     UIGraphicsEndImageContext()
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image is opaque.
///   - scale: The number of pixels per point; 0 for the scale of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale == 0 ? UIGraphics.screenScale : scale
  let bounds = Rect(origin: .zero, size: size.galley)
  if bounds.isEmpty || !bounds.isFinite || !(scale > 0) {
    Report.record(.drawing, "a picture of \(size.width) × \(size.height) points can't be drawn")
  }
  let context = CGContext(bounds: bounds, scale: scale)
  let image = UIGraphics.Image(isOpaque: opaque, scale: scale)
  UIGraphics.push(UIGraphics.Entry(context: context, image: image))
}

/// Returns the image that the current image context has drawn so far; `nil` if there is no such
/// context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = UIGraphics.current, let image = entry.image else { return nil }
  return entry.context.bitmap(background: image.isOpaque ? .black : nil)
    .map { UIImage(bitmap: $0, scale: image.scale) }
}

/// Ends the current image context. The previous context is the current context again.
public func UIGraphicsEndImageContext() {
  if UIGraphics.current?.image != nil { UIGraphics.pop() }
}

// MARK: - Rectangles

/// Fills a rectangle in the current context. Even a translucent color replaces the existing
/// content.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle in the current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.drawing(blendMode, 1) { $0.fill(rect) }
}

/// Strokes a line one point wide inside of a rectangle's edge, in the fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Strokes a line one point wide inside of a rectangle's edge, in the fill color.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.drawing(blendMode, 1) { context in
    var path = Path(rect.galley)
    path.append(Path(rect.insetBy(dx: 1, dy: 1).galley))
    context.fill(path, rule: .evenOdd)
  }
}

/// Restricts drawing to the inside of a rectangle from now on, in the current context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
