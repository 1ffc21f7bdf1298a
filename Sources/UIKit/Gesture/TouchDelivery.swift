import Foundation

/// Who hears of the fingers on a window: first the gesture recognizers of the view under them and of
/// those around it, then the view itself.
@MainActor
internal final class TouchDelivery {
  private unowned let window: UIWindow
  /// The fingers that are down.
  private(set) var touches: [UITouch] = []
  /// Fingers that are gone, and whose views do not know it yet.
  private var lingering: [UITouch] = []
  /// The recognizers that look at fingers, the innermost view's first.
  private var recognizers: [UIGestureRecognizer] = []
  /// The last tap, for the next one to count on.
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  /// Whether the next frame is waited for.
  private var isWaiting = false

  init(window: UIWindow) { self.window = window }

  // A finger that is never lifted and the recognizers that look at it know each other.
  isolated deinit { for touch in touches + lingering { touch.gestureRecognizers = nil } }

  /// How long may pass from one tap to the next of a double tap.
  static var secondsBetweenTaps: TimeInterval { 0.35 }
  /// How far apart they may be, and how far a finger may move in a tap.
  static var pointsBetweenTaps: CGFloat { 45 }

  private var now: TimeInterval { window.frameClock.now }

  // MARK: Fingers

  /// A finger comes down.
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

  /// Fingers move.
  func move(_ places: [UITouch: CGPoint]) {
    for (touch, place) in places {
      touch.previousPlace = touch.place
      touch.place = place
    }
    send(places.mapValues { _ in .moved })
  }

  /// Fingers go up, or something comes between.
  func end(_ ending: [UITouch], as phase: UITouch.Phase = .ended) {
    var phases: [UITouch: UITouch.Phase] = [:]
    for touch in ending {
      touch.previousPlace = touch.place
      phases[touch] = phase
      if phase == .ended { lastTap = (touch.place, now, touch.tapCount) }
    }
    send(phases)
  }

  private func tapCount(at place: CGPoint) -> Int {
    guard let last = lastTap, now - last.time <= TouchDelivery.secondsBetweenTaps + 1e-9,
      place.way(from: last.place).length <= TouchDelivery.pointsBetweenTaps
    else { return 1 }
    return last.count + 1
  }

  private func send(_ phases: [UITouch: UITouch.Phase]) {
    for touch in touches {
      touch.phase = phases[touch] ?? .stationary
      if phases[touch] != nil { touch.timestamp = now }
    }
    let event = makeEvent()
    // Whoever overrides `sendEvent(_:)` sees it first.
    UIApplication.shared.sendEvent(event)
    let gone = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    touches.removeAll { touch in gone.contains { $0 === touch } }
    lingering += gone.filter { !$0.delivery.isOver }
    letGoOfRecognizers()
    window.layoutIfNeeded()
  }

  private func makeEvent() -> UIEvent {
    let event = UIEvent()
    event.timestamp = now
    event.touches = touches
    return event
  }

  // MARK: An event

  /// Shows an event to the recognizers, and then to the views.
  func deliver(_ event: UIEvent) {
    for touch in event.touches where touch.phase == .began { findReceivers(of: touch, event) }
    for recognizer in recognizers { show(event, to: recognizer) }
    for touch in event.touches where touch.phase != .stationary && !touch.delivery.isOver {
      touch.delivery.untold.append(touch.phase)
    }
    settle(event)
  }

  /// Tells targets and views of what recognizers have become: after an event, and when one has done
  /// with waiting.
  func settle(_ event: UIEvent? = nil) {
    for recognizer in recognizers { recognizer.tellTargets() }
    for touch in touches + lingering { tellView(of: touch, event ?? makeEvent()) }
    lingering.removeAll { $0.delivery.isOver || $0.delivery.untold.isEmpty }
    letGoOfRecognizers()
    if (touches + lingering).contains(where: { !$0.delivery.untold.isEmpty }) { waitForFrame() }
  }

  /// Looks again with the next frame, as long as a view waits to hear of a finger.
  private func waitForFrame() {
    guard !isWaiting else { return }
    isWaiting = true
    window.frameClock.add { [weak self] _ in
      self?.isWaiting = false
      self?.settle()
      return false
    }
  }

  /// The view under a finger, and the recognizers from there outwards.
  private func findReceivers(of touch: UITouch, _ event: UIEvent) {
    touch.view = window.hitTest(touch.place, with: event)
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let at = view {
      found += (at.gestureRecognizers ?? []).filter { $0.wants(touch, event) }
      view = at.superview
    }
    touch.gestureRecognizers = found
    for recognizer in found {
      recognizer.arena.touches.append(touch)
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      for other in found where other !== recognizer { recognizer.meet(other) }
    }
    touch.delivery.isRefused = touch.view.map { !mayHear(of: touch, $0) } ?? true
    if touch.view?.scrollViewThatDelaysTouches != nil {
      touch.delivery.heldUntil = now + UIScrollView.secondsOfTouchDelay
    }
  }

