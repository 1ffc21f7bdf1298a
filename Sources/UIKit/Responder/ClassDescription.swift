import Foundation

extension NSObjectProtocol {
  /// The name of the class with its module, as many apps use it to register cells.
  ///
  ///     collectionView.register(
  ///       FeedCell.self, forCellWithReuseIdentifier: FeedCell.description())
  ///
  /// - Differs: Only responders can override it.
  public static func description() -> String { String(reflecting: self) }
}
