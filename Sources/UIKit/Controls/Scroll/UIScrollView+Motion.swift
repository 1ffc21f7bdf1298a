import Foundation
import GalleyGeometry
import GalleyMotion

/// The current movement of a scroll view's content.
internal struct ScrollState {
  /// A movement of the content without a finger: a deceleration or an animation. The frame clock of
  /// the window, which a test advances, drives the movement.
  struct Flight {
    /// Returns the offset a number of seconds after the movement began.
    var offset: (TimeInterval) -> CGPoint
    /// The distance by which the app has moved the content during the movement, by setting its
    /// offset.
    var shift = CGPoint.zero
    var duration: TimeInterval
    var start: TimeInterval
    /// The offset at which the content stops.
    var end: CGPoint
    /// Whether the movement is an animation that the app or UIKit has requested, and not a
    /// deceleration.
    var isAnimation: Bool
    /// Whether the delegate is notified of the end.
    var tellsEnd = true
    /// Whether the movement scrolls to the top of the content because of a tap.
    var goesToTop = false
    /// The deceleration on both axes; `nil` for an animation, and if the delegate or paging has set
    /// the target.
    var axisFlights: AxisFlights?
    /// The minimum and the maximum offset for which the movement was computed.
    var low: CGPoint
    var high: CGPoint
    /// The identifier under which the movement's callback is registered with the clock.
    var listener: Int
    weak var clock: FrameClock?
  }

  /// The deceleration on both axes.
  struct AxisFlights {
    let across: ScrollFlight
    let down: ScrollFlight

    /// Whether the content passes no edge while it decelerates.
    var isInside: Bool { across.isInside && down.isInside }
  }

  /// A finger that drags the content.
  struct Drag {
    /// The offset at which the drag began, without the effect of the resistance beyond an edge.
    var origin: CGPoint
    /// The distance by which the finger has moved the content.
    var translation = CGPoint.zero
    /// The direction in which the drag began; `nil` until the finger has moved far enough.
    var direction: Direction?

    /// The axis to which the drag is locked, if any.
    var lock: Axis? {
      guard case .along(let axis) = direction else { return nil }
      return axis
    }
  }

  /// The direction in which a drag with a directional lock began.
  enum Direction {
    case along(Axis)
    case diagonal

    /// Creates the direction of a distance.
    ///
    /// The direction is along an axis if the distance is more than twice as long on that axis.
    init(of distance: CGPoint) {
      let (across, down) = (distance.x.magnitude, distance.y.magnitude)
      if across > down * 2 {
        self = .along(.horizontal)
      } else if down > across * 2 {
        self = .along(.vertical)
      } else {
        self = .diagonal
      }
    }
  }

  var flight: Flight?
  var drag: Drag?
  /// Whether a finger that is still down has stopped a movement.
  var isCaught = false
  /// Whether the size of the content or the view has changed during the current touch. The offset
  /// is then limited to the content after the touch.
  var staysInsideAfterTouch = false
  /// The adjusted content inset of which the delegate was last notified.
  var knownInset = UIEdgeInsets.zero
  /// Whether the size of the view has changed since the last layout.
  var hasNewSize = false
  /// The offset of which the delegate was last notified, or would have been notified if there were
  /// a delegate.
  var toldOffset = CGPoint.zero
  /// The navigation controller whose bar is over the content. A large title and a search bar shrink
  /// as the content scrolls.
  weak var bars: (any ScrollingBars)?
  /// The height by which the navigation bar can still grow. The height counts as a part of the
  /// inset at the top.
  var barSpace: CGFloat = 0
  /// Whether the content was at its end when the bars at the bottom were last notified; `nil` if
  /// they have not been notified.
  var isAtEnd: Bool?
  /// Whether the content leaves space for the keyboard, as in a `UITableViewController`.
  var followsKeyboard = false
  /// The height of the area that the keyboard covers; 0 if the content leaves no space for the
  /// keyboard.
  var keyboardOverlap: CGFloat = 0
}

extension UIScrollView {
  /// Sets the content offset. An offset that is not finite is reported, and has no effect.
  internal func moveContent(to offset: CGPoint) {
    guard offset.point.isFinite else {
      Report.record(
        .geometry, "contentOffset of \(type(of: self)) set to \(offset): it stays where it is")
      return
    }
    // Adding zero replaces a negative zero, which may come from `-inset.top`, by zero.
    bounds.origin = CGPoint(x: offset.x + 0, y: offset.y + 0)
  }

  /// Called when the content has moved.
  internal func scrolled() {
    setNeedsLayout()
    motion.bars?.contentScrolled(self)
    tellEnd()
    placeIndicators()
    // The calls above may have moved the content again. In this case, the delegate was already
    // notified of the new offset.
    if motion.toldOffset != bounds.origin {
      motion.toldOffset = bounds.origin
      delegate?.scrollViewDidScroll(self)
    }
    placeRefresher()
  }

  /// The grid of pixels to which the offset of moving content is rounded.
  private var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  internal func onPixels(_ point: CGPoint) -> CGPoint { CGPoint(grid.point(point.point)) }

