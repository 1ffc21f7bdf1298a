import Foundation
import GalleyDrawing

/// The mode in which painted colors are mixed with the colors that are already there.
///
///     context.setBlendMode(.multiply)
///     context.fill(shade)   // darkens what is there
///
/// - Differs: `plusDarker` is painted as `multiply`, with a report.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

extension CGBlendMode {
  /// The same blend mode as a value of GalleyDrawing. The mode `plusDarker` becomes `multiply`.
  internal var galley: BlendMode {
    guard self != .plusDarker else {
      Report.record(.drawing, "the blend mode plusDarker is not drawn: multiply is, in its place")
      return .multiply
    }
    return BlendMode(rawValue: "\(self)") ?? .normal
  }
}
