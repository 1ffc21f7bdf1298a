// Written by `script/docs --optional-calls`: edit UICollectionViewDragDelegate, not this file.
import Foundation

extension UICollectionViewDragDelegate {
  /// The optional spelling, `delegate?.collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDragDelegateCalls.CollectionViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UICollectionViewDragDelegate`.
public enum _UICollectionViewDragDelegateCalls {
  /// `delegate?.collectionView?`.
  @preconcurrency @MainActor
  public struct CollectionViewCall: _OptionalCall {
    internal let target: any UICollectionViewDragDelegate

    /// `collectionView(_:itemsForAddingTo:at:point:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      target.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }

    /// `collectionView(_:dragSessionWillBegin:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:dragSessionWillBegin:)") {
        target.collectionView(collectionView, dragSessionWillBegin: session)
      }
    }

    /// `collectionView(_:dragSessionDidEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:dragSessionDidEnd:)") {
        target.collectionView(collectionView, dragSessionDidEnd: session)
      }
    }

    /// `collectionView(_:dragSessionAllowsMoveOperation:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }

    /// `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      target.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }

    /// `collectionView(_:dragPreviewParametersForItemAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      OptionalMember.ownResult(of: target, "collectionView(_:dragPreviewParametersForItemAt:)") {
        target.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
      } ?? nil
    }

  }
}

extension _OptionalCall where Self == _UICollectionViewDragDelegateCalls.CollectionViewCall {
  /// `collectionView(_:itemsForAddingTo:at:point:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:itemsForAddingTo:at:point:)") {
      self.target.collectionView(
        collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// `collectionView(_:dragSessionAllowsMoveOperation:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:dragSessionAllowsMoveOperation:)") {
      self.target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)"
    ) {
      self.target.collectionView(
        collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
