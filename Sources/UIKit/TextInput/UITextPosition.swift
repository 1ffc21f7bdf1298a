import Foundation

/// A place between two letters of a text. Whoever keeps a text makes its own kind.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// A place.
  public override init() { super.init() }
}

/// A part of a text. Whoever keeps a text makes its own kind.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// A part.
  public override init() { super.init() }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing is in it.
  open var isEmpty: Bool { true }
}

/// A rectangle that a selection covers.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// A rectangle.
  public override init() { super.init() }

  /// Where it is.
  open var rect: CGRect { .zero }
  /// In which direction its text is written.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text goes from top to bottom.
  open var isVertical: Bool { false }
}

// MARK: - Those of fields and text views

/// A place, counted in units of UTF-16.
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

/// A part, counted in units of UTF-16.
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

/// A rectangle on a line.
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
