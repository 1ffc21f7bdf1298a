import Foundation

extension CALayer {
  /// Copies the properties of another layer that Galley does not animate, such as its name and its
  /// contents.
  internal func copyPropertiesAtRest(of layer: CALayer) {
    name = layer.name
    anchorPointZ = layer.anchorPointZ
    contents = layer.contents
    (contentsGravity, contentsScale) = (layer.contentsGravity, layer.contentsScale)
    (contentsRect, contentsCenter) = (layer.contentsRect, layer.contentsCenter)
    magnificationFilter = layer.magnificationFilter
    minificationFilter = layer.minificationFilter
    minificationFilterBias = layer.minificationFilterBias
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    (filters, backgroundFilters) = (layer.filters, layer.backgroundFilters)
    (cornerCurve, isOpaque) = (layer.cornerCurve, layer.isOpaque)
    isDoubleSided = layer.isDoubleSided
    rasterizationScale = layer.rasterizationScale
    drawsAsynchronously = layer.drawsAsynchronously
    allowsEdgeAntialiasing = layer.allowsEdgeAntialiasing
    edgeAntialiasingMask = layer.edgeAntialiasingMask
    allowsGroupOpacity = layer.allowsGroupOpacity
    actions = layer.actions
    time = layer.time?.copy()
  }
}
