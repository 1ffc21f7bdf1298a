/// Where on its track a scroll indicator is, and how long.
///
///     let span = ScrollIndicatorSpan(track: 474, visible: 480, content: 2_000, offset: 760)
///     span.start      // 180.12
///     span.length     // 113.76: as much of the track as there is of the content in sight
///
/// Content that is pulled over its edge pushes the indicator together, as far as to a dot.
///
/// - Unverified: the least length, that of the dot, and that the indicator becomes shorter by as much
///   as the content is pulled.
public struct ScrollIndicatorSpan: Hashable, Sendable {
  /// Where it begins, counted from the start of the track.
  public let start: Double

  /// How long it is.
  public let length: Double

  /// Creates the span of an indicator.
  ///
  /// - Parameters:
  ///   - track: How long the track is.
  ///   - visible: How much of the content is in sight.
  ///   - content: How long the content is.
  ///   - offset: How far it is scrolled: zero at its start, `content - visible` at its end.
  public init(track: Double, visible: Double, content: Double, offset: Double) {
    let track = max(track.asPlace, 0)
    let visible = max(visible.asPlace, 0)
    let content = max(content.asPlace, visible)
    let offset = offset.asPlace
    let way = content - visible
    let full = content > 0 ? track * (visible / content) : track
    let usual = min(max(full, Self.leastLength), track)
    let over = offset < 0 ? -offset : max(offset - way, 0)
    length = min(max(usual - over, Self.dotLength), usual)
    let share = way > 0 ? (offset / way).within(0...1, or: 0) : (offset > 0 ? 1 : 0)
    start = (track - length) * share
  }

  /// How long an indicator is at least, be there ever so much content.
  public static var leastLength: Double { 36 }

  /// How long it is at least while content is pulled over its edge.
  public static var dotLength: Double { 7 }
}
