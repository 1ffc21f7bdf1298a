import Foundation

// Layers over a layer's content that are not among its sublayers.

extension CALayer {
  /// Adds a layer in front of everything in this layer, without adding it to `sublayers`.
  internal func addOverlay(_ layer: CALayer) {
    layer.detach()
    overlays.append(layer)
    layer.superlayer = self
    lookChanged()
  }
}
