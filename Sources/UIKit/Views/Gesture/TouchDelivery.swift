import Foundation

/// Delivers the touches of a window.
///
/// A touch first goes to the gesture recognizers of the touched view and its superviews, then to
/// the view itself.
@MainActor
internal final class TouchDelivery {
  /// The time for which a scroll view delays a touch in its subviews, because the user may be about
  /// to scroll.
  private static let secondsOfDelay: TimeInterval = 0.15

  private unowned let window: UIWindow
  /// The touches that are down.
  private(set) var touches: [UITouch] = []
  /// Touches that have ended, but whose views have not received the end yet.
  private var lingering: [UITouch] = []
  /// The recognizers that receive touches. The recognizers of the innermost view are first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// The last tap, for counting taps.
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  /// Whether `settle()` will be called in the next frame.
  private var isWaiting = false
  /// The number of events and timers that are being processed. `settle()` is called afterward.
  private var openWork = 0

  init(window: UIWindow) { self.window = window }

  // Touches and their recognizers have strong references to each other. For a touch that has not
  // ended yet, these references are removed here.
  isolated deinit { for touch in touches + lingering { touch.gestureRecognizers = nil } }

  /// The longest time between the taps of a double tap.
  static var secondsBetweenTaps: TimeInterval { 0.35 }
  /// The largest distance between taps, and of a movement during a tap.
  static var pointsBetweenTaps: CGFloat { 45 }

  private var now: TimeInterval { window.frameClock.now }

  // MARK: Fingers

  /// Begins a touch.
  func down(at place: CGPoint) -> UITouch {
    let touch = UITouch()
    touch.window = window
    touch.place = place
    touch.previousPlace = place
    touch.start = place
    touch.tapCount = tapCount(at: place)
    touches.append(touch)
    send([touch: .began])
    return touch
  }

  /// Moves touches.
  func move(_ places: [UITouch: CGPoint]) {
    for (touch, place) in places {
      touch.previousPlace = touch.place
      touch.place = place
      let distance = place.translation(from: touch.start).length
      if distance > TouchDelivery.pointsBetweenTaps { touch.hasMoved = true }
    }
    send(places.mapValues { _ in .moved })
  }

  /// Ends or cancels touches.
  func end(_ ending: [UITouch], as phase: UITouch.Phase = .ended) {
    var phases: [UITouch: UITouch.Phase] = [:]
    for touch in ending {
      touch.previousPlace = touch.place
      phases[touch] = phase
      guard phase == .ended else { continue }
      // A touch that has moved is no tap, so the next touch is a first tap.
      lastTap = touch.hasMoved ? nil : (place: touch.place, time: now, count: touch.tapCount)
    }
    send(phases)
  }

  /// Returns the number of consecutive taps, including a touch that begins.
  private func tapCount(at place: CGPoint) -> Int {
    guard let last = lastTap, now - last.time <= TouchDelivery.secondsBetweenTaps + 1e-9,
      place.translation(from: last.place).length <= TouchDelivery.pointsBetweenTaps
    else { return 1 }
    return last.count + 1
  }

  /// Sends an event with all touches, some of which have new phases.
  private func send(_ phases: [UITouch: UITouch.Phase]) {
    for touch in touches {
      touch.phase = phases[touch] ?? .stationary
      if phases[touch] != nil { touch.timestamp = now }
    }
    let event = makeEvent(touches)
    // A subclass that overrides `sendEvent(_:)` receives the event first.
    UIApplication.shared.sendEvent(event)
    let removed = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    touches.removeAll { touch in removed.contains { $0 === touch } }
    lingering += removed.filter { !$0.delivery.isOver }
    resetRecognizers()
    window.layoutIfNeeded()
  }

  /// Creates an event at the current time.
  private func makeEvent(_ all: [UITouch]) -> UIEvent {
    let event = UIEvent()
    event.timestamp = now
    event.touches = all
    return event
  }

  // MARK: An event

  /// Delivers an event to the recognizers, and then to the views.
  func deliver(_ event: UIEvent) {
    process(event) {
      for touch in event.touches where touch.phase == .began { findReceivers(of: touch, event) }
      for recognizer in recognizers { deliver(event, to: recognizer) }
      for touch in event.touches where touch.phase != .stationary && !touch.delivery.isOver {
        touch.delivery.undeliveredPhases.append(touch.phase)
      }
    }
  }

  /// Calls a closure in which recognizers may get new states, and then calls `settle(_:)`.
  func process(_ event: UIEvent?, _ body: @MainActor () -> Void) {
    openWork += 1
    body()
    openWork -= 1
    settle(event)
  }

