import Foundation

extension UIImage {
  /// What an image is chosen by.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The circumstances in which it is shown, if they are said.
    public let traitCollection: UITraitCollection?

    internal init(_ traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// A configuration that says nothing but the circumstances.
    public convenience init(traitCollection: UITraitCollection) { self.init(traitCollection) }

    /// The configuration itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How large and how heavy a symbol is.
  ///
  ///     UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
  ///     UIImage.SymbolConfiguration(scale: .large)
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is said of a symbol.
    internal struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var rendering: Rendering?
    }

    /// In which colors a symbol is.
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

    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// As large beside text.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// As large as text of a size.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// So heavy.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// As large as text of a size, and so heavy.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// As large as text of a size, so heavy, and so large beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// As large as text of a style, as the user wants it.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// As large as text of a style, as the user wants it, and so large beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// As large and as heavy as text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// As large and as heavy as text in a font, and so large beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(
          pointSize: font.pointSize, weight: font.face.weight.symbolWeight(), scale: scale))
    }

    /// In shades of a color: the first layer in the color, the second in half of it, the third in a
    /// quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(rendering: .hierarchical(hierarchicalColor)))
    }

    /// In colors, one for each layer; further layers are in the last.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(rendering: .palette(paletteColors)))
    }

    /// In its own colors.
    ///
    /// - Differs: Some common symbols have one color of their own, such as the red of a heart; all
    ///   others are in the tint.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .multicolor))
    }

    /// In the tint.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .monochrome))
    }

    /// What another configuration says, and what this one says beside.
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

    /// Whether another one says the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// The same for those that say the same.
    open override var hash: Int { values.hashValue }
  }

  /// The symbol as large and as heavy as a configuration says, the image of a catalog as it is in the
  /// circumstances that a configuration says, and any other image as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    var image = self
    if let traits = configuration.traitCollection, content.catalogImage != nil {
      image = resolved(for: .current(with: traits)).changing { $0.traits = traits }
    }
    guard let configuration = configuration as? SymbolConfiguration, isSymbolImage else {
      return image
    }
    return image.changing {
      if let symbol = $0.source.symbol { $0.source = .symbol(symbol.with(configuration)) }
    }
  }

  /// The symbol with what a configuration says, and what it was before; `nil` if it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = content.source else { return nil }
    return withConfiguration(symbol.configuration.applying(configuration))
  }
}

extension UIImage.SymbolWeight {
  private static let fontWeights: [UIFont.Weight] = [
    .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// How heavy text is beside which the symbol stands; regular where nothing is said.
  public func fontWeight() -> UIFont.Weight { UIImage.SymbolWeight.fontWeights[rawValue] }
}

extension UIFont.Weight {
  /// How heavy a symbol is that stands beside text.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights = (1...9).compactMap { UIImage.SymbolWeight(rawValue: $0) }
    return weights.min {
      ($0.fontWeight().rawValue - rawValue).magnitude
        < ($1.fontWeight().rawValue - rawValue).magnitude
    } ?? .regular
  }
}
