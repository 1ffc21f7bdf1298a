/// A change of all texts that simulates other languages, to test the layout of a screen.
///
///     PseudoLanguage.accented.changed("Add %@")   // "[Åðð %@]"
///     PseudoLanguage.doubled.changed("Add %@")    // "Add %1$@ Add %1$@"
///
/// Placeholders are not changed.
public enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
  /// Adds accents to letters, and brackets around the text. A text without brackets on the screen
  /// is not localized, and a text without its closing bracket is truncated.
  case accented
  /// Repeats each text.
  case doubled
  /// Shows each text from right to left, on a mirrored screen.
  case rightToLeft

  /// Returns an entry with all of its texts changed.
  public func changed(_ entry: LocalizedEntry) -> LocalizedEntry {
    switch entry {
    case .format(let text, let variables):
      // The text of a variable is a part of the text around it, so the text of a variable has no
      // additional brackets, and is not doubled separately.
      let inner = variables.mapValues { variable in
        var variable = variable
        variable.forms = variable.forms.mapTexts { self == .accented ? Self.accent($0) : $0 }
        return variable
      }
      return .format(self == .doubled ? Self.double(text, variables) : changed(text), inner)
    case .text(let text): return .text(changed(text))
    case .devices(let entries): return .devices(entries.mapValues(changed))
    case .widths(let entries): return .widths(entries.mapValues(changed))
    case .plural(let forms): return .plural(forms.mapValues(changed))
    }
  }

  /// Returns the changed text.
  public func changed(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .accented: return "[\(Self.accent(text))]"
    case .doubled: return Self.double(text)
    case .rightToLeft: return "\u{202E}\(text)\u{202C}"
    }
  }

  private static func double(
    _ entry: LocalizedEntry, _ variables: [String: LocalizedEntry.Variable]
  ) -> LocalizedEntry {
    entry.mapTexts { double($0, variables) }
  }

  private static func double(
    _ text: String, _ variables: [String: LocalizedEntry.Variable] = [:]
  ) -> String {
    let format = FormatString(text)
    guard !format.specifiers.isEmpty else { return "\(text) \(text)" }
    let usesArgumentsForWidths = format.specifiers.contains {
      $0.width == .argument || $0.precision == .argument
    }
    // An argument for a width or a precision has no position of its own, so the text can't be
    // doubled.
    guard !usesArgumentsForWidths else { return text }
    var next = 1
    let positioned = format.pieces.map { piece -> FormatString.Piece in
      guard case .argument(var specifier) = piece else { return piece }
      if specifier.position == nil {
        let position = specifier.variable.flatMap { variables[$0]?.argument } ?? next
        specifier.position = position
        next = position + 1
      }
      return .argument(specifier)
    }
    return FormatString(positioned + [.text(" ")] + positioned).text
  }

  private static func accent(_ text: String) -> String {
    // In the text of a variable, `%arg` stands for the argument. `FormatString` would read `%arg`
    // as the placeholder `%a`, so the text is divided at each `%arg` first.
    text.split(separator: "%arg", omittingEmptySubsequences: false)
      .map { accentBetweenPlaces(String($0)) }.joined(separator: "%arg")
  }

  private static func accentBetweenPlaces(_ text: String) -> String {
    let format = FormatString(text)
    guard !format.specifiers.isEmpty else { return accentLetters(text) }
    return FormatString(
      format.pieces.map { piece in
        guard case .text(let text) = piece else { return piece }
        return .text(accentLetters(text))
      }
    ).text
  }

  private static func accentLetters(_ text: String) -> String {
    String(text.map { letters[$0] ?? $0 })
  }

  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"))
}
