import Foundation

extension NSObjectProtocol {
  /// Returns the name of the class with its module, which many apps use to register cells.
  ///
  ///     collectionView.register(
  ///       FeedCell.self, forCellWithReuseIdentifier: FeedCell.description())
  ///
  /// - Differs: Only responders can override it.
  public static func description() -> String { String(reflecting: self) }
}
