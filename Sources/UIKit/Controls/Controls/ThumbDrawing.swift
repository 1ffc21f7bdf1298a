import Foundation
import GalleyDrawing

/// Draws the knobs of switches and sliders, and the selected segment of a segmented control.
@MainActor
internal enum ThumbDrawing {
  /// Draws a knob with a soft shadow below it. The knob is round unless a corner radius is given.
  ///
  /// - Parameter strength: The factor for the opacity of the shadow.
  static func draw(
    in disc: CGRect, color: UIColor, radius: CGFloat? = nil, strength: CGFloat = 1
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8,
      color: UIColor(white: 0, alpha: 0.15 * strength).cgColor)
    color.setFill()
    UIBezierPath(roundedRect: disc, cornerRadius: radius ?? min(disc.width, disc.height) / 2).fill()
    context.restoreGState()
  }
}
