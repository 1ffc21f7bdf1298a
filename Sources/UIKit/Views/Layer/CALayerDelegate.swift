import Foundation

/// The methods with which a delegate draws a layer and lays it out.
///
/// A view is the delegate of its own layer.
///
///     final class Painter: NSObject, CALayerDelegate {
///       func draw(_ layer: CALayer, in ctx: CGContext) {
///         ctx.fill(layer.bounds.insetBy(dx: 4, dy: 4))
///       }
///     }
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's `contents`.
  ///
  /// If the delegate implements this method, `draw(_:in:)` is not called.
  @_disfavoredOverload
  func display(_ layer: CALayer)
  /// Draws the layer's content in a context.
  @_disfavoredOverload
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  @_disfavoredOverload
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers.
  @_disfavoredOverload
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of the layer.
  ///
  /// If the result is `NSNull`, there is no action. If the result is `nil`, the layer continues the
  /// search, in `actions` and in its class.
  @_disfavoredOverload
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default: sets nothing, so the layer is drawn.
  @_disfavoredOverload
  public func display(_ layer: CALayer) {
    if OptionalMember.noteDefault(self) { return }
    layer.isLeftByDelegate = true
  }
  /// The default: draws nothing.
  @_disfavoredOverload
  public func draw(_ layer: CALayer, in ctx: CGContext) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func layerWillDraw(_ layer: CALayer) { OptionalMember.noteDefault(self) }
  /// The default: places no sublayers.
  @_disfavoredOverload
  public func layoutSublayers(of layer: CALayer) { OptionalMember.noteDefault(self) }
  /// The default: returns `nil`, so the layer searches for an action in `actions` and in its class.
  @_disfavoredOverload
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    OptionalMember.defaultValue(nil, of: self)
  }
}
