import Foundation
import GalleyGeometry
import GalleyMotion

/// A field of forces, which depend on the position and the velocity of an item.
///
///     let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
///     wind.addItem(kite)
///     wind.region = UIRegion(radius: 200)
///     animator.addBehavior(wind)
///
/// - Unverified: the units of `strength`. Here a strength of 1 is an acceleration of 1,000 points
///   per second, per second, for gravity and vortices; for springs, drag and the other forces it
///   is a force of 1 for each unit of the distance, the velocity or the charge.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
    case magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Returns a field that slows items down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Returns a field that moves items around its center.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Returns a field that pulls items to a point.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }
  /// Returns a field that pulls items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }
  /// Returns a field that gives items a velocity, in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field of forces that vary smoothly from point to point.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field as one of noise, which is the stronger the faster an item is.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field that pulls items to its center, the more the further away they are.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Returns a field that pushes items with a charge away from its center.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Returns a field that pushes moving items with a charge to their side.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// Returns a field whose forces a closure computes, once for each item and frame: from the
  /// position, the velocity, the mass and the charge of the item, and the duration of the frame.
  open class func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
        _ charge: CGFloat, _ deltaTime: TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  // MARK: Items

  /// The items in the field.
  open private(set) var items: [any UIDynamicItem] = []

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.add(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    changed()
  }

  // MARK: Properties

  /// The center of the field, in the coordinates of the reference view.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The region in which the field acts, around its center.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The strength of the field.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The exponent with which the strength falls with the distance from the center.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance below which the strength does not grow any more.
  open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
  /// The direction of gravity or of the velocity.
  open var direction = CGVector(dx: 0.0, dy: 0.0) { didSet { changed() } }
  /// The smoothness of noise: from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// The speed at which noise changes.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  internal override var ownItems: [any UIDynamicItem] { items }

  /// The forces of a custom field in this frame.
  private var pushes: [Influence] = []

  internal override func evaluate(in dynamics: ItemDynamics) {
    guard case .custom(let force) = kind else { return }
    pushes = items.compactMap { item in
      guard let body = dynamics.body(of: item), let state = dynamics.world[body],
        region.region.contains(
          Point(x: state.position.x - position.x, y: state.position.y - position.y))
      else { return nil }
      let push = force(
        self, CGPoint(state.position), CGVector(dx: state.velocity.x, dy: state.velocity.y),
        CGFloat(state.mass), CGFloat(state.charge), dynamics.duration)
      return Influence(bodies: [body], force: .push(Point(x: push.dx, y: push.dy), at: .zero))
    }
  }

  internal override func addLaws(to dynamics: inout ItemDynamics) {
    guard let kind = fieldKind(at: dynamics.time) else {
      dynamics.laws.influences += pushes
      pushes = []
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

  /// Returns the field as the world knows it; `nil` for a custom one.
  private func fieldKind(at time: TimeInterval) -> ForceField.Kind? {
    let strength = Double(strength)
    let moment = time * Double(animationSpeed)
    return switch kind {
    case .custom: nil
    case .drag: .drag(strength)
    case .vortex: .vortex(strength * 1000)
    case .radialGravity: .radial(strength * 1000)
    case .linearGravity:
      .acceleration(
        Point(x: direction.dx * strength * 1000, y: direction.dy * strength * 1000))
    case .velocity: .velocity(Point(x: direction.dx, y: direction.dy), strength: strength)
    case .noise: .noise(strength * 1000, smoothness: Double(smoothness), time: moment)
    case .turbulence: .turbulence(strength, smoothness: Double(smoothness), time: moment)
    case .spring: .spring(strength)
    case .electric: .electric(strength)
    case .magnetic: .magnetic(strength)
    }
  }
}

/// A part of a plane, in which a field acts.
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

  /// Returns all that is not in the region.
  public func inverse() -> UIRegion { UIRegion(.outside(region)) }
  /// Returns all that is in this region or another one.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(.union(self.region, region.region))
  }
  /// Returns all that is in this region, but not in another one.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(self.region, .outside(region.region)))
  }
  /// Returns all that is in this region and in another one.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(self.region, region.region))
  }
  /// Returns whether a point is in the region, relative to its center.
  public func contains(_ point: CGPoint) -> Bool { region.contains(point.point) }
}
