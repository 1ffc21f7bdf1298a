import Foundation

/// The sections that are in sight or nearly so.
@MainActor
internal struct WorkingRange {
  let size: Int
  /// How many cells in sight each section controller has.
  private var visible: [ObjectIdentifier: (controller: AnySectionController, cells: Int)] = [:]
  private var inRange: [ObjectIdentifier: AnySectionController] = [:]

  init(size: Int) { self.size = size }

  mutating func show(_ controller: AnySectionController) {
    let cells = visible[ObjectIdentifier(controller)]?.cells ?? 0
    visible[ObjectIdentifier(controller)] = (controller, cells + 1)
  }

  mutating func hide(_ controller: AnySectionController) {
    let id = ObjectIdentifier(controller)
    guard let cells = visible[id]?.cells else { return }
    visible[id] = cells > 1 ? (controller, cells - 1) : nil
  }

  /// The section controllers that have come near and those that are far away now.
  ///
  /// - Complexity: O(*k*) in the sections that are in sight or nearly so.
  mutating func refresh(_ map: SectionMap) -> (
    entering: [AnySectionController], leaving: [AnySectionController]
  ) {
    let next = range(in: map)
    guard !next.isEmpty || !inRange.isEmpty else { return ([], []) }
    let leaving = inRange.values.filter {
      map.section(of: $0).map { !next.contains($0) } ?? true
    }.inOrder
    for controller in leaving { inRange[ObjectIdentifier(controller)] = nil }
    var entering: [AnySectionController] = []
    for section in next {
      guard let controller = map[section]?.controller else { continue }
      if inRange.updateValue(controller, forKey: ObjectIdentifier(controller)) == nil {
        entering.append(controller)
      }
    }
    return (entering, leaving)
  }

  private func range(in map: SectionMap) -> Range<Int> {
    let sections = visible.values.compactMap { map.section(of: $0.controller) }
    guard let first = sections.min(), let last = sections.max() else { return 0..<0 }
    let lower = max(0, size >= first ? 0 : first - size)
    return lower..<(size >= map.count - last ? map.count : last + size + 1)
  }

  /// Nothing is in sight any more.
  mutating func forget() { visible = [:] }
}

extension ListAdapter {
  /// Tells sections that have come near, and those that are far away now.
  internal func refreshWorkingRange() {
    let (entering, leaving) = workingRange.refresh(map)
    for controller in entering { controller.hear(.willEnterWorkingRange, in: self) }
    for controller in leaving { controller.hear(.didExitWorkingRange, in: self) }
  }
}
