import Foundation

/// Accepts items that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: _SelectorResponding {
  /// Called when items were dropped. Change the data and the table here, and call
  /// `drop(_:toRowAt:)` or another `drop` method of the coordinator for each item.
  ///
  /// If the only item is a row of the same table, and the proposal is to move it between rows, the
  /// data source's `tableView(_:moveRowAt:to:)` is called instead, if it is implemented.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the delegate accepts the items of a drop session.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag has entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for a drop at the current location. Without this method, items of the same
  /// table are moved, and other items are copied.
  ///
  /// - Parameter destinationIndexPath: The path of the row under the finger; `nil` if there is no
  ///   row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of the drag, wherever the items were dropped.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of the picture of a dropped item while the picture moves to the item's
  /// row; `nil` for the default appearance.
  ///
  /// - Differs: It is called when an item is dropped at a row. The result has no effect, because
  ///   items appear at their destinations without an animation.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default: returns `true`.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { OptionalMember.defaultValue(true, of: self) }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns a proposal to move items of the same table, and to copy other items.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    OptionalMember.noteDefault(self)
    return UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath)
  }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { OptionalMember.defaultValue(nil, of: self) }
}

/// A proposal for a drop on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The relation of dropped items to the row at the destination path.
  public enum Intent: Int, Sendable {
    /// No relation.
    case unspecified
    /// The items are inserted before the row at the path.
    case insertAtDestinationIndexPath
    /// The items are inserted into the row at the path.
    case insertIntoDestinationIndexPath
    /// The items are inserted before the row if the location is near its edges, otherwise into the
    /// row.
    /// - Differs: the location within the row makes no difference.
    case automatic
  }

  /// Creates a proposal.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// The relation of dropped items to the row at the destination path.
  public let intent: Intent
}

/// A dropped item.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The row's path before the drag, if the row is from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// Coordinates a drop: provides the dropped items, and animates each item to its destination.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The path of the row under the finger; `nil` if there is no row.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag session.
  var session: any UIDropSession { get }
  /// Animates an item to the row at a path. The data and the table must contain the new row
  /// already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into the row at a path.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a placeholder, which remains until the data of the item is loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