  /// Scrolls to an offset with an animation of a third of a second.
  internal func animateContent(to end: CGPoint, by clock: FrameClock, tellsEnd: Bool = true) {
    endMotion()
    stopZooming()
    // As in UIKit, the delegate is not notified of an animation to the current offset.
    guard end.point.isFinite, end != contentOffset else { return }
    let across = ScrollAnimation(from: contentOffset.x, to: end.x)
    let down = ScrollAnimation(from: contentOffset.y, to: end.y)
    fly(
      { CGPoint(x: across.offset(at: $0), y: down.offset(at: $0)) },
      duration: max(across.duration, down.duration), to: end, isAnimation: true, tellsEnd: tellsEnd,
      by: clock)
  }

  /// Moves the content with the clock until the movement has reached its end.
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

  /// Changes the target of a movement. The content moves to the new target from its current offset.
  internal func bendFlight(to end: CGPoint, now: TimeInterval) {
    guard let flight = motion.flight, end != flight.end else { return }
    let (start, duration) = (now - flight.start, flight.duration)
    let delta = CGPoint(x: end.x - flight.end.x, y: end.y - flight.end.y)
    motion.flight?.end = end
    motion.flight?.offset = { time in
      let share = duration > start ? min(max((time - start) / (duration - start), 0), 1) : 1
      let old = flight.offset(time)
      return CGPoint(x: old.x + delta.x * share, y: old.y + delta.y * share)
    }
  }

  /// Moves the content for a frame, and returns whether the movement continues.
  private func flyOn(_ now: TimeInterval) -> Bool {
    followEdges(now)
    guard let flight = motion.flight else { return false }
    let time = now - flight.start
    guard time < flight.duration - 1e-9 else {
      moveContent(to: flight.end)
      // The delegate may have started another movement when it was notified of the last step.
      if motion.flight?.listener == flight.listener { arrive(flight) }
      return false
    }
    let place = flight.offset(time)
    let shifted = CGPoint(x: place.x + flight.shift.x, y: place.y + flight.shift.y)
    moveContent(to: onPixels(flight.shift == .zero ? place : inside(shifted)))
    return motion.flight?.listener == flight.listener
  }

  /// Called when a movement has reached its end.
  private func arrive(_ flight: ScrollState.Flight) {
    motion.flight = nil
    hideIndicatorsLater()
    if flight.isAnimation {
      if flight.tellsEnd { delegate?.scrollViewDidEndScrollingAnimation(self) }
      if flight.goesToTop { delegate?.scrollViewDidScrollToTop(self) }
    } else {
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
    // The delegate may have begun another movement.
    if motion.flight == nil, motion.drag == nil { cameToRest() }
  }

  /// Ends movements that are driven by the clock of a window that no longer contains the view. The
  /// content moves to the target of the movement immediately.
  internal func arriveWithoutClock() {
    let clock = window?.frameClock
    if let flight = motion.flight, flight.clock == nil || flight.clock !== clock {
      flight.clock?.remove(flight.listener)
      moveContent(to: flight.end)
      // The delegate may have started another movement when it was notified of the last step.
      if motion.flight?.listener == flight.listener { arrive(flight) }
    }
    if let flight = zoom.flight, flight.clock == nil || flight.clock !== clock {
      arriveZoomed(flight)
    }
  }

  /// Stops the movement because another movement begins. The delegate is notified that an animation
  /// has ended.
  ///
  /// - Unverified: that UIKit notifies the delegate before the content moves to its new offset.
  internal func endMotion() {
    let flight = motion.flight
    stopMoving(tells: false)
    guard let flight, flight.isAnimation, flight.tellsEnd else { return }
    delegate?.scrollViewDidEndScrollingAnimation(self)
    // The delegate may have started another movement when it was notified. The movement that begins
    // after this call takes precedence.
    stopMoving(tells: false)
  }

  /// Stops the content at its current offset. If `tells` is true, the delegate is notified of the
  /// end of a deceleration.
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

  /// Scrolls to the top after a tap on the selected tab or on the status bar, if the view and its
  /// delegate allow it.
  ///
  /// The delegate is notified at the end of the animation, or immediately if the top is already
  /// visible.
  internal func scrollToTop() {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: minimumOffset.y)
    if let clock = window?.frameClock {
      animateContent(to: top, by: clock, tellsEnd: false)
    } else {
      setContentOffset(top, animated: false)
    }
    if motion.flight == nil {
      delegate?.scrollViewDidScrollToTop(self)
    } else {
      motion.flight?.goesToTop = true
    }
  }
}

/// The bars over a scroll view, which shrink and grow as its content scrolls.
@MainActor
internal protocol ScrollingBars: AnyObject {
  /// Called when the content has moved.
  func contentScrolled(_ scrollView: UIScrollView)
  /// Returns the offset nearest to a target at which no bar is partly shrunk.
  func settled(_ target: CGPoint, of scrollView: UIScrollView) -> CGPoint
}
