import Foundation
import GalleyMotion

// Animations that an app adds to a layer.

extension CALayer {
  /// Adds a copy of an animation, which replaces animations with the same key, and starts it.
  internal func begin(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.makeCopy()
    if let transition = copy as? CATransition { return begin(transition) }
    if let key { endAnimations { $0 == key } }
    LayerAnimation(copy, key: key, on: self).begin()
  }

  /// Removes the animations whose keys satisfy a condition.
  internal func endAnimations(where isMeant: (_ key: String?) -> Bool) {
    for step in motion?.steps ?? [] where isMeant(step.key) { end(step); step.wasRemoved() }
  }

  /// Returns the latest animation with a key.
  internal func addedAnimation(forKey key: String) -> CAAnimation? {
    let step = motion?.steps.last { $0.key == key }
    return (step as? LayerAnimation)?.animation ?? (step as? RunningLayerTransition)?.transition
      ?? (step as? PropertyChange)?.asAnimation
  }

  /// The keys of the animations; `nil` if there are none.
  internal var keysOfAnimations: [String]? {
    let keys = motion?.steps.compactMap { $0.key }
    return keys?.isEmpty == false ? keys : nil
  }

  /// Called when the layer has moved into a window: starts animations that were added before, in
  /// this layer, in its mask, and in sublayers without a view.
  internal func startWaitingAnimations() {
    for step in motion?.steps ?? [] { (step as? LayerAnimation)?.startIfWaiting() }
    for child in children where child.view == nil { child.startWaitingAnimations() }
    mask?.startWaitingAnimations()
  }

  /// Returns a copy of the layer with the values that are visible now.
  internal func makePresentation() -> Self {
    CALayer.presentedModel = self
    let copy = AnimationRecorder.still { type(of: self).init(_madeForView: ()) }
    // Clear the property also if a subclass declares `init(_madeForView:)` itself and has not
    // cleared the property. Otherwise the next new layer would be a copy.
    CALayer.presentedModel = nil
    copy.original = self
    AnimationRecorder.still {
      copy.place = shownPlace
      copy.look = shownLook
      copy.valuesOfApps = shownValuesOfApps
      copy.copyPropertiesAtRest(of: self)
      copy.copyOwnProperties(of: self)
    }
    return copy
  }
}

/// An animation that an app has added to a layer.
@MainActor
internal final class LayerAnimation: LayerMotion.Step {
  let animation: CAAnimation
  let key: String?
  let blocksTouches = false
  let property: LayerProperty? = nil
  private weak var layer: CALayer?
  private let timing: AnimationTiming
  /// Whether the layer's content is drawn in each frame.
  private let redraws: Bool
  private var start: TimeInterval = 0
  /// The time since the animation began, in the time of the layer; negative before the begin time.
  private var passed: TimeInterval = 0
  /// Whether the delegate was notified of the beginning.
  private var hasBegun = false
  private var isOver = false
  private var listener: Int?
  private weak var clock: FrameClock?
  /// Called when the animation is over, for the completion blocks of transactions.
  ///
  /// The closure is `nil` if no block waits for the animation.
  private let whenOver: (() -> Void)?

  init(_ animation: CAAnimation, key: String?, on layer: CALayer) {
    self.animation = animation
    self.key = key
    self.layer = layer
    timing = animation.timing
    let keys = animation.keys
    for key in keys { layer.prepareValueOfApps(key) }
    redraws = keys.contains { type(of: layer).needsDisplay(forKey: $0) }
    whenOver = CATransaction.waitForOne()
  }

  /// Ends an animation whose layer was deallocated.
  isolated deinit {
    guard !isOver, animation.delegate != nil || whenOver != nil else { return }
    let animation = animation
    let whenOver = whenOver
    MainTurn.schedule {
      animation.delegate?.animationDidStop(animation, finished: false)
      whenOver?()
    }
  }

  /// Starts the animation by the clock of the layer's window.
  ///
  /// If the layer is in no window, the animation waits at its start.
  func begin() {
    guard let layer else { return }
    setClock(layer.frameClock)
    layer.add(self)
    notifyOfBegin()
    goOn()
  }

