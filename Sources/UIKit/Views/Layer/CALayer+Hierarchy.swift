import Foundation

// Adding and removing sublayers.

extension CALayer {
  /// Replaces a sublayer by another layer.
  internal func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self,
      let place = children.place(of: oldLayer)
    else { return }
    insert(newLayer, at: place)
    oldLayer.removeFromSuperlayer()
  }

  /// Inserts a sublayer at an index, or moves it there if it is already a sublayer.
  internal func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "CALayer: a layer can't be added to itself: \(layer)")
    precondition(
      layer.isEmpty || !isInside(of: layer), "CALayer: \(layer) contains this layer: \(self)")
    var index = min(max(index, 0), children.count)
    if layer.superlayer === self, let old = children.place(of: layer) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.detach()
    }
    children.insert(layer, at: index)
    layer.superlayer = self
    if layer.owesWork { markChildrenToLayOut() }
    lookChanged()
    if layer.view == nil { layer.startWaitingAnimations() }
  }

  /// Inserts a sublayer directly behind (`offset` is 0) or in front of (`offset` is 1) another
  /// sublayer.
  internal func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let place = sibling.flatMap { children.place(of: $0) }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : children.count))
  }

  /// Removes the layer from its superlayer.
  internal func detach() {
    guard let parent = superlayer else { return }
    superlayer = nil
    if parent.mask === self {
      parent.mask = nil
      return
    }
    if let place = parent.children.place(of: self) {
      parent.children.remove(at: place)
    } else if let place = parent.overlays.place(of: self) {
      parent.overlays.remove(at: place)
    }
    parent.lookChanged()
  }

  /// Whether the layer has no sublayers, overlays or mask.
  private var isEmpty: Bool { children.isEmpty && overlays.isEmpty && mask == nil }

  /// Whether this layer is a descendant of another layer: as a sublayer, a mask or an overlay, at
  /// any depth.
  private func isInside(of other: CALayer) -> Bool {
    var layer = superlayer
    while let parent = layer {
      if parent === other { return true }
      layer = parent.superlayer
    }
    return false
  }
}
