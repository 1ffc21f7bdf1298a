import Foundation

/// A direction in a text: along it, or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public var rawValue: Int

  /// A direction by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// One on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction along a text.
public enum UITextStorageDirection: Int, Sendable {
  /// To its end.
  case forward
  /// To its start.
  case backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down
}

/// What a text is made of.
public enum UITextGranularity: Int, Sendable {
  /// Letters.
  case character
  /// Words.
  case word
  /// Sentences.
  case sentence
  /// Paragraphs.
  case paragraph
  /// Lines.
  case line
  /// All of it.
  case document
}
