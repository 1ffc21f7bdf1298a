import Foundation
import GalleyDrawing
import GalleyGeometry

/// A color as Core Graphics has it: components in a space, the same in the light and in the dark.
///
///     UIColor.red.cgColor.components   // [1, 0, 0, 1]
public final class CGColor: NSObject, Sendable {
  /// What the components mean.
  internal let space: CGColorSpace
  private let parts: [CGFloat]

  /// How little shines through.
  public let alpha: CGFloat
  /// The color as it is painted.
  internal let color: Color

  internal init(_ space: CGColorSpace, _ parts: [CGFloat], alpha: CGFloat) {
    self.space = space
    self.parts = parts
    self.alpha = alpha
    self.color = space.kind.color(parts, alpha: alpha)
  }

  internal convenience init(_ color: Color) {
    self.init(.rgb, [color.red, color.green, color.blue], alpha: color.alpha)
  }

  /// A color of a space; `components` are those of the space, and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    self.init(space, (0..<count).map { components[$0] }, alpha: components[count])
  }

  /// A color of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue], alpha: alpha)
  }

  /// A color of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgb, [red, green, blue], alpha: alpha)
  }

  /// A gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray, [gray], alpha: alpha)
  }

  /// What the components mean.
  public var colorSpace: CGColorSpace? { space }

  /// How many components there are, alpha among them.
  public var numberOfComponents: Int { parts.count + 1 }

  /// The components, alpha last.
  public var components: [CGFloat]? { parts + [alpha] }

  /// The same color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, parts, alpha: alpha) }

  /// The color in another space; `nil` if it can't be there.
  ///
  /// - Differs: A color can be taken to sRGB and to grays, not to Display P3.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    switch space.kind {
    case self.space.kind: self
    case .sRGB: CGColor(color)
    case .gray: CGColor(gray: color.gray, alpha: alpha)
    case .displayP3: nil
    }
  }

  /// Whether another one has the same components in the same space.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGColor else { return false }
    if other === self { return true }
    return (space === other.space || space == other.space) && parts == other.parts
      && alpha == other.alpha
  }

  /// The same for the same components.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts)
    hasher.combine(alpha)
    return hasher.finalize()
  }

  /// The space and the components, on one line.
  public override var description: String {
    let name = space.kind == .gray ? "gray" : space.kind == .sRGB ? "sRGB" : "Display P3"
    let list = (parts + [alpha]).map(\.plain).joined(separator: " ")
    return "<CGColor \(name) \(list)>"
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// What happens to colors that a space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension Color {
  /// How bright it is, from black to white.
  internal var gray: Double {
    red == green && green == blue ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

extension CGFloat {
  /// The number as it is written by hand.
  internal var plain: String { Double(self).shortDescription }
}
