/// The color gamut of the screen.
public enum UIDisplayGamut: Int, Sendable {
  /// An unknown gamut.
  case unspecified = -1
  /// The gamut of sRGB.
  case SRGB
  /// The wider gamut of Display P3.
  case P3
}
