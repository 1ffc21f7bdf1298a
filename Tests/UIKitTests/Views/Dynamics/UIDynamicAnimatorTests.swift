import Foundation
import Galley
import GalleyMotion
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A dynamic animator")
struct UIDynamicAnimatorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: stage)
    stage.addSubview(box)
    window.addSubview(stage)
    window.makeKeyAndVisible()
  }

  private func advance(_ duration: TimeInterval) { window.frameClock.advance(by: duration) }

  @MainActor
  private final class Told: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var events: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resumes") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pauses") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      events.append("touches \(identifier.map { "\($0)" } ?? "the edge")")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      events.append("leaves \(identifier.map { "\($0)" } ?? "the edge")")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { events.append("meet") }
  }

  /// A behavior that removes another one before it is removed itself.
  private final class Leader: UIDynamicBehavior {
    weak var follower: UIDynamicBehavior?

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      super.willMove(to: dynamicAnimator)
      if dynamicAnimator == nil, let follower { animator?.removeBehavior(follower) }
    }
  }

  @Test("A behavior may remove another one while it is removed")
  func behaviorsThatRemove() {
    let (leader, follower, other) = (Leader(), UIDynamicBehavior(), UIDynamicBehavior())
    leader.follower = follower
    for behavior in [follower, leader, other] { animator.addBehavior(behavior) }
    animator.removeBehavior(leader)
    #expect(animator.behaviors.count == 1 && animator.behaviors.first === other)
    #expect(leader.dynamicAnimator == nil && follower.dynamicAnimator == nil)
  }

  @Test("A view falls by 1,000 points per second, per second")
  func gravity() {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    #expect(animator.isRunning)
    advance(0.5)
    #expect(abs(box.center.y - 50 - 125) < 1e-6, "\(box.center)")
    #expect(abs(animator.elapsedTime - 0.5) < 1e-9)
    #expect(box.transform == .identity)
  }

  @Test("A view that falls on the edge comes to rest there, and the animator pauses")
  func rests() {
    let told = Told()
    // At the top it would touch the edge from the beginning.
    box.center.y = 80
    animator.delegate = told
    animator.addBehavior(UIGravityBehavior(items: [box]))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = told
    animator.addBehavior(collision)
    #expect(window.frameClock.advanceUntilStill(limit: 10))
    #expect(abs(box.frame.maxY - 400) < 0.1, "\(box.frame)")
    #expect(!animator.isRunning)
    #expect(told.events == ["resumes", "touches the edge", "pauses"])
  }

  @Test("A contact goes on when another behavior is removed")
  func contactGoesOn() {
    let told = Told()
    box.center.y = 80
    let push = UIGravityBehavior(items: [])
    animator.addBehavior(push)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = told
    animator.addBehavior(collision)
    window.frameClock.advanceUntilStill(limit: 10)
    #expect(told.events == ["touches the edge"])
    animator.removeBehavior(push)
    window.frameClock.advanceUntilStill(limit: 10)
    #expect(told.events == ["touches the edge"])
  }

  @Test("A property that changes, and an item that is moved, wake the animator")
  func wakes() {
    let gravity = UIGravityBehavior(items: [box])
    gravity.magnitude = 0
    animator.addBehavior(gravity)
    window.frameClock.advanceUntilStill(limit: 5)
    #expect(!animator.isRunning)
    gravity.gravityDirection = CGVector(dx: 1.0, dy: 0.0)
    #expect(animator.isRunning)
    advance(0.2)
    #expect(abs(box.center.x - 150 - 20) < 1e-6)
    box.center = CGPoint(x: 10, y: 10)
    animator.updateItem(usingCurrentState: box)
    advance(1.0 / 60)
    #expect(box.center.x > 10 && box.center.x < 20 && box.center.y == 10, "\(box.center)")
  }

  @Test("Gravity has an angle and a magnitude")
  func angles() {
    let gravity = UIGravityBehavior(items: [box])
    #expect(abs(gravity.angle - .pi / 2) < 1e-12 && gravity.magnitude == 1)
    gravity.setAngle(.pi, magnitude: 2)
    #expect(abs(gravity.gravityDirection.dx + 2) < 1e-12)
    #expect(abs(gravity.gravityDirection.dy) < 1e-12)
  }

  @Test("A view on a spring without a length moves by the spring's equation")
  func spring() {
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    #expect(spring.length == 0 && spring.attachedBehaviorType == .anchor)
    spring.frequency = 1
    spring.damping = 0.8
    box.center = CGPoint(x: 150, y: 130)
    animator.addBehavior(spring)
    advance(0.3)
    let judge = Spring(dampingRatio: 0.8, angularFrequency: 2 * .pi)
    let expected = judge.state(at: 0.3, from: 80, velocity: 0).displacement
    #expect(abs(Double(box.center.y) - 50 - expected) < 1e-6, "\(box.center)")
    #expect(window.frameClock.advanceUntilStill(limit: 10))
    #expect(abs(box.center.y - 50) < 0.2)
  }

  @Test("A rod has the length at which it was made, between the offsets")
  func rod() {
    let rod = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: 0, vertical: -50),
      attachedToAnchor: CGPoint(x: 150, y: -30))
    #expect(rod.length == 30)
    let other = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let both = UIAttachmentBehavior(item: box, attachedTo: other)
    #expect(both.length == 200 && both.attachedBehaviorType == .items && both.items.count == 2)
    animator.addBehavior(both)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2.0, dy: 0.0)
    animator.addBehavior(push)
    advance(0.4)
    let delta = CGPoint(x: other.center.x - box.center.x, y: other.center.y - box.center.y)
    #expect(abs((delta.x * delta.x + delta.y * delta.y).squareRoot() - 200) < 0.1)
    #expect(!push.active)
  }

  @Test("A snapped view comes to rest upright at its point")
  func snap() {
    box.transform = CGAffineTransform(rotationAngle: 1)
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
    #expect(window.frameClock.advanceUntilStill(limit: 10))
    #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 300) < 0.5)
    #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
  }

  @Test("A push that is created without items is continuous, and pushes those that are added")
  func emptyPush() {
    let push = UIPushBehavior()
    #expect(push.items.isEmpty && push.mode == .continuous)
    push.addItem(box)
    push.pushDirection = CGVector(dx: 1.0, dy: 0.0)
    animator.addBehavior(push)
    advance(1)
    #expect(abs(box.center.x - 150 - 50) < 1e-6)
  }

  @Test("A push of 1 gives 100 by 100 points an acceleration of 100")
  func push() {
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1.0, dy: 0.0)
    animator.addBehavior(push)
    advance(1)
    #expect(abs(box.center.x - 150 - 50) < 1e-6)
    #expect(push.active)
    push.active = false
    let x = box.center.x
    advance(0.5)
    #expect(abs(box.center.x - x - 50) < 1e-6)
  }

  @Test("The properties of an item decide how it moves, and its velocity can be read")
  func properties() {
    let properties = UIDynamicItemBehavior(items: [box])
    properties.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    properties.addAngularVelocity(2, for: box)
    properties.allowsRotation = false
    #expect(properties.linearVelocity(for: box) == CGPoint(x: 60, y: 0))
    animator.addBehavior(properties)
    advance(1)
    #expect(abs(box.center.x - 210) < 1e-6)
    #expect(properties.linearVelocity(for: box).x == 60)
    #expect(box.transform == .identity)
    properties.isAnchored = true
    advance(1)
    #expect(abs(box.center.x - 210) < 1e-6)
    #expect(!animator.isRunning)
  }

  @Test(
    "An item has the default properties again when it is in no behavior for properties any more",
    arguments: [true, false])
  func defaultProperties(removesItem: Bool) {
    animator.addBehavior(UIGravityBehavior(items: [box]))
    let properties = UIDynamicItemBehavior(items: [box])
    properties.isAnchored = true
    animator.addBehavior(properties)
    advance(0.2)
    #expect(box.center.y == 50)
    if removesItem { properties.removeItem(box) } else { animator.removeBehavior(properties) }
    advance(0.2)
    #expect(box.center.y > 60, "\(box.center)")
  }

  private final class CountedProperties: UIDynamicItemBehavior {
    var preparations = 0
    override func prepare(_ dynamics: inout ItemDynamics) {
      preparations += 1
      super.prepare(&dynamics)
    }
  }

  @Test("Behaviors that are added and changed in a row are prepared once, before the next frame")
  func preparedOnce() {
    let counted = CountedProperties(items: [box])
    animator.addBehavior(counted)
    for _ in 0..<10 {
      let spring = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
      animator.addBehavior(spring)
      spring.frequency = 2
    }
    #expect(counted.preparations == 1)
    advance(1.0 / 60)
    #expect(counted.preparations == 2)
  }

  @Test("The properties of the behavior that was added last count when an earlier one changes")
  func lastDecides() {
    let first = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(first)
    animator.addBehavior(UIDynamicItemBehavior(items: [box]))
    animator.addBehavior(UIGravityBehavior(items: [box]))
    first.isAnchored = true
    advance(0.2)
    #expect(box.center.y > 60, "\(box.center)")
  }

  @Test("An item that is removed from all behaviors begins anew where the app has moved it")
  func beginsAnew() {
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    animator.addBehavior(UIPushBehavior(items: [box], mode: .instantaneous))
    advance(0.2)
    animator.removeAllBehaviors()
    box.center = CGPoint(x: 150, y: 50)
    animator.addBehavior(gravity)
    advance(0.2)
    #expect(abs(box.center.y - 70) < 1e-6, "\(box.center)")
  }

  @Test("Views collide with each other and with named boundaries")
  func collisions() {
    let told = Told()
    let other = UIView(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
    stage.addSubview(other)
    let collision = UICollisionBehavior(items: [box, other])
    collision.collisionDelegate = told
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 300, y: 300))
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "shelf" as NSString)?.bounds.minY == 300)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box, other]))
    #expect(window.frameClock.advanceUntilStill(limit: 10))
    #expect(abs(other.frame.maxY - 300) < 0.5, "\(other.frame)")
    #expect(abs(box.frame.maxY - 200) < 0.5, "\(box.frame)")
    #expect(told.events.first == "touches shelf")
    #expect(told.events.contains("meet"))
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    #expect(animator.isRunning)
    advance(0.2)
    #expect(told.events.contains("leaves shelf") || told.events.contains("leaves the edge"))
  }

  @Test("Children of a behavior act with it, and go with it")
  func children() {
    @MainActor
    final class Falling: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let falling = Falling()
    let gravity = UIGravityBehavior(items: [box])
    falling.addChildBehavior(gravity)
    var frames = 0
    gravity.action = { frames += 1 }
    animator.addBehavior(falling)
    #expect(gravity.dynamicAnimator === animator)
    advance(0.1)
    #expect(frames == 6 && box.center.y > 50)
    animator.removeAllBehaviors()
    #expect(!animator.isRunning && animator.behaviors.isEmpty)
    #expect(gravity.dynamicAnimator == nil)
    #expect(falling.moves == [true, false])
    #expect(animator.items(in: stage.bounds).isEmpty)
  }

  @Test("A behavior is the child of one parent, and can't contain a behavior that contains it")
  func parents() {
    let (first, second) = (UIDynamicBehavior(), UIDynamicBehavior())
    let child = UIGravityBehavior(items: [box])
    first.addChildBehavior(child)
    first.addChildBehavior(child)
    second.addChildBehavior(child)
    #expect(first.childBehaviors.count == 1 && second.childBehaviors.isEmpty)
    child.addChildBehavior(first)
    child.addChildBehavior(child)
    #expect(child.childBehaviors.isEmpty)
    animator.addBehavior(first)
    animator.addBehavior(second)
    animator.removeBehavior(second)
    #expect(child.dynamicAnimator === animator)
    first.removeChildBehavior(child)
    second.addChildBehavior(child)
    #expect(second.childBehaviors.count == 1 && child.dynamicAnimator == nil)
  }

  @Test("An animator of a view without a window begins when the view is in one")
  func waits() {
    let later = UIView(frame: stage.bounds)
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    later.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: later)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    advance(0.2)
    #expect(ball.center.y == 5)
    window.addSubview(later)
    advance(0.2)
    #expect(abs(ball.center.y - 5 - 20) < 1e-6)
  }

  @Test("A field acts in its region, and a custom field computes its force")
  func fields() {
    let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1.0, dy: 0.0))
    wind.addItem(box)
    wind.position = CGPoint(x: 150, y: 50)
    wind.region = UIRegion(size: CGSize(width: 100, height: 100))
    animator.addBehavior(wind)
    advance(1)
    // It leaves the region 50 points further, at √(2 · 50 · 1000) points per second.
    let velocity = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(velocity)
    #expect(abs(velocity.linearVelocity(for: box).x - 316.2) < 3)
    animator.removeAllBehaviors()

    box.center = CGPoint(x: 150, y: 50)
    let own = UIFieldBehavior.field { _, _, _, mass, _, _ in CGVector(dx: 0.0, dy: 300 * mass) }
    own.addItem(box)
    animator.addBehavior(own)
    advance(1)
    #expect(abs(box.center.y - 50 - 150) < 1e-6)
  }

  @Test("A region that is combined of others contains the right points")
  func regions() {
    let ring = UIRegion(radius: 100).byDifference(from: UIRegion(radius: 50))
    #expect(ring.contains(CGPoint(x: 75, y: 0)) && !ring.contains(CGPoint(x: 25, y: 0)))
    #expect(ring.inverse().contains(.zero))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e6, y: 0)))
    let both = UIRegion(radius: 10).byUnion(with: UIRegion(size: CGSize(width: 100, height: 2)))
    #expect(both.contains(CGPoint(x: 40, y: 0)))
    #expect(
      !UIRegion(radius: 10).byIntersection(with: ring).contains(CGPoint(x: 5, y: 0)))
  }

  @Test("The items of a group move as one")
  func group() {
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 100))
    let group = UIDynamicItemGroup(items: [box, other])
    #expect(group.bounds.size == CGSize(width: 150, height: 100))
    #expect(group.center == CGPoint(x: 175, y: 50))
    animator.addBehavior(UIGravityBehavior(items: [group]))
    advance(0.2)
    #expect(abs(box.center.y - 70) < 1e-6 && abs(other.center.y - 70) < 1e-6)
    #expect(box.center.x == 150 && other.center.x == 225)
  }

  /// An item that always returns the same path.
  private final class Triangle: UIView {
    let outline = UIBezierPath()
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath { outline }
  }

  @Test("A group leaves the paths of its items as they are")
  func pathsOfGroup() {
    let triangle = Triangle(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    triangle.outline.move(to: CGPoint(x: -20, y: 20))
    triangle.outline.addLine(to: CGPoint(x: 20, y: 20))
    triangle.outline.addLine(to: CGPoint(x: 0, y: -20))
    triangle.outline.close()
    let group = UIDynamicItemGroup(items: [triangle, box])
    let bounds = group.collisionBoundingPath.bounds
    #expect(group.collisionBoundingPath.bounds == bounds)
    #expect(triangle.outline.bounds == CGRect(x: -20, y: -20, width: 40, height: 40))
  }

  /// An item that is no view, and calls the app whenever it is moved.
  @MainActor
  private final class Band: NSObject, UIDynamicItem {
    var moved: (CGPoint) -> Void = { _ in }
    var center = CGPoint.zero { didSet { moved(center) } }
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
    var transform = CGAffineTransform.identity
  }

  @Test("An item that is moved may remove all behaviors of its animator")
  func itemChangesAnimator() {
    let band = Band()
    let gravity = UIGravityBehavior(items: [band])
    animator.addBehavior(gravity)
    band.moved = { [animator] center in
      if center.y > 100 { animator.removeAllBehaviors() }
    }
    // The item is in no window, so the animator follows the clock of the key window.
    window.makeKey()
    advance(1)
    #expect(band.center.y > 100 && band.center.y < 150, "\(band.center)")
    #expect(!animator.isRunning)
  }

  @Test("A field's block may ask for velocities and change the field")
  func fieldChangesItself() {
    let properties = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(properties)
    var velocities: [CGFloat] = []
    let field = UIFieldBehavior.field { [box] field, _, _, mass, _, _ in
      velocities.append(properties.linearVelocity(for: box).y)
      field.strength = 0.5
      return CGVector(dx: 0, dy: 1000 * mass)
    }
    field.addItem(box)
    animator.addBehavior(field)
    advance(0.5)
    #expect(velocities.count > 20 && velocities.last ?? 0 > velocities.first ?? 0)
    #expect(box.center.y > 100, "\(box.center)")
  }
}
