import Foundation

/// Draws a layer and lays it out in the layer's place. A view is that of its own layer.
///
///     final class Painter: NSObject, CALayerDelegate {
///       func draw(_ layer: CALayer, in ctx: CGContext) {
///         ctx.fill(layer.bounds.insetBy(dx: 4, dy: 4))
///       }
///     }
///
/// - Differs: anything may be a delegate, and not only objects of Objective-C.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's `contents`. A delegate that has this is not asked to draw.
  @_disfavoredOverload
  func display(_ layer: CALayer)
  /// Draws the layer's content in a context.
  @_disfavoredOverload
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn.
  @_disfavoredOverload
  func layerWillDraw(_ layer: CALayer)
  /// Places the layers in the layer.
  @_disfavoredOverload
  func layoutSublayers(of layer: CALayer)
  /// Answers what responds to a change of the layer. `NSNull` responds to nothing; with `nil` the layer
  /// goes on looking for an action.
  @_disfavoredOverload
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Sets nothing: the layer is drawn.
  @_disfavoredOverload
  public func display(_ layer: CALayer) {
    if DefaultAnswer.note(self) { return }
    layer.isDisplayLeft = true
  }
  /// Draws nothing.
  @_disfavoredOverload
  public func draw(_ layer: CALayer, in ctx: CGContext) { DefaultAnswer.note(self) }
  /// Does nothing.
  @_disfavoredOverload
  public func layerWillDraw(_ layer: CALayer) { DefaultAnswer.note(self) }
  /// Places nothing.
  @_disfavoredOverload
  public func layoutSublayers(of layer: CALayer) { DefaultAnswer.note(self) }
  /// Answers none: the layer goes on looking.
  @_disfavoredOverload
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    DefaultAnswer.value(nil, of: self)
  }
}
