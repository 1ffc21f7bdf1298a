/// The sizes of an arrangement that were measured too long ago: all but those that were measured since.
///
///     var outdated = OutdatedSizes()
///     outdated.holds(.item(3, in: 0))    // true
///     outdated.remove(.item(3, in: 0))
///     outdated.holds(.item(3, in: 0))    // false
///
/// What is in sight is measured again at once, and the rest when it comes into sight. So it is cheaper to keep
/// what was measured since than what was not.
internal struct OutdatedSizes: Sendable, Equatable {
  /// What was measured since, by section. Elements of the whole list stand under no section.
  private var renewed: [Int?: Set<Element.ID>] = [:]

  /// Whether the size of an element is out of date.
  func holds(_ id: Element.ID) -> Bool { renewed[id.section]?.contains(id) != true }

  /// The size of an element has been measured just now.
  mutating func remove(_ id: Element.ID) { renewed[id.section, default: []].insert(id) }

  /// The same after a change of the list, where elements have other paths.
  ///
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* elements that were measured since.
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
