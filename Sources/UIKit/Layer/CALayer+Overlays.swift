import Foundation

// What lies over a layer's content without being among its sublayers.

extension CALayer {
  /// Puts a layer over all that is in this one, where `sublayers` does not show it.
  internal func addOverlay(_ layer: CALayer) {
    layer.detach()
    overlays.append(layer)
    layer.superlayer = self
    lookChanged()
  }
}
