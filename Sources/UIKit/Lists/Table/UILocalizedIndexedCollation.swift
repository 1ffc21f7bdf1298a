import Foundation

/// Sorts objects into the sections of an index: A to Z, and # for all others.
///
///     let collation = UILocalizedIndexedCollation.current()
///     let section = collation.section(
///       for: name, collationStringSelector: #selector(getter: Person.name))
///
/// - Differs: the index is always the English index.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the collation of the current language.
  open class func current() -> Self {
    guard let shared = shared as? Self else {
      Misuse.trap(
        "UILocalizedIndexedCollation is not subclassed", "ask UILocalizedIndexedCollation itself")
    }
    return shared
  }

  /// The titles of the sections.
  open var sectionTitles: [String] {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]
  }

  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section to which an index title leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object, by the text that one of its methods returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }

  /// Returns the objects in the order of their texts.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.map { (object: $0, text: text(of: $0, selector)) }
      .sorted { $0.text.localizedStandardCompare($1.text) == .orderedAscending }
      .map(\.object)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let target = object as? NSObject
    return (target?.perform(selector)?.takeUnretainedValue() as? NSString).map { "\($0)" } ?? ""
  }

  private func section(of text: String) -> Int {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    guard let first = plain.uppercased().unicodeScalars.first,
      ("A"..."Z").contains(first)
    else { return 26 }
    return Int(first.value - 65)
  }
}
