import Foundation

extension AttributedString {
  /// Options for inserting values into a text.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Records the position of each value in an attribute.
    ///
    /// - Differs: the option has no effect.
    public static var applyReplacementIndexAttribute: Self { Self(rawValue: 1 << 0) }
  }

  /// Creates the text of a key, in the language of the scene.
  ///
  /// The inline Markdown of the text is applied: `**strong**`, `*emphasis*`, `` `code` ``,
  /// `~~strikethrough~~` and `[a link](https://example.com)`. The Markdown of values is not
  /// applied.
  ///
  ///     let text = AttributedString(localized: "**\(count)** photos")
  ///     label.attributedText = NSAttributedString(text)
  ///
  /// - Parameters:
  ///   - key: The key. If no table has the key, the key is the text.
  ///   - options: Options for inserting values into the text.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle that contains the table; `nil` for the main bundle.
  ///   - locale: The locale for numbers; `nil` for the locale of the scene.
  ///   - comment: A comment for translators.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: key.hidingPunctuation, table: table, bundle: bundle,
        locale: locale ?? .current))
  }

  /// Creates the text of a key, in the language of the scene. If no table has the key, the text is
  /// the default value.
  ///
  /// The inline Markdown of the text is applied.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: key, defaultValue: defaultValue.hidingPunctuation, table: table,
        bundle: bundle, locale: locale ?? .current))
  }

  /// Creates the text of a resource, in the language of the scene. The inline Markdown of the text
  /// is applied.
  public init(localized resource: LocalizedStringResource) {
    var resource = resource
    resource.defaultValue = resource.defaultValue.hidingPunctuation
    self.init(inlineMarkdown: String(localized: resource))
  }

  /// Creates a text and applies its inline Markdown. White space is preserved.
  internal init(inlineMarkdown text: String) {
    self = InlineMarkdown(text).attributed
  }
}

/// The punctuation of the values in a text with Markdown.
///
/// Values are not read as Markdown. So characters of Unicode's private use area, which usual texts
/// do not contain, replace the punctuation of values until the text has been read.
private enum HiddenPunctuation {
  /// The private use character for the ASCII character with the code 0.
  private static let first: UInt32 = 0x10FF00

  static func hidden(in text: String) -> String {
    text.mappingScalars {
      Character($0).isMarkdownMark ? Unicode.Scalar(first + $0.value) : nil
    }
  }

  static func restored(in text: String) -> String {
    text.mappingScalars {
      (first..<(first + 128)).contains($0.value) ? Unicode.Scalar($0.value - first) : nil
    }
  }
}

extension String {
  /// Returns the text in which `change` has replaced the scalars. A scalar for which `change`
  /// returns `nil` is kept.
  fileprivate func mappingScalars(_ change: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
    var changed = UnicodeScalarView()
    for scalar in unicodeScalars { changed.append(change(scalar) ?? scalar) }
    return String(changed)
  }
}

extension String.LocalizationValue {
  /// The same value, with arguments that are not read as Markdown.
  fileprivate var hidingPunctuation: Self {
    var value = self
    value.arguments = arguments.map { argument in
      guard case .text(let text) = argument else { return argument }
      return .text(HiddenPunctuation.hidden(in: text))
    }
    return value
  }
}

/// A text whose pieces have the same style, apart from code and from texts with their own styles.
private struct MarkdownText {
  let intent: InlinePresentationIntent
  let link: URL?
  /// The text before `plain`.
  private var beginning = AttributedString()
  /// The characters after `beginning`, which have no style of their own.
  private var plain = ""

  init(intent: InlinePresentationIntent, link: URL?) {
    self.intent = intent
    self.link = link
  }

  /// The text with its styles.
  var attributed: AttributedString {
    var text = self
    text.appendPlain()
    return text.beginning
  }

  mutating func append(_ character: Character) { plain.append(character) }

  mutating func append(code: String) { append(piece(code, intent.union(.code))) }

  /// Appends a text that has its own styles.
  mutating func append(_ text: AttributedString) {
    appendPlain()
    beginning += text
  }

