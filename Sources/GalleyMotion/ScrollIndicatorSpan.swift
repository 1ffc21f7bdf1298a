/// The position and the length of a scroll indicator on its track.
///
///     let span = ScrollIndicatorSpan(track: 474, visible: 480, content: 2_000, offset: 760)
///     span.start      // 180.12
///     span.length     // 113.76: the visible fraction of the content, on the track
///
/// Content that is pulled beyond its edge shortens the indicator, down to a dot.
///
/// - Unverified: the minimum length, the length of the dot, and that the indicator becomes shorter
///   by the distance by which the content is pulled.
public struct ScrollIndicatorSpan: Hashable, Sendable {
  /// The start of the indicator, from the start of the track.
  public let start: Double

  /// The length of the indicator.
  public let length: Double

  /// Creates the span of an indicator.
  ///
  /// - Parameters:
  ///   - track: The length of the track.
  ///   - visible: The length of the visible part of the content.
  ///   - content: The length of the content.
  ///   - offset: The offset of the content: zero at its start, `content - visible` at its end.
  public init(track: Double, visible: Double, content: Double, offset: Double) {
    let track = max(track.asFinitePosition, 0)
    let visible = max(visible.asFinitePosition, 0)
    let content = max(content.asFinitePosition, visible)
    let offset = offset.asFinitePosition
    let range = content - visible
    let full = content > 0 ? track * (visible / content) : track
    let usual = min(max(full, Self.leastLength), track)
    let over = offset < 0 ? -offset : max(offset - range, 0)
    length = min(max(usual - over, Self.dotLength), usual)
    let share = range > 0 ? (offset / range).within(0...1, or: 0) : (offset > 0 ? 1 : 0)
    start = (track - length) * share
  }

  /// The minimum length of an indicator for long content.
  public static var leastLength: Double { 36 }

  /// The minimum length while content is pulled beyond its edge.
  public static var dotLength: Double { 7 }
}
