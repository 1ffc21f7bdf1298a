import GalleyGeometry

/// The offsets at which content that scrolls page by page stops.
///
///     let paging = Paging(pageLength: 320, contentLength: 1_000)
///     paging.targetOffset(from: 150, velocity: 0)        // 0: the nearest page
///     paging.targetOffset(from: 150, velocity: 800)      // 320: the next one
///     paging.targetOffset(from: 400, velocity: 800)      // 640
///     paging.targetOffset(from: 650, velocity: 800)      // 680: the end of the content
///
/// The first page is at the first offset. The last page ends at the end of the content, even if the
/// content is not a multiple of the page length.
/// - Unverified: where UIKit's pages begin in content with insets; here they begin at the first
///   offset.
public struct Paging: Hashable, Sendable {
  /// The length of a page.
  public let pageLength: Double

  private let range: OffsetRange

  /// Creates the pages of content that rests between two offsets.
  ///
  /// If the page length is zero, content does not move to a page.
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
  /// A swipe scrolls to the next page in its direction, even if it is very fast. With a slower
  /// velocity, content stops at the nearest page. Halfway between two pages, it stops at the later
  /// page. Pass the result to a `ScrollFlight` as its target, with the fast deceleration.
  /// - Parameters:
  ///   - offset: The offset at which the content is released.
  ///   - velocity: The velocity in points per second.
  /// - Unverified: the slowest velocity that counts as a swipe; here it is the same as for sections
  ///   that scroll horizontally.
  /// - Unverified: the movement of UIKit's pages until they rest.
  public func targetOffset(from offset: Double, velocity: Double) -> Double {
    let offset = offset.asFinitePosition
    let velocity = velocity.asFiniteVelocity
    guard pageLength > 0, offset < range.maximum || velocity < 0 else {
      return range.nearest(to: offset)
    }
    // An offset that differs from a page only by a rounding error counts as that page.
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
