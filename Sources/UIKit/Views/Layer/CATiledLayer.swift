import Foundation

/// A layer for large content, which UIKit draws in tiles when they become visible.
///
///     override class var layerClass: AnyClass { CATiledLayer.self }
///
/// - Differs: The layer is drawn as a whole, like any other layer, so `draw(_:)` is called once and
///   not for each tile. The properties are stored without effect.
open class CATiledLayer: CALayer {
  /// The duration for which a new tile fades in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The number of levels of detail.
  open var levelsOfDetail = 1

  /// The number of levels of detail that are larger than the layer.
  open var levelsOfDetailBias = 0

  /// The largest size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)

  /// Copies the properties of another layer.
  internal override func copyOwnProperties(of layer: CALayer) {
    guard let layer = layer as? CATiledLayer else { return }
    (levelsOfDetail, levelsOfDetailBias) = (layer.levelsOfDetail, layer.levelsOfDetailBias)
    tileSize = layer.tileSize
  }
}
