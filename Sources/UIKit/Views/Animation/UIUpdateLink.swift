import Foundation

/// Calls the actions of an app in each update of the screen.
///
///     let link = UIUpdateLink(view: chart)
///     link.addAction { _, info in chart.time = info.modelTime }
///     link.requiresContinuousUpdates = true
///     link.isEnabled = true
///
/// - Differs: The actions are called in each frame of the window's clock, in the order of their
///   phases. A window without a link that requires continuous updates has frames only while
///   something moves, or while a test advances the clock.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private typealias Action = (phase: UIUpdateActionPhase, call: (UIUpdateInfo) -> Void)

  private weak var view: UIView?
  private weak var windowScene: UIWindowScene?
  private var actions: [Action] = []
  private weak var clock: FrameClock?
  private var listener: Int?

  // MARK: Creating

  /// Creates a link for the updates of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }

  /// Creates a link for the updates of a view's window.
  ///
  /// While the view is in no window, the actions are not called.
  public init(view: UIView) {
    self.view = view
    super.init()
    WindowFollowers.add(self, to: view)
  }

  /// Creates a link with an action.
  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Creates a link with an action.
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector)
  {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  /// Creates a link with an action.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Creates a link with an action.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  // MARK: Actions

  /// Adds an action.
  ///
  /// - Unverified: The action is called before display links.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds an action in a phase of the update.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    let call: (UIUpdateInfo) -> Void = { [weak self] info in
      if let self { handler(self, info) }
    }
    actions.append((phase: phase, call: call))
  }

  /// Adds a method of a target, which receives the link and the information about the update.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  /// Adds a method of a target in a phase of the update. The target is not retained.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let object = target as AnyObject
    addAction(to: phase) { [weak object] link, info in
      if let object { _ = selector.send(to: object, link, info) }
    }
  }

  // MARK: Running

  /// Whether the actions are called.
  open var isEnabled = false { didSet { if isEnabled != oldValue { restart() } } }

  /// Whether the screen is updated continuously, even if nothing on it changes.
  open var requiresContinuousUpdates = false {
    didSet { if requiresContinuousUpdates != oldValue, isEnabled { restart() } }
  }

  /// Whether events are delivered in a separate phase.
  ///
  /// - Differs: It is stored without effect.
  open var wantsLowLatencyEventDispatch = false

  /// Whether the result of an update is presented immediately.
  ///
  /// - Differs: It is stored without effect.
  open var wantsImmediatePresentation = false

  /// The preferred frames per second.
  ///
  /// - Differs: It is stored without effect: the actions are called in each frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Returns the information about the current update; `nil` outside of an update.
  open func currentUpdateInfo() -> UIUpdateInfo? {
    isEnabled ? clock.flatMap { UIUpdateInfo.current(of: $0) } : nil
  }

  /// Registers the link with the clock of its window again, or removes the link if it is disabled.
  private func restart() {
    if let listener { clock?.remove(listener) }
    listener = nil
    guard isEnabled, let clock = windowScene?.frameClock ?? view?.window?.frameClock else { return }
    self.clock = clock
    listener = clock.add(isEndless: true, isAwaited: requiresContinuousUpdates) { [weak self] now in
      self?.update(now) ?? false
    }
  }

  /// Performs the actions of the phases before layout now, and the actions of later phases after
  /// layout.
  ///
  /// Returns whether the clock is to call the link again.
  private func update(_ now: TimeInterval) -> Bool {
    guard let clock else { return false }
    let info = UIUpdateInfo(now, frameDuration: clock.frameDuration)
    let sorted = UIUpdateActionPhase.all.flatMap { phase in
      actions.filter { $0.phase === phase }
    }
    perform(sorted.filter { !$0.phase.isAfterCommit }, info)
    let later = sorted.filter { $0.phase.isAfterCommit }
    if !later.isEmpty { clock.runAfterFrame { [weak self] in self?.perform(later, info) } }
    return true
  }

  /// Performs actions, until one of them disables the link.
  private func perform(_ actions: [Action], _ info: UIUpdateInfo) {
    for action in actions where isEnabled { action.call(info) }
  }
}

extension UIUpdateLink: WindowFollower {
  internal final func windowChanged() { if isEnabled { restart() } }
}

/// The times of an update of the screen.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time of the update, by which animations are drawn.
  public let modelTime: TimeInterval
  /// The time at which the update has to be finished: a frame later.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the update is presented: a frame later.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the update is presented immediately: always `false`.
  public let isImmediatePresentationExpected = false
  /// Whether events are delivered in a separate phase: always `false`.
  public let isLowLatencyEventDispatchConfirmed = false
  /// Whether phases with low latency are being performed: always `false`.
  public let isPerformingLowLatencyPhases = false

  /// Returns the information about the current update of a scene; `nil` outside of an update.
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    UIUpdateInfo.current(of: windowScene.frameClock)
  }

  /// Returns the information about the current update of a view's window; `nil` outside of an
  /// update, or without a window.
  open class func current(for view: UIView) -> UIUpdateInfo? {
    view.window.flatMap { UIUpdateInfo.current(of: $0.frameClock) }
  }

  fileprivate static func current(of clock: FrameClock) -> UIUpdateInfo? {
    clock.isInFrame ? UIUpdateInfo(clock.now, frameDuration: clock.frameDuration) : nil
  }

  internal init(_ now: TimeInterval, frameDuration: TimeInterval) {
    modelTime = now
    completionDeadlineTime = now + frameDuration
    estimatedPresentationTime = now + frameDuration
    super.init()
  }
}

/// A phase of an update of the screen.
///
/// - Differs: Events are not delivered as a part of an update, and there are no phases with low
///   latency.
@preconcurrency @MainActor
public final class UIUpdateActionPhase: NSObject {
  /// Whether the phase follows the layout and drawing of views.
  fileprivate let isAfterCommit: Bool

  private init(isAfterCommit: Bool = false) {
    self.isAfterCommit = isAfterCommit
    super.init()
  }

  /// At the start of the update.
  public static let afterUpdateScheduled = UIUpdateActionPhase()
  /// Before events are delivered.
  public static let beforeEventDispatch = UIUpdateActionPhase()
  /// After events were delivered.
  public static let afterEventDispatch = UIUpdateActionPhase()
  /// Before display links are called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase()
  /// After display links were called.
  ///
  /// - Differs: a display link that is older than the update link is called before all phases, and
  ///   a newer one after them.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase()
  /// Before views are laid out and drawn.
  public static let beforeCATransactionCommit = UIUpdateActionPhase()
  /// After views were laid out and drawn.
  public static let afterCATransactionCommit = UIUpdateActionPhase(isAfterCommit: true)
  /// At the end of the update.
  public static let afterUpdateComplete = UIUpdateActionPhase(isAfterCommit: true)

  /// All phases, in their order.
  fileprivate static let all = [
    afterUpdateScheduled, beforeEventDispatch, afterEventDispatch, beforeCADisplayLinkDispatch,
    afterCADisplayLinkDispatch, beforeCATransactionCommit, afterCATransactionCommit,
    afterUpdateComplete,
  ]
}
