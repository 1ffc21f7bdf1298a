import Foundation

extension AttributedString {
  /// How a text with values is put together.
  public struct FormattingOptions: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Notes which value stands where.
    ///
    /// - Differs: Nothing is noted.
    public static var applyReplacementIndexAttribute: Self { Self(rawValue: 1 << 0) }
  }

  /// The text of a key, in the language of the scene, with what Markdown says in it: `**strong**`, `*emphasis*`,
  /// `` `code` ``, `~~gone~~` and `[a link](https://example.com)`.
  ///
  ///     label.attributedText = NSAttributedString(AttributedString(localized: "**\(count)** photos"))
  ///
  /// - Parameters:
  ///   - key: The key, which is the text if there is none for it.
  ///   - options: How values are put into it.
  ///   - table: The name of the table: `Localizable`, if `nil`.
  ///   - bundle: The bundle that has the table: the main one, if `nil`.
  ///   - locale: The locale in which numbers are written: the scene's, if `nil`.
  ///   - comment: What translators should know.
  public init(
    localized key: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: key, table: table, bundle: bundle, locale: locale ?? .current))
  }

  /// The text of a key, in the language of the scene, or the default value, with what Markdown says in it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle,
        locale: locale ?? .current))
  }

  /// The text of a resource, in the language of the scene, with what Markdown says in it.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: String(localized: resource))
  }

  /// A text with what Markdown says within sentences. White space stays as it is.
  internal init(inlineMarkdown text: String) {
    self = InlineMarkdown(text).attributed
  }
}

/// The marks of Markdown within a sentence, read from the left to the right.
private struct InlineMarkdown {
  private let characters: [Character]
  private var position = 0
  /// How many parts lie within each other. A text that nests deeper shows its marks.
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
    var result = AttributedString()
    var plain = ""
    func piece(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
      var piece = AttributedString(text)
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let link { piece.link = link }
      return piece
    }
    func flush() {
      if !plain.isEmpty { result += piece(plain, intent) }
      plain = ""
    }
    while position < end {
      let next = characters[position]
      if next == "\\", position + 1 < end, characters[position + 1].isMarkdownMark {
        plain.append(characters[position + 1])
        position += 2
        continue
      }
      if next == "`", let close = find(["`"], from: position + 1, until: end) {
        flush()
        result += piece(String(characters[(position + 1)..<close]), intent.union(.code))
        position = close + 1
        continue
      }
      if next == "[", link == nil, depth < Self.depthLimit, let found = self.link(until: end) {
        flush()
        position += 1
        result += read(until: found.textEnd, intent, found.url, depth: depth + 1)
        position = found.end
        continue
      }
      if depth < Self.depthLimit, let (count, close, more) = span(until: end) {
        flush()
        position += count
        result += read(until: close, intent.union(more), link, depth: depth + 1)
        position = close + count
        continue
      }
      plain.append(next)
      position += 1
    }
    flush()
    return result
  }

  /// What begins here and ends before the end: how long its mark is, where it ends, and what it means.
  private func span(until end: Int) -> (Int, Int, InlinePresentationIntent)? {
    for (mark, intent) in Self.marks where starts(with: mark, at: position, until: end) {
      let first = position + mark.count
      guard first < end, !characters[first].isWhitespace else { continue }
      // A line within a word is a letter.
      if mark[0] == "_", position > 0, characters[position - 1].isWordPart { continue }
      if let close = find(mark, from: first + 1, until: end) { return (mark.count, close, intent) }
    }
    return nil
  }

  private func starts(with mark: [Character], at index: Int, until end: Int) -> Bool {
    index + mark.count <= end && characters[index..<(index + mark.count)].elementsEqual(mark)
  }

  /// Where a mark stands that ends something.
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

  /// The link that begins here: where its text ends, where it ends, and where it leads.
  private func link(until end: Int) -> (textEnd: Int, end: Int, url: URL)? {
    guard let close = find(["]"], from: position + 1, until: end), close + 1 < end,
      characters[close + 1] == "(", let last = find([")"], from: close + 2, until: end),
      let url = URL(string: String(characters[(close + 2)..<last]))
    else { return nil }
    return (close, last + 1, url)
  }
}

extension Character {
  fileprivate var isMarkdownMark: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
