import Foundation
import GalleyGeometry
import GalleyMotion

// Dragging the content. The pan gesture recognizer provides the translation and the velocity.

extension UIScrollView {
  /// Called when a finger begins to drag the content.
  internal func beginDragging() {
    guard isScrollEnabled, motion.drag == nil else { return }
    isTracking = true
    stopMoving(tells: true)
    // An animation of the zoom scale back to its limits continues under the finger. Any other
    // animation of the zoom scale stops.
    if !zoom.isBouncing { stopZooming() }
    motion.drag = ScrollState.Drag(origin: unbanded(contentOffset))
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    isDragging = true
    dismissKeyboardOnDrag()
  }

  /// Moves the content by the translation of the finger in the window.
  ///
  /// During a pinch, only the pinch moves the content. The drag continues afterwards, from the
  /// offset at the end of the pinch.
  internal func drag(by translation: CGPoint) {
    guard var drag = motion.drag else { return }
    var translation = translation
    if isDirectionalLockEnabled {
      if drag.direction == nil, max(translation.x.magnitude, translation.y.magnitude) > 5 {
        drag.direction = ScrollState.Direction(of: translation)
      }
      if drag.lock == .horizontal { translation.y = 0 }
      if drag.lock == .vertical { translation.x = 0 }
    }
    drag.translation = translation
    motion.drag = drag
    guard zoom.pinch == nil else { return holdUnderFinger() }
    moveContent(
      to: banded(CGPoint(x: drag.origin.x - translation.x, y: drag.origin.y - translation.y)))
  }

  /// Keeps the content under the finger when its edges or its scale change during a drag.
  internal func holdUnderFinger() {
    guard let translation = motion.drag?.translation else { return }
    let place = unbanded(contentOffset)
    motion.drag?.origin = CGPoint(x: place.x + translation.x, y: place.y + translation.y)
  }

  /// Called when the finger is lifted, with the velocity of the finger in points per second.
  internal func endDragging(speed: CGPoint) {
    guard let drag = motion.drag else { return }
    // The offset changes in the opposite direction of the finger.
    var velocity = CGPoint(x: -speed.x, y: -speed.y)
    if drag.lock == .horizontal
      || !canScroll(.horizontal) && drag.lock == nil && !bouncesAlong(.horizontal)
    {
      velocity =
        drag.lock == .horizontal ? CGPoint(x: velocity.x, y: 0) : CGPoint(x: 0, y: velocity.y)
    }
    if drag.lock == .vertical
      || !canScroll(.vertical) && drag.lock == nil && !bouncesAlong(.vertical)
    {
      velocity =
        drag.lock == .vertical ? CGPoint(x: 0, y: velocity.y) : CGPoint(x: velocity.x, y: 0)
    }
    motion.drag = nil
    isTracking = false
    endDraggingKeyboard(atVelocity: speed.y)

    let proposed = proposedOffset(velocity)
    let perMillisecond = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
    var target = targetOffset(
      forProposed: motion.bars?.settled(proposed, of: self) ?? proposed, velocity: perMillisecond)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    isDragging = false
    decelerate(velocity, to: target == proposed ? nil : target, proposed: proposed)
  }

  private func decelerate(_ velocity: CGPoint, to target: CGPoint?, proposed: CGPoint) {
    let pages = isPagingEnabled ? pageTarget(velocity) : nil
    let wanted = target ?? pages
    let across = flight(.horizontal, velocity.x, wanted?.x)
    let down = flight(.vertical, velocity.y, wanted?.y)
    // Two fingers that are lifted together end a drag and a pinch. In this case, the end of the
    // pinch determines the final offset.
    let moves = zoom.pinch == nil && max(across.duration, down.duration) > 0
    if motion.flight == nil { hideIndicatorsLater() }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard motion.drag == nil, motion.flight == nil else { return }
    guard moves else { return cameToRest() }
    decelerate(across, down, to: wanted)
  }

