import Foundation

/// A placeholder in a table for a row whose data is still loading.
///
/// - Differs: no row is shown for the placeholder. The row is inserted when its data has loaded.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Creates a placeholder for a row at a path, with the reuse identifier of the placeholder's
  /// cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    path = insertionIndexPath
    super.init()
  }

  /// The closure that configures the cell of the placeholder.
  /// - Differs: the closure is never called.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  internal let path: IndexPath
}

/// A placeholder in a table for a dropped item whose data is still loading. See
/// `UITableViewDropCoordinator.drop(_:to:)`.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The closure that returns the parameters of the preview that becomes the placeholder.
  /// - Differs: the closure is never called.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of a dropped item, which the app replaces with a row when the item's data has
/// loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with a row. `dataSourceUpdates` must insert the row's data at the
  /// path that it receives. Returns `false` if the placeholder no longer exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns `false` if the placeholder no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// The context of a placeholder.
internal final class TableDropPlaceholderContext: DropPlaceholderContext,
  UITableViewDropPlaceholderContext
{}
