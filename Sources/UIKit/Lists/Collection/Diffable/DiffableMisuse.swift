import Foundation

/// UIKit's messages for the misuse of a diffable data source.
internal enum DiffableMisuse {
  static func noCell(
    _ path: IndexPath, _ item: String, of source: String = "UICollectionViewDiffableDataSource"
  ) -> String {
    "\(source) cell provider returned nil for index path "
      + "\(CollectionMisuse.name(path)) with item identifier '\(item)', which is not allowed"
  }

  static let noSection = "Invalid parameter not satisfying: section < _impl.numberOfSections"

  static let otherCounts =
    "Invalid parameter not satisfying: initialSnapshot.numberOfSections == initialSections.count"

  static func mixedQueues(_ view: String) -> String {
    "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. "
      + "Please always submit updates either always on the main queue or always off the main queue - "
      + "view=\(view)"
  }
}
