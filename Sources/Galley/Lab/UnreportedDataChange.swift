import GalleyUIKit

/// A difference in the number of sections or items between a list and its data source.
///
/// The app has changed its data without updating the list, which still shows the old data. The next
/// update, or the next cell that the list needs, traps.
@MainActor
internal struct UnreportedDataChange {
  let description: String

  /// Creates a description of such a difference; `nil` if the list is up to date.
  init?(of list: _ListView) {
    switch list {
    case let list as UICollectionView where list.dataSource == nil: return nil
    case let table as UITableView where table.dataSource == nil: return nil
    default: break
    }
    let counts = list.askForCounts()
    let known = list.counts
    guard counts != known else { return nil }
    let (name, items) = (ViewName.className(list), list is UITableView ? "rows" : "items")
    let words =
      zip(counts, known).enumerated().first { $0.element.0 != $0.element.1 }
      .map {
        "\($0.element.0) \(items) in section \($0.offset), and the list shows \($0.element.1)"
      }
      ?? "\(counts.count) sections, and the list shows \(known.count)"
    description =
      "The data of \(name) has changed, and it was not told: its data source has \(words)."
  }
}
