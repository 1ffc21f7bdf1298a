import Foundation
import GalleyGeometry
import GalleyMotion

/// Lets items fall.
///
///     let gravity = UIGravityBehavior(items: [box])
///     gravity.magnitude = 0.5          // half of the usual acceleration
///     animator.addBehavior(gravity)
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// Creates gravity for items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates gravity without items.
  public override convenience init() { self.init(items: []) }

  /// The items that fall.
  open private(set) var items: [any UIDynamicItem]

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.add(item)
    itemsChanged()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    itemsChanged()
  }

  /// The direction and the strength. A length of 1 is an acceleration of 1,000 points per second,
  /// each second.
  open var gravityDirection = CGVector(dx: 0.0, dy: 1.0) { didSet { changed() } }

  /// The direction as an angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength. A strength of 1 is an acceleration of 1,000 points per second, each second.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  internal override var ownItems: [any UIDynamicItem] { items }

  internal override func addLaws(to dynamics: inout ItemDynamics) {
    let acceleration = Point(x: gravityDirection.dx * 1000, y: gravityDirection.dy * 1000)
    dynamics.laws.influences.append(
      Influence(
        bodies: items.compactMap { dynamics.body(of: $0) }, force: .acceleration(acceleration)))
  }
}

extension CGVector {
  /// Creates a vector from its angle and its length.
  internal init(angle: CGFloat, length: CGFloat) {
    let (sine, cosine) = Elementary.sineAndCosine(Double(angle))
    self.init(dx: cosine * Double(length), dy: sine * Double(length))
  }

  /// The angle in radians, clockwise from the right.
  internal var angle: CGFloat { dx == 0 && dy == 0 ? 0 : Elementary.arctangent2(y: dy, x: dx) }
  internal var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}

extension Array where Element == any UIDynamicItem {
  /// Adds an item, unless the array contains it.
  internal mutating func add(_ item: any UIDynamicItem) {
    if !contains(where: { $0 === item }) { append(item) }
  }

  internal mutating func remove(_ item: any UIDynamicItem) { removeAll { $0 === item } }
}
