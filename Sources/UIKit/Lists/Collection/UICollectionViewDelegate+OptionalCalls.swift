// Written by `script/docs --optional-calls`: edit UICollectionViewDelegate, not this file.
import Foundation

extension UICollectionViewDelegate {
  /// The optional spelling, `delegate?.collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDelegateCalls.CollectionViewCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.collectionViewDidEndMultipleSelectionInteraction?(…)`.
  @_disfavoredOverload
  public var collectionViewDidEndMultipleSelectionInteraction:
    _UICollectionViewDelegateCalls.CollectionViewDidEndMultipleSelectionInteractionCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.indexPathForPreferredFocusedView?(…)`.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView:
    _UICollectionViewDelegateCalls.IndexPathForPreferredFocusedViewCall?
  { .init(target: self) }
}

/// The optional calls of `UICollectionViewDelegate`.
public enum _UICollectionViewDelegateCalls {
  /// `delegate?.collectionView?`.
  @preconcurrency @MainActor
  public struct CollectionViewCall: _OptionalCall {
    internal let target: any UICollectionViewDelegate

    /// `collectionView(_:shouldHighlightItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    /// `collectionView(_:didHighlightItemAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:didHighlightItemAt:)") {
        target.collectionView(collectionView, didHighlightItemAt: indexPath)
      }
    }

    /// `collectionView(_:didUnhighlightItemAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:didUnhighlightItemAt:)") {
        target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
      }
    }

    /// `collectionView(_:shouldSelectItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    /// `collectionView(_:shouldDeselectItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }

    /// `collectionView(_:didSelectItemAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:didSelectItemAt:)") {
        target.collectionView(collectionView, didSelectItemAt: indexPath)
      }
    }

    /// `collectionView(_:didDeselectItemAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:didDeselectItemAt:)") {
        target.collectionView(collectionView, didDeselectItemAt: indexPath)
      }
    }

    /// `collectionView(_:canPerformPrimaryActionForItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }

    /// `collectionView(_:performPrimaryActionForItemAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:performPrimaryActionForItemAt:)") {
        target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
      }
    }

    /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// `collectionView(_:didBeginMultipleSelectionInteractionAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:didBeginMultipleSelectionInteractionAt:)"
      ) { target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
    }

    /// `collectionView(_:canEditItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, canEditItemAt: indexPath)
    }

    /// `collectionView(_:willDisplay:forItemAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:willDisplay:forItemAt:)") {
        target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
      }
    }

    /// `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
      ) {
        target.collectionView(
          collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
          at: indexPath)
      }
    }

    /// `collectionView(_:didEndDisplaying:forItemAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:didEndDisplaying:forItemAt:)") {
        target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      }
    }

    /// `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
      ) {
        target.collectionView(
          collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
          at: indexPath)
      }
    }

    /// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      target.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }

    /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      target.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }

    /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      target.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }

    /// `collectionView(_:contextMenuConfigurationForItemsAt:point:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
      ) {
        target.collectionView(
          collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
      } ?? nil
    }

    /// `collectionView(_:contextMenuConfigurationForItemAt:point:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:contextMenuConfigurationForItemAt:point:)"
      ) {
        target.collectionView(
          collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
      } ?? nil
    }

    /// `collectionView(_:sceneActivationConfigurationForItemAt:point:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:sceneActivationConfigurationForItemAt:point:)"
      ) {
        target.collectionView(
          collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
      } ?? nil
    }

    /// `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)"
      ) {
        target.collectionView(
          collectionView, contextMenuConfiguration: configuration,
          highlightPreviewForItemAt: indexPath)
      } ?? nil
    }

    /// `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)"
      ) {
        target.collectionView(
          collectionView, contextMenuConfiguration: configuration,
          dismissalPreviewForItemAt: indexPath)
      } ?? nil
    }

    /// `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)"
      ) {
        target.collectionView(
          collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:previewForDismissingContextMenuWithConfiguration:)"
      ) {
        target.collectionView(
          collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)"
      ) {
        target.collectionView(
          collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }

    /// `collectionView(_:willDisplayContextMenu:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:willDisplayContextMenu:animator:)") {
        target.collectionView(
          collectionView, willDisplayContextMenu: configuration, animator: animator)
      }
    }

    /// `collectionView(_:willEndContextMenuInteraction:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "collectionView(_:willEndContextMenuInteraction:animator:)"
      ) {
        target.collectionView(
          collectionView, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }

    /// `collectionView(_:canFocusItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, canFocusItemAt: indexPath)
    }

    /// `collectionView(_:selectionFollowsFocusForItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }

    /// `collectionView(_:shouldSpringLoadItemAt:with:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }

    /// `collectionView(_:shouldShowMenuForItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
      target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }

    /// `collectionView(_:canPerformAction:forItemAt:withSender:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
      target.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }

    /// `collectionView(_:performAction:forItemAt:withSender:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:performAction:forItemAt:withSender:)")
      {
        target.collectionView(
          collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
      }
    }

    /// `collectionView(_:shouldUpdateFocusIn:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      target.collectionView(collectionView, shouldUpdateFocusIn: context)
    }

    /// `collectionView(_:didUpdateFocusIn:with:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
      OptionalMember.ownResult(of: target, "collectionView(_:didUpdateFocusIn:with:)") {
        target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
      }
    }

  }

  /// `delegate?.collectionViewDidEndMultipleSelectionInteraction?`.
  @preconcurrency @MainActor
  public struct CollectionViewDidEndMultipleSelectionInteractionCall: _OptionalCall {
    internal let target: any UICollectionViewDelegate

    /// `collectionViewDidEndMultipleSelectionInteraction(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ collectionView: UICollectionView) -> Void? {
      OptionalMember.ownResult(of: target, "collectionViewDidEndMultipleSelectionInteraction(_:)") {
        target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
      }
    }

  }

  /// `delegate?.indexPathForPreferredFocusedView?`.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedViewCall: _OptionalCall {
    internal let target: any UICollectionViewDelegate

    /// `indexPathForPreferredFocusedView(in:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
      OptionalMember.ownResult(of: target, "indexPathForPreferredFocusedView(in:)") {
        target.indexPathForPreferredFocusedView(in: collectionView)
      } ?? nil
    }

    /// `indexPathForPreferredFocusedView(in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView) -> IndexPath? {
      self(in: collectionView)
    }

  }
}

