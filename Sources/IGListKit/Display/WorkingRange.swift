import Foundation

/// The sections that are in sight or nearly so.
@MainActor
internal struct WorkingRange {
  /// Who has been told to be near.
  private enum Near {
    /// The section controllers of these sections of the list.
    case sections(Range<Int>)
    /// These: the list has changed since.
    case controllers([AnySectionController])
  }

  let size: Int
  /// How many cells in sight each section controller has.
  private var visible: [ObjectIdentifier: (controller: AnySectionController, cells: Int)] = [:]
  private var near = Near.sections(0..<0)
  /// The first and the last section in sight, until something there has gone.
  private var ends: (first: Int, last: Int)?

  init(size: Int) { self.size = size }

  mutating func show(_ controller: AnySectionController) {
    let cells = visible[ObjectIdentifier(controller)]?.cells ?? 0
    visible[ObjectIdentifier(controller)] = (controller, cells + 1)
    guard let (first, last) = ends, controller.section != NSNotFound else { return }
    ends = (min(first, controller.section), max(last, controller.section))
  }

  mutating func hide(_ controller: AnySectionController) {
    let id = ObjectIdentifier(controller)
    guard let cells = visible[id]?.cells else { return }
    visible[id] = cells > 1 ? (controller, cells - 1) : nil
    if cells == 1 { ends = nil }
  }

  /// Another list is about to be shown.
  mutating func leave(_ map: SectionMap) {
    ends = nil
    if case .sections(let range) = near {
      near = .controllers(map.controllers(in: range, but: 0..<0))
    }
  }

  /// The section controllers that have come near and those that are far away now.
  ///
  /// - Complexity: O(*k*) in the sections that are in sight, and in those that come and go.
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

  private mutating func range(in map: SectionMap) -> Range<Int> {
    let (first, last) = ends ?? foundEnds(in: map)
    ends = (first, last)
    guard last >= 0 else { return 0..<0 }
    let lower = size >= first ? 0 : first - size
    return lower..<(size >= map.count - last ? map.count : last + size + 1)
  }

  /// The first and the last section in sight; `Int.max` and -1 for none.
  private func foundEnds(in map: SectionMap) -> (first: Int, last: Int) {
    var (first, last) = (Int.max, -1)
    for entry in visible.values {
      guard let section = map.section(of: entry.controller) else { continue }
      first = min(first, section)
      last = max(last, section)
    }
    return (first, last)
  }

  /// Nothing is in sight any more.
  mutating func forget() {
    visible = [:]
    ends = nil
  }
}

extension ListAdapter {
  /// Tells sections that have come near, and those that are far away now.
  internal func refreshWorkingRange() {
    let (entering, leaving) = workingRange.refresh(map)
    for controller in entering { controller.hear(.willEnterWorkingRange, in: self) }
    for controller in leaving { controller.hear(.didExitWorkingRange, in: self) }
  }
}
