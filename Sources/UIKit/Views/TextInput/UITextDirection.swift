import Foundation

/// A direction in a text: along the text, or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public var rawValue: Int

  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction along a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end.
  case forward
  /// Toward the start.
  case backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// Right.
  case right = 2
  /// Left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
  /// Characters.
  case character
  /// Words.
  case word
  /// Sentences.
  case sentence
  /// Paragraphs.
  case paragraph
  /// Lines.
  case line
  /// The whole text.
  case document
}
