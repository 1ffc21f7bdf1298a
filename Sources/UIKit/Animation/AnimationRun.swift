import Foundation
import GalleyMotion

/// Changes that go their way together: those of one call of `UIView.animate`.
@MainActor
internal final class AnimationRun {
  let timing: AnimationTiming
  /// Whether fingers reach what is on its way.
  let allowsFingers: Bool
  private(set) var changes: [PropertyChange] = []
  /// How far all of them are: 0 where they came from, 1 where they go.
  private(set) var share = 0.0
  private var completions: [(Bool) -> Void] = []
  private var start: TimeInterval = 0
  /// What it goes by.
  private(set) weak var clock: FrameClock?
  private var listener: Int?
  private(set) var isOver = false

  init(timing: AnimationTiming, allowsFingers: Bool) {
    self.timing = timing
    self.allowsFingers = allowsFingers
  }

  /// The clock kept it alive, and went with its window: nothing will be seen on its way any more.
  isolated deinit {
    guard !isOver else { return }
    for change in changes { change.layer?.end(change) }
    let completions = completions
    guard !completions.isEmpty else { return }
    MainTurn.schedule { for completion in completions { completion(false) } }
  }

  /// Does something when it is over; told whether it came to its end.
  func whenOver(_ body: @escaping (Bool) -> Void) {
    if isOver { body(true) } else { completions.append(body) }
  }

  // MARK: Going

  /// Goes on its way with some changes, by the clock of the window that they are in; by another clock,
  /// where there are none and it only takes its time.
  func go(_ changes: [PropertyChange], by other: FrameClock? = nil) {
    guard timing.end > 0, let clock = changes.lazy.compactMap(\.clock).first ?? other else {
      // Nothing is seen on its way: it is there.
      MainTurn.schedule { self.finish(true) }
      return
    }
    self.clock = clock
    take(changes)
    start = clock.now + RealTime.lag(of: clock)
    // The clock keeps it alive while it goes.
    listener = clock.add(isEndless: timing.end == .infinity) { now in self.tick(now) }
    for change in changes { change.layer?.showMotion() }
  }

  /// Takes changes along that somebody else moves on.
  func take(_ changes: [PropertyChange]) {
    self.changes = changes
    for change in changes {
      change.run = self
      change.share = share
      change.start = change.layer?.localTime(clock?.now ?? 0) ?? 0
      change.blocksFingers = !allowsFingers
      change.layer?.add(change)
    }
  }

  private func tick(_ now: TimeInterval) -> Bool {
    // What has left its window is not on its way any more.
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

  /// Moves each change on by the time of its layer. The run is over when all of them are.
  private func tickByLayers(_ now: TimeInterval) -> Bool {
    show(at: now)
    let isDone = changes.allSatisfy { timing.isOver(at: $0.time(now)) && !$0.isTimeStill }
    if isDone {
      // Without changes there is no layer to go by.
      guard !changes.isEmpty || timing.isOver(at: now - start) else { return true }
      finish(true)
    }
    return !isOver
  }

  private func show(at now: TimeInterval) {
    share = timing.progress(at: min(max(now - start, 0), timing.end))
    for change in changes {
      change.share = timing.progress(at: min(change.time(now), timing.end))
      change.layer?.showNextFrame()
    }
  }

  /// Time goes in another way in a layer. A run waits for layers in which it stands still.
  func timeChanged() {
    guard let listener, let clock, !isOver else { return }
    clock.setEndless(
      listener, timing.end == .infinity || changes.contains { $0.isTimeStill })
    show(at: clock.now)
  }

  /// Shows all of them so far on their way.
  func move(to share: Double) {
    self.share = share
    for change in changes {
      change.share = share
      change.layer?.showNextFrame()
    }
  }

  // MARK: The end

  /// All is where it goes.
  func finish(_ cameToItsEnd: Bool) {
    guard !isOver else { return }
    isOver = true
    if let listener { clock?.remove(listener) }
    let changes = self.changes
    self.changes = []
    for change in changes { change.layer?.end(change) }
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(cameToItsEnd) }
  }

  /// One of them was taken away. Without any it is over.
  func remove(_ change: PropertyChange) {
    changes.removeAll { $0 === change }
    if changes.isEmpty { finish(false) }
  }
}

/// A property of a layer that goes from one value to another.
@MainActor
internal final class PropertyChange: LayerMotion.Step {
  private(set) weak var layer: CALayer?
  let changed: LayerProperty
  /// What it was before.
  let before: AnimatedValue
  /// What it was to become when it began.
  let after: AnimatedValue
  /// Where it was shown, for what can't be added.
  private let shownBefore: AnimatedValue
  weak var run: AnimationRun?
  /// How far it is: kept here, since asking the run for it would count references each time.
  var share = 0.0
  var blocksFingers = false
  /// When it began, in the time of its layer.
  var start: TimeInterval = 0
  let key: String? = nil
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

  func apply(to shown: inout ShownLayer) {
    guard let value = shown[changed] else { return }
    // What is still to go, on top of where the layer is at rest: so several changes of one property
    // go on together, and none jumps.
    shown[changed] =
      value.adding(1 - share, ofWayFrom: after, to: before)
      ?? shownBefore.mixed(with: value, at: share)
  }

  func wasRemoved() { run?.remove(self) }

  func timeChanged() { run?.timeChanged() }

  /// How long it has been on its way, in the time of its layer.
  func time(_ now: TimeInterval) -> TimeInterval { (layer?.localTime(now) ?? now) - start }

  /// Whether time stands still in its layer.
  var isTimeStill: Bool { layer?.isTimeStill == true }

  /// The layer is again what it was before.
  func undo() { layer?.set(changed, to: before) }

  /// The layer is what it shows.
  func settle() {
    guard let layer, let shown = layer.motion?.shown[changed] else { return }
    layer.set(changed, to: shown)
  }
}
