import Foundation
import GalleyStrings
import Synchronization

/// Looks up localized texts, and formats texts with arguments.
package enum LocalizedText {
  /// Returns the text of a key in the current language; if there is none, `value`, or else the key.
  static func string(_ key: String, value: String?, table: String?, bundle: Bundle) -> String {
    let localization = Localization.current
    let missing = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    var entry =
      BundleStrings.entry(for: key, table: table, bundle: bundle, localization) ?? .text(missing)
    if let pseudo = localization.language.pseudo { entry = pseudo.change.changed(entry) }
    return string(of: entry, localization)
  }

  /// Returns the text of an object in a nib, in the current language.
  ///
  ///     LocalizedText.nibText(
  ///       "Cancel", of: "aBc-12-dEf", "normalTitle", nib: "Login", bundle: bundle)
  ///
  /// - Parameters:
  ///   - text: The text in the nib.
  ///   - object: The identifier of the object in the nib.
  ///   - property: The property of the object that the text is for, as string tables for nibs name
  ///     it: `text`, `placeholder`, `segmentTitles[0]`.
  ///   - nib: The name of the nib, which is also the name of its string table.
  ///   - bundle: The bundle that contains the nib.
  /// - Returns: The text in the table, or else the text in the nib.
  package static func nibText(
    _ text: String, of object: String, _ property: String, nib: String, bundle: Bundle
  ) -> String {
    guard !text.isEmpty else { return text }
    return string("\(object).\(property)", value: text, table: nib, bundle: bundle)
  }

  /// Returns the text of an entry.
  ///
  /// If the entry depends on numbers or widths, the result is its text with the plural form
  /// `other`, followed by an invisible mark; see `Marks`.
  private static func string(of entry: LocalizedEntry, _ localization: Localization) -> String {
    let device = localization.device
    let widest = entry.resolved(device: device)
    let hasWidths = entry.resolved(device: device, width: 0) != widest
    if let text = widest.plainText, !hasWidths { return text }
    let counted = Counted(
      entry: hasWidths ? entry : widest, language: localization.language.identifier ?? "en",
      device: device)
    return widest.generalText + marks.withLock { $0.mark(of: counted) }
  }

  /// Returns the variant of a text that fits into a width; the text itself if it has no variants.
  static func text(_ text: String, fitting width: Int) -> String {
    guard let counted = unmarked(text).counted else { return text }
    let entry = counted.entry.resolved(device: counted.device, width: width)
    if let text = entry.plainText { return text }
    var fitting = counted
    fitting.entry = entry
    return entry.generalText + marks.withLock { $0.mark(of: fitting) }
  }

  // MARK: Texts that depend on numbers

  /// An entry that depends on numbers or widths, with the language of its plural rules and the kind
  /// of device.
  private struct Counted: Hashable {
    var entry: LocalizedEntry
    var language: String
    var device: String
  }

  /// The entries that were looked up so far and depend on numbers or widths.
  ///
  /// A Swift string can't carry an entry, so the text ends in a mark: the number of the entry,
  /// written in Unicode's tag characters, which are not drawn.
  private struct Marks {
    private var numbers: [Counted: Int] = [:]
    private var all: [Counted] = []

    mutating func mark(of text: Counted) -> String {
      let number = numbers[text] ?? all.count
      if number == all.count {
        numbers[text] = number
        all.append(text)
      }
      var mark = String.UnicodeScalarView()
      mark.append(LocalizedText.firstTag)
      for digit in String(number).unicodeScalars {
        if let tag = Unicode.Scalar(0xE0000 + digit.value) { mark.append(tag) }
      }
      mark.append(LocalizedText.lastTag)
      return String(mark)
    }

    subscript(number: Int) -> Counted? { all.indices.contains(number) ? all[number] : nil }
  }

  private static let marks = Mutex(Marks())
  fileprivate static let firstTag: Unicode.Scalar = "\u{E0001}"
  fileprivate static let lastTag: Unicode.Scalar = "\u{E007F}"

  /// Returns a text without its mark, and the entry of the mark.
  private static func unmarked(_ text: String) -> (text: String, counted: Counted?) {
    let scalars = text.unicodeScalars
    guard scalars.last == lastTag, let first = scalars.lastIndex(of: firstTag) else {
      return (text, nil)
    }
    let digits = scalars[scalars.index(after: first)...].dropLast()
      .compactMap { Unicode.Scalar($0.value &- 0xE0000) }
    var number = String.UnicodeScalarView()
    number.append(contentsOf: digits)
    let counted = Int(String(number)).flatMap { number in marks.withLock { $0[number] } }
    return (String(scalars[..<first]), counted)
  }

  // MARK: Arguments

  /// Returns a text with arguments.
  ///
  /// An argument that is missing or of the wrong type does not stop the program.
  static func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let (text, counted) = unmarked(format)
    let values = arguments.map(FormatArgument.init)
    // `Locale.current` is the locale of the computer, so it is replaced by the locale of the scene.
    let locale = locale == .current ? Localization.current.locale : locale
    let formatter = LocalizedFormatter(language: counted?.language ?? "en") {
      write($0, $1, locale)
    }
    let entry = counted.map { $0.entry.resolved(device: $0.device) }
    return formatter.string(entry ?? .text(text), values)
  }

  /// Returns an argument as text, in the format of its placeholder.
  private static func write(
    _ argument: FormatArgument, _ specifier: FormatString.Specifier, _ locale: Locale?
  ) -> String {
    var specifier = specifier
    let value: any CVarArg
    switch argument {
    case .integer(let number):
      specifier.length = "cC".contains(specifier.conversion) ? "" : "ll"
      value = specifier.length.isEmpty ? Int32(truncatingIfNeeded: number) : number
    case .unsigned(let number):
      specifier.length = "cC".contains(specifier.conversion) ? "" : "ll"
      value = specifier.length.isEmpty ? Int32(truncatingIfNeeded: number) : number
    case .real(let number): value = number
    case .text(let text): return padded(text, specifier)
    }
    return withVaList([value]) { list in
      NSString(format: specifier.pattern, locale: locale.map { $0 as NSLocale }, arguments: list)
        as String
    }
  }

  private static func padded(_ text: String, _ specifier: FormatString.Specifier) -> String {
    var text = text
    if case .fixed(let count) = specifier.precision, "sS".contains(specifier.conversion) {
      text = String(text.prefix(count))
    }
    guard case .fixed(let width) = specifier.width, text.count < width else { return text }
    let space = String(repeating: " ", count: width - text.count)
    return specifier.flags.contains("-") ? text + space : space + text
  }
}

extension FormatArgument {
  /// Creates the argument of a value.
  fileprivate init(_ value: any CVarArg) {
    switch value {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(text as String)
    case let number as any BinaryInteger: self.init(whole: number)
    case let number as any BinaryFloatingPoint: self = .real(Double(number))
    default: self = .text("\(value)")
    }
  }

  private init<Number: BinaryInteger>(whole number: Number) {
    if number < 0 || Number.isSigned {
      self = .integer(Int(clamping: number))
    } else {
      self = .unsigned(UInt64(clamping: number))
    }
  }
}
