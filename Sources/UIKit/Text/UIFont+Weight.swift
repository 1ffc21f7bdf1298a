import Foundation
import GalleyDrawing

extension UIFont {
  /// How heavy strokes are, from -1 to 1, where 0 is usual.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, thin, to 1, black.
    public let rawValue: CGFloat

    /// A weight on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// 0: what is usual.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)

    /// Each with its place on the scale from 100 to 900, and what ends the names of fonts.
    internal static let steps: [(weight: Weight, drawn: Font.Weight, name: String)] = [
      (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
      (.regular, .regular, "Regular"), (.medium, .medium, "Medium"),
      (.semibold, .semibold, "Semibold"), (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"),
      (.black, .black, "Black"),
    ]

    /// The step that is nearest.
    internal var step: (weight: Weight, drawn: Font.Weight, name: String) {
      let value = rawValue.isFinite ? rawValue : 0
      return Weight.steps.min {
        abs($0.weight.rawValue - value) < abs($1.weight.rawValue - value)
      } ?? (.regular, .regular, "Regular")
    }
  }

  /// How wide letters are, from -1 to 1, where 0 is usual.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From -1, narrow, to 1, wide.
    public let rawValue: CGFloat

    /// A width on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.3.
    public static let compressed = Width(-0.3)
    /// -0.2.
    public static let condensed = Width(-0.2)
    /// 0: what is usual.
    public static let standard = Width(0)
    /// 0.2.
    public static let expanded = Width(0.2)
  }
}
