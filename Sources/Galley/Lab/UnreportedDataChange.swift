import GalleyUIKit

/// A difference in the number of sections or items between a list and its data source.
///
/// The app has changed its data without updating the list, which still shows the old data. The next
/// update, or the next cell that the list needs, traps.
@MainActor
internal struct UnreportedDataChange {
  let description: String

  /// Creates a description of the difference; `nil` if the list is up to date.
  init?(of list: _ListView) {
    // A list without a data source shows nothing.
    switch list {
    case let list as UICollectionView where list.dataSource == nil: return nil
    case let table as UITableView where table.dataSource == nil: return nil
    default: break
    }
    // The numbers of items in the sections, as the data source returns them now.
    let currentCounts = list.askForCounts()
    let shownCounts = list.counts
    guard currentCounts != shownCounts else { return nil }
    let items = list is UITableView ? "rows" : "items"
    let difference: String
    if let section = zip(currentCounts, shownCounts).map({ $0 != $1 }).firstIndex(of: true) {
      difference =
        "\(currentCounts[section]) \(items) in section \(section), and the list shows "
        + "\(shownCounts[section])"
    } else {
      difference = "\(currentCounts.count) sections, and the list shows \(shownCounts.count)"
    }
    description =
      "The data of \(ViewName.className(list)) has changed without an update of the list: its data "
      + "source has \(difference)."
  }
}