extension _OptionalCall where Self == _UICollectionViewDelegateCalls.CollectionViewCall {
  /// `collectionView(_:shouldHighlightItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:shouldHighlightItemAt:)") {
      self.target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// `collectionView(_:shouldSelectItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:shouldSelectItemAt:)") {
      self.target.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// `collectionView(_:shouldDeselectItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:shouldDeselectItemAt:)") {
      self.target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// `collectionView(_:canPerformPrimaryActionForItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:canPerformPrimaryActionForItemAt:)")
    { self.target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  }

  /// `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"
    ) {
      self.target.collectionView(
        collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// `collectionView(_:canEditItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "collectionView(_:canEditItemAt:)") {
      self.target.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  /// `collectionView(_:transitionLayoutForOldLayout:newLayout:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    ) {
      self.target.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// `collectionView(_:targetContentOffsetForProposedContentOffset:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:targetContentOffsetForProposedContentOffset:)"
    ) {
      self.target.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMember.ownResult(
      of: self.target,
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    ) {
      self.target.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
    ) {
      self.target.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }

  /// `collectionView(_:canFocusItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:canFocusItemAt:)") {
      self.target.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  /// `collectionView(_:selectionFollowsFocusForItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:selectionFollowsFocusForItemAt:)") {
      self.target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  /// `collectionView(_:shouldSpringLoadItemAt:with:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:shouldSpringLoadItemAt:with:)") {
      self.target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }

  /// `collectionView(_:shouldShowMenuForItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:shouldShowMenuForItemAt:)") {
      self.target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
    }
  }

  /// `collectionView(_:canPerformAction:forItemAt:withSender:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:canPerformAction:forItemAt:withSender:)"
    ) {
      self.target.collectionView(
        collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  /// `collectionView(_:shouldUpdateFocusIn:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:shouldUpdateFocusIn:)") {
      self.target.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }
}
