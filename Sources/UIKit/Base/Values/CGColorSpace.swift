import Foundation
import GalleyDrawing
import GalleyGeometry

/// The meaning of a color's components: grays, sRGB, or Display P3.
///
///     CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents   // 3
///
/// - Differs: There are no other spaces; an unknown name returns `nil`.
public final class CGColorSpace: NSObject, Sendable {
  internal enum Kind: Sendable {
    case gray, sRGB, displayP3
  }

  /// The sRGB space.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" as NSString }
  /// The sRGB space with components below 0 and above 1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as NSString }
  /// The Display P3 space of screens with a wide gamut.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as NSString }
  /// The space of grays.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as NSString }
  /// The space of grays with components below 0 and above 1.
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" as NSString }

  internal let kind: Kind
  private let title: String

  private init(_ kind: Kind, _ title: String) {
    self.kind = kind
    self.title = title
  }

  internal static let gray = CGColorSpace(.gray, "kCGColorSpaceExtendedGray")
  internal static let rgb = CGColorSpace(.sRGB, "kCGColorSpaceExtendedSRGB")
  internal static let wide = CGColorSpace(.displayP3, "kCGColorSpaceDisplayP3")

  /// Creates the space of a name; `nil` if the name is unknown.
  public convenience init?(name: CFString) {
    let kinds: [String: Kind] = [
      "kCGColorSpaceSRGB": .sRGB, "kCGColorSpaceExtendedSRGB": .sRGB,
      "kCGColorSpaceDisplayP3": .displayP3, "kCGColorSpaceGenericGrayGamma2_2": .gray,
      "kCGColorSpaceExtendedGray": .gray,
    ]
    let title = name._bridgeToSwift()
    guard let kind = kinds[title] else { return nil }
    self.init(kind, title)
  }

  /// The name of the space.
  public var name: CFString? { title as NSString }

  /// The number of components of a color, without alpha.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  /// The model of the space: grays or colors.
  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

  /// Whether another object is the same space.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColorSpace)?.kind == kind
  }

  /// The hash of the space.
  public override var hash: Int { kind.hashValue }
}

/// The kind of a color space's components.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, xyz
}

/// Returns the space of colors, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

// MARK: - Colors of the spaces

extension CGColorSpace.Kind {
  /// Returns a color of these components and this alpha, in sRGB.
  internal func color(_ components: [CGFloat], alpha: CGFloat) -> Color {
    switch self {
    case .gray: Color(white: components[0], alpha: alpha)
    case .sRGB:
      Color(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case .displayP3: CGColorSpace.Kind.fromDisplayP3(components, alpha: alpha)
    }
  }

  /// Converts a color from Display P3 to sRGB, in linear light. Both spaces have the same transfer
  /// curve.
  private static func fromDisplayP3(_ parts: [CGFloat], alpha: CGFloat) -> Color {
    let (red, green, blue) = (linear(parts[0]), linear(parts[1]), linear(parts[2]))
    return Color(
      red: curved(1.224_940_2 * red - 0.224_940_2 * green),
      green: curved(-0.042_057_0 * red + 1.042_057_0 * green),
      blue: curved(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue), alpha: alpha)
  }

  private static func linear(_ part: Double) -> Double {
    let size = part.magnitude
    let light = size <= 0.040_45 ? size / 12.92 : Elementary.power((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -light : light
  }

  private static func curved(_ light: Double) -> Double {
    let size = light.magnitude
    let part =
      size <= 0.003_130_8 ? size * 12.92 : 1.055 * Elementary.power(size, 1 / 2.4) - 0.055
    return light < 0 ? -part : part
  }
}
