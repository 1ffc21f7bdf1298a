import Foundation

// Adding and removing sublayers.

extension CALayer {
  internal func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self,
      let place = children.place(of: oldLayer)
    else { return }
    insert(newLayer, at: place)
    oldLayer.removeFromSuperlayer()
  }

  internal func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "CALayer: a layer can't be added to itself: \(layer)")
    precondition(
      layer.isEmpty || !isInside(of: layer), "CALayer: \(layer) has this layer in it: \(self)")
    var index = min(max(index, 0), children.count)
    if layer.superlayer === self, let old = children.place(of: layer) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.detach()
    }
    children.insert(layer, at: index)
    layer.superlayer = self
    if layer.needsLayoutFlag || layer.hasChildrenToLayOut || layer.needsUpdateFlag {
      markChildrenToLayOut()
    }
    lookChanged()
    if layer.view == nil { layer.setOffAnimations() }
  }

  internal func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let place = sibling.flatMap { children.place(of: $0) }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : children.count))
  }

  internal func detach() {
    guard let around = superlayer else { return }
    superlayer = nil
    if around.mask === self {
      around.mask = nil
      return
    }
    if let place = around.children.place(of: self) {
      around.children.remove(at: place)
    } else if let place = around.overlays.place(of: self) {
      around.overlays.remove(at: place)
    }
    around.lookChanged()
  }

  /// Whether the layer contains no other layers.
  private var isEmpty: Bool { children.isEmpty && overlays.isEmpty && mask == nil }

  /// Whether this layer is inside of another, or of a mask or overlay in it.
  private func isInside(of other: CALayer) -> Bool {
    var layer = superlayer
    while let around = layer {
      if around === other { return true }
      layer = around.superlayer
    }
    return false
  }
}