  private mutating func appendPlain() {
    if !plain.isEmpty { beginning += piece(plain, intent) }
    plain = ""
  }

  private func piece(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var piece = AttributedString(HiddenPunctuation.restored(in: text))
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    if let link { piece.link = link }
    return piece
  }
}

/// Reads inline Markdown from left to right.
private struct InlineMarkdown {
  private let characters: [Character]
  private var position = 0
  /// The maximum depth of nested styles. At a greater depth, the marks are shown as text.
  private static let depthLimit = 16

  private static let marks: [(mark: [Character], intent: InlinePresentationIntent)] = [
    (["*", "*"], .stronglyEmphasized), (["_", "_"], .stronglyEmphasized),
    (["~", "~"], .strikethrough), (["*"], .emphasized), (["_"], .emphasized),
  ]

  init(_ text: String) { characters = Array(text) }

  var attributed: AttributedString {
    var reader = self
    return reader.read(until: characters.count, [], nil, depth: 0)
  }

  private mutating func read(
    until end: Int, _ intent: InlinePresentationIntent, _ link: URL?, depth: Int
  ) -> AttributedString {
    var text = MarkdownText(intent: intent, link: link)
    while position < end {
      let next = characters[position]
      if next == "\\", position + 1 < end, characters[position + 1].isMarkdownMark {
        text.append(characters[position + 1])
        position += 2
        continue
      }
      if next == "`", let close = find(["`"], from: position + 1, until: end) {
        text.append(code: String(characters[(position + 1)..<close]))
        position = close + 1
        continue
      }
      if next == "[", link == nil, depth < Self.depthLimit, let found = self.link(until: end) {
        position += 1
        text.append(read(until: found.textEnd, intent, found.url, depth: depth + 1))
        position = found.end
        continue
      }
      if depth < Self.depthLimit, let (count, close, more) = span(until: end) {
        position += count
        text.append(read(until: close, intent.union(more), link, depth: depth + 1))
        position = close + count
        continue
      }
      text.append(next)
      position += 1
    }
    return text.attributed
  }

  /// Returns the style that begins at the current position and ends before `end`.
  ///
  /// - Returns: The length of the style's mark, the end of the styled text, and the intent.
  private func span(until end: Int) -> (Int, Int, InlinePresentationIntent)? {
    for (mark, intent) in Self.marks where starts(with: mark, at: position, until: end) {
      let first = position + mark.count
      guard first < end, !characters[first].isWhitespace else { continue }
      // An underscore within a word, as in `snake_case`, is not a mark.
      if mark[0] == "_", position > 0, characters[position - 1].isWordPart { continue }
      if let close = find(mark, from: first + 1, until: end) { return (mark.count, close, intent) }
    }
    return nil
  }

  private func starts(with mark: [Character], at index: Int, until end: Int) -> Bool {
    index + mark.count <= end && characters[index..<(index + mark.count)].elementsEqual(mark)
  }

  /// Returns the position of the next closing mark. Escaped marks and longer marks are skipped.
  private func find(_ mark: [Character], from start: Int, until end: Int) -> Int? {
    var index = start
    while index + mark.count <= end {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      let isLonger =
        mark.count == 1 && mark != ["`"]
        && starts(with: [mark[0], mark[0]], at: index, until: end)
      if isLonger {
        index += 2
        continue
      }
      if starts(with: mark, at: index, until: end), !characters[index - 1].isWhitespace {
        let after = index + mark.count
        if mark[0] != "_" || after >= end || !characters[after].isWordPart { return index }
      }
      index += 1
    }
    return nil
  }

  /// Returns the link that begins at the current position: the end of its text, the end of the
  /// link, and its URL.
  private func link(until end: Int) -> (textEnd: Int, end: Int, url: URL)? {
    guard let close = find(["]"], from: position + 1, until: end), close + 1 < end,
      characters[close + 1] == "(", let last = find([")"], from: close + 2, until: end),
      let url = URL(
        string: HiddenPunctuation.restored(in: String(characters[(close + 2)..<last])))
    else { return nil }
    return (close, last + 1, url)
  }
}

extension Character {
  fileprivate var isMarkdownMark: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
