import Foundation
import UIKit

@testable import GalleyIGListKit

// The checks of a random walk, which have to hold whenever no update waits.

extension AdapterWalk {
  /// Returns a description of the first fault, or `nil` if there is none.
  func problem() -> String? {
    completionProblem() ?? stateProblem() ?? sectionProblem() ?? cellProblem() ?? displayProblem()
  }

  private func completionProblem() -> String? {
    told.firstIndex { $0 != 1 }.map { "completion \($0) was called \(told[$0]) times" }
  }

  private func stateProblem() -> String? {
    if updater.running != nil { return "an update is on its way" }
    if updater.hasChanges { return "an update waits" }
    if adapter.mapBefore != nil { return "the list before is still known" }
    if adapter.queue.holds > 0 { return "something waits for an update that is over" }
    return nil
  }

  private func sectionProblem() -> String? {
    let wanted = source.objects
    let shown = adapter.objects().compactMap { ($0 as? WalkObject)?.id }
    if shown != wanted.map(\.id) { return "the list is \(shown), not \(wanted.map(\.id))" }
    let counts = wanted.map { $0.isNested ? 1 : $0.texts.count }
    if view.itemCounts != counts { return "the counts are \(view.itemCounts), not \(counts)" }
    for (index, object) in wanted.enumerated() {
      guard let section = adapter.sectionController(forSection: index) as? WalkSection else {
        return "section \(index) has no section controller"
      }
      if section.texts != object.texts {
        return "section \(index) has \(section.texts), not \(object.texts)"
      }
      if section.section != index || section.isFirstSection != (index == 0)
        || section.isLastSection != (index == wanted.count - 1)
      {
        return "section \(index) believes to be \(section.section)"
      }
    }
    let isHidden = view.backgroundView?.isHidden ?? true
    if isHidden != counts.contains(where: { $0 > 0 }) {
      return "the empty view is \(isHidden ? "hidden" : "seen") over \(counts)"
    }
    return nil
  }

  private func cellProblem() -> String? {
    let total = view.itemCounts.reduce(0, +)
    let (top, bottom) = (view.bounds.minY, view.bounds.maxY)
    let inSight = (0..<total).count { CGFloat($0) * 10 < bottom && CGFloat($0 + 1) * 10 > top }
    if view.visibleCells.count != inSight {
      return "\(view.visibleCells.count) cells are in sight, not \(inSight)"
    }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path),
        let section = adapter.sectionController(forSection: path.section) as? WalkSection
      else { return "there is no cell at \(path)" }
      if let problem = section.problem(of: cell, at: path.item) {
        return "the cell at \(path) \(problem)"
      }
    }
    return nil
  }

  private func displayProblem() -> String? {
    for section in made {
      let isShown = section.section != NSNotFound
      let cells = isShown ? view.visibleCells(inSection: section.section).count : 0
      if section.cellBalance != cells {
        return
          "of section controller \(section.id) \(section.cellBalance) cells came into sight and did "
          + "not leave it, and there are \(cells)"
      }
      if section.balance != (cells > 0 ? 1 : 0) {
        return
          "section controller \(section.id) with \(cells) cells in sight came \(section.balance) "
          + "times more often than it went"
      }
    }
    let visible = adapter.visibleSectionControllers().map(\.section)
    let wanted = Set(view.indexPathsForVisibleItems.map(\.section)).sorted()
    return visible == wanted ? nil : "sections \(visible) are in sight, not \(wanted)"
  }
}
