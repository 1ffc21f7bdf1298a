import GalleyUIKit

/// A change of the number of sections or items in the data of a list that the list was not told.
///
/// The list still shows what was there before. The next update, or the next cell that it needs,
/// ends in a trap.
@MainActor
internal struct UntoldChange {
  let description: String

  /// Creates the change of a list; `nil` if the list was told of everything.
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
