import GalleyMarkup

/// The texts of one language by their keys, from a strings file or a strings dictionary.
///
///     let table = try StringsTable(parsing: Array(#""title" = "Neues";"#.utf8))
///     table["title"]   // .text("Neues")
public struct StringsTable: Hashable, Sendable {
  private var entries: [String: LocalizedEntry]

  /// Creates a table.
  public init(_ entries: [String: LocalizedEntry] = [:]) { self.entries = entries }

  /// Reads a file: `.strings` or `.stringsdict`, in XML or in the older notation.
  ///
  /// - Throws: A `MarkupError` with the line of the error.
  public init(parsing bytes: [UInt8]) throws(MarkupError) {
    let list = try PropertyListNode(parsing: bytes)
    guard list.dictionary != nil else { throw MarkupError("the file is no dictionary", line: 1) }
    self.init(list)
  }

  /// Creates a table from a property list. Values that are neither texts nor rules for texts are
  /// left out.
  public init(_ list: PropertyListNode) {
    entries = (list.dictionary ?? [:]).compactMapValues { Self.entry($0) }
  }

  /// The text of a key; `nil` if the table does not have the key.
  public subscript(key: String) -> LocalizedEntry? { entries[key] }

  /// The keys, in alphabetical order.
  public var keys: [String] { entries.keys.sorted() }

  /// Adds the texts of another table, which replace texts with the same keys.
  public mutating func merge(_ other: StringsTable) {
    entries.merge(other.entries) { _, other in other }
  }

  // MARK: Strings dictionaries

  /// Returns the text that a value describes; `nil` if the value is not a description of a text.
  private static func entry(_ node: PropertyListNode) -> LocalizedEntry? {
    if let text = node.string { return .text(text) }
    guard let values = node.dictionary else { return nil }
    if let devices = values["NSStringDeviceSpecificRuleType"]?.dictionary {
      return .devices(devices.compactMapValues { entry($0) })
    }
    if let widths = values["NSStringVariableWidthRuleType"]?.dictionary {
      return self.widths(widths)
    }
    guard let text = values["NSStringLocalizedFormatKey"].flatMap(entry) else { return nil }
    return .format(text, values.compactMapValues { variable($0) })
  }

  private static func widths(_ values: [String: PropertyListNode]) -> LocalizedEntry {
    var entries: [Int: LocalizedEntry] = [:]
    for (key, value) in values {
      if let width = Int(key), let entry = entry(value) { entries[width] = entry }
    }
    return .widths(entries)
  }

  private static func variable(_ node: PropertyListNode) -> LocalizedEntry.Variable? {
    guard let values = node.dictionary else { return nil }
    let type = values["NSStringFormatValueTypeKey"]?.string ?? "d"
    switch values["NSStringFormatSpecTypeKey"]?.string {
    case "NSStringDeviceSpecificRuleType":
      return .init(valueType: type, forms: .devices(values.compactMapValues { entry($0) }))
    case "NSStringVariableWidthRuleType": return .init(valueType: type, forms: widths(values))
    default:
      var forms: [PluralCategory: LocalizedEntry] = [:]
      for category in PluralCategory.allCases {
        forms[category] = values[category.rawValue].flatMap(entry)
      }
      return forms.isEmpty ? nil : .init(valueType: type, forms: .plural(forms))
    }
  }
}