  /// Called when a recognizer has set a new state.
  ///
  /// If it has done so outside of an event, for example when a timer of the app has fired, the
  /// targets are called asynchronously on the main queue.
  func stateWasSet(by recognizer: UIGestureRecognizer) {
    guard openWork == 0 else { return }
    MainTurn.schedule { [weak self, weak recognizer] in
      if let recognizer { self?.settleWithoutTouches(recognizer) }
      self?.settle()
    }
  }

  /// Calls the targets of a recognizer that has set its state although it receives no touches.
  ///
  /// After the last state of the gesture, the recognizer is reset, because no touch will end.
  private func settleWithoutTouches(_ recognizer: UIGestureRecognizer) {
    guard !recognizers.contains(where: { $0 === recognizer }) else { return }
    recognizer.callTargets()
    if recognizer.arbitration.state.isOver { recognizer.returnToPossible() }
  }

  /// Calls the targets of recognizers with new states, and delivers pending phases to views.
  ///
  /// Called after an event, and when a recognizer no longer waits.
  func settle(_ event: UIEvent? = nil) {
    for recognizer in recognizers { recognizer.callTargets() }
    for touch in touches + lingering { deliverPhases(of: touch, event ?? makeEvent(touches)) }
    lingering.removeAll { $0.delivery.isOver || $0.delivery.undeliveredPhases.isEmpty }
    resetRecognizers()
    if (touches + lingering).contains(where: { !$0.delivery.undeliveredPhases.isEmpty }) {
      waitForFrame()
    }
  }

  /// Calls `settle()` in the next frame, because some touches are delayed: their views have not
  /// received them yet.
  private func waitForFrame() {
    guard !isWaiting else { return }
    isWaiting = true
    window.frameClock.add { [weak self] _ in
      self?.isWaiting = false
      self?.settle()
      return false
    }
  }

  /// Finds the view under a touch, and the recognizers of that view and its superviews.
  private func findReceivers(of touch: UITouch, _ event: UIEvent) {
    let isIgnored = UIApplication.shared.isIgnoringInteractionEvents
    touch.view = isIgnored ? nil : window.hitTest(touch.place, with: event)
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let at = view {
      found += (at.gestureRecognizers ?? []).filter { $0.wants(touch, event) }
      view = at.superview
    }
    touch.gestureRecognizers = found
    for recognizer in found {
      recognizer.arbitration.touches.append(touch)
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      for other in found where other !== recognizer { recognizer.meet(other) }
    }
    touch.delivery.isRefused = touch.view.map { !mayReceive(touch, $0) } ?? true
    if touch.view?.scrollViewThatDelaysTouches != nil {
      touch.delivery.heldUntil = now + TouchDelivery.secondsOfDelay
    }
  }

