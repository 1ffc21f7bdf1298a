/// Inserts arguments into texts, according to the plural rules of a language.
///
/// A missing argument or an argument of the wrong type never traps. A missing argument is written
/// as `(null)`, and a text for a number's placeholder is inserted unchanged.
public struct LocalizedFormatter: Sendable {
  /// A closure that returns the text of a value for a placeholder: `00003` for the number 3 and
  /// `%05d`.
  public typealias Writer = @Sendable (FormatArgument, FormatString.Specifier) -> String

  private let rules: PluralRules
  private let write: Writer

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - language: The language whose plural rules determine the forms.
  ///   - write: Returns the text of a value for a placeholder. The width and the precision of the
  ///     placeholder are numbers, and its conversion matches the type of the value.
  public init(language: String, write: @escaping Writer) {
    rules = PluralRules(language: language)
    self.write = write
  }

  /// Returns the text of an entry with arguments.
  public func string(_ entry: LocalizedEntry, _ arguments: [FormatArgument]) -> String {
    var place = Place()
    return string(entry, arguments, variables: [:], &place)
  }

  /// The state while arguments are read.
  private struct Place {
    /// The index of the next argument, from 0.
    var next = 0
    /// The index of the argument that determines the plural form; `nil` for the first number.
    var counted: Int?
    var depth = 0
    /// The number of named placeholders that may still be replaced.
    var budget = LocalizedEntry.budget
  }

  private func string(
    _ entry: LocalizedEntry, _ arguments: [FormatArgument],
    variables: [String: LocalizedEntry.Variable], _ place: inout Place
  ) -> String {
    switch entry {
    case .text(let text): return string(FormatString(text), arguments, variables, &place)
    case .devices, .widths:
      return string(entry.resolved(device: "other"), arguments, variables: variables, &place)
    case .plural(let forms):
      let counted = place.counted ?? arguments.firstIndex(where: \.isNumber)
      let argument = counted.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
      guard let form = LocalizedEntry.form(category(of: argument, in: forms), of: forms) else {
        return ""
      }
      return string(form, arguments, variables: variables, &place)
    case .format(let text, let more):
      return string(
        text, arguments, variables: variables.merging(more) { _, inner in inner }, &place)
    }
  }

  private func category(
    of argument: FormatArgument?, in forms: [PluralCategory: LocalizedEntry]
  ) -> PluralCategory {
    guard let argument, let operands = argument.operands else { return .other }
    if argument.isZero, forms[.zero] != nil { return .zero }
    return rules.category(of: operands)
  }

  private func string(
    _ format: FormatString, _ arguments: [FormatArgument],
    _ variables: [String: LocalizedEntry.Variable], _ place: inout Place
  ) -> String {
    var result = ""
    for piece in format.pieces {
      switch piece {
      case .text(let text): result += text
      case .argument(let specifier):
        if let name = specifier.variable {
          result += string(named: name, specifier, arguments, variables, &place)
        } else {
          result += string(specifier, arguments, &place)
        }
      }
    }
    return result
  }

  private func string(
    named name: String, _ specifier: FormatString.Specifier, _ arguments: [FormatArgument],
    _ variables: [String: LocalizedEntry.Variable], _ place: inout Place
  ) -> String {
    // Named placeholders may contain one another many times, and may contain themselves, so the
    // depth and the number are limited.
    guard let variable = variables[name], place.budget > 0,
      place.depth < LocalizedEntry.nestingLimit
    else { return "" }
    let index = (specifier.position ?? variable.argument).map { $0 - 1 } ?? place.next
    var inner = Place(
      next: index, counted: index, depth: place.depth + 1, budget: place.budget - 1)
    defer { place.budget = inner.budget }
    if specifier.position == nil { place.next = index + 1 }
    let forms = variable.forms.mapTexts {
      $0.replacingArgument(with: "%\(index + 1)$\(variable.valueType)")
    }
    return string(forms, arguments, variables: variables, &inner)
  }

  private func string(
    _ specifier: FormatString.Specifier, _ arguments: [FormatArgument], _ place: inout Place
  ) -> String {
    var specifier = specifier
    func amount(_ amount: FormatString.Amount?) -> FormatString.Amount? {
      guard amount == .argument else { return amount }
      defer { place.next += 1 }
      guard arguments.indices.contains(place.next), case .integer(let value) = arguments[place.next]
      else { return nil }
      // A negative width aligns the text at the left.
      if value < 0, !specifier.flags.contains("-") { specifier.flags += "-" }
      return .fixed(Int(min(value.magnitude, 1_000)))
    }
    specifier.width = amount(specifier.width)
    specifier.precision = amount(specifier.precision)
    let index = specifier.position.map { $0 - 1 } ?? place.next
    if specifier.position == nil { place.next += 1 }
    guard arguments.indices.contains(index) else { return "(null)" }
    specifier = specifier.fitting(arguments[index])
    return write(arguments[index].read(by: specifier), specifier)
  }
}
