import Foundation
import GalleyMotion

/// Where the buttons beside a row are, however far it is aside, and where it goes when a finger lets go.
///
///     let geometry = SwipeGeometry(widths: [74, 90], rowWidth: 390, performsFirst: true)
///     geometry.openLength                                // 164
///     geometry.end(from: 100, speed: 0)                  // .open
///     geometry.spans(at: 82).map(\.length)               // [37, 45]
///
/// All lengths count from the edge of the row that the buttons come from.
///
/// - Unverified: how far and how fast is far and fast enough to open, to close, and to do the first
///   action.
internal struct SwipeGeometry: Hashable {
  /// Where a row that is let go stays.
  enum End: Hashable {
    /// In its place.
    case closed
    /// Aside, so that all buttons are seen.
    case open
    /// As far aside as it goes: the first action is done.
    case full
  }

  /// Where a button is.
  struct Span: Hashable {
    var start: CGFloat
    var length: CGFloat
  }

  /// How wide the buttons would be, the outermost first.
  let widths: [CGFloat]
  /// How wide the row is.
  let rowWidth: CGFloat
  /// Whether a swipe all the way does the first action.
  let performsFirst: Bool

  /// How far aside the row is while it is open: never so far that nothing of it is left to be taken hold
  /// of.
  var openLength: CGFloat { max(min(widths.reduce(0, +), rowWidth - 44), 0) }

  /// From where on a finger that lets go does the first action; `nil` if none does.
  var fullLength: CGFloat? {
    guard performsFirst, !widths.isEmpty else { return nil }
    return min(max(rowWidth * 0.6, openLength + 30), rowWidth)
  }

  /// How far aside a row is that a finger pulls so far: where there is nothing more to do, it resists.
  func length(pulled: CGFloat) -> CGFloat {
    let open = openLength
    if pulled <= open || performsFirst { return min(max(pulled, 0), rowWidth) }
    return open + RubberBand(dimension: rowWidth - open).displayed(pull: pulled - open)
  }

  /// How far a finger would have pulled a row that is so far aside.
  func pull(length: CGFloat) -> CGFloat {
    let open = openLength
    if length <= open || performsFirst { return length }
    return open + RubberBand(dimension: rowWidth - open).pull(displayed: length - open)
  }

  /// Where a row goes that is let go so far aside.
  ///
  /// - Parameter speed: How fast it was moved, in points a second; negative on its way back.
  func end(from length: CGFloat, speed: CGFloat) -> End {
    guard length > 0 else { return .closed }
    if speed < -300 { return .closed }
    if let fullLength, length >= fullLength { return .full }
    if speed > 300 { return .open }
    return length * 2 >= openLength ? .open : .closed
  }

  /// Where the buttons are while the row is so far aside, the outermost first: they share the room by
  /// their widths. Where the first action is about to be done, its button has all of it.
  func spans(at length: CGFloat) -> [Span] {
    let total = widths.reduce(0, +)
    guard total > 0 else { return widths.map { _ in Span(start: 0, length: 0) } }
    if let fullLength, length >= fullLength {
      return widths.indices.map {
        $0 == 0 ? Span(start: 0, length: length) : Span(start: length, length: 0)
      }
    }
    var start: CGFloat = 0
    return widths.map { width in
      let share = length * width / total
      defer { start += share }
      return Span(start: start, length: share)
    }
  }
}
