import Foundation

extension UIListContentConfiguration {
  /// The appearance of the image.
  ///
  ///     content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
  ///     content.imageProperties.cornerRadius = 8
  public struct ImageProperties: Hashable {
    /// A width or height that means the standard size of symbols in rows.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude

    /// The size and weight of a symbol.
    /// - Unverified: the scale of symbols in rows. In Galley, symbols are as large as symbols
    ///   beside body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)

    /// The color of symbols and template images. `nil` means the tint color.
    public var tintColor: UIColor? {
      get { look.tintColor }
      set {
        look.tintColor = newValue
        own.insert(.tintColor)
      }
    }

    /// Transforms the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { look.tintColorTransformer }
      set {
        look.tintColorTransformer = newValue
        own.insert(.tintColorTransformer)
      }
    }

    /// The corner radius.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, which keeps its aspect ratio. Zero means no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space in which the image is centered. Zero means the size of the image. For
    /// symbols zero means a standard width, so that the texts of several rows are aligned.
    /// - Unverified: the standard width, which is 28 points and is scaled with the text size; and
    ///   that the space is as high as the symbol.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors when the user inverts the colors of the screen.
    public var accessibilityIgnoresInvertColors = false
    /// The width of the stroke.
    public var strokeWidth: CGFloat = 0
    /// The color of the stroke. `nil` means the tint color.
    public var strokeColor: UIColor?
    /// Transforms the stroke color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Returns the color of symbols, given a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the color of the stroke, given a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    internal private(set) var look: Look
    private var own: Look.Parts = []
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The properties that depend on the state.
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

  /// Applies the look for a state, except for the properties that the app has set.
  internal mutating func apply(_ new: Look) {
    if !own.contains(.tintColor) { look.tintColor = new.tintColor }
    if !own.contains(.tintColorTransformer) { look.tintColorTransformer = new.tintColorTransformer }
  }
}
