import Foundation

/// The corners of a layer, as an app has set them.
@MainActor
internal struct LayerCorners {
  private let radius: CGFloat
  private let mask: CACornerMask
  private let clips: Bool

  init(of layer: CALayer) {
    radius = layer.cornerRadius
    mask = layer.maskedCorners
    clips = layer.masksToBounds
  }

  func apply(to layer: CALayer) {
    layer.cornerRadius = radius
    layer.maskedCorners = mask
    layer.masksToBounds = clips
  }
}
