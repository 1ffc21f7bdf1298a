import Foundation
import GalleyMotion

/// A law by which a dynamic animator moves items, for example gravity, or a group of such laws.
///
///     final class Falling: UIDynamicBehavior {
///       init(items: [any UIDynamicItem]) {
///         super.init()
///         addChildBehavior(UIGravityBehavior(items: items))
///         addChildBehavior(UICollisionBehavior(items: items))
///       }
///     }
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a behavior without effect.
  public override init() {
    Self.lastGroup += 1
    group = Self.lastGroup
    super.init()
  }

  /// A closure that is called for each frame, after the items have moved.
  open var action: (() -> Void)?

  /// The behaviors that are added to the animator with this behavior.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// The animator that the behavior was added to.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  /// Adds a child behavior.
  ///
  /// These behaviors are not added: a child of another behavior, this behavior itself, and a
  /// behavior that contains this behavior.
  /// - Unverified: what UIKit does with such a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, !isInside(behavior) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.moves(to: dynamicAnimator) }
    itemsChanged()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.moves(to: nil)
    behavior.parent = nil
    itemsChanged()
  }

  /// Called before the behavior is added to an animator, or with `nil` before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  private static var lastGroup = 0

  /// The number of the behavior's collision group, which never changes.
  internal final let group: Int

  /// The animator, if the behavior was added to it directly and not as a child.
  internal final weak var animator: UIDynamicAnimator?
  private final weak var parent: UIDynamicBehavior?

  /// Whether the behavior is `other`, or is among its children or their children.
  private final func isInside(_ other: UIDynamicBehavior) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  /// Calls `willMove(to:)` on the behavior and its children.
  internal final func moves(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.moves(to: animator) }
  }

  /// The behavior, its children, and their children.
  internal final var family: [UIDynamicBehavior] {
    [self] + childBehaviors.flatMap(\.family)
  }

  /// Called when a property has changed. A paused animator resumes.
  internal final func changed() { dynamicAnimator?.behaviorChanged() }

  /// Called when the items or the children of the behavior have changed.
  internal final func itemsChanged() { dynamicAnimator?.itemsChanged() }

  /// The items that the behavior itself acts on.
  internal var ownItems: [any UIDynamicItem] { [] }

  /// Changes the bodies of items, before the laws are collected.
  internal func prepare(_ dynamics: inout ItemDynamics) {}

  /// Adds the laws of the behavior.
  internal func addLaws(to dynamics: inout ItemDynamics) {}

  /// Runs the app's own code for the behavior, before laws are added.
  ///
  /// The code may change the animator.
  internal func evaluate(in dynamics: ItemDynamics) {}

  /// Called when a contact of the behavior's collision group begins or ends.
  internal func contactChanged(_ contact: ItemContact) {}
}

/// A contact of an item with another item, or with a boundary.
@MainActor
internal struct ItemContact {
  let item: any UIDynamicItem
  let other: (any UIDynamicItem)?
  /// The number of the boundary; `nil` for a contact with another item.
  let boundary: Int?
  /// The point of a contact that begins; `nil` if the contact ends.
  let point: CGPoint?
}

/// The items of an animator as bodies of a dynamics world, and the laws for a frame.
@MainActor
internal struct ItemDynamics {
  /// An item with its body.
  struct Entry {
    let item: any UIDynamicItem
    let body: Int
    /// The center and the angle that the animator has set last.
    var center: CGPoint
    var angle: Double
    /// The number of behaviors that act on the item.
    var uses = 0
  }

  var world = DynamicsWorld()
  var laws = DynamicsLaws()
  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  private var itemsByBody: [Int: any UIDynamicItem] = [:]
  /// The bounds of the animator's reference view.
  var referenceBounds: CGRect?
  /// The duration of the frame.
  var duration = 0.0
  /// The time since the animator began.
  var time = 0.0
  /// The items, sorted by the numbers of their bodies.
  var items: [any UIDynamicItem] { itemsByBody.sorted { $0.key < $1.key }.map(\.value) }

