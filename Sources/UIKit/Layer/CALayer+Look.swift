import Foundation
import GalleyDrawing

// What a layer looks like.

/// How a layer's round corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// More softly, beginning further out.
  /// - Differs: it is drawn as `circular`.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension BlendMode {
  internal init?(filter name: String) {
    guard name.hasSuffix("BlendMode") else { return nil }
    self.init(rawValue: String(name.dropLast("BlendMode".count)))
    if erases { return nil }
  }
}
