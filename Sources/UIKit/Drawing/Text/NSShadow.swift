import Foundation
import GalleyDrawing
import GalleyGeometry

/// The shadow of letters.
///
///     let shadow = NSShadow()
///     shadow.shadowOffset = CGSize(width: 0, height: 1)
///     shadow.shadowBlurRadius = 2
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// Foundation for Linux reads the type number of a Foundation object from the first stored
  /// property of any object, so this property must be first.
  private let kindForFoundation = KindForFoundation()

  /// Creates a black shadow with an opacity of one third, directly behind the letters.
  public override init() {}

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: A subclass overrides this method without calling `super`. Galley writes no
  ///   archives, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  /// The offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`. Without a color, there is no shadow.
  open var shadowColor: Any? = NSShadow.defaultColor

  private static let defaultColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether another shadow has the same properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? UIColor) == (shadowColor as? UIColor)
  }

  /// The hash of the properties.
  open override var hash: Int {
    shadowOffset.width.hashValue ^ shadowOffset.height.hashValue ^ shadowBlurRadius.hashValue
  }

  /// The properties as text.
  open override var description: String {
    "NSShadow (\(shadowOffset.width), \(shadowOffset.height)) blur \(shadowBlurRadius)"
  }

  /// Returns the shadow for drawing. Its blur is a standard deviation, which is half of the radius.
  internal func drawn(in traits: UITraitCollection) -> Shadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return Shadow(
      color: color.color(in: traits),
      offset: Point(x: shadowOffset.width, y: shadowOffset.height),
      radius: max(shadowBlurRadius, 0) / 2)
  }
}
