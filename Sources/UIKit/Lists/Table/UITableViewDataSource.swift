import Foundation

/// The data of a table: the numbers of sections and rows, and the cells.
///
///     func tableView(
///       _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///     ) -> UITableViewCell {
///       let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///       cell.textLabel?.text = names[indexPath.row]
///       return cell
///     }
///
/// Counts are requested once, and again after `reloadData()` and after each update.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, dequeued or new, and configured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. The default is one.
  @_disfavoredOverload
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header. The default is `nil`: the section has no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer. The default is `nil`: the section has no title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether the user may edit a row. The default is `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether the user may move a row. The default is `true`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the titles of the index beside the table. The default is `nil`: there is no index.
  @_disfavoredOverload
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Returns the section to which a tap on an index title scrolls. The default is the section with
  /// the same index as the title.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Called when the user has tapped the button that deletes a row or inserts one. Update the data
  /// and then the table here. The default does nothing.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Called when the user has moved a row. Update the data here. The default does nothing.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// The default: returns 1.
  @_disfavoredOverload
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMember.defaultValue(1, of: self)
  }

  /// The default: returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// The default: returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// The default: returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// The default: returns `true`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMember.defaultValue(true, of: self)
  }

  /// The default: returns `nil`.
  @_disfavoredOverload
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMember.defaultValue(nil, of: self)
  }

  /// The default: returns the section with the same index as the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMember.defaultValue(index, of: self) }

  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }

  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMember.noteDefault(self) }
}

/// An object that is notified of rows before they are shown, so that it can fetch their data.
///
/// Rows may be shown without having been prefetched, and prefetched rows may not be shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that are likely to be shown soon, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows for which prefetching was requested, but that are no longer likely to be
  /// shown soon. The default does nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { OptionalMember.noteDefault(self) }
}
