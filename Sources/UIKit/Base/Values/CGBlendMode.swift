import Foundation
import GalleyDrawing

/// The way in which what is painted is mixed with what is already there.
///
///     context.setBlendMode(.multiply)
///     context.fill(shade)   // darkens what is there
///
/// - Differs: `plusDarker` is painted as `multiply`, and reported.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

extension CGBlendMode {
  /// The blend mode of canvases.
  internal var galley: BlendMode {
    guard self != .plusDarker else {
      Report.record(.drawing, "the blend mode plusDarker is not drawn: multiply is, in its place")
      return .multiply
    }
    return BlendMode(rawValue: "\(self)") ?? .normal
  }
}
