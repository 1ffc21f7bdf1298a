import GalleyGeometry

/// The offsets at which content that scrolls page by page stops.
///
///     let paging = Paging(pageLength: 320, contentLength: 1_000)
///     paging.targetOffset(from: 150, velocity: 0)        // 0: the nearest page
///     paging.targetOffset(from: 150, velocity: 800)      // 320: the next one
///     paging.targetOffset(from: 400, velocity: 800)      // 640
///     paging.targetOffset(from: 650, velocity: 800)      // 680: the end of the content
///
/// Pages follow each other from the first offset on; the last one rests at the end of the content,
/// even if less than a page is left.
/// - Unverified: where UIKit's pages begin in content with insets; here it is the first offset.
public struct Paging: Hashable, Sendable {
  /// The length of a page.
  public let pageLength: Double

  private let range: OffsetRange

  /// Creates the pages of content that rests between two offsets.
  ///
  /// With pages of no length, content stays where it is.
  public init(pageLength: Double, from minOffset: Double, to maxOffset: Double) {
    self.pageLength = max(pageLength.asFinitePosition, 0)
    self.range = OffsetRange(minOffset, maxOffset)
  }

  /// Creates the pages of content without insets, in a view that is one page long.
  public init(pageLength: Double, contentLength: Double) {
    self.init(
      pageLength: pageLength, from: 0,
      to: contentLength.asFinitePosition - max(pageLength.asFinitePosition, 0))
  }

  /// The slowest velocity that counts as a swipe, in points per second.
  public static var swipeVelocity: Double { 200 }

  /// Returns the offset at which content stops when it is released.
  ///
  /// A swipe scrolls to the next page in its direction, however fast it is. With a slower velocity,
  /// content stops at the nearest page; half way between two, at the later one. Pass the result to
  /// a `ScrollFlight` as its target, with the fast deceleration.
  /// - Parameters:
  ///   - offset: The offset at which the content is released.
  ///   - velocity: The velocity in points per second.
  /// - Unverified: the slowest velocity that counts as a swipe; here it is that of sections that
  ///   scroll sideways.
  /// - Unverified: the movement of UIKit's pages until they rest.
  public func targetOffset(from offset: Double, velocity: Double) -> Double {
    let offset = offset.asFinitePosition
    let velocity = velocity.asFiniteVelocity
    guard pageLength > 0, offset < range.maximum || velocity < 0 else {
      return range.nearest(to: offset)
    }
    // An offset that misses a page only by its last bit counts as that page.
    let pages = (offset - range.minimum) / pageLength
    let page: Double
    if velocity >= Self.swipeVelocity {
      page = (pages + Self.tolerance).roundedDown + 1
    } else if velocity <= -Self.swipeVelocity {
      page = (pages - Self.tolerance).roundedUp - 1
    } else if offset >= range.maximum {
      return range.maximum
    } else {
      page = (pages + 0.5 + Self.tolerance).roundedDown
    }
    return range.nearest(to: range.minimum + page * pageLength)
  }

  private static var tolerance: Double { 1e-6 }
}
