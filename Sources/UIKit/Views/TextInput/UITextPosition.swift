import Foundation

/// A position between two characters of a text.
///
/// Each text input has its own subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}

/// A range of a text.
///
/// Each text input has its own subclass.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range.
  public override init() { super.init() }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range is empty.
  open var isEmpty: Bool { true }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates a rectangle.
  public override init() { super.init() }

  /// The rectangle.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// Whether the text in the rectangle runs from top to bottom.
  open var isVertical: Bool { false }
}

// MARK: - Positions in text fields and text views

/// A position, counted in UTF-16 code units.
internal final class TextPosition: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPosition)?.offset == offset
  }

  nonisolated override var hash: Int { offset }

  nonisolated override var description: String {
    "<UITextPosition \(offset)>"
  }
}

/// A range, counted in UTF-16 code units.
internal final class TextSpan: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var start: UITextPosition { TextPosition(range.location) }
  override var end: UITextPosition { TextPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  nonisolated override var hash: Int { range.location ^ range.length }

  nonisolated override var description: String {
    "<UITextRange \(range.location), \(range.length)>"
  }
}

/// A rectangle of a selection on one line.
internal final class LineSelectionRect: UITextSelectionRect {
  private let frame: CGRect
  private let direction: NSWritingDirection
  private let ends: (start: Bool, end: Bool)

  init(_ frame: CGRect, _ direction: NSWritingDirection, start: Bool, end: Bool) {
    self.frame = frame
    self.direction = direction
    ends = (start, end)
  }

  override var rect: CGRect { frame }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
