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

extension CALayer {
  /// Whether it is not shown, with all that is in it.
  public var isHidden: Bool {
    get { look.isHidden }
    set { look.isHidden = newValue }
  }

  /// How much of it shows: from 0, nothing, to 1.
  public var opacity: Float {
    get { look.opacity }
    set { look.opacity = newValue }
  }

  /// What it is filled with.
  public var backgroundColor: CGColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// How round its corners are. What is in the layer is cut off there only with `masksToBounds`.
  public var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { look.cornerRadius = newValue }
  }

  /// Which corners are round: all, unless set.
  public var maskedCorners: CACornerMask {
    get { look.maskedCorners }
    set { look.maskedCorners = newValue }
  }

  /// How wide the line is that runs inside of its edge; in front of all that is in the layer.
  public var borderWidth: CGFloat {
    get { look.borderWidth }
    set { look.borderWidth = newValue }
  }

  /// The color of that line: black, unless set.
  public var borderColor: CGColor? {
    get { look.borderColor }
    set { look.borderColor = newValue }
  }

  /// Whether what sticks out of the layer is cut off.
  public var masksToBounds: Bool {
    get { look.masksToBounds }
    set { look.masksToBounds = newValue }
  }

  /// The color of its shadow: black, unless set.
  public var shadowColor: CGColor? {
    get { look.shadowColor }
    set { look.shadowColor = newValue }
  }

  /// How much of its shadow shows: nothing, unless set.
  public var shadowOpacity: Float {
    get { look.shadowOpacity }
    set { look.shadowOpacity = newValue }
  }

  /// How far its shadow is moved.
  public var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { look.shadowOffset = newValue }
  }

  /// How far its shadow is blurred.
  public var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { look.shadowRadius = newValue }
  }

  /// The shape of its shadow; that of what the layer shows, if `nil`, which takes longer.
  public var shadowPath: CGPath? {
    get { look.shadowPath.map { CGPath($0) } }
    set { look.shadowPath = newValue?.galley }
  }

  /// Whether it is kept as a bitmap as long as nothing in it changes.
  public var shouldRasterize: Bool {
    get { look.shouldRasterize }
    set { look.shouldRasterize = newValue }
  }

  /// What its look mixes with what is behind it by: the name of a filter, such as
  /// `"multiplyBlendMode"`; anything else covers it.
  /// - Differs: only names of blend modes are known.
  public var compositingFilter: Any? {
    get { look.blend == .normal ? nil : look.blend.rawValue + "BlendMode" }
    set { look.blend = (newValue as? String).flatMap { BlendMode(filter: $0) } ?? .normal }
  }
}

extension BlendMode {
  fileprivate init?(filter name: String) {
    guard name.hasSuffix("BlendMode") else { return nil }
    self.init(rawValue: String(name.dropLast("BlendMode".count)))
    if erases { return nil }
  }
}
