// Written by `script/docs --optional-calls`: edit UICollectionViewDataSourcePrefetching, not this file.
import Foundation

extension UICollectionViewDataSourcePrefetching {
  /// The optional spelling, `delegate?.collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDataSourcePrefetchingCalls.CollectionViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UICollectionViewDataSourcePrefetching`.
public enum _UICollectionViewDataSourcePrefetchingCalls {
  /// `delegate?.collectionView?`.
  @preconcurrency @MainActor
  public struct CollectionViewCall: _OptionalCall {
    internal let target: any UICollectionViewDataSourcePrefetching

    /// `collectionView(_:cancelPrefetchingForItemsAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:cancelPrefetchingForItemsAt:)") {
        target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
      }
    }

  }
}