  /// Moves the content back inside of its edges, or to a page. Called when a touch has stopped
  /// moving content, and the finger is lifted without a drag.
  internal func settleInside() {
    guard motion.drag == nil, motion.flight == nil, zoom.pinch == nil else { return }
    let page = isPagingEnabled ? pageTarget(.zero) : nil
    let (across, down) = (flight(.horizontal, 0, page?.x), flight(.vertical, 0, page?.y))
    if max(across.duration, down.duration) > 0 { decelerate(across, down, to: page) }
  }

  private func decelerate(_ across: ScrollFlight, _ down: ScrollFlight, to wanted: CGPoint?) {
    let end = CGPoint(x: across.finalOffset, y: down.finalOffset)
    let rest = wanted == nil ? inside(onPixels(end)) : end
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    guard let clock = window?.frameClock else {
      moveContent(to: rest)
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
      cameToRest()
      return
    }
    fly(
      { CGPoint(x: across.offset(at: $0), y: down.offset(at: $0)) },
      duration: max(across.duration, down.duration), to: rest, isAnimation: false, by: clock)
    if wanted == nil {
      motion.flight?.axisFlights = ScrollState.AxisFlights(across: across, down: down)
    }
  }

  /// Moves decelerating content to another offset. The deceleration continues from that offset with
  /// the same velocity.
  internal func continueDecelerating(from offset: CGPoint) {
    guard let flight = motion.flight, let clock = flight.clock, offset.point.isFinite else {
      return moveContent(to: offset)
    }
    let (now, place) = (clock.now, contentOffset)
    let delta = CGPoint(x: offset.x - place.x, y: offset.y - place.y)
    if let old = flight.axisFlights {
      restart(old, from: offset, after: now - flight.start, now)
    } else {
      guard delta != .zero else { return }
      // The end is computed first: `inside(_:)` reads `motion`, which must not be read while it is
      // modified.
      let end = inside(CGPoint(x: flight.end.x + delta.x, y: flight.end.y + delta.y))
      motion.flight?.shift = CGPoint(x: flight.shift.x + delta.x, y: flight.shift.y + delta.y)
      motion.flight?.end = end
      noteEdgesOfFlight()
    }
    moveContent(to: offset)
  }

  /// Computes a deceleration again, from another offset or for other edges.
  private func restart(
    _ old: ScrollState.AxisFlights, from place: CGPoint, after time: TimeInterval,
    _ now: TimeInterval
  ) {
    let across = flight(.horizontal, old.across.velocity(at: time), nil, from: place.x)
    let down = flight(.vertical, old.down.velocity(at: time), nil, from: place.y)
    // The end is computed first: `inside(_:)` reads `motion`, which must not be read while it is
    // modified.
    let end = inside(onPixels(CGPoint(x: across.finalOffset, y: down.finalOffset)))
    motion.flight?.axisFlights = ScrollState.AxisFlights(across: across, down: down)
    motion.flight?.offset = { CGPoint(x: across.offset(at: $0), y: down.offset(at: $0)) }
    motion.flight?.end = end
    motion.flight?.duration = max(across.duration, down.duration)
    motion.flight?.start = now
    noteEdgesOfFlight()
  }

  /// Stores the edges for which the movement was computed.
  private func noteEdgesOfFlight() {
    let (low, high) = (minimumOffset, maximumOffset)
    motion.flight?.low = low
    motion.flight?.high = high
  }

  /// Adapts a deceleration or an animation to the current edges. Content may have been added at an
  /// edge at which the movement would bounce, or removed where the movement would stop.
  internal func followEdges(_ now: TimeInterval) {
    guard let flight = motion.flight, flight.low != minimumOffset || flight.high != maximumOffset
    else { return }
    noteEdgesOfFlight()
    var nearest = inside(flight.end)
    // During a scroll to the top, the inset at the top may have changed.
    if flight.goesToTop { nearest.y = minimumOffset.y }
    guard let old = flight.axisFlights else { return bendFlight(to: nearest, now: now) }
    guard !old.isInside || nearest != flight.end else { return }
    let time = now - flight.start
    restart(old, from: flight.offset(time), after: time, now)
  }

  // MARK: Each axis

