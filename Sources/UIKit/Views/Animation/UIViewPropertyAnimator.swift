import Foundation
import GalleyMotion

/// Animates changes, and can be paused, reversed and set to any fraction.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
///       card.center.y = 100
///     }
///     animator.fractionComplete = 0.4   // the position of the user's finger
///     animator.startAnimation()         // continues to the end
///
/// - Precondition: When the animator is released, it is neither paused nor stopped. Otherwise this
///   traps with UIKit's message.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Creating

  /// Creates an animator with timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenParameters = parameters
    (pace, self.duration) = parameters.pace(duration.isFinite ? max(duration, 0) : 0)
    super.init()
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration of zero.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Returns an animator that is already running.
  ///
  /// The options set the curve, and whether updates that the changes make necessary are animated.
  /// As in UIKit, options of transitions and of the direction have no effect.
  ///
  /// - Unverified: `.repeat` and `.allowUserInteraction` have no effect either: animated views
  ///   always receive touches, because `isUserInteractionEnabled` is `true` in a new animator.
  /// - Differs: Called on a subclass, it also returns a plain `UIViewPropertyAnimator`.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.flushesUpdates = options.contains(.flushUpdates)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// The timing parameters.
  open var timingParameters: (any UITimingCurveProvider)? { givenParameters }

  private let givenParameters: any UITimingCurveProvider
  /// The duration.
  open private(set) var duration: TimeInterval
  /// The delay before the animation starts.
  open private(set) var delay: TimeInterval = 0
  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive {
    willSet { if newValue != state { willChangeValue(forKey: "state") } }
    didSet {
      updateReleaseCheck()
      if state != oldValue { didChangeValue(forKey: "state") }
    }
  }
  /// Whether the animator is running.
  ///
  /// An animator keeps running after its views have left their window, until the window is
  /// deallocated.
  ///
  /// An app can observe this property. An animator with `pausesOnCompletion` does not call its
  /// completions, so this is how the app learns that the animation has reached its end.
  open var isRunning: Bool { runs && (clock != nil || listener == nil) }
  /// Whether animated views receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the app performs the hit testing of animated views itself.
  /// - Differs: it is stored without effect.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused and reversed.
  open var isInterruptible = true
  /// Whether the progress is linear in `fractionComplete` while the animator is paused.
  open var scrubsLinearly = true
  /// Whether the animation is paused at its end, and does not finish.
  open var pausesOnCompletion = false

  /// Whether the animation runs backward to its start.
  ///
  /// - Unverified: An animator that is reversed before it begins runs from the end of its changes
  ///   back to their start.
  open var isReversed = false { didSet { if isReversed != oldValue { directionChanged() } } }

  /// The fraction of the animation's duration that has passed in its direction.
  ///
  /// While the animation is reversed, this is the fraction of the way back to the start. So a
  /// paused animation that is reversed at 0.2 is at 0.8 afterward, and shows the same values.
  ///
  /// Setting this property pauses the animation at the fraction.
  open var fractionComplete: CGFloat {
    get { isReversed && state != .inactive ? 1 - fraction : fraction }
    set {
      guard newValue.isFinite, state != .stopped else { return }
      if state == .inactive { begin() }
      runs = false
      stopTicking()
      let passed = min(max(newValue, 0), 1)
      fraction = isReversed ? 1 - passed : passed
      for part in parts { part.scrub(to: fraction, pace: scrubsLinearly ? .linear : pace) }
    }
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    if let held = PausedAnimations.current { return held.add(self) }
    guard state != .stopped, !isRunning else { return }
    if state == .inactive {
      begin()
      self.delay = delay.isFinite ? max(delay, 0) : 0
    }
    goOn(after: delay, for: nil)
  }

  open func pauseAnimation() {
    if state == .inactive { begin() }
    runs = false
    stopTicking()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    stopTicking()
    let length = durationFactor > 0 ? duration * durationFactor : nil
    if let parameters {
      pace = parameters.pace(length ?? duration).pace
    }
    goOn(after: 0, for: length)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    runs = false
    stopTicking()
    settle()
    for part in parts { part.finish(false) }
    if withoutFinishing { reset() } else { state = .stopped }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    // An app may stop and finish an animator without knowing whether it is over.
    guard state != .inactive else { return }
    guard state == .stopped else {
      Misuse.trap(
        "finishAnimationAtPosition: should only be called on a stopped animator!",
        "call stopAnimation(false) first")
    }
    if finalPosition != .current { settle(finalPosition == .end) }
    callCompletions(at: finalPosition)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(delayFactor, 0), 1)
    if state == .active {
      record(animation, from: fraction + (1 - fraction) * factor)
    } else {
      waiting.append((animation, factor))
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Internals

  private var pace: Pace
  /// Whether updates that the changes make necessary are part of the animation.
  private var flushesUpdates = false
  /// The fraction of the way from the start to the end that is shown, whatever the direction.
  private var fraction: CGFloat = 0
  /// The closures that make changes when the animator begins, each with its delay factor.
  private var waiting: [(animation: () -> Void, factor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The animated changes, until the animation is over.
  private var parts: [Part] = []
  /// Whether the animation is running or is about to end.
  ///
  /// If the clock was deallocated, the animation no longer runs, but the value remains `true`; see
  /// `isRunning`. The value also remains `true` while an animation that is running gets another
  /// direction or timing.
  private var runs = false {
    willSet { if newValue != runs { willChangeValue(forKey: "running") } }
    didSet {
      updateReleaseCheck()
      if runs != oldValue { didChangeValue(forKey: "running") }
    }
  }
  private let releaseCheck = ReleaseCheck()
  private var listener: Int?
  private weak var clock: FrameClock?
  /// Identifies the block that ends the animation asynchronously; `nil` if there is none.
  ///
  /// Such a block is scheduled if the animation has no frame left to show, or if there is no clock.
  private var arrival: Arrival?

  /// Identifies a block that has not run yet.
  private final class Arrival {}

  /// An object that only the animator retains, and that traps when it is released at a wrong time.
  ///
  /// The animator itself has no deinitializer. It would be isolated to the main actor, and then the
  /// compiler would refuse a `deinit` in an app's subclass.
  private final class ReleaseCheck {
    /// Whether the animator is neither paused nor stopped.
    var isAllowed = true

    deinit {
      guard !isAllowed else { return }
      Misuse.trap(
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.",
        "call stopAnimation(true), or stopAnimation(false) and finishAnimation(at:)")
    }
  }

  /// Called when the state changes, and when the animation starts or is paused.
  private func updateReleaseCheck() {
    releaseCheck.isAllowed = state == .inactive || state == .active && runs
  }

  /// The animations that the running closure of an animator has added so far.
  private struct Recording {
    let animator: UIViewPropertyAnimator
    /// The recorder of the changes that the closure makes outside of keyframes.
    weak var recorder: AnimationRecorder?
    /// The keyframes, and the changes that the closure has made before keyframes, in the order in
    /// which they were added.
    var keyframes: [(run: AnimationRun, changes: [PropertyChange])] = []
  }

  /// The recording of the running closure; `nil` if no closure is running.
  private static var recording: Recording?

  /// Adds keyframes to the animator whose closure is running, so that the animator moves them.
  ///
  /// Returns `false` if no closure of an animator is running.
  internal static func add(_ run: AnimationRun, _ changes: [PropertyChange]) -> Bool {
    guard recording != nil else { return false }
    run.add(changes)
    recording?.keyframes.append((run, changes))
    return true
  }

  /// Called before keyframes are added.
  ///
  /// The changes that the running closure has made so far get an animation that precedes the
  /// keyframes, because the keyframes begin with the values at the end of these changes.
  internal static func keyframesWillBegin() {
    guard let recording, let recorder = recording.recorder, recorder === AnimationRecorder.current
    else { return }
    let changes = recorder.removeChanges()
    if !changes.isEmpty { _ = add(recording.animator.makeRun(pace: .linear), changes) }
  }

  private func makeRun(pace: Pace) -> AnimationRun {
    AnimationRun(
      timing: AnimationTiming(duration: duration, pace: pace),
      allowsTouches: isUserInteractionEnabled)
  }

  /// Calls a closure that makes changes. Returns the keyframes that the closure adds, and the
  /// changes that it makes before keyframes.
  private func keyframes(
    while body: () -> Void
  ) -> [(run: AnimationRun, changes: [PropertyChange])] {
    let outer = UIViewPropertyAnimator.recording
    UIViewPropertyAnimator.recording = Recording(
      animator: self, recorder: AnimationRecorder.current)
    defer { UIViewPropertyAnimator.recording = outer }
    body()
    return UIViewPropertyAnimator.recording?.keyframes ?? []
  }

  /// Sets the properties to the values that are visible now.
  private func settle() {
    // All values are read before a value is set. Otherwise, if several changes are of the same
    // property, setting the property for one change would change the value to read for the others.
    let visible = parts.flatMap(\.changes).map { ($0, $0.visible) }
    for case (let change, let value?) in visible { change.layer?.set(change.changed, to: value) }
  }

  /// Sets the properties to their values after, or before, all changes.
  private func settle(_ atEnd: Bool) {
    let changes = parts.flatMap(\.changes)
    if atEnd {
      for change in changes { change.layer?.set(change.changed, to: change.after) }
    } else {
      // The latest changes are undone first, because several changes may be of the same property.
      for change in changes.reversed() { change.undo() }
    }
  }

  /// Makes the waiting changes, and records them.
  private func begin() {
    state = .active
    let waiting = self.waiting
    self.waiting = []
    for (animation, factor) in waiting { record(animation, from: factor) }
    guard isReversed else { return }
    fraction = 1
    for part in parts { part.move(to: 1) }
  }

  /// Makes changes, which begin at a fraction of the duration, and records them.
  private func record(_ animation: () -> Void, from start: CGFloat) {
    let style = UIView.AnimationStyle(duration: duration, pace: pace)
    if flushesUpdates { UIView.performWithoutAnimation { UIView.flushUpdates() } }
    var keyframes: [(run: AnimationRun, changes: [PropertyChange])] = []
    let lastChanges = AnimationRecorder.changes(style: style) {
      keyframes = self.keyframes {
        animation()
        if flushesUpdates { UIView.flushUpdates() }
      }
    }
    let run = makeRun(pace: pace)
    run.add(lastChanges)
    let changes = keyframes.flatMap(\.changes) + lastChanges
    parts.append(Part(run: run, keyframes: keyframes.map(\.run), changes: changes, start: start))
    if clock == nil { clock = changes.lazy.compactMap(\.clock).first }
  }

  /// Continues from the current position, to the end or back to the start.
  private func goOn(after delay: TimeInterval, for length: TimeInterval?) {
    let rest = isReversed ? fraction : 1 - fraction
    let delay = delay.isFinite ? max(delay, 0) : 0
    guard let clock, rest > 0, duration > 0 || delay > 0 else { return arriveInNextTurn() }
    let (first, last): (CGFloat, CGFloat) = (fraction, isReversed ? 0 : 1)
    let time = length ?? duration * rest
    let start = clock.now + delay
    for index in parts.indices { parts[index].from = parts[index].run.share }
    // The clock retains the animator while it is running.
    listener = clock.add { [self] now in
      let passed = time > 0 ? min(max((now - start) / time, 0), 1) : now < start ? 0 : 1
      fraction = first + (last - first) * passed
      for part in parts { part.show(fraction, from: first, to: last, in: time, pace) }
      guard now >= start + time - 1e-9 else { return true }
      listener = nil
      arrived()
      return false
    }
    runs = true
  }

  /// Ends the animation asynchronously on the main queue, unless the animator is paused or stopped
  /// before.
  private func arriveInNextTurn() {
    let arrival = Arrival()
    self.arrival = arrival
    // The clock of an earlier run may have been deallocated, and its listener with it.
    listener = nil
    MainTurn.schedule { [self] in
      guard self.arrival === arrival else { return }
      self.arrival = nil
      fraction = isReversed ? 0 : 1
      for part in parts { part.move(to: fraction) }
      arrived()
    }
    runs = true
  }

  private func directionChanged() {
    guard isRunning else { return }
    stopTicking()
    goOn(after: 0, for: nil)
  }

  /// Pauses the animation.
  private func stopTicking() {
    if let listener { clock?.remove(listener) }
    listener = nil
    arrival = nil
  }

  /// Called when the animation has reached its end or, if it is reversed, its start.
  private func arrived() {
    if pausesOnCompletion { return runs = false }
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if isReversed { settle(false) }
    for part in parts { part.finish(true) }
    runs = false
    callCompletions(at: position)
  }

  private func callCompletions(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    reset()
    for completion in completions { completion(position) }
  }

  /// Prepares the animator for further changes.
  private func reset() {
    completions = []
    parts = []
    fraction = 0
    arrival = nil
    clock = nil
    // An observer of the state may start the animator again.
    state = .inactive
  }
}
