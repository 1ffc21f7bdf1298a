import GalleyMarkup

/// The texts of all languages in a string catalog, which is a file with the extension `xcstrings`.
///
///     let catalog = try StringCatalog(parsing: bytes)
///     catalog.entry(for: "title", language: "de")   // .text("Neues")
public struct StringCatalog: Hashable, Sendable {
  /// The source language. If the keys are texts, the texts are in this language.
  public let sourceLanguage: String
  /// The languages of the texts, in alphabetical order, including the source language.
  public let languages: [String]

  private let entries: [String: [String: LocalizedEntry]]

  /// Reads a file.
  ///
  /// Parts with an unexpected structure are left out.
  ///
  /// - Throws: A `MarkupError` with the line, if the file is not JSON or not a string catalog.
  public init(parsing bytes: [UInt8]) throws(MarkupError) {
    let root = try JSONNode(parsing: bytes)
    guard let source = root["sourceLanguage"]?.string else {
      throw MarkupError("the catalog has no sourceLanguage", line: root.line)
    }
    guard let strings = root["strings"]?.object else {
      throw MarkupError("the catalog has no strings", line: root.line)
    }
    var entries: [String: [String: LocalizedEntry]] = [:]
    var languages: Set = [source]
    for string in strings {
      var localized: [String: LocalizedEntry] = [:]
      for localization in string.node["localizations"]?.object ?? JSONObject() {
        guard let entry = Self.localization(localization.node) else { continue }
        localized[localization.key] = entry
        languages.insert(localization.key)
      }
      entries[string.key] = localized
    }
    sourceLanguage = source
    self.entries = entries
    self.languages = languages.sorted()
  }

  /// The keys, in alphabetical order.
  public var keys: [String] { entries.keys.sorted() }

  /// Returns the text of a key in a language. If there is no translation, returns the text in the
  /// source language. If the catalog has no such text either, returns the key itself.
  ///
  /// - Returns: `nil` if the catalog does not have the key.
  public func entry(for key: String, language: String) -> LocalizedEntry? {
    guard let localized = entries[key] else { return nil }
    return localized[language] ?? localized[sourceLanguage] ?? .text(key)
  }

  // MARK: Parsing

  private static func localization(_ node: JSONNode) -> LocalizedEntry? {
    guard let body = body(node) else { return nil }
    var variables: [String: LocalizedEntry.Variable] = [:]
    for substitution in node["substitutions"]?.object ?? JSONObject() {
      guard let forms = self.body(substitution.node) else { continue }
      let position = substitution.node["argNum"]?.int
      variables[substitution.key] = LocalizedEntry.Variable(
        argument: position.flatMap { (1...1_000).contains($0) ? $0 : nil },
        valueType: substitution.node["formatSpecifier"]?.string ?? "lld", forms: forms)
    }
    return variables.isEmpty ? body : .format(body, variables)
  }

  private static func body(_ node: JSONNode) -> LocalizedEntry? {
    if let variations = node["variations"]?.object {
      if let plural = variations["plural"]?.object {
        var forms: [PluralCategory: LocalizedEntry] = [:]
        for form in plural {
          if let category = PluralCategory(rawValue: form.key) { forms[category] = body(form.node) }
        }
        if !forms.isEmpty { return .plural(forms) }
      }
      if let device = variations["device"]?.object {
        var devices: [String: LocalizedEntry] = [:]
        for form in device { devices[form.key] = body(form.node) }
        if !devices.isEmpty { return .devices(devices) }
      }
      if let width = variations["width"]?.object {
        var widths: [Int: LocalizedEntry] = [:]
        for form in width {
          if let key = Int(form.key) { widths[key] = body(form.node) }
        }
        if !widths.isEmpty { return .widths(widths) }
      }
    }
    if let text = node["stringUnit"]?["value"]?.string { return .text(text) }
    return node["stringSet"]?["values"]?[0]?.string.map { .text($0) }
  }
}
