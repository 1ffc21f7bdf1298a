// Written by `script/docs --optional-calls`: edit UICollectionViewDropDelegate, not this file.
import Foundation

extension UICollectionViewDropDelegate {
  /// The optional spelling, `delegate?.collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDropDelegateCalls.CollectionViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UICollectionViewDropDelegate`.
public enum _UICollectionViewDropDelegateCalls {
  /// `delegate?.collectionView?`.
  @preconcurrency @MainActor
  public struct CollectionViewCall: _OptionalCall {
    internal let target: any UICollectionViewDropDelegate

    /// `collectionView(_:canHandle:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool {
      target.collectionView(collectionView, canHandle: session)
    }

    /// `collectionView(_:dropSessionDidEnter:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:dropSessionDidEnter:)") {
        target.collectionView(collectionView, dropSessionDidEnter: session)
      }
    }

    /// `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      target.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }

    /// `collectionView(_:dropSessionDidExit:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:dropSessionDidExit:)") {
        target.collectionView(collectionView, dropSessionDidExit: session)
      }
    }

    /// `collectionView(_:dropSessionDidEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:dropSessionDidEnd:)") {
        target.collectionView(collectionView, dropSessionDidEnd: session)
      }
    }

    /// `collectionView(_:dropPreviewParametersForItemAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      OptionalMember.ownResult(of: target, "collectionView(_:dropPreviewParametersForItemAt:)") {
        target.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
      } ?? nil
    }

  }
}

extension _OptionalCall where Self == _UICollectionViewDropDelegateCalls.CollectionViewCall {
  /// `collectionView(_:canHandle:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:canHandle:)") {
      self.target.collectionView(collectionView, canHandle: session)
    }
  }

  /// `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    ) {
      self.target.collectionView(
        collectionView, dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath)
    }
  }
}
