// Written by `script/docs --optional-calls`: edit UICollectionViewDataSource, not this file.
import Foundation

extension UICollectionViewDataSource {
  /// The optional spelling, `delegate?.numberOfSections?(…)`.
  @_disfavoredOverload
  public var numberOfSections: _UICollectionViewDataSourceCalls.NumberOfSectionsCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDataSourceCalls.CollectionViewCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.indexTitles?(…)`.
  @_disfavoredOverload
  public var indexTitles: _UICollectionViewDataSourceCalls.IndexTitlesCall? { .init(target: self) }
}

/// The optional calls of `UICollectionViewDataSource`.
public enum _UICollectionViewDataSourceCalls {
  /// `delegate?.numberOfSections?`.
  @preconcurrency @MainActor
  public struct NumberOfSectionsCall: _OptionalCall {
    internal let target: any UICollectionViewDataSource

    /// `numberOfSections(in:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
      target.numberOfSections(in: collectionView)
    }

    /// `numberOfSections(in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView) -> Int {
      target.numberOfSections(in: collectionView)
    }

  }

  /// `delegate?.collectionView?`.
  @preconcurrency @MainActor
  public struct CollectionViewCall: _OptionalCall {
    internal let target: any UICollectionViewDataSource

    /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    /// `collectionView(_:canMoveItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    /// `collectionView(_:moveItemAt:to:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:moveItemAt:to:)") {
        target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      }
    }

    /// `collectionView(_:indexPathForIndexTitle:at:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }

  }

  /// `delegate?.indexTitles?`.
  @preconcurrency @MainActor
  public struct IndexTitlesCall: _OptionalCall {
    internal let target: any UICollectionViewDataSource

    /// `indexTitles(for:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
      OptionalMember.ownResult(of: target, "indexTitles(for:)") {
        target.indexTitles(for: collectionView)
      } ?? nil
    }

    /// `indexTitles(for:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView) -> [String]? {
      self(for: collectionView)
    }

  }
}

extension _OptionalCall where Self == _UICollectionViewDataSourceCalls.NumberOfSectionsCall {
  /// `numberOfSections(in:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalMember.ownResult(of: self.target, "numberOfSections(in:)") {
      self.target.numberOfSections(in: collectionView)
    }
  }
}

extension _OptionalCall where Self == _UICollectionViewDataSourceCalls.CollectionViewCall {
  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    ) {
      self.target.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  /// `collectionView(_:canMoveItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "collectionView(_:canMoveItemAt:)") {
      self.target.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  /// `collectionView(_:indexPathForIndexTitle:at:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:indexPathForIndexTitle:at:)") {
      self.target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
    }
  }
}
