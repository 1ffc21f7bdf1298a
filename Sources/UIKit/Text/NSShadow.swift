import Foundation
import GalleyDrawing
import GalleyGeometry

/// What letters throw behind themselves.
///
///     let shadow = NSShadow()
///     shadow.shadowOffset = CGSize(width: 0, height: 1)
///     shadow.shadowBlurRadius = 2
///
/// - Differs: A text has one shadow, all of it: the first that some of its letters have.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let kindForFoundation = KindForFoundation()

  /// A black one, a third of which shows, right behind the letters.
  public override init() {}

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// How far it is moved.
  open var shadowOffset = CGSize.zero
  /// How far it is blurred.
  open var shadowBlurRadius: CGFloat = 0
  /// Its color, a `UIColor`; without one there is no shadow.
  open var shadowColor: Any? = NSShadow.usualColor

  private static let usualColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)

  /// Another that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether another shadow says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? UIColor) == (shadowColor as? UIColor)
  }

  /// The same for shadows that say the same.
  open override var hash: Int {
    shadowOffset.width.hashValue ^ shadowOffset.height.hashValue ^ shadowBlurRadius.hashValue
  }

  /// What it says.
  open override var description: String {
    "NSShadow (\(shadowOffset.width), \(shadowOffset.height)) blur \(shadowBlurRadius)"
  }

  /// As it is drawn: a blur is twice its standard deviation.
  internal func drawn(in traits: UITraitCollection) -> Shadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return Shadow(
      color: color.color(in: traits),
      offset: Point(x: shadowOffset.width, y: shadowOffset.height),
      radius: max(shadowBlurRadius, 0) / 2)
  }
}