  /// Returns the deceleration along an axis, from an offset or, by default, from the current
  /// offset.
  private func flight(
    _ axis: Axis, _ velocity: CGFloat, _ target: CGFloat?, from start: CGFloat? = nil
  ) -> ScrollFlight {
    ScrollFlight(
      from: start.map { Double($0) } ?? contentOffset.point[axis], velocity: velocity,
      min: minimumOffset.point[axis],
      max: maximumOffset.point[axis], bounces: mayBounce(axis),
      deceleration: isPagingEnabled ? .fast : Deceleration(rate: decelerationRate.rawValue),
      target: target.map { Double($0) })
  }

  /// Returns the offset at which the content would stop if the delegate does not change it.
  private func proposedOffset(_ velocity: CGPoint) -> CGPoint {
    if isPagingEnabled { return pageTarget(velocity) }
    return CGPoint(
      x: flight(.horizontal, velocity.x, nil).proposedOffset,
      y: flight(.vertical, velocity.y, nil).proposedOffset)
  }

  /// Returns the offset of the page at which the content stops.
  private func pageTarget(_ velocity: CGPoint) -> CGPoint {
    func target(_ axis: Axis, _ velocity: CGFloat) -> CGFloat {
      Paging(
        pageLength: Point(x: bounds.width, y: bounds.height)[axis],
        from: minimumOffset.point[axis], to: maximumOffset.point[axis]
      ).targetOffset(from: contentOffset.point[axis], velocity: velocity)
    }
    return CGPoint(x: target(.horizontal, velocity.x), y: target(.vertical, velocity.y))
  }

  /// Whether the content is larger than the view along an axis.
  private func canScroll(_ axis: Axis) -> Bool {
    maximumOffset.point[axis] > minimumOffset.point[axis]
  }

  /// Whether a finger can move the content along an axis.
  internal func movesAlong(_ axis: Axis) -> Bool { canScroll(axis) || bouncesAlong(axis) }

  /// Whether the content may be pulled beyond its edge along an axis.
  private func bouncesAlong(_ axis: Axis) -> Bool {
    guard mayBounce(axis) else { return false }
    return canScroll(axis) || (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Whether bouncing is enabled along an axis.
  private func mayBounce(_ axis: Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  // MARK: Stopping

  /// Stops the movements of the content and of its scale.
  ///
  /// Content beyond an edge moves to the edge, and content between two pages to the nearest page.
  internal func stopAllMotion() {
    let flight = motion.flight
    stopZooming()
    // The delegate may have begun another movement when it was notified of the end of the zooming.
    guard let flight, motion.flight?.listener == flight.listener else { return }
    if flight.isAnimation { endMotion() } else { stopMoving(tells: true) }
    // The delegate may have begun another movement.
    guard motion.flight == nil, motion.drag == nil else { return }
    let target = inside(isPagingEnabled ? pageTarget(.zero) : contentOffset)
    if target != contentOffset { setContentOffset(target, animated: false) }
    cameToRest()
  }

  // MARK: Beyond the edges

  /// Returns the offset of the content for the offset to which a finger has dragged it. Beyond an
  /// edge, the content follows the finger with resistance or, if the scroll view does not bounce,
  /// stays at the edge.
  private func banded(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: banded(offset.x, .horizontal), y: banded(offset.y, .vertical))
  }

  private func banded(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
    let (low, high) = (minimumOffset.point[axis], maximumOffset.point[axis])
    guard bouncesAlong(axis) else { return min(max(offset, low), high) }
    return band(axis).offset(for: offset, from: low, to: high)
  }

  /// Returns the offset to which a finger must drag the content so that it is shown at an offset:
  /// the inverse of `banded(_:)`.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    func unbanded(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
      band(axis).pulledOffset(
        for: offset, from: minimumOffset.point[axis], to: maximumOffset.point[axis])
    }
    return CGPoint(x: unbanded(offset.x, .horizontal), y: unbanded(offset.y, .vertical))
  }

  /// Returns the resistance beyond the edges along an axis.
  private func band(_ axis: Axis) -> RubberBand {
    RubberBand(dimension: Point(x: bounds.width, y: bounds.height)[axis])
  }
}
