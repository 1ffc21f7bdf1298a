import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Attachments and fields of a dynamic animator")
struct AttachmentsAndFieldsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let box = UIView(frame: CGRect(x: 180, y: 180, width: 40, height: 40))
  private let other = UIView(frame: CGRect(x: 180, y: 80, width: 40, height: 40))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: stage)
    stage.addSubview(box)
    stage.addSubview(other)
    window.addSubview(stage)
    window.makeKeyAndVisible()
  }

  private func advance(_ duration: TimeInterval) { window.frameClock.advance(by: duration) }

  private func anchor(_ view: UIView) {
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.isAnchored = true
    animator.addBehavior(behavior)
  }

  private var distance: CGFloat {
    hypot(box.center.x - other.center.x, box.center.y - other.center.y)
  }

  // MARK: Attachments

  @Test("A limit lets an item come closer, but go no further away than its length")
  func limit() {
    anchor(other)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    #expect(rope.length == 100 && rope.attachedBehaviorType == .items)
    rope.length = 150
    animator.addBehavior(rope)
    let gravity = UIGravityBehavior(items: [box])
    animator.addBehavior(gravity)
    advance(0.2)
    #expect(distance > 110 && distance < 150, "it falls freely, to \(distance)")
    advance(2)
    #expect(abs(distance - 150) < 2, "it hangs at \(distance)")
    gravity.gravityDirection = CGVector(dx: 0.0, dy: -1.0)
    advance(0.2)
    #expect(distance < 140, "it comes closer, to \(distance)")
  }

  /// An item of an app, whose transform is not checked.
  private final class Item: NSObject, UIDynamicItem {
    var center = CGPoint(x: 100, y: 100)
    var transform = CGAffineTransform(a: .nan, b: .nan, c: 0, d: 1, tx: 0, ty: 0)
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }
  }

  @Test("Attachments with numbers that are not numbers have no effect")
  func invalid() {
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    rope.length = .nan
    animator.addBehavior(rope)
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: Item(), attachedTo: other, attachmentAnchor: other.center))
    animator.addBehavior(UIGravityBehavior(items: [other]))
    let start = other.center.y
    advance(0.2)
    #expect(other.center.y > start)
  }

  @Test("A sliding attachment leaves an item only its axis")
  func sliding() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: box.center, axisOfTranslation: CGVector(dx: 1.0, dy: 0.0))
    #expect(rail.attachedBehaviorType == .anchor)
    animator.addBehavior(rail)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 0.5, dy: 1.0)
    animator.addBehavior(gravity)
    advance(0.4)
    #expect(abs(box.center.y - 200) < 1, "\(box.center)")
    #expect(box.center.x > 220, "\(box.center)")
  }

  @Test("Items with a fixed attachment move as one")
  func fixed() {
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: box, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 150)))
    animator.addBehavior(UIGravityBehavior(items: [box]))
    advance(0.4)
    #expect(box.center.y > 220, "\(box.center)")
    #expect(abs(box.center.y - other.center.y - 100) < 1, "\(box.center), \(other.center)")
  }

  @Test("Two items turn around the point where they are pinned together")
  func pin() {
    anchor(other)
    let place = CGPoint(x: 160, y: 200)
    animator.addBehavior(
      UIAttachmentBehavior.pinAttachment(with: box, attachedTo: other, attachmentAnchor: place))
    animator.addBehavior(UIGravityBehavior(items: [box]))
    advance(0.3)
    let radius = hypot(box.center.x - place.x, box.center.y - place.y)
    #expect(abs(radius - 40) < 2, "\(box.center)")
    #expect(box.center.y > 205, "\(box.center)")
    #expect(box.transform != .identity)
  }

  // MARK: Fields

  /// Adds a field that acts on the box.
  private func add(_ field: UIFieldBehavior) {
    field.addItem(box)
    animator.addBehavior(field)
  }

  private func setVelocity(_ velocity: CGPoint, charge: CGFloat = 0) {
    let behavior = UIDynamicItemBehavior(items: [box])
    behavior.resistance = 0
    behavior.charge = charge
    behavior.addLinearVelocity(velocity, for: box)
    animator.addBehavior(behavior)
  }

  @Test("A drag field slows an item down")
  func drag() {
    setVelocity(CGPoint(x: 100, y: 0))
    add(.dragField())
    advance(0.5)
    #expect(box.center.x > 200 && box.center.x < 249, "\(box.center)")
  }

  @Test("A velocity field moves an item with the field's velocity")
  func velocity() {
    add(.velocityField(direction: CGVector(dx: 0.0, dy: 60.0)))
    advance(0.5)
    #expect(box.center.x == 200 && box.center.y > 205, "\(box.center)")
  }

  @Test("Radial gravity and a spring pull an item to a point")
  func pulls() {
    for make in [
      { UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 200)) },
      {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 300, y: 200)
        return field
      },
    ] {
      box.center = CGPoint(x: 200, y: 200)
      animator.removeAllBehaviors()
      let field = make()
      #expect(field.position == CGPoint(x: 300, y: 200))
      add(field)
      advance(0.3)
      #expect(box.center.x > 200 && abs(box.center.y - 200) < 1, "\(box.center)")
    }
  }

  @Test("A vortex moves an item around its center")
  func vortex() {
    let field = UIFieldBehavior.vortexField()
    field.position = CGPoint(x: 100, y: 200)
    add(field)
    advance(0.3)
    #expect(box.center.y != 200, "\(box.center)")
  }

  @Test("An electric field pushes a charged item away, and does nothing to one without a charge")
  func electric() {
    let field = UIFieldBehavior.electricField()
    field.position = CGPoint(x: 100, y: 200)
    field.strength = 1_000
    add(field)
    advance(0.3)
    #expect(box.center == CGPoint(x: 200, y: 200))
    setVelocity(.zero, charge: 1)
    advance(0.3)
    #expect(box.center.x > 200, "\(box.center)")
  }

  @Test("A magnetic field turns the way of a charged item aside")
  func magnetic() {
    let field = UIFieldBehavior.magneticField()
    field.position = CGPoint(x: 200, y: 200)
    field.strength = 0.5
    add(field)
    setVelocity(CGPoint(x: 200, y: 0), charge: 1)
    advance(0.1)
    #expect(box.center.x > 200 && box.center.y != 200, "\(box.center)")
  }

  @Test("Noise and turbulence have their smoothness and speed, and move an item")
  func noise() {
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.25, animationSpeed: 1)
    #expect(turbulence.smoothness == 0.25 && turbulence.animationSpeed == 1)
    add(noise)
    advance(0.5)
    #expect(box.center != CGPoint(x: 200, y: 200))
  }

  @Test("A field has no effect outside of its region, nor on an item that is taken out of it")
  func region() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0.0, dy: 1.0))
    field.position = CGPoint(x: 50, y: 50)
    field.region = UIRegion(radius: 20)
    add(field)
    advance(0.3)
    #expect(box.center == CGPoint(x: 200, y: 200))
    field.region = .infinite
    advance(0.3)
    #expect(box.center.y > 200, "\(box.center)")
    field.removeItem(box)
    #expect(field.items.isEmpty)
  }

  private final class Wind: UIFieldBehavior {}

  @Test("A field of a subclass is created with the functions of its superclass")
  func subclass() {
    let wind: Wind = Wind.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    #expect(wind.direction == CGVector(dx: 1, dy: 0))
    #expect(type(of: Wind.springField()) == Wind.self)
  }
}
