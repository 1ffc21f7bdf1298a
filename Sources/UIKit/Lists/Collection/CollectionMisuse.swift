import Foundation

/// UIKit's messages for the misuse of a collection view.
internal enum CollectionMisuse {
  static let noLayout = "UICollectionView must be initialized with a non-nil layout parameter"

  static let foreignCell =
    "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"

  static func foreignSupplementary(_ kind: String, _ path: IndexPath, _ view: String) -> String {
    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
      + "(\(kind),\(name(path))) was not retrieved by calling "
      + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view))"
  }

  static func unregistered(_ key: ReuseKey) -> String {
    "could not dequeue a view of kind: \(key.kindName) with identifier \(key.identifier) - must "
      + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
  }

  static func invalidNib(_ key: ReuseKey) -> String {
    "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top "
      + "level object which must be a UICollectionReusableView instance"
  }

  static let registeredTooLate =
    "Attempted to dequeue a cell using a registration that was created inside "
    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
    + "provider. Creating a new registration each time a cell is requested will prevent reuse and cause "
    + "created cells to remain inaccessible in memory for the lifetime of the collection view. "
    + "Registrations should be created up front and reused"

  static let notReturned =
    "Expected dequeued view to be returned to the collection view in preparation for display. When the "
    + "collection view's data source is asked to provide a view for a given index path, ensure that a "
    + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
    + "request from the collection view. For retrieving an existing view in the collection view, use "
    + "-[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
    + "supplementaryViewForElementKind:atIndexPath:]"

  static let otherCell =
    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing "
    + "cell when reconfiguring an item, which is not allowed"

  static func otherKind(_ wanted: String, _ got: String) -> String {
    "When asked for a view of element kind '\(wanted)' the data source dequeued a view registered for "
      + "the element kind '\(got)'"
  }

  /// Returns a path as UIKit writes it: `{length = 2, path = 0 - 3}`.
  static func name(_ path: IndexPath) -> String {
    let numbers = path.map { "\($0)" }.joined(separator: " - ")
    return "{length = \(path.count), path = \(numbers)}"
  }
}
