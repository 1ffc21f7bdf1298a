import Foundation

/// The section controllers in the working range: the controllers of the visible sections, and of
/// some sections before and after them.
@MainActor
internal struct WorkingRange {
  /// The section controllers that were notified that they have entered the range.
  private enum Near {
    /// The controllers of these sections of the list.
    case sections(Range<Int>)
    /// These controllers, whose sections may have changed since they were notified.
    case controllers([AnySectionController])
  }

  /// The number of sections before and after the visible sections.
  let size: Int
  /// The section controllers with visible cells, with the number of these cells.
  private var visible: [ObjectIdentifier: (controller: AnySectionController, cells: Int)] = [:]
  private var near = Near.sections(0..<0)
  /// The first and the last visible section; `nil` if they have to be found again.
  private var ends: (first: Int, last: Int)?

  init(size: Int) { self.size = size }

  /// Records that another cell of a section controller is visible.
  mutating func show(_ controller: AnySectionController) {
    let cells = visible[ObjectIdentifier(controller)]?.cells ?? 0
    visible[ObjectIdentifier(controller)] = (controller, cells + 1)
    guard let (first, last) = ends, controller.section != NSNotFound else { return }
    ends = (min(first, controller.section), max(last, controller.section))
  }

  /// Records that a cell of a section controller is no longer visible.
  mutating func hide(_ controller: AnySectionController) {
    let id = ObjectIdentifier(controller)
    guard let cells = visible[id]?.cells else { return }
    visible[id] = cells > 1 ? (controller, cells - 1) : nil
    if cells == 1 { ends = nil }
  }

  /// Prepares for a change of the list.
  ///
  /// Stores the section controllers in the range themselves, because their sections may change.
  mutating func leave(_ map: SectionMap) {
    ends = nil
    if case .sections(let range) = near {
      near = .controllers(map.controllers(in: range, but: 0..<0))
    }
  }

  /// Returns the section controllers that have entered the range and those that have left it.
  ///
  /// - Complexity: O(*k*) in the visible sections, and in the sections that enter or leave the
  ///   range.
  mutating func refresh(_ map: SectionMap) -> (
    entering: [AnySectionController], leaving: [AnySectionController]
  ) {
    let next = range(in: map)
    let before = near
    near = .sections(next)
    return switch before {
    case .sections(let range):
      (map.controllers(in: next, but: range), map.controllers(in: range, but: next))
    case .controllers(let controllers): changes(from: controllers, to: next, in: map)
    }
  }

  /// Returns the section controllers that enter and leave the range after the list has changed.
  private func changes(
    from controllers: [AnySectionController], to sections: Range<Int>, in map: SectionMap
  ) -> (entering: [AnySectionController], leaving: [AnySectionController]) {
    let before = Set(controllers.map { ObjectIdentifier($0) })
    let after = map.controllers(in: sections, but: 0..<0)
    return (
      after.filter { !before.contains(ObjectIdentifier($0)) },
      controllers.filter { map.section(of: $0).map { !sections.contains($0) } ?? true }
    )
  }

  /// Returns the sections in the working range.
  private mutating func range(in map: SectionMap) -> Range<Int> {
    let (first, last) = ends ?? foundEnds(in: map)
    ends = (first, last)
    guard last >= 0 else { return 0..<0 }
    let lower = size >= first ? 0 : first - size
    return lower..<(size >= map.count - last ? map.count : last + size + 1)
  }

  /// Finds the first and the last visible section; `Int.max` and -1 if there is none.
  private func foundEnds(in map: SectionMap) -> (first: Int, last: Int) {
    var (first, last) = (Int.max, -1)
    for entry in visible.values {
      guard let section = map.section(of: entry.controller) else { continue }
      first = min(first, section)
      last = max(last, section)
    }
    return (first, last)
  }

  /// Removes all visible cells.
  mutating func removeAll() {
    visible = [:]
    ends = nil
  }
}

extension ListAdapter {
  /// Notifies the section controllers that have entered or left the working range.
  internal func refreshWorkingRange() {
    let (entering, leaving) = workingRange.refresh(map)
    for controller in entering { controller.handle(.willEnterWorkingRange, in: self) }
    for controller in leaving { controller.handle(.didExitWorkingRange, in: self) }
  }
}
