import Foundation

/// Joins items to a list in words: "apples, pears, and plums".
///
///     ListFormatter.localizedString(byJoining: ["apples", "pears"])   // "apples and pears"
///
/// - Differs: the text is English, unless a locale is set. On Apple's systems, the language of the
///   device is used.
open class ListFormatter: Formatter {
  /// The locale of the list.
  open var locale: Locale! = ListFormatter.english
  /// The formatter of the items; if it is `nil`, their descriptions are used.
  open var itemFormatter: Formatter?

  private static let english = Locale(identifier: "en_US")

  /// Returns the list of items; `nil` if the formatter of the items returns no text for one of the
  /// items.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append(item as? String ?? "\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return ListFormatter.joined(texts, locale ?? ListFormatter.english)
  }

  /// Returns the list of an array; `nil` for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  /// Returns the list of texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, english)
  }

  private static func joined(_ texts: [String], _ locale: Locale) -> String {
    texts.formatted(.list(type: .and, width: .standard).locale(locale))
  }
}
