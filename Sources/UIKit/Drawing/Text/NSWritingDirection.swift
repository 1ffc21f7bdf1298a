import GalleyDrawing
import GalleyGeometry

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter in the paragraph. Digits and punctuation do not count,
  /// because they have no direction of their own.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  /// The direction as a `LayoutDirection`; `nil` for the natural direction.
  internal var galley: LayoutDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// Whether a writing direction applies to a text as a whole, or to each of its letters.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text as a whole has the direction. Letters keep their own directions.
  case embedding = 0
  /// All letters have the direction.
  case override = 2
}
