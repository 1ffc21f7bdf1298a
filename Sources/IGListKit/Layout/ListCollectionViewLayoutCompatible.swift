import GalleyUIKit

/// A layout that is notified of the sections that an update changes, and lays out only these
/// sections.
///
/// `ListCollectionView` calls the method of this protocol. UIKit itself tells a layout only that
/// the numbers of sections and items have changed.
@preconcurrency @MainActor
public protocol ListCollectionViewLayoutCompatible: AnyObject {
  /// Called when a section has changed or was deleted. The sections before it are unchanged, unless
  /// this method is called for one of them, too.
  func didModifySection(_ modifiedSection: Int)
}
