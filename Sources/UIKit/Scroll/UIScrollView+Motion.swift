import Foundation
import GalleyGeometry
import GalleyMotion

/// How the content of a scroll view moves at the moment.
internal struct ScrollState {
  /// The content moves by itself.
  struct Flight {
    /// Where it is, that many seconds after it began.
    var offset: (TimeInterval) -> CGPoint
    var duration: TimeInterval
    var start: TimeInterval
    /// What it comes to rest at.
    var end: CGPoint
    /// Whether it was asked for, and not thrown by a finger.
    var isAnimation: Bool
    /// Whether the delegate is told when it is over.
    var tellsEnd = true
    /// By what it glides that was thrown, if nobody has said where it is to come to rest.
    var glide: Glide?
    /// The edges by which all this was found.
    var low: CGPoint
    var high: CGPoint
    /// What the clock knows it by.
    var listener: Int
    weak var clock: FrameClock?
  }

  /// Content that was thrown.
  struct Glide {
    let across: ScrollFlight
    let down: ScrollFlight

    /// Whether it goes over no edge on its way.
    var isInside: Bool { across.isInside && down.isInside }
  }

  /// A finger moves the content.
  struct Drag {
    /// Where the content would be when it began, if it could be pulled over its edge without resistance.
    var origin: CGPoint
    /// How far the finger has moved the content, as far as it may.
    var way = CGPoint.zero
    /// The axis to which the finger is bound, if it is.
    var lock: Axis?
  }

  var flight: Flight?
  var drag: Drag?
  /// Whether a finger has stopped content that moved by itself, and has not let go.
  var isCaught = false
  var knownInset = UIEdgeInsets.zero
  /// What has a bar over the content that becomes lower as that scrolls.
  weak var bars: UINavigationController?
  /// How much higher that bar can still become.
  var barRoom: CGFloat = 0
  /// Whether the content makes room for the keyboard: it is the list of a controller.
  var followsKeyboard = false
  /// How much of the view the keyboard covers, if the content makes room for it.
  var keyboardOverlap: CGFloat = 0
}

extension UIScrollView {
  /// Puts the content somewhere, on whole pixels.
  internal func moveContent(to offset: CGPoint) {
    guard offset.point.isFinite else {
      Report.record(
        .geometry, "contentOffset of \(type(of: self)) set to \(offset): it stays where it is")
      return
    }
    // Zero and a negative zero, as of `-inset.top`, add up to zero.
    bounds.origin = CGPoint(x: offset.x + 0, y: offset.y + 0)
  }

  /// The content has moved.
  internal func scrolled() {
    setNeedsLayout()
    motion.bars?.contentScrolled(self)
    placeIndicators()
    delegate?.scrollViewDidScroll(self)
    placeRefresher()
  }

  /// The pixels that moving content stands on.
  private var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  internal func onPixels(_ point: CGPoint) -> CGPoint { CGPoint(grid.point(point.point)) }

  /// Goes to an offset in a third of a second.
  internal func animateContent(to end: CGPoint, by clock: FrameClock, tellsEnd: Bool = true) {
    endMotion()
    stopZooming()
    guard end.point.isFinite, end != contentOffset else {
      if tellsEnd { delegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    let across = ScrollAnimation(from: contentOffset.x, to: end.x)
    let down = ScrollAnimation(from: contentOffset.y, to: end.y)
    fly(
      { CGPoint(x: across.offset(at: $0), y: down.offset(at: $0)) },
      duration: max(across.duration, down.duration), to: end, isAnimation: true, tellsEnd: tellsEnd,
      by: clock)
  }

  /// Moves the content by the clock, until it is there.
  internal func fly(
    _ offset: @escaping (TimeInterval) -> CGPoint, duration: TimeInterval, to end: CGPoint,
    isAnimation: Bool, tellsEnd: Bool = true, by clock: FrameClock
  ) {
    let listener = clock.add { [weak self] now in self?.flyOn(now) ?? false }
    motion.flight = ScrollState.Flight(
      offset: offset, duration: duration, start: clock.now, end: end, isAnimation: isAnimation,
      tellsEnd: tellsEnd, low: minimumOffset, high: maximumOffset, listener: listener, clock: clock)
    showIndicators()
  }

  /// Has content that moves by itself come to rest somewhere else: it bends that way from where it is.
  internal func bendFlight(to end: CGPoint, now: TimeInterval) {
    guard let flight = motion.flight, end != flight.end else { return }
    let (start, duration) = (now - flight.start, flight.duration)
    let way = CGPoint(x: end.x - flight.end.x, y: end.y - flight.end.y)
    motion.flight?.end = end
    motion.flight?.offset = { time in
      let share = duration > start ? min(max((time - start) / (duration - start), 0), 1) : 1
      let old = flight.offset(time)
      return CGPoint(x: old.x + way.x * share, y: old.y + way.y * share)
    }
  }

  private func flyOn(_ now: TimeInterval) -> Bool {
    followEdges(now)
    guard let flight = motion.flight else { return false }
    let time = now - flight.start
    guard time < flight.duration - 1e-9 else {
      moveContent(to: flight.end)
      // Whoever was told of the last step may have sent the content somewhere else.
      if motion.flight?.listener == flight.listener { arrive(flight) }
      return false
    }
    moveContent(to: onPixels(flight.offset(time)))
    return motion.flight?.listener == flight.listener
  }

  private func arrive(_ flight: ScrollState.Flight) {
    motion.flight = nil
    hideIndicatorsLater()
    if flight.isAnimation {
      if flight.tellsEnd { delegate?.scrollViewDidEndScrollingAnimation(self) }
    } else {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
    // Whoever was told may have sent the content somewhere else.
    if motion.flight == nil, motion.drag == nil { cameToRest() }
  }

  /// Whatever moves by the clock of another window than the view's is where it goes.
  internal func arriveWithoutClock() {
    let clock = window?.frameClock
    if let flight = motion.flight, flight.clock == nil || flight.clock !== clock {
      flight.clock?.remove(flight.listener)
      moveContent(to: flight.end)
      // Whoever was told of the last step may have sent the content somewhere else.
      if motion.flight?.listener == flight.listener { arrive(flight) }
    }
    if let flight = zoom.flight, flight.clock == nil || flight.clock !== clock {
      arriveZoomed(flight)
    }
  }

  /// Stops where it is, because the content is sent somewhere else: an animation that was under way is over.
  ///
  /// - Unverified: that the delegate is told before the content goes to its new place.
  internal func endMotion() {
    let flight = motion.flight
    stopMoving(tells: false)
    guard let flight, flight.isAnimation, flight.tellsEnd else { return }
    delegate?.scrollViewDidEndScrollingAnimation(self)
    // Who was told of it may have sent the content somewhere: what was asked for first comes last.
    stopMoving(tells: false)
  }

  /// Stops where it is. With `tells`, as if a finger had come down on it.
  internal func stopMoving(tells: Bool) {
    guard let flight = motion.flight else { return }
    motion.flight = nil
    flight.clock?.remove(flight.listener)
    hideIndicatorsLater()
    guard isDecelerating else { return }
    isDecelerating = false
    if tells { delegate?.scrollViewDidEndDecelerating(self) }
  }

  // MARK: A tap on the status bar

  /// Goes to the top, as a tap on the status bar does, if the view and its delegate like that.
  internal func scrollToTop() {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: minimumOffset.y), animated: false)
    delegate?.scrollViewDidScrollToTop(self)
  }
}
