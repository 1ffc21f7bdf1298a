import UIKit

/// A layout that works out less when it hears which sections an update leaves alone.
///
/// `ListCollectionView` tells it. UIKit only says that there are other numbers of sections and items.
@preconcurrency @MainActor
public protocol ListCollectionViewLayoutCompatible: AnyObject {
  /// A section is not what it was, or not there any more. Those before it are as they were, unless one of
  /// them is named too.
  func didModifySection(_ modifiedSection: Int)
}