  /// Sets the items.
  ///
  /// Each new item gets a body, and the bodies of missing items are removed.
  mutating func setItems(_ items: [any UIDynamicItem]) {
    let before = Array(entries.values)
    addItems(items)
    for entry in before { release(entry.item, times: entry.uses) }
  }

  /// Adds the items of a behavior.
  ///
  /// An item that is new gets a body.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items that are added.
  mutating func addItems(_ items: [any UIDynamicItem]) {
    for item in items {
      let key = ObjectIdentifier(item)
      if entries[key] == nil { add(item) }
      entries[key]?.uses += 1
    }
  }

  /// Removes the items of a behavior.
  ///
  /// If no other behavior acts on an item, its body is removed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items that are removed.
  mutating func removeItems(_ items: [any UIDynamicItem]) {
    for item in items { release(item, times: 1) }
  }

  /// Reduces the number of behaviors that act on an item.
  ///
  /// If no behavior is left, the item and its body are removed.
  private mutating func release(_ item: any UIDynamicItem, times: Int) {
    let key = ObjectIdentifier(item)
    guard var entry = entries[key] else { return }
    entry.uses -= times
    guard entry.uses <= 0 else { return entries[key] = entry }
    entries[key] = nil
    itemsByBody[entry.body] = nil
    world.remove(entry.body)
  }

  /// Sets the default properties on all bodies, before behaviors change them.
  mutating func resetProperties() {
    for entry in entries.values { world[entry.body]?.resetProperties() }
  }

  /// Adds a body for an item.
  private mutating func add(_ item: any UIDynamicItem) {
    let body = world.add(
      RigidBody(shape: item.shape, position: item.center.point, angle: item.angle))
    entries[ObjectIdentifier(item)] = Entry(
      item: item, body: body, center: item.center, angle: item.angle)
    itemsByBody[body] = item
  }

  /// Returns the number of an item's body.
  func body(of item: (any UIDynamicItem)?) -> Int? {
    item.flatMap { entries[ObjectIdentifier($0)]?.body }
  }

  /// Returns the item of a body.
  func item(of body: Int) -> (any UIDynamicItem)? { itemsByBody[body] }

  /// Changes the body of an item.
  mutating func change(_ item: any UIDynamicItem, _ change: (inout RigidBody) -> Void) {
    guard let id = body(of: item), var body = world[id] else { return }
    change(&body)
    world[id] = body
  }

  /// Updates the body of an item to the item's position, angle and outline.
  mutating func update(_ item: any UIDynamicItem) {
    change(item) { body in
      body.position = item.center.point
      body.angle = item.angle
      body.shape = item.shape
    }
    entries[ObjectIdentifier(item)]?.center = item.center
    entries[ObjectIdentifier(item)]?.angle = item.angle
  }

  /// A movement of an item to the position of its body.
  struct Move {
    let item: any UIDynamicItem
    let center: CGPoint?
    let angle: Double?

    /// Moves the item.
    ///
    /// The method calls the app's code, which may change the animator.
    @MainActor
    func perform() {
      if let center { item.center = center }
      if let angle { item.transform = CGAffineTransform(rotationAngle: angle) }
    }
  }

  /// Removes and returns the movements of all items whose bodies have moved since the last call.
  mutating func removeMoves() -> [Move] {
    var moves: [Move] = []
    for body in itemsByBody.keys.sorted() {
      guard let item = itemsByBody[body], let state = world[body] else { continue }
      let key = ObjectIdentifier(item)
      let center = CGPoint(state.position)
      let move = Move(
        item: item, center: center == entries[key]?.center ? nil : center,
        angle: state.angle == entries[key]?.angle ? nil : state.angle)
      guard move.center != nil || move.angle != nil else { continue }
      entries[key]?.center = center
      entries[key]?.angle = state.angle
      moves.append(move)
    }
    return moves
  }
}
