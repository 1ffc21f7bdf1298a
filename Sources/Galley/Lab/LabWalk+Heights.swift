import Foundation
import GalleyUIKit

// Rows whose content has changed its height during touches, without an update of the table.

extension LabWalk {
  /// Returns a description of a row of a settled table that gets another height when the table
  /// measures its rows again.
  ///
  /// A list that also changes its heights in a fresh screen, which is a new instance of the screen,
  /// is ignored, because the touches are not the cause.
  ///
  /// Call this method after touches. Without touches, the rows are compared with the rows of a
  /// fresh screen.
  func outdatedHeight() -> String? {
    for (number, list) in stage.visibleLists.enumerated() {
      guard let change = list.heightChangedByMeasuring() else { continue }
      let fresh = makeFresh()
      defer { fresh.clear() }
      fresh.settle()
      let others = fresh.visibleLists
      let isStable =
        others.indices.contains(number) && others[number].heightChangedByMeasuring() == nil
      stage.makeCurrent()
      if isStable { return change }
    }
    return nil
  }
}

extension VisibleList {
  /// Lets a table measure its rows again. Returns a description of the first visible row whose
  /// height has changed.
  fileprivate func heightChangedByMeasuring() -> String? {
    guard let table = list as? UITableView, !table.isEditing else { return nil }
    let before = frames
    UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
    stage.settle()
    let after = frames
    for (id, old) in before.sorted(by: { $0.key < $1.key }) where id.kind == nil {
      guard let frame = after[id], abs(frame.height - old.height) > 1 else { continue }
      return "\(id) has another height than its content.\n"
        + "When \(ViewName.className(table)) measures its rows again, this one is "
        + "\(frame.height.galleyDescription) high instead of \(old.height.galleyDescription). Call "
        + "performBatchUpdates(nil) when the content of a row has changed."
    }
    return nil
  }
}
