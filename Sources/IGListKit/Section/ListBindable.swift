import Foundation

/// A cell that shows a view model.
///
///     final class LikesCell: UICollectionViewCell, ListBindable {
///       func bindViewModel(_ viewModel: Any) {
///         guard let likes = viewModel as? Likes else { return }
///         label.text = "\(likes.count)"
///       }
///     }
@preconcurrency @MainActor
public protocol ListBindable: AnyObject {
  /// Shows a view model: the first view model of a cell, or a newer version with the same identity.
  func bindViewModel(_ viewModel: Any)
}
