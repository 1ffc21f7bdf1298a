import Foundation

/// The corners of a layer.
@MainActor
internal struct LayerCorners {
  var radius: CGFloat
  var mask: CACornerMask
  var clips: Bool

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

/// The corners that a list has given to a cell at the end of a card, and those that it has replaced.
@MainActor
internal struct CardCorners {
  let ofApp: LayerCorners
  let ofCard: LayerCorners

  /// Returns the corners of the app: what is still the card's is replaced, and what the app has set
  /// meanwhile is kept.
  func ofApp(now: LayerCorners) -> LayerCorners {
    var corners = now
    if now.radius == ofCard.radius { corners.radius = ofApp.radius }
    if now.mask == ofCard.mask { corners.mask = ofApp.mask }
    if now.clips == ofCard.clips { corners.clips = ofApp.clips }
    return corners
  }
}
