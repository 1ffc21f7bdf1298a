import Foundation
import GalleyGeometry
import GalleyMotion

/// A field of forces that depend on the position and the velocity of an item.
///
///     let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
///     wind.addItem(kite)
///     wind.region = UIRegion(radius: 200)
///     animator.addBehavior(wind)
///
/// - Unverified: the units of `strength`. Here a strength of 1 is an acceleration of 1,000 points
///   per second squared for gravity and vortices, and a force of at most 1,000 along each axis for
///   noise. In a velocity field, it is the fraction of the difference in velocity that disappears
///   in a second. The other fields have a force of 1 for each point of distance, for each point per
///   second of velocity, or for each unit of charge.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
    case magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private var kind = Kind.drag

  // MARK: Creating

  /// Creates a field whose kind is set later.
  ///
  /// As in UIKit, apps create fields with the class methods below, which subclasses inherit.
  public required init(_madeForClass: Void) { super.init() }

  private class func make(_ kind: Kind) -> Self {
    let field = Self(_madeForClass: ())
    field.kind = kind
    return field
  }

  /// Returns a field that slows items down: the force is proportional to the velocity.
  open class func dragField() -> Self { make(.drag) }
  /// Returns a field that accelerates items around its center, clockwise.
  open class func vortexField() -> Self { make(.vortex) }
  /// Returns a field that accelerates items towards a point.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// Returns a field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }
  /// Returns a field that accelerates items until they have a velocity, in points per second.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field of forces that vary smoothly from point to point.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field like a noise field, whose forces are also proportional to an item's speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field that pulls items to its center: the force is proportional to the distance.
  open class func springField() -> Self { make(.spring) }
  /// Returns a field that pushes items with a charge away from its center.
  open class func electricField() -> Self { make(.electric) }
  /// Returns a field that pushes moving items with a charge at a right angle to their velocity.
  open class func magneticField() -> Self { make(.magnetic) }
  /// Returns a field whose forces are computed by a closure.
  ///
  /// The closure is called for each item in each frame, with the position, the velocity, the mass
  /// and the charge of the item, and the duration of the frame.
  open class func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
        _ charge: CGFloat, _ deltaTime: TimeInterval
      ) -> CGVector
  ) -> Self { make(.custom(block)) }

  // MARK: Items

  /// The items in the field.
  open private(set) var items: [any UIDynamicItem] = []

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

  // MARK: Properties

  /// The center of the field, in the coordinates of the reference view.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The region in which the field acts, around its center.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The strength of the field: a factor for its acceleration or force.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The exponent of the distance from the center. The strength is divided by the distance, raised
  /// to this exponent.
  ///
  /// With 0, the distance does not matter.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The smallest distance that is used with `falloff`. At smaller distances from the center, the
  /// strength does not increase further.
  open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
  /// The direction of a linear gravity field, or the velocity of a velocity field.
  open var direction = CGVector(dx: 0.0, dy: 0.0) { didSet { changed() } }
  /// The smoothness of a noise or turbulence field, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// The speed at which a noise or turbulence field changes; with 0 it does not change.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  internal override var ownItems: [any UIDynamicItem] { items }

  /// The forces of a custom field in this frame.
  private var customForces: [Influence] = []

  internal override func evaluate(in dynamics: ItemDynamics) {
    guard case .custom(let force) = kind else { return }
    customForces = items.compactMap { item in
      guard let body = dynamics.body(of: item), let state = dynamics.world[body],
        region.region.contains(
          Point(x: state.position.x - position.x, y: state.position.y - position.y))
      else { return nil }
      let vector = force(
        self, CGPoint(state.position), CGVector(dx: state.velocity.x, dy: state.velocity.y),
        CGFloat(state.mass), CGFloat(state.charge), dynamics.duration)
      return Influence(bodies: [body], force: .push(Point(x: vector.dx, y: vector.dy), at: .zero))
    }
  }

  internal override func addLaws(to dynamics: inout ItemDynamics) {
    guard let kind = fieldKind(at: dynamics.time) else {
      dynamics.laws.influences += customForces
      customForces = []
      return
    }
    let bodies = items.compactMap { dynamics.body(of: $0) }
    var field = ForceField(kind)
    field.position = position.point
    field.region = region.region
    field.falloff = Double(falloff)
    field.minimumRadius = Double(minimumRadius)
    dynamics.laws.influences.append(Influence(bodies: bodies, force: .field(field)))
  }

  /// Returns the kind of the field for the simulation, with its strength in points and seconds;
  /// `nil` for a custom field.
  private func fieldKind(at time: TimeInterval) -> ForceField.Kind? {
    let strength = Double(strength)
    let noiseTime = time * Double(animationSpeed)
    return switch kind {
    case .custom: nil
    case .drag: .drag(strength)
    case .vortex: .vortex(strength * 1000)
    case .radialGravity: .radial(strength * 1000)
    case .linearGravity:
      .acceleration(
        Point(x: direction.dx * strength * 1000, y: direction.dy * strength * 1000))
    case .velocity: .velocity(Point(x: direction.dx, y: direction.dy), strength: strength)
    case .noise: .noise(strength * 1000, smoothness: Double(smoothness), time: noiseTime)
    case .turbulence: .turbulence(strength, smoothness: Double(smoothness), time: noiseTime)
    case .spring: .spring(strength)
    case .electric: .electric(strength)
    case .magnetic: .magnetic(strength)
    }
  }
}

/// A part of the plane in which a field acts, relative to the center of the field.
///
///     let ring = UIRegion(radius: 100).byDifference(from: UIRegion(radius: 50))
///     ring.contains(CGPoint(x: 75, y: 0))     // true
public final class UIRegion: NSObject, Sendable {
  internal let region: FieldRegion

  private init(_ region: FieldRegion) { self.region = region }

  /// The whole plane.
  public static let infinite = UIRegion(FieldRegion.everywhere)

  /// Creates a circle around the center of a field.
  public convenience init(radius: CGFloat) { self.init(.circle(radius: Double(radius))) }

  /// Creates a rectangle around the center of a field.
  public convenience init(size: CGSize) {
    self.init(.rectangle(width: Double(size.width), height: Double(size.height)))
  }

  /// Returns the region of all points that are not in this region.
  public func inverse() -> UIRegion { UIRegion(.outside(region)) }
  /// Returns the region of all points in this region or another one.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(.union(self.region, region.region))
  }
  /// Returns the region of all points in this region that are not in another one.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(self.region, .outside(region.region)))
  }
  /// Returns the region of all points that are both in this region and in another one.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(self.region, region.region))
  }
  /// Returns whether the region contains a point, which is relative to the center of the field.
  public func contains(_ point: CGPoint) -> Bool { region.contains(point.point) }
}
