import Foundation
import GalleyGeometry
import GalleyMotion

/// The physical properties of items: their elasticity, density, friction and velocity.
///
///     let properties = UIDynamicItemBehavior(items: [ball])
///     properties.elasticity = 0.8
///     properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
///     animator.addBehavior(properties)
///
/// If several behaviors have the same item, the behavior that was added last decides.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Creates a behavior with the default properties.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items with the properties.
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

  /// The fraction of the velocity that an item keeps in a collision: from 0 to 1.
  /// - Unverified: the default, 0.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction where items touch.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The mass of 100 by 100 points.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The rate at which the velocity decays.
  ///
  /// After a second, the velocity is multiplied by e to the power of minus this rate.
  /// - Unverified: UIKit's formula.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The rate at which the angular velocity decays.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// The electric charge, for electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether items are fixed: forces and collisions do not move them.
  open var isAnchored = false { didSet { changed() } }
  /// Whether items rotate.
  open var allowsRotation = true { didSet { changed() } }

  // MARK: Velocities

  /// The velocities that were added before the behavior was added to an animator.
  private var waiting: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(velocity, 0, to: item)
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    var sum = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
    sum.linear = CGPoint(x: sum.linear.x + linear.x, y: sum.linear.y + linear.y)
    sum.angular += angular
    waiting[ObjectIdentifier(item)] = sum
    dynamicAnimator?.velocitiesChanged(by: self)
  }

  /// Returns the velocity of an item, in points per second; zero if the behavior does not have the
  /// item.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard items.contains(where: { $0 === item }) else { return .zero }
    return body(of: item).map { CGPoint($0.velocity) }
      ?? waiting[ObjectIdentifier(item)]?.linear ?? .zero
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard items.contains(where: { $0 === item }) else { return 0 }
    return body(of: item).map { CGFloat($0.angularVelocity) }
      ?? waiting[ObjectIdentifier(item)]?.angular ?? 0
  }

  /// Returns the body of an item in the animator.
  private func body(of item: any UIDynamicItem) -> RigidBody? {
    guard let dynamics = dynamicAnimator?.dynamics else { return nil }
    return dynamics.body(of: item).flatMap { dynamics.world[$0] }
  }

  internal override var ownItems: [any UIDynamicItem] { items }

  internal override func prepare(_ dynamics: inout ItemDynamics) {
    for item in items {
      let velocity = waiting.removeValue(forKey: ObjectIdentifier(item))
      dynamics.change(item) { body in
        body.elasticity = Double(elasticity)
        body.friction = Double(friction)
        body.density = Double(density)
        body.resistance = Double(resistance)
        body.angularResistance = Double(angularResistance)
        body.charge = Double(charge)
        body.isAnchored = isAnchored
        body.allowsRotation = allowsRotation
        guard let velocity else { return }
        body.velocity += velocity.linear.point
        body.angularVelocity += Double(velocity.angular)
      }
    }
  }
}

extension RigidBody {
  /// Sets the properties that an item has without a `UIDynamicItemBehavior`.
  internal mutating func resetProperties() {
    elasticity = 0
    friction = 0
    density = 1
    resistance = 0
    angularResistance = 0
    charge = 0
    isAnchored = false
    allowsRotation = true
  }
}
