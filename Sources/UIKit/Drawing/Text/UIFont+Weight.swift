import Foundation
import GalleyDrawing

extension UIFont {
  /// The weight of strokes, from -1 to 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1, thin, to 1, black.
    public let rawValue: CGFloat

    /// Creates a weight on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight -0.8.
    public static let ultraLight = Weight(-0.8)
    /// The weight -0.6.
    public static let thin = Weight(-0.6)
    /// The weight -0.4.
    public static let light = Weight(-0.4)
    /// The weight 0, which is the default.
    public static let regular = Weight(0)
    /// The weight 0.23.
    public static let medium = Weight(0.23)
    /// The weight 0.3.
    public static let semibold = Weight(0.3)
    /// The weight 0.4.
    public static let bold = Weight(0.4)
    /// The weight 0.56.
    public static let heavy = Weight(0.56)
    /// The weight 0.62.
    public static let black = Weight(0.62)

    /// The named weights. `drawn` is the weight of the font that Galley draws, from 100 to 900.
    /// `name` is the last part of the names of fonts with this weight.
    internal static let steps: [(weight: Weight, drawn: Font.Weight, name: String)] = [
      (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
      (.regular, .regular, "Regular"), (.medium, .medium, "Medium"),
      (.semibold, .semibold, "Semibold"), (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"),
      (.black, .black, "Black"),
    ]

    /// The nearest named weight.
    internal var step: (weight: Weight, drawn: Font.Weight, name: String) {
      let value = rawValue.isFinite ? rawValue : 0
      return Weight.steps.min {
        abs($0.weight.rawValue - value) < abs($1.weight.rawValue - value)
      } ?? (.regular, .regular, "Regular")
    }
  }

  /// The width of letters, from -1 to 1, where 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number from -1, narrow, to 1, wide.
    public let rawValue: CGFloat

    /// Creates a width on the scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width on the scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The width -0.3.
    public static let compressed = Width(-0.3)
    /// The width -0.2.
    public static let condensed = Width(-0.2)
    /// The width 0, which is the default.
    public static let standard = Width(0)
    /// The width 0.2.
    public static let expanded = Width(0.2)
  }
}
