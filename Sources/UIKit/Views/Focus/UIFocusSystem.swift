import Foundation

/// Moves the focus between the elements of a scene by the keys of a keyboard.
///
///     let system = UIFocusSystem(for: view)
///     system?.requestFocusUpdate(to: collectionView)
///     system?.focusedItem        // the cell that has the focus
///
/// As on an iPad, cells, text fields and text views can have the focus; other views can if they
/// override `canBecomeFocused`. The tab key moves the focus to the next group, and the arrow keys
/// move it within the group. A collection view, a table or a text field is a group. Views with the
/// same `focusGroupIdentifier` form one group.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  internal init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private weak var scene: UIWindowScene?
  /// The element that has the focus.
  internal private(set) final weak var focused: UIView?
  /// The element of each group that had the focus last.
  private var lastInGroup: [FocusGroup: WeakView] = [:]
  private let halo = FocusHalo()

  private struct WeakView { weak var view: UIView? }

  /// Posted after the focus has moved.
  public nonisolated static let didUpdateNotification = UIFocusUpdateContext.didUpdateNotification
  /// Posted if the focus could not move in a direction.
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  /// The key for the context in notifications.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key for the animation coordinator in notifications.
  public nonisolated static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"

  /// Returns the focus system of the scene that contains an environment; `nil` if no scene does.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    (environment as? UIResponder)?.windowInChain?.windowScene?.focusSystem
  }

  /// Returns whether an environment contains another one, or is the same one.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    otherEnvironment.focusPath.contains { $0 === environment }
  }

  /// The element that has the focus.
  open var focusedItem: (any UIFocusItem)? { focused }

  // MARK: Requests

  /// Moves the focus to the preferred element of an environment, before the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requested = environment
    scene?.frameClock.add { [weak self] _ in
      self?.updateFocusIfNeeded()
      return false
    }
  }

  /// The environment to which a move of the focus was requested.
  private weak var requested: (any UIFocusEnvironment)?

  /// Moves the focus now, if a move was requested.
  open func updateFocusIfNeeded() {
    guard let requested else { return }
    self.requested = nil
    guard let view = preferredItem(of: requested) else { return }
    move(to: view, [])
  }

  /// Requests an update of the focus to an environment, if the environment contains the focus.
  internal final func setNeedsUpdate(of environment: any UIFocusEnvironment) {
    guard let focused, UIFocusSystem.environment(environment, contains: focused) else { return }
    requestFocusUpdate(to: environment)
  }

  /// Returns the element that an environment prefers: one of its preferred environments, or the
  /// first one that can have the focus.
  private func preferredItem(of environment: any UIFocusEnvironment, depth: Int = 0) -> UIView? {
    guard depth < 100 else { return nil }
    if let view = environment as? UIView, view.canBecomeFocused { return view }
    for inner in environment.preferredFocusEnvironments where inner !== environment {
      if let item = preferredItem(of: inner, depth: depth + 1) { return item }
    }
    guard let view = (environment as? UIResponder)?.responderView else { return nil }
    if let list = view.preferredItemOfGroup { return list }
    return FocusCandidates(in: view).views.first
  }

  // MARK: Keys

  /// Moves the focus by a key.
  ///
  /// Returns whether the focus has moved.
  ///
  /// If no element has the focus, any of these keys moves the focus to the first element.
  @discardableResult
  internal final func move(_ heading: UIFocusHeading) -> Bool {
    guard let window = scene?.keyWindow ?? scene?.windows.first else { return false }
    window.layoutIfNeeded()
    let candidates = FocusCandidates(in: window)
    guard let current = focused, current.window === window else {
      guard let first = candidates.firstOfGroups(remembered) else { return false }
      return move(to: first, heading)
    }
    if heading.contains(.next) || heading.contains(.previous) {
      guard
        let next = candidates.item(
          inGroupAfter: current, isBackwards: heading.contains(.previous), remembered)
      else { return false }
      return move(to: next, heading)
    }
    let group = FocusGroup(of: current)
    if let next = current.focusGroupView?.item(towards: heading, from: current)
      ?? candidates.nearest(to: current, in: group, towards: heading)
    {
      return move(to: next, heading)
    }
    current.didHintFocusMovement(UIFocusMovementHint(heading))
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
          from: current, to: nil, heading)
      ])
    return false
  }

  /// Returns the element of a group that had the focus last.
  private func remembered(_ group: FocusGroup) -> UIView? { lastInGroup[group]?.view }

  // MARK: Moving

  /// Moves the focus to a view, or removes it if `next` is `nil`, unless an environment refuses.
  @discardableResult
  internal final func move(to next: UIView?, _ heading: UIFocusHeading) -> Bool {
    let previous = focused
    guard next !== previous else { return false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading)
    let environments = environments(from: previous, to: next)
    for environment in environments where !environment.shouldUpdateFocus(in: context) {
      return false
    }
    let coordinator = UIFocusAnimationCoordinator()
    focused = next
    if let next { lastInGroup[FocusGroup(of: next)] = WeakView(view: next) }
    previous?.focusChanged()
    next?.focusChanged()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.finish()
    // A delegate may have moved the focus to another element. Then that move was already completed.
    guard focused === next else { return true }
    halo.show(for: next)
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [
        Self.focusUpdateContextUserInfoKey: context,
        Self.animationCoordinatorUserInfoKey: coordinator,
      ])
    return true
  }

  /// Returns the previous and the next element with all environments that contain them, each once.
  private func environments(from previous: UIView?, to next: UIView?) -> [any UIFocusEnvironment] {
    var all: [any UIFocusEnvironment] = []
    for environment in (previous?.focusPath ?? []) + (next?.focusPath ?? [])
    where !all.contains(where: { $0 === environment }) {
      all.append(environment)
    }
    return all
  }

  /// Called at the end of each frame, and when the effect of a view has changed. Draws the ring
  /// again if the focused view looks different.
  internal final func updateHalo() { halo.show(for: focused) }

  /// Called before a view leaves its scene, and when a cell is enqueued in the reuse pool.
  ///
  /// If the view or a descendant has the focus, the focus is removed. No environment can refuse.
  internal final func left(with view: UIView) {
    guard let focused, focused.isDescendant(of: view) else { return }
    self.focused = nil
    halo.show(for: nil)
    focused.focusChanged()
  }
}

extension UIFocusEnvironment {
  /// This environment and all environments that contain it, the innermost first.
  internal var focusPath: [any UIFocusEnvironment] {
    var path: [any UIFocusEnvironment] = []
    var at: (any UIFocusEnvironment)? = self
    while let environment = at, path.count < 1000 {
      path.append(environment)
      at = environment.parentFocusEnvironment
    }
    return path
  }
}

/// Declares `UIFocusSystem.init(for:)`, which returns a system that already exists.
///
/// In Objective-C, `init(for:)` is a class method. In Swift only an initializer in a protocol
/// extension can assign another object to `self`.
public protocol _UIFocusSystemOfEnvironment {}

extension UIFocusSystem: _UIFocusSystemOfEnvironment {}

extension _UIFocusSystemOfEnvironment {
  /// Finds the focus system of the scene that contains an environment; `nil` if no scene does.
  ///
  ///     UIFocusSystem(for: view)?.focusedItem  // the cell that has the focus
  @MainActor public init?(for environment: any UIFocusEnvironment) {
    guard let system = UIFocusSystem.focusSystem(for: environment) as? Self else { return nil }
    self = system
  }
}
