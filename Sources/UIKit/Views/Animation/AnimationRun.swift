import Foundation
import GalleyMotion

/// The changes of one call of `UIView.animate`, which are animated together.
@MainActor
internal final class AnimationRun {
  /// The duration, the delay, the pace and the repetitions.
  let timing: AnimationTiming
  /// Whether animated views receive touches.
  let allowsTouches: Bool
  private(set) var changes: [PropertyChange] = []
  /// The progress of the changes: 0 at the start, 1 at the end.
  private(set) var share = 0.0
  private var completions: [(Bool) -> Void] = []
  private var start: TimeInterval = 0
  /// The clock of the animation.
  private(set) weak var clock: FrameClock?
  /// The identifier of the closure that the clock calls in each frame.
  private var listener: Int?
  /// Whether the animation has ended.
  private(set) var isOver = false
  /// Whether the animation ran to its end; `false` if it was removed before, or is not over.
  private var cameToItsEnd = false

  init(timing: AnimationTiming, allowsTouches: Bool) {
    self.timing = timing
    self.allowsTouches = allowsTouches
  }

  /// Ends an animation whose clock was deallocated with its window.
  ///
  /// The clock retains an animation that runs. Without the clock, no further frame is shown.
  isolated deinit {
    guard !isOver else { return }
    for change in changes { change.layer?.end(change) }
    let completions = completions
    guard !completions.isEmpty else { return }
    MainTurn.schedule { for completion in completions { completion(false) } }
  }

  /// Calls a closure when the animation is over. The argument of the closure is `true` if the
  /// animation finished.
  func whenOver(_ body: @escaping (Bool) -> Void) {
    if isOver { body(cameToItsEnd) } else { completions.append(body) }
  }

  // MARK: Running

  /// Animates changes by the clock of their window.
  ///
  /// If there are no changes, the animation ends after its duration, measured by the clock `other`.
  func go(_ changes: [PropertyChange], by other: FrameClock? = nil) {
    guard timing.end > 0, let clock = changes.lazy.compactMap(\.clock).first ?? other else {
      // Without a clock no frame is shown, so the animation ends immediately.
      MainTurn.schedule { self.finish(true) }
      return
    }
    self.clock = clock
    add(changes)
    start = clock.now + RealTime.lag(of: clock)
    // The clock retains the closure, and so the run, until the run is over.
    listener = clock.add(isEndless: timing.end == .infinity) { now in self.tick(now) }
    for change in changes { change.layer?.showMotion() }
  }

  /// Adds changes to their layers, which show them at the current progress of the run.
  func add(_ changes: [PropertyChange]) {
    self.changes = changes
    for change in changes {
      change.run = self
      change.share = share
      change.start = change.layer?.localTime(clock?.now ?? 0) ?? 0
      change.blocksTouches = !allowsTouches
      change.layer?.add(change)
    }
  }

  private func tick(_ now: TimeInterval) -> Bool {
    // A layer that has left its window is no longer animated.
    guard changes.isEmpty || changes.contains(where: { $0.clock != nil }) else {
      finish(false)
      return false
    }
    if CALayer.isTimeChanged { return tickByLayers(now) }
    let time = max(now - start, 0)
    if timing.isOver(at: time) {
      finish(true)
      return false
    }
    move(to: timing.progress(at: time))
    return !isOver
  }

  /// Advances each change by the time of its layer.
  ///
  /// The run is over when all of its changes are over.
  private func tickByLayers(_ now: TimeInterval) -> Bool {
    show(at: now)
    let isDone = changes.allSatisfy { timing.isOver(at: $0.time(now)) && !$0.isTimeStill }
    if isDone {
      // A run without changes has no layers, so only the time of the clock counts.
      guard !changes.isEmpty || timing.isOver(at: now - start) else { return true }
      finish(true)
    }
    return !isOver
  }

  /// Shows each change at the time of its layer.
  private func show(at now: TimeInterval) {
    share = timing.progress(at: min(max(now - start, 0), timing.end))
    for change in changes {
      change.share = timing.progress(at: min(change.time(now), timing.end))
      change.layer?.showNextFrame()
    }
  }

