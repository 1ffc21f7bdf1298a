import Foundation

/// Supplies the items that are dragged from a table.
///
/// If the table's data source implements `tableView(_:moveRowAt:to:)`, a row that is dragged within
/// the table is moved. This needs no drop delegate.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: _SelectorResponding {
  /// Returns the drag items for a row that the user begins to drag. An empty array prevents the
  /// drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap on a row adds to a drag. With an empty array, nothing is added,
  /// and the tap is handled as if there were no drag.
  ///
  /// - Parameter point: The place of the tap, in the coordinates of the table.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Called when the finger begins to move the items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called at the end of the drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the items may be moved; otherwise they may only be copied.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the items may only be dropped in this app.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns the appearance of the picture that follows the finger while a row is dragged; `nil`
  /// for the default appearance.
  ///
  /// - Differs: With the default appearance, no picture follows the finger.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDragDelegate {
  /// The default: returns no items.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { OptionalMember.defaultValue([], of: self) }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `true`.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: returns `false`.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { OptionalMember.defaultValue(false, of: self) }
  /// The default: returns `nil`.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMember.defaultValue(nil, of: self) }
}