  private func show(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
    guard !recognizer.arena.state.isOver, recognizer.arena.waiting == nil else { return }
    let own = recognizer.arena.touches.filter { touch in event.touches.contains { $0 === touch } }
    guard let middle = own.map(\.place).middle else { return }
    recognizer.arena.middle = middle
    func those(_ phase: UITouch.Phase) -> Set<UITouch> { Set(own.filter { $0.phase == phase }) }
    let (began, moved) = (those(.began), those(.moved))
    let (ended, cancelled) = (those(.ended), those(.cancelled))
    if !began.isEmpty { recognizer.touchesBegan(began, with: event) }
    if !moved.isEmpty { recognizer.touchesMoved(moved, with: event) }
    if !ended.isEmpty { recognizer.touchesEnded(ended, with: event) }
    if !cancelled.isEmpty { recognizer.touchesCancelled(cancelled, with: event) }
  }

  /// Recognizers whose fingers are gone begin again, unless they wait for another tap, or another
  /// recognizer waits to see what becomes of them.
  private func letGoOfRecognizers() {
    for recognizer in recognizers {
      recognizer.arena.touches.removeAll { touch in !touches.contains { $0 === touch } }
      guard recognizer.arena.touches.isEmpty else { continue }
      let isWaiting = recognizer.arena.waiting != nil || recognizer.waitsForMoreTouches
      guard recognizer.arena.state.isOver || !isWaiting else { continue }
      guard recognizer.arena.untold.isEmpty else { continue }
      recognizers.removeAll { $0 === recognizer }
      recognizer.returnToPossible()
    }
  }

  // MARK: The view

  /// What a touch's view has heard of it, and will hear.
  struct ToView {
    /// Whether the view gets no touch but its first.
    var isRefused = false
    /// Whether the view knows of the finger.
    var hasBegun = false
    /// Whether the view hears no more of it.
    var isOver = false
    /// What the view has not heard yet, in order.
    var untold: [UITouch.Phase] = []
    /// Until when a scroll view waits whether the finger scrolls.
    var heldUntil: TimeInterval?
  }

  private func mayHear(of touch: UITouch, _ view: UIView) -> Bool {
    let others = touches.filter { $0 !== touch && $0.delivery.hasBegun && !$0.delivery.isOver }
    let elsewhere = others.filter { $0.view !== view }
    if elsewhere.contains(where: { $0.view?.isExclusiveTouch == true }) { return false }
    if view.isExclusiveTouch, !elsewhere.isEmpty { return false }
    return view.isMultipleTouchEnabled || elsewhere.count == others.count
  }

  /// Tells a view what it has not been told of a finger, as far as no recognizer holds it back.
  private func tellView(of touch: UITouch, _ event: UIEvent) {
    guard !touch.delivery.isOver else { return }
    if touch.delivery.isRefused || isTaken(touch) {
      if touch.delivery.hasBegun { tell(touch, .cancelled, event) }
      touch.delivery.untold = []
      touch.delivery.isOver = true
      return
    }
    while let phase = touch.delivery.untold.first, !touch.delivery.isOver, !isHeld(touch, phase) {
      touch.delivery.untold.removeFirst()
      tell(touch, phase, event)
    }
  }

  /// Whether a recognizer that has begun takes the finger away from its view.
  private func isTaken(_ touch: UITouch) -> Bool {
    (touch.gestureRecognizers ?? []).contains { $0.hasBegun && $0.cancelsTouchesInView }
  }

  private func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    if phase == .cancelled { return false }
    // A finger that has gone again did not scroll.
    if let until = touch.delivery.heldUntil, now < until - 1e-9, !touch.delivery.hasBegun,
      touch.phase != .ended, touch.view?.scrollViewThatDelaysTouches != nil
    {
      return true
    }
    return (touch.gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.isLooking else { return false }
      if recognizer.delaysTouchesBegan { return true }
      return phase == .ended && recognizer.delaysTouchesEnded && recognizer.waitsForMoreTouches
    }
  }

  private func tell(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = touch.view else { return }
    let (actual, place, previous) = (touch.phase, touch.place, touch.previousPlace)
    touch.phase = phase
    // A view that was held back hears where the finger came down, not where it is by now.
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
  /// Whether it looks at a finger that comes down.
  internal func wants(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, !arena.state.isOver, arena.waiting == nil, shouldReceive(event),
      allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) != false
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
  }

  /// From now on it knows of another that looks at the same finger.
  internal func meet(_ other: UIGestureRecognizer) {
    if !rivals.contains(where: { $0 === other }) { arena.rivals.append(Weak(other)) }
  }
}

extension [CGPoint] {
  /// In the middle of them.
  internal var middle: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
