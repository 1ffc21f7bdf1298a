import Foundation

/// A row that the data source does not have yet.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The path at which the placeholder is shown.
  ///   - reuseIdentifier: The identifier of the cell.
  ///   - rowHeight: The height of the row, which may be `UITableView.automaticDimension`. It is not
  ///     used if the table has a fixed `rowHeight` for all rows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  internal let insertionIndexPath: IndexPath
  internal let reuseIdentifier: String
  internal let rowHeight: CGFloat

  /// Configures the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A row for a dropped item whose data is still being loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the look of the item's preview at the place of the row.
  /// - Differs: it is stored without effect.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces the placeholder of a dropped item by a row of the data source, or removes it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row of the data source.
  ///
  /// - Parameter dataSourceUpdates: Adds the row to the data, at the path that it is given.
  /// - Returns: Whether the placeholder still existed. A reload removes all placeholders.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns whether it still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