  /// Called when the time of a layer has changed.
  ///
  /// A run does not end while the time of one of its layers is stopped.
  func timeChanged() {
    guard let listener, let clock, !isOver else { return }
    clock.setEndless(
      listener, timing.end == .infinity || changes.contains { $0.isTimeStill })
    show(at: clock.now)
  }

  /// Shows all changes at a progress.
  func move(to share: Double) {
    self.share = share
    for change in changes {
      change.share = share
      change.layer?.showNextFrame()
    }
  }

  // MARK: The end

  /// Ends the animation: the layers show their own values, and the completions are called.
  func finish(_ cameToItsEnd: Bool) {
    guard !isOver else { return }
    isOver = true
    self.cameToItsEnd = cameToItsEnd
    if let listener { clock?.remove(listener) }
    let changes = self.changes
    self.changes = []
    for change in changes { change.layer?.end(change) }
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(cameToItsEnd) }
  }

  /// Called when a layer has removed a change.
  ///
  /// If no change is left, the run ends.
  func remove(_ change: PropertyChange) {
    changes.removeAll { $0 === change }
    if changes.isEmpty { finish(false) }
  }
}

/// An animated change of a layer's property.
@MainActor
internal final class PropertyChange: LayerMotion.Step {
  private(set) weak var layer: CALayer?
  let changed: LayerProperty
  /// The value before the change.
  let before: AnimatedValue
  /// The value after the change, as it was when the animation began.
  let after: AnimatedValue
  /// The value that was visible before the change, which differs from `before` during an earlier
  /// animation.
  ///
  /// An animation of values that cannot be added starts from this value.
  private let shownBefore: AnimatedValue
  weak var run: AnimationRun?
  /// The progress of the run, copied because an access to the weak reference `run` takes longer.
  var share = 0.0
  var blocksTouches = false
  /// The position of the change among the keyframes of its property; `nil` if it is not a keyframe.
  var keyframe: Keyframe?
  /// The time at which the change began, in the time of its layer.
  var start: TimeInterval = 0
  var key: String? { changed.key }
  var property: LayerProperty? { changed }

  init(
    layer: CALayer, property: LayerProperty, before: AnimatedValue, after: AnimatedValue,
    shown: AnimatedValue? = nil
  ) {
    self.layer = layer
    changed = property
    self.before = before
    self.after = after
    shownBefore = shown ?? before
  }

  var clock: FrameClock? { layer?.frameClock }

  /// A position among the keyframes that change one property.
  enum Keyframe {
    case first
    /// The change begins where the change of the previous keyframe has ended.
    case later
  }

  func apply(to shown: inout ShownLayer) {
    guard let value = shown[changed] else { return }
    // The remaining difference is added to the current value of the layer. So several changes of
    // one property run together without a jump.
    if let sum = value.adding(1 - share, ofWayFrom: after, to: before) {
      shown[changed] = sum
    } else if let keyframe {
      // Values that cannot be added follow the keyframes, one after the other.
      if keyframe == .later, share == 0 { return }
      let start = keyframe == .first ? shownBefore : before
      shown[changed] = start.mixed(with: after, at: share)
    } else if share == 0, run?.timing.delay == 0, case .flag(let from) = shownBefore,
      case .flag(let to) = value
    {
      // A hidden view that is shown in an animation is visible from the first frame, unless the
      // animation has a delay.
      shown[changed] = .flag(from && to)
    } else {
      shown[changed] = shownBefore.mixed(with: value, at: share)
    }
  }

  func wasRemoved() { run?.remove(self) }

  func timeChanged() { run?.timeChanged() }

  /// Returns the time since the change began, in the time of its layer.
  func time(_ now: TimeInterval) -> TimeInterval { (layer?.localTime(now) ?? now) - start }

  /// Whether the time of the layer is stopped.
  var isTimeStill: Bool { layer?.isTimeStill == true }

  /// Sets the property of the layer to its value before the change.
  func undo() { layer?.set(changed, to: before) }

  /// The value of the property that is visible now; `nil` if the layer is not animated.
  var visible: AnimatedValue? { layer?.motion?.shown[changed] }
}
