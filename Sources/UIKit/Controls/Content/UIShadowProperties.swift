import Foundation

/// The shadow of a background.
///
///     background.shadowProperties.opacity = 0.2
///     background.shadowProperties.radius = 8
public struct UIShadowProperties: Hashable {
  /// The color of the shadow.
  public var color = UIColor.black
  /// The opacity.
  public var opacity: CGFloat = 0
  /// The blur radius.
  /// - Unverified: the default radius and offset, which are the defaults of a layer here.
  public var radius: CGFloat = 3
  /// The offset.
  public var offset = CGSize(width: 0, height: -3)
  /// The shape of the shadow. `nil` means the shape of the background.
  public var path: UIBezierPath?

  /// Creates a shadow that is invisible.
  internal init() {}
}