  /// Called when the layer has moved into a window: starts the animation if it was waiting.
  func startIfWaiting() {
    guard clock == nil, !isOver, let clock = layer?.frameClock else { return }
    setClock(clock)
    goOn()
  }

  private func setClock(_ clock: FrameClock?) {
    self.clock = clock
    let now = localTime(clock?.now ?? 0)
    // With a begin time in the past, the animation has already run for a while.
    start = animation.beginTime != 0 ? animation.beginTime : now
    passed = now - start
  }

  /// Calls the delegate once, as soon as the begin time has been reached.
  private func notifyOfBegin() {
    guard !hasBegun, passed >= 0 else { return }
    hasBegun = true
    animation.delegate?.animationDidStart(animation)
  }

  /// Runs the animation by its clock, if there is one.
  private func goOn() {
    listener = clock?.add(isEndless: isEndless) { [weak self] in self?.tick($0) ?? false }
  }

  /// Whether the animation never ends.
  private var isEndless: Bool {
    timing.end == .infinity || animation.speed == 0 || layer?.isTimeStill == true
  }

  /// Returns the time of the layer at a time of the clock.
  private func localTime(_ now: TimeInterval) -> TimeInterval { layer?.localTime(now) ?? now }

  /// Called when the time of the layer has changed.
  ///
  /// While the layer's time is stopped, the animation does not end.
  func timeChanged() {
    guard let clock, !isOver else { return }
    passed = localTime(clock.now) - start
    if let listener { clock.setEndless(listener, isEndless) }
  }

  private func tick(_ now: TimeInterval) -> Bool {
    guard !isOver else { return false }
    // The animation ends when its layer leaves the window, unless `isRemovedOnCompletion` is
    // `false`.
    if animation.isRemovedOnCompletion, layer?.frameClock == nil {
      stop(false)
      return false
    }
    passed = localTime(now) - start
    notifyOfBegin()
    guard !isOver else { return false }
    if animation.isOver(at: passed, by: timing), layer?.isTimeStill != true {
      stop(true)
      return false
    }
    layer?.showMotion()
    layer?.redrawDelayedInstances()
    if redraws { layer?.contentChanged(redraws: true) }
    return true
  }

  func apply(to shown: inout ShownLayer) {
    if isOver, !animation.fillsForwards { return }
    let time = isOver ? passed : passedInInstance
    guard let progress = animation.progress(at: time, by: timing) else { return }
    animation.apply(at: progress, of: timing.duration, to: &shown)
  }

  /// The time since the animation began. While a `CAReplicatorLayer` draws a delayed instance of
  /// its sublayers, this is the time in that instance.
  private var passedInInstance: TimeInterval {
    guard CALayer.delayOfInstance != 0 else { return passed }
    guard let clock else { return passed - CALayer.delayOfInstance }
    return localTime(clock.now - CALayer.delayOfInstance) - start
  }

  /// Ends the animation.
  ///
  /// The animation remains visible if it is not removed on completion.
  private func stop(_ finished: Bool) {
    isOver = true
    if let listener { clock?.remove(listener) }
    if animation.isRemovedOnCompletion || !finished {
      layer?.end(self)
    } else {
      layer?.showMotion()
    }
    animation.delegate?.animationDidStop(animation, finished: finished)
    whenOver?()
  }

  func wasRemoved() {
    guard !isOver else { return }
    stop(false)
  }
}

extension PropertyChange {
  /// The change as an animation that an app can read.
  fileprivate var asAnimation: CAAnimation {
    let animation = CABasicAnimation(keyPath: changed.key)
    animation.fromValue = before.object
    animation.toValue = after.object
    animation.duration = run?.timing.duration ?? 0
    return animation
  }
}

extension CAAnimation {
  /// The keys of the properties that the animation changes.
  fileprivate var keys: [String] {
    if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.keys) }
    let path = (self as? CAPropertyAnimation)?.keyPath
    return path.map { [String($0.prefix { $0 != "." })] } ?? []
  }
}
