import Foundation
import GalleyDrawing

/// A color, which may differ in dark appearance.
///
///     UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
///     UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
///     UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))   // white
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  /// Foundation for Linux reads the type number of a Foundation object from the first stored
  /// property of any object, so this property must be first.
  private let kindForFoundation = KindForFoundation()

  /// The way in which a color is specified.
  internal enum Kind {
    case fixed(CGColor)
    /// A color with a provider. A color of a catalog also has the path of its catalog.
    case dynamic(name: String?, catalog: String? = nil, @Sendable (UITraitCollection) -> UIColor)
    case pattern(ColorPattern)
    /// A dynamic color with another opacity.
    case modified(base: UIColor, alpha: CGFloat)
  }

  // The kind is set once, in an initializer.
  internal final private(set) var kind: Kind

  // This is a convenience initializer, because a designated initializer that an app cannot see
  // would prevent the app's subclasses from inheriting initializers.
  internal convenience init(kind: Kind) {
    self.init(white: 0, alpha: 0)
    self.kind = kind
  }

  internal convenience init(_ color: Color) { self.init(kind: .fixed(CGColor(color))) }

  // MARK: Creating

  /// Creates transparent black.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color of the sRGB space. Components below 0 and above 1 describe colors of screens
  /// with a wider gamut.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(CGColor(.rgb, [red, green, blue], alpha: alpha))
  }

  /// Creates a gray.
  public init(white: CGFloat, alpha: CGFloat) {
    kind = .fixed(CGColor(.gray, [white], alpha: alpha))
  }

  /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
  ///
  ///     UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)   // green
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = Color(
      hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    kind = .fixed(CGColor(color))
  }

  /// Creates a color of the Display P3 space.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(CGColor(.wide, [displayP3Red, green, blue], alpha: alpha))
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) { kind = .fixed(cgColor) }

  /// Creates a dynamic color, whose provider is called each time the color is resolved.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(name: nil, dynamicProvider)
  }

  /// Creates a color that is a repeated image.
  ///
  /// - Differs: Only the backgrounds of views and layers repeat the image. Texts, and shapes that
  ///   are filled in a context, have the mean color of the image.
  public init(patternImage image: UIImage) {
    kind = .pattern(ColorPattern(image))
  }

  /// Creates the color of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color of the main bundle's assets.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of a bundle's asset catalogs. The color follows the traits of the view that
  /// shows the color. If no catalog has such a color, reports the name and returns `nil`.
  ///
  /// - Differs: Without a bundle, colors are searched for in the main bundle, and then in the
  ///   resource bundles of Swift packages beside it.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let kind = UIColor.kind(named: name, in: bundle) else { return nil }
    self.kind = kind
  }

  // MARK: Archives

  /// Whether archives of colors contain their classes, which is always true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a color from an archive; `nil` if the archive contains no color.
  public required init?(coder: NSCoder) {
    let parts = (0..<4).map { UIColor.key(for: $0) }
    guard parts.allSatisfy({ coder.containsValue(forKey: $0) }) else { return nil }
    let numbers = parts.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    let isGray = coder.decodeBool(forKey: "UIIsGray")
    kind = .fixed(
      CGColor(
        isGray ? .gray : .rgb, isGray ? [numbers[0]] : Array(numbers.prefix(3)),
        alpha: numbers[3]))
  }

  /// Encodes the color for the current traits.
  ///
  /// - Differs: Only the current appearance of a dynamic color is encoded.
  open func encode(with coder: NSCoder) {
    let color = color
    coder.encode(cgColor.space.kind == .gray, forKey: "UIIsGray")
    for (index, part) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      coder.encode(part, forKey: UIColor.key(for: index))
    }
  }

  private static func key(for part: Int) -> String {
    ["UIRed", "UIGreen", "UIBlue", "UIAlpha"][part]
  }

  // MARK: Using

  /// Returns the same color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): return UIColor(kind: .fixed(color.withAlpha(alpha)))
    case .dynamic: return UIColor(kind: .modified(base: self, alpha: alpha))
    case .modified(let base, _): return UIColor(kind: .modified(base: base, alpha: alpha))
    case .pattern: return UIColor(cgColor: cgColor.withAlpha(alpha))
    }
  }

  /// Returns the color for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch kind {
    case .fixed, .pattern: return self
    case .dynamic, .modified: return UIColor(cgColor: cgColor(in: traitCollection))
    }
  }

  /// Returns the red, green and blue components of the color for the current traits. Always
  /// succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the hue, saturation and brightness of the color for the current traits. Always
  /// succeeds.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the brightness of the color for the current traits. Always succeeds.
  ///
  /// - Unverified: The result of UIKit for a color that is not a gray. Galley returns the
  ///   luminance.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    white?.pointee = color.gray
    alpha?.pointee = color.alpha
    return true
  }

  /// The color for the current traits, as a color of Core Graphics.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// Sets the color for filling and stroking.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the color for filling.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the color for stroking.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Equality

  /// Returns the color itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another color has the same components in the same space.
  ///
  /// A dynamic color is equal to itself, and to a color of the system or of the same catalog with
  /// the same name. A dynamic color with another opacity is equal to a color with the same opacity
  /// that was made from an equal color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (kind, other.kind) {
    case (.fixed(let mine), .fixed(let others)): return mine == others
    case (.dynamic(let mine?, let catalog, _), .dynamic(let others?, let otherCatalog, _)):
      return mine == others && catalog == otherCatalog
    case (.pattern(let mine), .pattern(let others)): return mine.image == others.image
    case (.modified(let mine, let alpha), .modified(let others, let otherAlpha)):
      return alpha == otherAlpha && mine.isEqual(others)
    default: return false
    }
  }

  /// The hash of the color.
  open override var hash: Int {
    switch kind {
    case .fixed(let color): color.hash
    case .dynamic(let name?, _, _): name.hashValue
    case .dynamic(nil, _, _): ObjectIdentifier(self).hashValue
    case .pattern(let pattern): pattern.image.hash
    case .modified(let base, let alpha): base.hash ^ alpha.hashValue
    }
  }

  /// The space and the components, or the name, as UIKit prints them:
  /// `UIExtendedSRGBColorSpace 1 0.5 0 1`.
  open override var description: String {
    switch kind {
    case .fixed(let color):
      let name =
        switch color.space.kind {
        case .gray: "UIExtendedGrayColorSpace"
        case .sRGB: "UIExtendedSRGBColorSpace"
        case .displayP3: "UIDisplayP3ColorSpace"
        }
      let numbers = (color.components ?? []).map { String(format: "%g", Double($0) + 0) }
      return ([name] + numbers).joined(separator: " ")
    case .dynamic(let name?, _, _): return "<UIDynamicSystemColor; name = \(name)>"
    case .dynamic(nil, _, _): return "<UIDynamicProviderColor>"
    case .pattern(let pattern): return "<UIPatternColor; image = \(pattern.image)>"
    case .modified(let base, let alpha):
      return "<UIDynamicModifiedColor; alpha = \(alpha.plain), baseColor = \(base)>"
    }
  }
}

// MARK: - Painting

extension UIColor {
  /// Returns the color for some traits.
  internal func cgColor(in traits: UITraitCollection) -> CGColor {
    var next = self
    // A provider may return another dynamic color, or the same color, so the number of calls is
    // limited.
    for _ in 0..<16 {
      switch next.kind {
      case .fixed(let color): return color
      case .dynamic(_, _, let provider): next = provider(traits)
      case .pattern(let pattern): return pattern.cgColor(in: traits)
      case .modified(let base, let alpha): return base.cgColor(in: traits).withAlpha(alpha)
      }
    }
    return .clear
  }

  /// Returns the color for some traits.
  internal func color(in traits: UITraitCollection) -> Color { cgColor(in: traits).color }

  /// The color for the current traits.
  internal var color: Color { color(in: .current) }
}

/// The type of a `#colorLiteral` without a type annotation.
public typealias _ColorLiteralType = UIColor
