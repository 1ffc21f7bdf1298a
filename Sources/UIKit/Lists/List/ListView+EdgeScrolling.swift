import Foundation
import GalleyMotion

// Scrolling of the content while a finger holds an item near an edge.

extension _ListView {
  /// Listens to the frame clock as long as a target is pending or the content scrolls.
  ///
  /// A target is the path to which the held item moves. A target is pending until the delay for
  /// reordering has passed.
  internal func watchClock() {
    leaveOldClock()
    guard let movement, movement.listener == nil, let clock = window?.frameClock,
      movement.pending != nil || velocityAtEdges() != .zero
    else { return }
    self.movement?.clock = clock
    self.movement?.lastTick = clock.now
    self.movement?.listener = clock.add { [weak self] now in self?.tick(now) ?? false }
  }

  /// Stops listening to the clock of a window that no longer contains the list.
  private func leaveOldClock() {
    guard let moved = movement, moved.clock !== window?.frameClock else { return }
    if let listener = moved.listener { moved.clock?.remove(listener) }
    movement?.listener = nil
    // The clocks of two windows show different times, so the delay of the pending target begins
    // again.
    if let clock = window?.frameClock, moved.pending != nil {
      movement?.pending?.due = clock.now + subclass.reorderingDelay
    }
  }

  private func tick(_ now: TimeInterval) -> Bool {
    guard let moved = movement, moved.listener != nil else { return false }
    guard let clock = window?.frameClock, clock === moved.clock else {
      // The list is no longer in the window of this clock. `watchClock()` adds a listener to the
      // clock of the current window when the finger moves again.
      movement?.listener = nil
      return false
    }
    guard !isBusy else { return true }
    let elapsed = now - moved.lastTick
    movement?.lastTick = now
    if let pending = moved.pending, now >= pending.due - 1e-6 {
      step(to: pending.path, previous: moved.position)
    }
    scroll(for: elapsed)
    guard movement?.pending == nil, velocityAtEdges() == .zero else { return true }
    movement?.listener = nil
    return false
  }

  /// Scrolls the content for a duration at the current velocity, by whole pixels. The finger keeps
  /// its position on screen.
  private func scroll(for seconds: TimeInterval) {
    let velocity = velocityAtEdges()
    guard velocity != .zero, let moved = movement else { return }
    let (old, position, rest) = (contentOffset, moved.position, moved.scrollRemainder)
    let exact = CGPoint(
      x: old.x + rest.x + velocity.x * seconds, y: old.y + rest.y + velocity.y * seconds)
    moveContent(to: inside(onPixels(exact)))
    // At a low velocity, a frame scrolls by less than a pixel. The remainder is added to the next
    // frame.
    let reached = inside(exact)
    movement?.scrollRemainder = CGPoint(
      x: reached.x - contentOffset.x, y: reached.y - contentOffset.y)
    let delta = CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y)
    moveLiftedItem(to: CGPoint(x: position.x + delta.x, y: position.y + delta.y))
  }

  /// The velocity of the content offset, in points per second.
  private func velocityAtEdges() -> CGPoint {
    guard let position = movement?.position else { return .zero }
    let visible = bounds.inset(by: adjustedContentInset)
    let across = EdgeScrolling(
      start: visible.minX, end: visible.maxX,
      contentBefore: contentOffset.x - minimumOffset.x,
      contentBehind: maximumOffset.x - contentOffset.x)
    let down = EdgeScrolling(
      start: visible.minY, end: visible.maxY,
      contentBefore: contentOffset.y - minimumOffset.y,
      contentBehind: maximumOffset.y - contentOffset.y)
    return CGPoint(x: across.velocity(at: position.x), y: down.velocity(at: position.y))
  }
}
