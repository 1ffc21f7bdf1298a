import Foundation

extension UIListContentConfiguration {
  /// How an image is shown.
  ///
  ///     content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
  ///     content.imageProperties.cornerRadius = 8
  public struct ImageProperties: Hashable {
    /// Stands for a width or a height that symbols in rows are usually given.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude

    /// How large and how heavy a symbol is.
    /// - Unverified: the scale of symbols in rows; here they are as large as beside text of the row.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)

    /// The color of symbols and stencils: the tint, if `nil`.
    public var tintColor: UIColor? {
      get { look.tintColor }
      set {
        look.tintColor = newValue
        own.insert(.tintColor)
      }
    }

    /// Makes another color of it.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { look.tintColorTransformer }
      set {
        look.tintColorTransformer = newValue
        own.insert(.tintColorTransformer)
      }
    }

    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
    /// How large the image is at most; without a limit where zero. It keeps its proportions.
    public var maximumSize = CGSize.zero
    /// The room that the image gets, and stands in the middle of; as much as it needs where zero. Symbols
    /// then get as much as is usual, so that texts of several rows begin below one another.
    /// - Unverified: the usual width, 28 points, which grows with text; the height is the symbol's own.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors where the user has them inverted.
    public var accessibilityIgnoresInvertColors = false
    /// How wide the line around is.
    public var strokeWidth: CGFloat = 0
    /// The color of the line around: the tint, if `nil`.
    public var strokeColor: UIColor?
    /// Makes another color of it.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The color of symbols, as it comes out where there is a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The color of the line around, as it comes out where there is a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    internal private(set) var look: Look
    private var own: Look.Parts = []
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// What depends on the state.
  internal struct Look: Hashable {
    var tintColor: UIColor?
    var tintColorTransformer: UIConfigurationColorTransformer?

    struct Parts: OptionSet, Hashable {
      let rawValue: Int
      static let tintColor = Parts(rawValue: 1)
      static let tintColorTransformer = Parts(rawValue: 2)
    }
  }

  internal init(_ look: Look) { self.look = look }

  /// Looks as in a state, but for what an app has set.
  internal mutating func take(_ new: Look) {
    if !own.contains(.tintColor) { look.tintColor = new.tintColor }
    if !own.contains(.tintColorTransformer) { look.tintColorTransformer = new.tintColorTransformer }
  }
}
