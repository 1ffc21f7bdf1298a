import Foundation

/// Shows items in cells, placed by a layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}
