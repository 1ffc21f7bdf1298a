import Foundation

/// The shadow properties of a layer, which are restored when a lifted cell is dropped.
internal struct LiftShadow {
  private var color: CGColor?
  private var opacity: Float
  private var radius: CGFloat
  private var offset: CGSize
  private var path: CGPath?

  /// Reads the current shadow of a layer.
  @MainActor
  init(of layer: CALayer) {
    color = layer.shadowColor
    opacity = layer.shadowOpacity
    radius = layer.shadowRadius
    offset = layer.shadowOffset
    path = layer.shadowPath
  }

  /// Restores the shadow of a layer.
  @MainActor
  func restore(to layer: CALayer) {
    layer.shadowColor = color
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowPath = path
  }
}

extension ConfiguredCell {
  /// Called when the cell is lifted or dropped. A lifted cell casts a shadow on the other cells.
  ///
  /// - Unverified: how dark and how wide the shadow is.
  internal func liftChanged() {
    if stage.isReordering {
      guard shadowBeforeLift == nil else { return }
      shadowBeforeLift = LiftShadow(of: layer)
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.2
      layer.shadowRadius = 8
      layer.shadowOffset = CGSize(width: 0, height: 2)
      fitLiftShadow()
    } else if let before = shadowBeforeLift {
      shadowBeforeLift = nil
      UIView.animate(withDuration: 0.25) { before.restore(to: self.layer) }
    }
    if listPlace != nil { roundCorners() }
  }

  /// Gives the shadow the shape of the cell. Without a shadow path, each part of the content would
  /// cast a shadow of its own.
  internal func fitLiftShadow() {
    let radius =
      listPlace?.appearance == .insetGrouped
      ? listMetrics.insetGrouped.cornerRadius : layer.cornerRadius
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
  }
}

extension CACornerMask {
  /// All four corners.
  internal static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
