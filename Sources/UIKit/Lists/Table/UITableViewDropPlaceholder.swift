import Foundation

/// A place in a table for a row whose data is still loading.
///
/// - Differs: it has no row: the row is shown as soon as its data is there.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Creates a placeholder for a row at a path. The table has a cell with the identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    path = insertionIndexPath
    super.init()
  }

  /// Fills the cell of the placeholder.
  /// - Differs: it is never called.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  internal let path: IndexPath
}

/// A place in a table for a dropped item whose data is still loading. See
/// `UITableViewDropCoordinator.drop(_:to:)`.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the look of the preview that becomes the placeholder.
  /// - Differs: it is never called.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A dropped item for which a table keeps a place until its data is loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Inserts the row, after `dataSourceUpdates` has inserted its data at the path that it is
  /// called with. Returns `false` if the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns `false` if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// The context of a placeholder.
internal final class TableDropPlaceholderContext: DropPlaceholderContext,
  UITableViewDropPlaceholderContext
{}
