import Foundation

extension NSObjectProtocol {
  /// Returns the name of the class with its module, unless it is a class of UIKit.
  ///
  /// Many apps use it to register cells.
  ///
  ///     collectionView.register(
  ///       FeedCell.self, forCellWithReuseIdentifier: FeedCell.description())
  ///
  /// - Differs: Only responders can override it.
  public static func description() -> String { className(of: self) }
}
