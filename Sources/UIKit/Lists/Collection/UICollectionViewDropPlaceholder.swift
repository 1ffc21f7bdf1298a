import Foundation

/// A cell for an item that the data source does not have yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The path at which the placeholder is shown.
  ///   - reuseIdentifier: The identifier of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  internal let insertionIndexPath: IndexPath
  internal let reuseIdentifier: String

  /// Configures the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell for a dropped item whose data is still being loaded.
///
///     let placeholder = UICollectionViewDropPlaceholder(
///       insertionIndexPath: path, reuseIdentifier: "loading")
///     let context = coordinator.drop(item.dragItem, to: placeholder)
///     load(item) { photo in
///       context.commitInsertion { path in photos.insert(photo, at: path.item) }
///     }
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the look of the item's preview at the place of the cell.
  /// - Differs: it is stored without effect.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces the placeholder of a dropped item by the item itself, or removes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item of the data source.
  ///
  /// - Parameter dataSourceUpdates: Adds the item to the data, at the path that it is given.
  /// - Returns: Whether the placeholder still existed. A reload removes all placeholders.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns whether it still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
