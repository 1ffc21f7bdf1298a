import Foundation

/// The shadow of a background.
///
///     background.shadowProperties.opacity = 0.2
///     background.shadowProperties.radius = 8
public struct UIShadowProperties: Hashable {
  /// Its color.
  public var color = UIColor.black
  /// How much of it shows: from 0, nothing, to 1.
  public var opacity: CGFloat = 0
  /// How far it is blurred.
  /// - Unverified: the usual radius and offset; here they are those of a layer.
  public var radius: CGFloat = 3
  /// How far it is moved.
  public var offset = CGSize(width: 0, height: -3)
  /// Its shape: that of the background, if `nil`.
  public var path: UIBezierPath?

  /// A shadow that does not show.
  internal init() {}
}
