import Foundation

extension NSObjectProtocol {
  /// Returns the name of the class with its module, unless it is a class of UIKit.
  ///
  /// Many apps register cells under this name.
  ///
  ///     collectionView.register(
  ///       FeedCell.self, forCellWithReuseIdentifier: FeedCell.description())
  ///
  /// - Differs: Only subclasses of `UIResponder` can override the method.
  public static func description() -> String { className(of: self) }
}

extension NSObjectProtocol where Self: NSObject {
  /// The superclass of the object's class.
  public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

  /// Returns the superclass; `nil` for `NSObject`.
  public static func superclass() -> AnyClass? { class_getSuperclass(self) }
}
