import Foundation
import GalleyGeometry
import GalleyMotion

/// Pushes items: once, or as long as the push is active.
///
///     let push = UIPushBehavior(items: [box], mode: .instantaneous)
///     push.pushDirection = CGVector(dx: 3, dy: 0)
///     animator.addBehavior(push)
///
/// A force of 1 accelerates a view of 100 by 100 points by 100 points per second, each second.
///
/// - Unverified: the velocity that an instantaneous push gives. Here it is the velocity that a
///   continuous push gives in one second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The mode of a push: continuous or instantaneous.
  public enum Mode: Int, Sendable {
    /// The push acts as long as it is active.
    case continuous
    /// The push acts once, whenever it becomes active.
    case instantaneous
  }

  /// Creates a push.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Creates a continuous push without items.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// The mode of the push.
  public let mode: Mode

  /// The items that are pushed.
  open private(set) var items: [any UIDynamicItem]

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.add(item)
    itemsChanged()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    itemsChanged()
  }

  /// Whether the push acts.
  ///
  /// An instantaneous push becomes inactive after it has acted.
  open var active = true { didSet { if active { changed() } } }

  /// The direction and the strength.
  open var pushDirection = CGVector(dx: 0.0, dy: 0.0) { didSet { changed() } }

  /// The direction as an angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Returns the point at which an item is pushed, as an offset from its center.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which an item is pushed, as an offset from its center.
  ///
  /// A push beside the center rotates the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  internal override var ownItems: [any UIDynamicItem] { items }

  internal override func addLaws(to dynamics: inout ItemDynamics) {
    guard active else { return }
    let force = Point(x: pushDirection.dx * 100, y: pushDirection.dy * 100)
    for item in items {
      guard let body = dynamics.body(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let point = Point(x: offset.horizontal, y: offset.vertical)
      switch mode {
      case .continuous:
        dynamics.laws.influences.append(
          Influence(bodies: [body], force: .push(force, at: point)))
      case .instantaneous:
        dynamics.change(item) { $0.strike(with: force, at: point) }
      }
    }
    if mode == .instantaneous { active = false }
  }
}
