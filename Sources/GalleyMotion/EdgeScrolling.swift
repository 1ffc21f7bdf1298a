/// Scrolling of content along an axis while a finger drags an item near an edge. The content
/// scrolls faster if the finger is nearer to the edge. The content scrolls only if there is more
/// content beyond the edge.
///
///     let scrolling = EdgeScrolling(start: 0, end: 600, contentBefore: 0, contentBehind: 400)
///     scrolling.velocity(at: 570)     // 300: half way through the zone of 60 points
///     scrolling.velocity(at: 30)      // 0: there is no content before
///
/// - Unverified: the distance from the edge at which scrolling begins, and the velocities.
package struct EdgeScrolling: Hashable, Sendable {
  /// The position where the visible part of the content starts.
  package let start: Double
  /// The position where the visible part of the content ends.
  package let end: Double
  /// The length of the content before the visible part.
  package let contentBefore: Double
  /// The length of the content after the visible part.
  package let contentBehind: Double

  /// Creates scrolling along an axis.
  package init(start: Double, end: Double, contentBefore: Double, contentBehind: Double) {
    (self.start, self.end) = (start, end)
    self.contentBefore = contentBefore
    self.contentBehind = contentBehind
  }

  /// Returns the velocity of the content offset for a position of the finger, in points per second.
  package func velocity(at position: Double) -> Double {
    let zone = min(60, (end - start) / 4)
    guard zone > 0 else { return 0 }
    if position < start + zone, contentBefore > 0 {
      return -600 * min((start + zone - position) / zone, 1)
    }
    if position > end - zone, contentBehind > 0 {
      return 600 * min((position - end + zone) / zone, 1)
    }
    return 0
  }
}
