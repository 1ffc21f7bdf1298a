import Foundation
import GalleyGeometry
import GalleyMotion

/// Attaches an item to a point or to another item: by a rod, a spring, a rope, a pin or a rail.
///
///     let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
///     spring.length = 0
///     spring.damping = 0.8
///     spring.frequency = 1
///     animator.addBehavior(spring)
///
/// Without a frequency, the attachment is rigid.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of the other end of an attachment.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  /// The kind of the attachment.
  private enum Kind {
    /// The items keep a distance, as if joined by a rod or a spring.
    case distance
    /// The items stay within a distance, as if joined by a rope.
    case limit
    /// Rigid: the two items neither move nor rotate relative to each other.
    case fixed
    /// The items are joined at a point that both items rotate around.
    case pin
    /// The items slide along a rail with this direction.
    case rail(CGVector)
  }

  private let kind: Kind
  /// The attached point of the first item, as an offset from the item's center.
  private let offset: UIOffset
  /// The attached point of the second item, as an offset from the item's center.
  private let otherOffset: UIOffset

  /// The attached items: one, or two if an item is attached to another.
  public let items: [any UIDynamicItem]

  /// The kind of the other end of the attachment.
  public let attachedBehaviorType: AttachmentType

  /// Creates an attachment of an item's center to a point of the reference view.
  ///
  /// The length of the attachment is the current distance of the center and the point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item to a point of the reference view.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.distance, [item], offset, .zero, anchor: point)
  }

  /// Creates an attachment of the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment of points of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, [item1, item2], offset1, offset2, anchor: nil)
  }

  /// Returns an attachment that lets two items slide along an axis, without rotating.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    joined(.rail(axis), [item1, item2], at: point)
  }

  /// Returns an attachment that lets an item slide along an axis, without rotating.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    joined(.rail(axis), [item], at: point)
  }

  /// Returns an attachment that keeps two items within a distance of each other: a rope.
  ///
  /// The distance is the current distance of the two points.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, [item1, item2], offset1, offset2, anchor: nil)
  }

  /// Returns an attachment that joins two items rigidly, so that they move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    joined(.fixed, [item1, item2], at: point)
  }

  /// Returns an attachment at a point that two items rotate around.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    joined(.pin, [item1, item2], at: point)
  }

  /// Returns an attachment of items at a point of the reference view.
  private class func joined(
    _ kind: Kind, _ items: [any UIDynamicItem], at point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      kind, items, offset(of: point, in: items[0]),
      items.count > 1 ? offset(of: point, in: items[1]) : .zero, anchor: point)
  }

  /// Returns a point of the reference view, in the coordinates of an item.
  private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let delta = CGPoint(x: point.x - item.center.x, y: point.y - item.center.y)
      .applying(CGAffineTransform(rotationAngle: -item.angle))
    return UIOffset(horizontal: delta.x, vertical: delta.y)
  }

  private init(
    _ kind: Kind, _ items: [any UIDynamicItem], _ offset: UIOffset, _ otherOffset: UIOffset,
    anchor: CGPoint?
  ) {
    self.kind = kind
    self.items = items
    self.offset = offset
    self.otherOffset = otherOffset
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    anchorPoint = anchor ?? .zero
    startAngles = items.map(\.angle)
    super.init()
    let ends = [
      Self.place(of: offset, in: items[0]),
      items.count > 1 ? Self.place(of: otherOffset, in: items[1]) : anchorPoint,
    ]
    length = CGFloat(ends[0].point.distance(to: ends[1].point))
  }

  /// Returns a point of an item, in the coordinates of the reference view.
  private static func place(of offset: UIOffset, in item: any UIDynamicItem) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
      .applying(CGAffineTransform(rotationAngle: item.angle))
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  /// The angles of the items when the attachment was created.
  private let startAngles: [Double]

  // MARK: Properties

  /// The point that the item is attached to, in the coordinates of the reference view.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The length of the rod, spring or rope.
  open var length: CGFloat = 0 { didSet { changed() } }
  /// The friction of the spring: 1 is the least friction that prevents oscillation.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The number of oscillations of the spring per second; 0 if the attachment is rigid.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The torque that slows down rotations around a pin.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// The range in which an item slides along its rail, or rotates around its pin in radians.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

  // MARK: For the animator

  internal override var ownItems: [any UIDynamicItem] { items }

  internal override func addLaws(to dynamics: inout ItemDynamics) {
    guard let body = dynamics.body(of: items[0]), let second = secondEnd(in: dynamics) else {
      return
    }
    let first = JointEnd.body(body, at: offset.point)
    func join(_ kinds: RigidJoint.Kind...) {
      dynamics.laws.joints += kinds.map { RigidJoint(first, second, $0) }
    }
    let angle = startAngles[0] - (startAngles.count > 1 ? startAngles[1] : 0)
    // A transform whose numbers are not finite has no angle to keep.
    guard !angle.isNaN else { return }
    let (across, down) = (Point(x: 1, y: 0), Point(x: 0, y: 1))
    switch kind {
    case .distance where frequency > 0:
      dynamics.laws.springs.append(
        SpringJoint(
          first, second, length: Double(length), frequency: Double(frequency),
          dampingRatio: Double(damping)))
    case .distance where length > 1e-6: join(.distance(Double(length)))
    case .distance: join(.offset(along: across, 0...0), .offset(along: down, 0...0))
    case .limit where !length.isNaN: join(.distanceWithin(Double(length)))
    case .limit: break
    case .fixed:
      join(
        .offset(along: across, 0...0), .offset(along: down, 0...0), .angle(angle...angle))
    case .pin:
      join(.offset(along: across, 0...0), .offset(along: down, 0...0))
      if frictionTorque > 0 { join(.angularFriction(Double(frictionTorque) * 10_000)) }
      if let range = attachmentRange.range {
        join(.angle(range.lowerBound + angle...range.upperBound + angle))
      }
    case .rail(let axis):
      let direction = Point(x: axis.dx, y: axis.dy)
      join(.offset(along: Point(x: -axis.dy, y: axis.dx), 0...0), .angle(angle...angle))
      if let range = attachmentRange.range { join(.offset(along: direction, range)) }
    }
  }

  /// Returns the second item, or the anchor; `nil` if the animator has no such item.
  private func secondEnd(in dynamics: ItemDynamics) -> JointEnd? {
    guard items.count > 1 else { return .anchor(anchorPoint.point) }
    return dynamics.body(of: items[1]).map { JointEnd.body($0, at: otherOffset.point) }
  }
}

extension UIOffset {
  fileprivate var point: Point { Point(x: horizontal, y: vertical) }
}

/// A range of numbers, which may be infinite.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a range of zero only.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range of zero only.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no bounds.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The range, or `nil` if it has no bounds or its minimum is above its maximum.
  internal var range: ClosedRange<Double>? {
    guard !isInfinite, minimum <= maximum else { return nil }
    return Double(minimum)...Double(maximum)
  }
}
