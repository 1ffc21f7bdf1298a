/// The measured sizes of a layout's elements that are out of date. These are all sizes except those
/// that were measured since the sizes were outdated.
///
///     var outdated = OutdatedSizes()
///     outdated.holds(.item(3, in: 0))    // true
///     outdated.remove(.item(3, in: 0))
///     outdated.holds(.item(3, in: 0))    // false
///
/// Visible elements are measured again immediately, and other elements when they become visible. So
/// few sizes are up to date, and these are stored instead of the outdated sizes.
internal struct OutdatedSizes: Sendable, Equatable {
  /// The elements that were measured since the sizes were outdated, by section.
  ///
  /// Elements of the whole layout are stored without a section.
  private var renewed: [Int?: Set<Element.ID>] = [:]

  /// Whether the size of an element is out of date.
  func holds(_ id: Element.ID) -> Bool { renewed[id.section]?.contains(id) != true }

  /// Marks the size of an element as up to date.
  mutating func remove(_ id: Element.ID) { renewed[id.section, default: []].insert(id) }

  /// Returns the same sizes after a change of the list, in which elements have other paths.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* elements that were measured since the
  ///   sizes were outdated.
  func after(_ change: ListChange) -> OutdatedSizes {
    var result = OutdatedSizes()
    result.renewed[nil] = renewed[nil]
    for (section, origin) in change.sections.enumerated() {
      guard let before = origin.before, let ids = renewed[before] else { continue }
      result.renewed[section] = Set(
        ids.compactMap { id in
          origin.after(id).map {
            Element.ID(id.kind, at: ElementPath(section: section, item: $0))
          }
        })
    }
    return result
  }
}
