import Foundation
import GalleyDrawing
import GalleyGeometry

/// A drawing that can be drawn several times.
///
///     let star = CGLayer(context, size: CGSize(width: 20, height: 20), auxiliaryInfo: nil)!
///     star.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     context.draw(star, at: CGPoint(x: 40, y: 0))
///     context.draw(star, in: CGRect(x: 80, y: 0, width: 40, height: 40))
public final class CGLayer {
  /// The context in which the content of the layer is drawn.
  public var context: CGContext? { drawing }
  /// The size of the layer.
  public let size: CGSize

  private let drawing: CGContext

  /// Creates an empty layer for drawing in a context; `nil` if the width or the height is not
  /// positive.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    drawing = CGContext(bounds: CGRect(origin: .zero, size: size).galley, scale: context.scale)
  }

  /// The drawing as one group.
  fileprivate var group: Group {
    var group = Group(drawing.displayList)
    group.clip = Path(CGRect(origin: .zero, size: size).galley)
    return group
  }
}

extension CGContext {
  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    var group = layer.group
    guard !group.content.isEmpty else { return }
    group.transform = GalleyGeometry.AffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height,
      tx: rect.minX, ty: rect.minY)
    append(DisplayList([.group(group)]))
  }
}
