import Foundation

/// A placeholder in a collection view for an item whose data is still loading.
///
/// - Differs: no cell is shown for the placeholder. A cell is inserted when the item's data has
///   loaded.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Creates a placeholder for an item at a path, with the reuse identifier of the placeholder's
  /// cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    path = insertionIndexPath
    super.init()
  }

  /// The closure that configures the cell of the placeholder.
  /// - Differs: the closure is never called.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  internal let path: IndexPath
}

/// A placeholder in a collection view for a dropped item whose data is still loading. See
/// `UICollectionViewDropCoordinator.drop(_:to:)`.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The closure that returns the appearance of the preview that becomes the placeholder.
  /// - Differs: the closure is never called.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of a dropped item, which the app replaces with an item when the item's data has
/// loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item. `dataSourceUpdates` must insert the item's data at the
  /// path that it receives. Returns `false` if the placeholder no longer exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns `false` if the placeholder no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Requests another call of the placeholder's `cellUpdateHandler`.
  /// - Differs: the call has no effect, because the placeholder has no cell.
  func setNeedsCellUpdate()
}

/// The context of a placeholder.
internal final class CollectionDropPlaceholderContext: DropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  func setNeedsCellUpdate() {}
}
