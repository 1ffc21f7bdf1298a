import Foundation
import GalleyGeometry
import GalleyMotion

/// Moves items by the laws of its behaviors: gravity, springs, pushes, collisions.
///
///     animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [box]))
///     let collision = UICollisionBehavior(items: [box])
///     collision.translatesReferenceBoundsIntoBoundary = true
///     animator.addBehavior(collision)
///     window.frameClock.advanceUntilStill()     // the box lies on the lower edge
///
/// The animator runs by the clock of the reference view's window, and waits while the view is in no
/// window. The animator pauses when all items have come to rest, and resumes when the app changes
/// one of its behaviors.
///
/// - Unverified: When items rest. Here they rest after half a second in which no item moves faster
///   than a point per second.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Creates an animator for items in the coordinates of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator without a view, for items that an app defines.
  ///
  /// If an item is a view, the animator runs by the clock of that view's window; otherwise it runs
  /// by the clock of the key window.
  public override init() { super.init() }

  /// The view whose coordinates the items are in.
  open private(set) weak var referenceView: UIView?

  /// The object that is notified when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviors, in the order in which they were added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Whether items move.
  open private(set) var isRunning = false

  /// The number of seconds for which items have moved, since the animator was created.
  open private(set) var elapsedTime: TimeInterval = 0

  // MARK: Behaviors

  /// Adds a behavior, with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.animator !== self else { return }
    behavior.animator?.removeBehavior(behavior)
    behavior.moves(to: self)
    behaviors.append(behavior)
    behavior.animator = self
    let family = behavior.family
    dynamics.addItems(family.flatMap(\.ownItems))
    // If several behaviors set a property of an item, the behavior that was added last decides. So
    // only the new behaviors have to be prepared.
    for member in family { member.prepare(&dynamics) }
    behaviorChanged()
  }

  /// Removes a behavior, with its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    // The behavior may remove other behaviors when it is called, so an index could be wrong
    // afterward.
    behavior.moves(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.animator = nil
    dynamics.removeItems(behavior.family.flatMap(\.ownItems))
    behaviorChanged()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items whose frames intersect a rectangle of the reference view.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    dynamics.items.filter { frame(of: $0)._intersects(rect) }
  }

  /// Reads the position, the size and the rotation that the app has set on an item.
  ///
  /// The item keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard dynamics.body(of: item) != nil else { return }
    dynamics.update(item)
    behaviorChanged()
  }

  /// Returns the rectangle around an item, in the coordinates of the reference view.
  private func frame(of item: any UIDynamicItem) -> CGRect {
    CGRect(
      x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width,
      height: item.bounds.height
    ).applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
  }

  // MARK: Bodies

  internal final var dynamics = ItemDynamics()

  /// The view whose window's clock is used, if it is not the reference view.
  internal final var hostView: (@MainActor () -> UIView?)?
  /// The bounds of the reference system, if it is not a view.
  internal final var systemBounds: (@MainActor () -> CGRect?)?
  /// Called when items have moved.
  internal final var itemsMoved: (@MainActor () -> Void)?

  /// The behaviors with their children.
  private final var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  /// Whether the bodies have to be prepared before the next frame.
  private final var isStale = false

  /// Called when a property of a behavior has changed.
  ///
  /// An app may change many behaviors in a row, so the bodies are prepared before the next frame.
  internal final func behaviorChanged() {
    isStale = true
    resume()
  }

  /// Called when the items or the children of a behavior have changed.
  internal final func itemsChanged() {
    dynamics.setItems(family.flatMap(\.ownItems))
    isStale = true
    prepareBodies()
    resume()
  }

  /// Called when velocities were added to the items of a behavior.
  internal final func velocitiesChanged(by behavior: UIDynamicBehavior) {
    behavior.prepare(&dynamics)
    behaviorChanged()
  }

  /// Sets the properties of the behaviors on the bodies, and lets bodies at rest move again.
  private final func prepareBodies() {
    guard isStale else { return }
    isStale = false
    dynamics.resetProperties()
    for behavior in family { behavior.prepare(&dynamics) }
    dynamics.world.wake()
  }

  // MARK: Running

  private final weak var clock: FrameClock?
  private final var listener: Int?
  private final var lastTime: TimeInterval = 0

  /// Runs the animator, unless there is no item to move.
  private final func resume() {
    guard !behaviors.isEmpty, !dynamics.entries.isEmpty else { return pause() }
    if !isRunning {
      delegate?.dynamicAnimatorWillResume(self)
      isRunning = true
    }
    follow()
  }

  /// Follows the clock of the view's window.
  ///
  /// If the view is in no window, the animator waits.
  internal final func follow() {
    guard isRunning else { return }
    let view =
      hostView?() ?? referenceView ?? dynamics.items.lazy.compactMap { $0 as? UIView }.first
    let now =
      view.map { $0.window?.frameClock } ?? UIApplication.shared.keyWindow?.frameClock
    if let view { WindowFollowers.add(self, to: view) }
    guard now !== clock || listener == nil else { return }
    if let listener { clock?.remove(listener) }
    listener = nil
    clock = now
    guard let now else { return }
    lastTime = now.now
    listener = now.add { [weak self] in self?.tick($0) ?? false }
  }

  /// Stops following the clock, and notifies the delegate.
  private final func pause() {
    if let listener { clock?.remove(listener) }
    listener = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Moves the items in a frame. Returns whether the animator is still running.
  private final func tick(_ now: TimeInterval) -> Bool {
    let duration = now - lastTime
    lastTime = now
    elapsedTime += duration
    let family = family
    prepareBodies()
    collectLaws(of: family, for: duration)
    let before = dynamics.world.contacts
    let touched = dynamics.world.advance(by: duration, under: dynamics.laws)
    let after = dynamics.world.contacts
    let moves = dynamics.removeMoves()
    for move in moves { move.perform() }
    if !moves.isEmpty { itemsMoved?() }
    for behavior in family { behavior.action?() }
    for contact in touched.keys.sorted() where !before.contains(contact) {
      notify(contact, at: touched[contact].map { CGPoint($0) }, family)
    }
    for contact in before.union(touched.keys).sorted() where !after.contains(contact) {
      notify(contact, at: nil, family)
    }
    // The app may have removed all behaviors in the meantime. Then the animator no longer runs.
    guard isRunning else { return false }
    if dynamics.world.isAtRest, !isStale {
      pause()
      return false
    }
    return true
  }

  /// Collects the laws of the behaviors for a frame.
  private final func collectLaws(of family: [UIDynamicBehavior], for duration: TimeInterval) {
    dynamics.laws = DynamicsLaws()
    dynamics.duration = duration
    dynamics.time = elapsedTime
    dynamics.referenceBounds = systemBounds.map { $0() } ?? referenceView?.bounds
    for behavior in family { behavior.evaluate(in: dynamics) }
    prepareBodies()
    for behavior in family { behavior.addLaws(to: &dynamics) }
  }

  /// Calls the collision behavior of a contact that has begun or ended.
  private final func notify(_ contact: Contact, at point: CGPoint?, _ family: [UIDynamicBehavior]) {
    guard let behavior = family.first(where: { $0.group == contact.group }),
      let item = dynamics.item(of: contact.body)
    else { return }
    behavior.contactChanged(
      ItemContact(
        item: item, other: contact.otherBody.flatMap { dynamics.item(of: $0) },
        boundary: contact.boundary, point: point))
  }
}

extension UIDynamicAnimator: WindowFollower {
  internal final func windowChanged() { follow() }
}

/// The methods that an animator calls when it pauses and resumes.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items begin to move.
  @_disfavoredOverload
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items have come to rest.
  @_disfavoredOverload
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    OptionalMember.noteDefault(self)
  }
}
