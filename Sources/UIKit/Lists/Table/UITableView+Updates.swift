import Foundation
import GalleyDiffing

// Updates of a table, with their animations.

extension UITableView {
  internal func insert(rows: [IndexPath], _ animation: RowAnimation) {
    recordInBatch {
      $0.rowAnimations.insert(rows, animation)
      $0.plan.items.inserts += rows.map { ItemPath($0) }
    }
  }

  internal func delete(rows: [IndexPath], _ animation: RowAnimation) {
    recordInBatch {
      $0.rowAnimations.delete(rows, animation)
      $0.plan.items.deletes += rows.map { ItemPath($0) }
    }
  }

  internal func insert(sections: IndexSet, _ animation: RowAnimation) {
    recordInBatch {
      $0.rowAnimations.insert(sections, animation)
      $0.plan.sections.inserts += sections
    }
  }

  internal func delete(sections: IndexSet, _ animation: RowAnimation) {
    recordInBatch {
      $0.rowAnimations.delete(sections, animation)
      $0.plan.sections.deletes += sections
    }
  }

  /// Begins a batch. The changes until the end of the batch form one update.
  internal func openBatch() {
    openBatches += 1
    settle()
    machine.open(from: counts, nil)
  }

  /// Ends a batch. If the batch is the outermost batch, this method shows the update.
  internal func closeBatch() {
    guard openBatches > 0 else {
      Misuse.trap(
        "endUpdates was called without beginUpdates", "call each of them as often as the other")
    }
    openBatches -= 1
    machine.record { $0.outdatesSizes = true }
    closeAndShowBatch()
  }
}
