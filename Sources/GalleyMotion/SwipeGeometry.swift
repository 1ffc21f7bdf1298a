/// The geometry of a swiped row: the frames of its buttons, and the state to which it moves when
/// the finger is lifted.
///
///     let geometry = SwipeGeometry(widths: [74, 90], rowWidth: 390, performsFirst: true)
///     geometry.openLength                                // 164
///     geometry.end(from: 100, velocity: 0)               // .open
///     geometry.spans(at: 82).map(\.length)               // [37, 45]
///
/// All lengths are measured from the edge of the row at which the buttons are.
///
/// - Unverified: the lengths and velocities that open a row, close it, or perform the first action.
package struct SwipeGeometry: Hashable, Sendable {
  /// The state to which a row moves when the finger is lifted.
  package enum End: Hashable, Sendable {
    /// The row is not moved aside.
    case closed
    /// The row is moved aside, and all buttons are visible.
    case open
    /// The row is moved aside as far as possible, and the first action is performed.
    case full
  }

  /// The position of a button along the row.
  package struct Span: Hashable, Sendable {
    /// The distance from the edge of the row to the button.
    package var start: Double
    /// The width of the button.
    package var length: Double

    /// Creates the position of a button.
    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// The natural widths of the buttons, beginning at the edge of the row.
  package let widths: [Double]
  /// The width of the row.
  package let rowWidth: Double
  /// Whether a full swipe performs the first action.
  package let performsFirst: Bool

  /// Creates the geometry of a row.
  package init(widths: [Double], rowWidth: Double, performsFirst: Bool) {
    self.widths = widths
    self.rowWidth = rowWidth
    self.performsFirst = performsFirst
  }

  /// The distance by which an open row is moved aside.
  ///
  /// A part of the row always stays visible, so that a finger can drag it back.
  package var openLength: Double { max(min(widths.reduce(0, +), rowWidth - 44), 0) }

  /// The shortest distance at which lifting the finger performs the first action; `nil` if no
  /// action is performed.
  package var fullLength: Double? {
    guard performsFirst, !widths.isEmpty else { return nil }
    return min(max(rowWidth * 0.6, openLength + 30), rowWidth)
  }

  /// Returns the distance by which a row is moved aside when a finger has pulled it.
  ///
  /// A row whose first action is not performed by a full swipe resists beyond its open length.
  package func length(pulled: Double) -> Double {
    let open = openLength
    if pulled <= open || performsFirst { return min(max(pulled, 0), rowWidth) }
    return open + RubberBand(dimension: rowWidth - open).displayed(pull: pulled - open)
  }

  /// Returns the pull that results in a length.
  ///
  /// This method is the inverse of `length(pulled:)`.
  package func pull(length: Double) -> Double {
    let open = openLength
    if length <= open || performsFirst { return length }
    return open + RubberBand(dimension: rowWidth - open).pull(displayed: length - open)
  }

  /// Returns the state to which a row moves when the finger is lifted.
  ///
  /// - Parameter velocity: The velocity of the finger in points per second; negative if the finger
  ///   moves back.
  package func end(from length: Double, velocity: Double) -> End {
    guard length > 0 else { return .closed }
    if velocity < -300 { return .closed }
    if let fullLength, length >= fullLength { return .full }
    if velocity > 300 { return .open }
    return length * 2 >= openLength ? .open : .closed
  }

  /// Returns the positions of the buttons, beginning at the edge of the row.
  ///
  /// The buttons share the length in proportion to their widths. If lifting the finger would
  /// perform the first action, the button of this action has the whole length.
  package func spans(at length: Double) -> [Span] {
    let total = widths.reduce(0, +)
    guard total > 0 else { return widths.map { _ in Span(start: 0, length: 0) } }
    if let fullLength, length >= fullLength {
      return widths.indices.map {
        $0 == 0 ? Span(start: 0, length: length) : Span(start: length, length: 0)
      }
    }
    var start: Double = 0
    return widths.map { width in
      let share = length * width / total
      defer { start += share }
      return Span(start: start, length: share)
    }
  }
}
