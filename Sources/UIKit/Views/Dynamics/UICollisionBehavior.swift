import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyMotion

/// Lets items collide with each other and with boundaries.
///
///     let collision = UICollisionBehavior(items: [ball, box])
///     collision.translatesReferenceBoundsIntoBoundary = true
///     collision.addBoundary(
///       withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300),
///       to: CGPoint(x: 200, y: 300))
///     animator.addBehavior(collision)
///
/// Items collide only with items of the same behavior.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The other items.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// Creates a behavior.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items that collide.
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

  /// The kinds of objects that items collide with.
  ///
  /// By default, items collide with other items and with boundaries.
  open var collisionMode = Mode.everything { didSet { changed() } }

  /// The object that is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the edges of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }

  /// The insets of the reference view's edges.
  private var referenceInsets = UIEdgeInsets.zero

  /// Makes the edges of the animator's reference view a boundary, with insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// A boundary that the app has added.
  private struct Boundary {
    let id: Int
    let identifier: any NSCopying
    let path: UIBezierPath
  }

  private var boundaries: [Boundary] = []
  /// The number of the next boundary.
  ///
  /// The edges of the reference view have the number 0.
  private var nextID = 1

  /// Adds a path as a boundary.
  ///
  /// The path replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { Self.areSame($0.identifier, identifier) }
    let path = (bezierPath.copy() as? UIBezierPath) ?? bezierPath
    boundaries.append(Boundary(id: nextID, identifier: identifier, path: path))
    nextID += 1
    changed()
  }

  /// Adds a line as a boundary.
  ///
  /// The line replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areSame($0.identifier, identifier) }?.path
  }

  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.areSame($0.identifier, identifier) }
    changed()
  }

  /// Removes all boundaries except the edges of the reference view.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// Whether two identifiers are equal.
  private static func areSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    if let one = first as? NSObject, let two = second as? NSObject { return one.isEqual(two) }
    return first as AnyObject === second as AnyObject
  }

  // MARK: For the animator

  internal override var ownItems: [any UIDynamicItem] { items }

  internal override func addLaws(to dynamics: inout ItemDynamics) {
    var group = CollisionGroup(
      id: self.group, bodies: items.compactMap { dynamics.body(of: $0) },
      bodiesCollide: collisionMode.contains(.items))
    if collisionMode.contains(.boundaries) {
      if translatesReferenceBoundsIntoBoundary, let bounds = dynamics.referenceBounds {
        group.add(UIBezierPath(rect: bounds.inset(by: referenceInsets)), id: 0)
      }
      for boundary in boundaries { group.add(boundary.path, id: boundary.id) }
    }
    dynamics.laws.collisions.append(group)
  }

  internal override func contactChanged(_ contact: ItemContact) {
    guard let collisionDelegate else { return }
    if let other = contact.other {
      if let point = contact.point {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: contact.item, with: other, at: point)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: contact.item, with: other)
      }
      return
    }
    let identifier = boundaries.first { $0.id == contact.boundary }?.identifier
    if let point = contact.point {
      collisionDelegate.collisionBehavior(
        self, beganContactFor: contact.item, withBoundaryIdentifier: identifier, at: point)
    } else {
      collisionDelegate.collisionBehavior(
        self, endedContactFor: contact.item, withBoundaryIdentifier: identifier)
    }
  }
}

extension CollisionGroup {
  fileprivate mutating func add(_ path: UIBezierPath, id: Int) {
    for line in path.path.lines {
      boundaries.append(Boundary(id: id, from: line.from, to: line.to))
    }
  }
}

/// The methods that a collision behavior calls when contacts begin and end.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary.
  ///
  /// The identifier is `nil` for the edges of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// The default: does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { OptionalMember.noteDefault(self) }
}