  /// Delivers an event to a recognizer, with the touches that the recognizer receives.
  private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
    guard !recognizer.arbitration.state.isOver, recognizer.arbitration.waiting == nil else {
      return
    }
    let own = recognizer.arbitration.touches.filter { touch in
      event.touches.contains { $0 === touch }
    }
    guard let middle = own.map(\.place).middle else { return }
    recognizer.arbitration.middle = middle
    func those(_ phase: UITouch.Phase) -> Set<UITouch> { Set(own.filter { $0.phase == phase }) }
    let (began, moved) = (those(.began), those(.moved))
    let (ended, cancelled) = (those(.ended), those(.cancelled))
    if !began.isEmpty { recognizer.touchesBegan(began, with: event) }
    if !moved.isEmpty { recognizer.touchesMoved(moved, with: event) }
    if !ended.isEmpty { recognizer.touchesEnded(ended, with: event) }
    if !cancelled.isEmpty { recognizer.touchesCancelled(cancelled, with: event) }
  }

  /// Resets recognizers whose touches have ended, unless they wait for another touch, or for
  /// another recognizer to fail.
  private func resetRecognizers() {
    for recognizer in recognizers {
      recognizer.arbitration.touches.removeAll { touch in !touches.contains { $0 === touch } }
      guard recognizer.arbitration.touches.isEmpty else { continue }
      let isWaiting = recognizer.arbitration.waiting != nil || recognizer.waitsForMoreTouches
      guard recognizer.arbitration.state.isOver || !isWaiting else { continue }
      guard recognizer.arbitration.undeliveredStates.isEmpty else { continue }
      recognizers.removeAll { $0 === recognizer }
      recognizer.returnToPossible()
      release(recognizer)
    }
  }

  /// Removes a recognizer from all touches, after the recognizer was reset.
  ///
  /// Touches that the recognizer has delayed are delivered to their views in the next frame.
  func release(_ recognizer: UIGestureRecognizer) {
    for touch in touches + lingering { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
  }

  // MARK: The touched view

  /// The phases of a touch that its view has received, or will receive.
  struct ViewPhases {
    /// Whether the view does not receive the touch, because of `isExclusiveTouch` or
    /// `isMultipleTouchEnabled`.
    var isRefused = false
    /// Whether the view has received the beginning of the touch.
    var hasBegun = false
    /// Whether the view receives no more phases of the touch.
    var isOver = false
    /// The phases that the view has not received yet, in order.
    var undeliveredPhases: [UITouch.Phase] = []
    /// The time until which a scroll view delays the touch, because the user may be about to
    /// scroll.
    var heldUntil: TimeInterval?
  }

  /// Whether a view may receive a touch beside the touches that have already begun.
  private func mayReceive(_ touch: UITouch, _ view: UIView) -> Bool {
    let others = touches.filter { $0 !== touch && $0.delivery.hasBegun && !$0.delivery.isOver }
    let elsewhere = others.filter { $0.view !== view }
    if elsewhere.contains(where: { $0.view?.isExclusiveTouch == true }) { return false }
    if view.isExclusiveTouch, !elsewhere.isEmpty { return false }
    return view.isMultipleTouchEnabled || elsewhere.count == others.count
  }

  /// Delivers the pending phases of a touch to its view, unless a recognizer delays them.
  private func deliverPhases(of touch: UITouch, _ event: UIEvent) {
    guard !touch.delivery.isOver else { return }
    if touch.delivery.isRefused || isTaken(touch) {
      if touch.delivery.hasBegun { deliver(touch, .cancelled, event) }
      touch.delivery.undeliveredPhases = []
      touch.delivery.isOver = true
      return
    }
    while let phase = touch.delivery.undeliveredPhases.first, !touch.delivery.isOver,
      !isHeld(touch, phase)
    {
      touch.delivery.undeliveredPhases.removeFirst()
      if phase == .began, touch.view?.scrollViewDelivers(touch, with: event) == false {
        touch.delivery.undeliveredPhases = []
        touch.delivery.isOver = true
        return
      }
      deliver(touch, phase, event)
    }
  }

  /// Whether a recognizer that has begun cancels the touch in its view.
  private func isTaken(_ touch: UITouch) -> Bool {
    (touch.gestureRecognizers ?? []).contains { $0.hasBegun && $0.cancelsTouchesInView }
  }

  /// Whether a phase of a touch is not delivered to the view yet.
  private func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    if phase == .cancelled { return false }
    // A touch that has already ended can't become a scroll, so it is not delayed.
    if let until = touch.delivery.heldUntil, now < until - 1e-9, !touch.delivery.hasBegun,
      touch.phase != .ended, touch.view?.scrollViewThatDelaysTouches != nil
    {
      return true
    }
    return (touch.gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.canStillRecognize else { return false }
      if recognizer.delaysTouchesBegan { return true }
      return phase == .ended && recognizer.delaysTouchesEnded && recognizer.waitsForMoreTouches
    }
  }

  /// Delivers a phase of a touch to its view.
  private func deliver(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    // A touch that ended while it was delayed is in no later event, so an event is created for it.
    let event =
      event.touches.contains { $0 === touch } ? event : makeEvent(touches + [touch])
    let (actual, place, previous) = (touch.phase, touch.place, touch.previousPlace)
    touch.phase = phase
    // If the beginning was delayed, the view receives the position at which the touch began.
    if phase == .began { (touch.place, touch.previousPlace) = (touch.start, touch.start) }
    defer { (touch.phase, touch.place, touch.previousPlace) = (actual, place, previous) }
    touch.delivery.hasBegun = true
    touch.delivery.isOver = phase == .ended || phase == .cancelled
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer receives a touch that begins.
  internal func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !arbitration.state.isOver, arbitration.waiting == nil, shouldReceive(event),
      allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    // The delegate is asked about the event before it is asked about the touch.
    return delegate?.gestureRecognizer(self, shouldReceive: event) != false
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Records another recognizer that receives the same touch.
  internal func meet(_ other: UIGestureRecognizer) {
    if !arbitration.rivals.contains(where: { $0.value === other }) {
      arbitration.rivals.append(Weak(other))
    }
  }
}

extension [CGPoint] {
  /// The center of the touches.
  internal var middle: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
