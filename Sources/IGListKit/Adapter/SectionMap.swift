import Foundation

/// What a list shows: its objects in order, each with its section controller.
///
/// A value: the list before an update is a copy.
@MainActor
internal struct SectionMap {
  struct Entry {
    var object: any ListDiffable
    let identity: ListIdentity
    let controller: AnySectionController
  }

  private(set) var entries: [Entry] = []
  /// Where each object is.
  private let sections: [ListIdentity: Int]

  init() { sections = [:] }

  /// A list of these, in which no identity stands twice.
  ///
  /// - Parameter sections: Where each identity stands, if somebody knows.
  init(_ entries: [Entry], sections: [ListIdentity: Int]? = nil) {
    self.entries = entries
    self.sections =
      sections
      ?? Dictionary(
        entries.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var count: Int { entries.count }
  var objects: [any ListDiffable] { entries.map(\.object) }

  subscript(section: Int) -> Entry? {
    entries.indices.contains(section) ? entries[section] : nil
  }

  /// The section controllers of some sections, but for those of others.
  ///
  /// - Complexity: O(*k*) in those that it answers.
  func controllers(in sections: Range<Int>, but others: Range<Int>) -> [AnySectionController] {
    let known = sections.clamped(to: 0..<entries.count)
    var controllers: [AnySectionController] = []
    // Loops: each call of a closure that is bound to an actor asks where it runs.
    for section in known.clamped(to: 0..<others.lowerBound) {
      controllers.append(entries[section].controller)
    }
    for section in known.clamped(to: others.upperBound..<max(entries.count, others.upperBound)) {
      controllers.append(entries[section].controller)
    }
    return controllers
  }

  /// Where an object is.
  func section(of identity: ListIdentity) -> Int? { sections[identity] }

  /// Where a section controller is in the list that is shown now.
  func section(of controller: AnySectionController) -> Int? {
    holds(controller, at: controller.section) ? controller.section : nil
  }

  /// Where a section controller was in the list that was shown before.
  func sectionBefore(of controller: AnySectionController) -> Int? {
    holds(controller, at: controller.sectionBefore) ? controller.sectionBefore : nil
  }

  private func holds(_ controller: AnySectionController, at section: Int) -> Bool {
    entries.indices.contains(section) && entries[section].controller === controller.original
  }

  /// A new instance of an object.
  mutating func replace(_ object: any ListDiffable, at section: Int) {
    entries[section].object = object
  }

  // MARK: Telling the controllers

  /// Every controller knows its section, also the one before; those that have gone know that.
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
