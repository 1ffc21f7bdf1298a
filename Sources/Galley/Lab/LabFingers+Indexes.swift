import GalleyUIKit

// The section indexes of tables.

extension LabFingers {
  /// Touches each title of the section indexes of the tables, from the first title to the last.
  func touchIndexes() {
    for list in stage.lists {
      guard let index = LabFingers.sectionIndex(of: list) else { continue }
      for title in index.titles {
        index.view.accessibilityIncrement()
        stage.window.layoutIfNeeded()
        // The index has no next title any more if its titles have changed.
        guard index.view.accessibilityValue == title else { break }
      }
    }
  }

  /// Returns the visible section index of a table, which VoiceOver can adjust, and its titles.
  static func sectionIndex(of list: _ListView) -> (view: UIView, titles: [String])? {
    guard let table = list as? UITableView,
      let titles = table.dataSource?.sectionIndexTitles(for: table),
      let view = table.subviews.first(where: { $0.isSeen && isSectionIndex($0) })
    else { return nil }
    return (view, titles)
  }

  /// Returns whether a view is the section index of a table.
  static func isSectionIndex(_ view: UIView) -> Bool {
    view.superview is UITableView && view.accessibilityTraits.contains(.adjustable)
      && !(view is UIControl) && !(view is _ListElementView)
  }
}
