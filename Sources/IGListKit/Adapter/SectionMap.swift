import Foundation

/// The sections of a list: its objects in order, each with its section controller.
///
/// The map is a value, so a copy of it is the list before an update.
@MainActor
internal struct SectionMap {
  /// An object with its section controller.
  struct Entry {
    var object: any ListDiffable
    let identity: ListIdentity
    let controller: AnySectionController
  }

  /// The part of an identity by which sections are found.
  enum Key {
    /// By identifier. No two objects have the same identifier, even if their types are different.
    case identifier
    /// By identifier and type.
    case identity

    func callAsFunction(_ identity: ListIdentity) -> ListIdentity {
      switch self {
      case .identifier: identity.withoutType
      case .identity: identity
      }
    }
  }

  private(set) var entries: [Entry] = []
  private let key: Key
  /// The sections of the objects, by key.
  private let sections: [ListIdentity: Int]

  init() { (key, sections) = (.identity, [:]) }

  /// Creates a list of entries with different identities.
  init(_ entries: [Entry]) {
    self.init(
      entries, key: .identity,
      sections: Dictionary(
        entries.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Creates a list of entries whose sections the caller has found by key.
  init(_ entries: [Entry], key: Key, sections: [ListIdentity: Int]) {
    self.entries = entries
    self.key = key
    self.sections = sections
  }

  var count: Int { entries.count }
  var objects: [any ListDiffable] { entries.map(\.object) }

  subscript(section: Int) -> Entry? {
    entries.indices.contains(section) ? entries[section] : nil
  }

  /// Returns the section controllers of a range of sections, without those of another range.
  ///
  /// - Complexity: O(*k*) in the controllers that are returned.
  func controllers(in sections: Range<Int>, but others: Range<Int>) -> [AnySectionController] {
    let known = sections.clamped(to: 0..<entries.count)
    var controllers: [AnySectionController] = []
    // These are loops, because each call of a closure that is isolated to an actor checks the
    // executor, which takes time.
    for section in known.clamped(to: 0..<others.lowerBound) {
      controllers.append(entries[section].controller)
    }
    for section in known.clamped(to: others.upperBound..<max(entries.count, others.upperBound)) {
      controllers.append(entries[section].controller)
    }
    return controllers
  }

  /// Returns the section of an object.
  func section(of identity: ListIdentity) -> Int? {
    guard let section = sections[key(identity)] else { return nil }
    return entries[section].identity.hasSameType(as: identity) ? section : nil
  }

  /// Returns the section of a section controller in the list that is shown now.
  func section(of controller: AnySectionController) -> Int? {
    holds(controller, at: controller.section) ? controller.section : nil
  }

  /// Returns the section of a controller in this list, which is the list before the update.
  func sectionBefore(of controller: AnySectionController) -> Int? {
    holds(controller, at: controller.sectionBefore) ? controller.sectionBefore : nil
  }

  /// Whether a section controller makes a section of this list.
  private func holds(_ controller: AnySectionController, at section: Int) -> Bool {
    entries.indices.contains(section) && entries[section].controller === controller.original
  }

  /// Replaces the object of a section by a new instance.
  mutating func replace(_ object: any ListDiffable, at section: Int) {
    entries[section].object = object
  }

  // MARK: Updating the controllers

  /// Sets the current and the former section of every section controller. Section controllers that
  /// are no longer in the list have no current section.
  func settle(after before: SectionMap) {
    for entry in before.entries {
      entry.controller.sectionBefore = entry.controller.section
      entry.controller.leave()
    }
    for (section, entry) in entries.enumerated() {
      entry.controller.section = section
      entry.controller.isFirstSection = section == 0
      entry.controller.isLastSection = section == entries.count - 1
    }
  }
}
