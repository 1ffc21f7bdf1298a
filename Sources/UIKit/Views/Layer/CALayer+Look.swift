import Foundation
import GalleyDrawing

// Types of properties that decide the appearance of a layer.

/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smoother curve, which begins further from the corner.
  /// - Differs: it is drawn as `circular`.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension BlendMode {
  /// Creates the mode with the name of a filter such as `multiplyBlendMode`; `nil` for other
  /// filters, and for modes that erase the content behind the layer.
  internal init?(filter name: String) {
    guard name.hasSuffix("BlendMode") else { return nil }
    self.init(rawValue: String(name.dropLast("BlendMode".count)))
    if erases { return nil }
  }
}
