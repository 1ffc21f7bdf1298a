import Foundation

extension UIImage {
  /// The properties by which an image is chosen.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits for which a variant of the image is chosen; `nil` if no traits are specified.
    public let traitCollection: UITraitCollection?

    internal init(_ traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// Creates a configuration with only traits.
    public convenience init(traitCollection: UITraitCollection) { self.init(traitCollection) }

    /// Returns the configuration itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The size, weight and colors of a symbol.
  ///
  ///     UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
  ///     UIImage.SymbolConfiguration(scale: .large)
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The properties of a configuration.
    internal struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var rendering: Rendering?
    }

    /// The colors of a symbol.
    internal enum Rendering: Hashable, Sendable {
      case monochrome
      case hierarchical(UIColor)
      case palette([UIColor])
      case multicolor
    }

    internal let values: Values

    internal init(_ values: Values) {
      self.values = values
      super.init(nil)
    }

    /// An empty configuration.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and the weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(
          pointSize: font.pointSize, weight: font.face.weight.symbolWeight(), scale: scale))
    }

    /// Creates a configuration with shades of a color: the first layer has the color, the second
    /// layer has half of the color's opacity, and the third layer a quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(rendering: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with a color for each layer; further layers have the last color.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(rendering: .palette(paletteColors)))
    }

    /// Returns a configuration with the symbol's own colors.
    ///
    /// A symbol of the app has the colors that its file specifies for multicolor rendering.
    ///
    /// - Differs: Some common symbols of the system have one color of their own, such as the red of
    ///   a heart. All other symbols of the system have the tint color.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .multicolor))
    }

    /// Returns a configuration with the tint color.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .monochrome))
    }

    /// Returns a copy of this configuration in which the properties that another configuration
    /// specifies are replaced.
    open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      var values = values
      if other.values.pointSize != nil || other.values.textStyle != nil {
        values.pointSize = other.values.pointSize
        values.textStyle = other.values.textStyle
      }
      if other.values.weight != .unspecified { values.weight = other.values.weight }
      if other.values.scale != .unspecified { values.scale = other.values.scale }
      if let rendering = other.values.rendering { values.rendering = rendering }
      return SymbolConfiguration(values)
    }

    /// Whether another configuration has the same properties.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// The hash of the properties.
    open override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolWeight {
  private static let fontWeights: [UIFont.Weight] = [
    .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Returns the weight of text beside the symbol; regular if the weight is unspecified.
  public func fontWeight() -> UIFont.Weight { UIImage.SymbolWeight.fontWeights[rawValue] }
}

extension UIFont.Weight {
  /// Returns the weight of a symbol beside text.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights = (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0) }
    return weights.min {
      ($0.fontWeight().rawValue - rawValue).magnitude
        < ($1.fontWeight().rawValue - rawValue).magnitude
    } ?? .regular
  }
}
