import Foundation

// Scrolling of the content while a finger holds an item near an edge.

extension _ListView {
  internal func watchClock() {
    guard let movement, movement.listener == nil, let clock = window?.frameClock,
      movement.pending != nil || speedAtEdges() != .zero
    else { return }
    self.movement?.lastTick = clock.now
    self.movement?.listener = clock.add { [weak self] now in self?.tick(now) ?? false }
  }

  private func tick(_ now: TimeInterval) -> Bool {
    guard let moved = movement, moved.listener != nil, window != nil else { return false }
    guard !isBusy else { return true }
    let passed = now - moved.lastTick
    movement?.lastTick = now
    if let pending = moved.pending, now >= pending.due - 1e-6 {
      step(to: pending.path, previous: moved.position)
    }
    scroll(for: passed)
    guard movement?.pending == nil, speedAtEdges() == .zero else { return true }
    movement?.listener = nil
    return false
  }

  /// Scrolls the content for a time. The finger stays where it is on screen.
  private func scroll(for seconds: TimeInterval) {
    let speed = speedAtEdges()
    guard speed != .zero, let position = movement?.position else { return }
    let old = contentOffset
    moveContent(
      to: inside(CGPoint(x: old.x + speed.x * seconds, y: old.y + speed.y * seconds)))
    let delta = CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y)
    carry(to: CGPoint(x: position.x + delta.x, y: position.y + delta.y))
  }

  /// The velocity at which the content scrolls: the nearer the finger is to an edge with more
  /// content behind it, the faster.
  ///
  /// - Unverified: the distance from the edge at which scrolling begins, and the velocities.
  private func speedAtEdges() -> CGPoint {
    guard let position = movement?.position else { return .zero }
    let visible = bounds.inset(by: adjustedContentInset)
    func speed(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: (CGFloat, CGFloat))
      -> CGFloat
    {
      let zone = min(60, (high - low) / 4)
      guard zone > 0 else { return 0 }
      if place < low + zone, room.0 > 0 { return -600 * min((low + zone - place) / zone, 1) }
      if place > high - zone, room.1 > 0 { return 600 * min((place - high + zone) / zone, 1) }
      return 0
    }
    return CGPoint(
      x: speed(
        position.x, visible.minX, visible.maxX,
        (contentOffset.x - minimumOffset.x, maximumOffset.x - contentOffset.x)),
      y: speed(
        position.y, visible.minY, visible.maxY,
        (contentOffset.y - minimumOffset.y, maximumOffset.y - contentOffset.y)))
  }
}
