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

/// The corners that a list has given to a cell, and the corners of the app that they replaced.
///
/// In the inset grouped style, a section looks like a card. Its first and last cells have the round
/// corners of the card.
@MainActor
internal struct CardCorners {
  let ofApp: LayerCorners
  let ofCard: LayerCorners

  /// Returns the corners of the app, given the corners of the layer now.
  ///
  /// A property that still has the value of the card gets the app's earlier value. A property that
  /// the app has set meanwhile keeps its value.
  func ofApp(now: LayerCorners) -> LayerCorners {
    var corners = now
    if now.radius == ofCard.radius { corners.radius = ofApp.radius }
    if now.mask == ofCard.mask { corners.mask = ofApp.mask }
    if now.clips == ofCard.clips { corners.clips = ofApp.clips }
    return corners
  }
}
