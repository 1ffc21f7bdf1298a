/// The text of a key in one language: a single text, or several texts for different numbers,
/// devices and widths.
public indirect enum LocalizedEntry: Hashable, Sendable {
  /// One text, in the notation of `String(format:)`.
  case text(String)
  /// Texts by kind of device: `iphone`, `ipad`, `mac` and so on, and `other`.
  case devices([String: LocalizedEntry])
  /// Texts by width, in units that the app chooses.
  case widths([Int: LocalizedEntry])
  /// Texts by the plural form of the first argument that is a number.
  case plural([PluralCategory: LocalizedEntry])
  /// A text with named placeholders, and the variables that replace them.
  case format(LocalizedEntry, [String: Variable])

  /// The texts that replace a named placeholder.
  public struct Variable: Hashable, Sendable {
    /// The position of the argument that determines the plural form, from 1; `nil` for the next
    /// argument.
    public var argument: Int?
    /// The conversion with which the argument replaces `%arg`, for example `lld`.
    public var valueType: String
    /// The texts by plural form.
    public var forms: LocalizedEntry

    /// Creates a variable.
    public init(argument: Int? = nil, valueType: String, forms: LocalizedEntry) {
      self.argument = argument
      self.valueType = valueType
      self.forms = forms
    }
  }

  /// The text, if it is the same for all numbers, devices and widths; otherwise `nil`.
  public var plainText: String? {
    if case .text(let text) = self { text } else { nil }
  }

  // MARK: Choosing

  /// Returns the entry for a kind of device and a width. The result varies only by number.
  ///
  /// - Parameters:
  ///   - device: The kind of device, for example `iphone`.
  ///   - width: The maximum width; `nil` for the widest text.
  public func resolved(device: String, width: Int? = nil) -> LocalizedEntry {
    switch self {
    case .text: return self
    case .devices(let entries):
      let found =
        entries[device] ?? (device == "ipod" ? entries["iphone"] : nil) ?? entries["other"]
      let any = entries.sorted { $0.key < $1.key }.first?.value
      return (found ?? any ?? .text("")).resolved(device: device, width: width)
    case .widths(let entries):
      let fitting = entries.keys.filter { $0 <= width ?? .max }.max() ?? entries.keys.min()
      return (fitting.flatMap { entries[$0] } ?? .text("")).resolved(device: device, width: width)
    case .plural(let forms):
      return .plural(forms.mapValues { $0.resolved(device: device, width: width) })
    case .format(let text, let variables):
      let variables = variables.mapValues { variable in
        var variable = variable
        variable.forms = variable.forms.resolved(device: device, width: width)
        return variable
      }
      return .format(text.resolved(device: device, width: width), variables)
    }
  }

  /// The text with the plural form `other`, and with placeholders for the same arguments.
  ///
  /// This text is used if there are no arguments that determine a form. The text has no named
  /// placeholders.
  public var generalText: String {
    var budget = Self.budget
    return generalText(&budget, depth: 0)
  }

  private func generalText(_ budget: inout Int, depth: Int) -> String {
    switch self {
    case .text(let text): return text
    case .devices(let entries):
      return (entries["other"] ?? entries.min { $0.key < $1.key }?.value)?
        .generalText(&budget, depth: depth) ?? ""
    case .widths(let entries):
      return entries.keys.max().flatMap { entries[$0] }?.generalText(&budget, depth: depth) ?? ""
    case .plural(let forms):
      return Self.form(.other, of: forms)?.generalText(&budget, depth: depth) ?? ""
    case .format(let text, let variables):
      return Self.general(
        text.generalText(&budget, depth: depth), variables, next: 1, &budget, depth: depth)
    }
  }

  private static func general(
    _ text: String, _ variables: [String: Variable], next: Int, _ budget: inout Int, depth: Int
  ) -> String {
    var next = next
    var result = ""
    for piece in FormatString(text).pieces {
      guard case .argument(let specifier) = piece else {
        result += FormatString([piece]).text
        continue
      }
      let variable = specifier.variable.flatMap { variables[$0] }
      let position = specifier.position ?? variable?.argument ?? next
      if specifier.position == nil { next = position + 1 }
      if let variable, depth < nestingLimit, budget > 0 {
        budget -= 1
        let form = variable.forms.generalText(&budget, depth: depth + 1)
          .replacingArgument(with: "%\(position)$\(variable.valueType)")
        result += general(form, variables, next: position, &budget, depth: depth + 1)
      } else if specifier.variable == nil {
        result += specifier.pattern(at: position)
      }
    }
    return result
  }

  /// Returns the entry of a plural form. If there is none, returns the entry of the form `other`,
  /// or else of any form.
  internal static func form(
    _ category: PluralCategory, of forms: [PluralCategory: LocalizedEntry]
  ) -> LocalizedEntry? {
    forms[category] ?? forms[.other]
      ?? [.many, .few, .two, .one, .zero].lazy.compactMap { forms[$0] }.first
  }

  /// The maximum depth of nested named placeholders.
  internal static let nestingLimit = 16

  /// The maximum number of named placeholders that are replaced in one text.
  internal static let budget = 1_000
}

extension String {
  /// Returns the text with a placeholder in place of each `%arg`.
  internal func replacingArgument(with specifier: String) -> String {
    guard contains("%arg") else { return self }
    return split(separator: "%arg", omittingEmptySubsequences: false).joined(separator: specifier)
  }
}

extension LocalizedEntry {
  /// Returns the entry with all of its texts changed.
  public func mapTexts(_ change: (String) -> String) -> LocalizedEntry {
    switch self {
    case .text(let text): .text(change(text))
    case .devices(let entries): .devices(entries.mapValues { $0.mapTexts(change) })
    case .widths(let entries): .widths(entries.mapValues { $0.mapTexts(change) })
    case .plural(let forms): .plural(forms.mapValues { $0.mapTexts(change) })
    case .format(let text, let variables):
      .format(
        text.mapTexts(change),
        variables.mapValues { variable in
          var variable = variable
          variable.forms = variable.forms.mapTexts(change)
          return variable
        })
    }
  }
}
