import Foundation

/// Says how many sections and rows a table has, and gives their cells.
///
///     func tableView(
///       _ tableView: UITableView, cellForRowAt indexPath: IndexPath
///     ) -> UITableViewCell {
///       let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
///       cell.textLabel?.text = names[indexPath.row]
///       return cell
///     }
///
/// Counts are asked for once, and again after `reloadData()` and after each update.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row: dequeued or made, and filled.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are: one, if it is not said.
  @_disfavoredOverload
  func numberOfSections(in tableView: UITableView) -> Int

  /// The text of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be deleted or inserted by the user: every row, if it is not said.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved by the user. If it is not said: if `tableView(_:moveRowAt:to:)` is there.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the index beside the table.
  @_disfavoredOverload
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that an index title leads to.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// The user wants a row deleted, or one inserted: the data is to follow, and then the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// The user has moved a row: the data is to follow.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// One section.
  @_disfavoredOverload
  public func numberOfSections(in tableView: UITableView) -> Int {
    DefaultAnswer.value(1, of: self)
  }

  /// No text.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    DefaultAnswer.value(nil, of: self)
  }

  /// No text.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    DefaultAnswer.value(nil, of: self)
  }

  /// Every row.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// Not said.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    DefaultAnswer.value(true, of: self)
  }

  /// No index.
  @_disfavoredOverload
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    DefaultAnswer.value(nil, of: self)
  }

  /// The section of the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { DefaultAnswer.value(index, of: self) }

  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { DefaultAnswer.note(self) }

  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { DefaultAnswer.note(self) }
}

/// Is told early which rows will be shown, so that what they need can be fetched.
///
/// Not every row that is shown was announced, and not every one that was announced is shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows that are likely to be shown soon, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced and will not be shown soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing is cancelled.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { DefaultAnswer.note(self) }
}
