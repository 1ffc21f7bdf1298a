import Foundation

/// The meaning of a part of a text within its sentence, such as emphasized.
///
///     var word = AttributedString("now")
///     word.inlinePresentationIntent = .stronglyEmphasized   // shown bold
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates an intent from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: shown in italics.
  public static var emphasized: Self { Self(rawValue: 1 << 0) }
  /// Strong emphasis: shown bold.
  public static var stronglyEmphasized: Self { Self(rawValue: 1 << 1) }
  /// Code: shown in a monospaced font.
  public static var code: Self { Self(rawValue: 1 << 2) }
  /// Text that is no longer valid, shown with a line through it.
  public static var strikethrough: Self { Self(rawValue: 1 << 5) }
  /// A line break that is not shown.
  public static var softBreak: Self { Self(rawValue: 1 << 6) }
  /// A line break.
  public static var lineBreak: Self { Self(rawValue: 1 << 7) }
  /// HTML within the sentence.
  public static var inlineHTML: Self { Self(rawValue: 1 << 8) }
  /// HTML that is a paragraph.
  public static var blockHTML: Self { Self(rawValue: 1 << 9) }

  /// Creates an intent from the value of an attribute.
  internal init(of value: Any) {
    self = value as? Self ?? Self(rawValue: UInt(clamping: Numbers.integer(value) ?? 0))
  }
}
