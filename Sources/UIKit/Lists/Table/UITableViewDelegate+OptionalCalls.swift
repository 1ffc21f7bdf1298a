// Written by `script/docs --optional-calls`: edit UITableViewDelegate, not this file.
import Foundation

extension UITableViewDelegate {
  /// The optional spelling, `delegate?.tableView?(…)`.
  @_disfavoredOverload
  public var tableView: _UITableViewDelegateCalls.TableViewCall? { .init(target: self) }

  /// The optional spelling, `delegate?.tableViewDidEndMultipleSelectionInteraction?(…)`.
  @_disfavoredOverload
  public var tableViewDidEndMultipleSelectionInteraction:
    _UITableViewDelegateCalls.TableViewDidEndMultipleSelectionInteractionCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.indexPathForPreferredFocusedView?(…)`.
  @_disfavoredOverload
  public var indexPathForPreferredFocusedView:
    _UITableViewDelegateCalls.IndexPathForPreferredFocusedViewCall?
  { .init(target: self) }
}

/// The optional calls of `UITableViewDelegate`.
public enum _UITableViewDelegateCalls {
  /// `delegate?.tableView?`.
  @preconcurrency @MainActor
  public struct TableViewCall: _OptionalCall {
    internal let target: any UITableViewDelegate

    /// `tableView(_:willDisplay:forRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:willDisplay:forRowAt:)") {
        target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      }
    }

    /// `tableView(_:willDisplayHeaderView:forSection:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:willDisplayHeaderView:forSection:)") {
        target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
      }
    }

    /// `tableView(_:willDisplayFooterView:forSection:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:willDisplayFooterView:forSection:)") {
        target.tableView(tableView, willDisplayFooterView: view, forSection: section)
      }
    }

    /// `tableView(_:didEndDisplaying:forRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:didEndDisplaying:forRowAt:)") {
        target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      }
    }

    /// `tableView(_:didEndDisplayingHeaderView:forSection:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
        target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
      }
    }

    /// `tableView(_:didEndDisplayingFooterView:forSection:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:didEndDisplayingFooterView:forSection:)") {
        target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
      }
    }

    /// `tableView(_:heightForRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      target.tableView(tableView, heightForRowAt: indexPath)
    }

    /// `tableView(_:heightForHeaderInSection:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
      -> CGFloat
    {
      target.tableView(tableView, heightForHeaderInSection: section)
    }

    /// `tableView(_:heightForFooterInSection:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
      -> CGFloat
    {
      target.tableView(tableView, heightForFooterInSection: section)
    }

    /// `tableView(_:estimatedHeightForRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    /// `tableView(_:estimatedHeightForHeaderInSection:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
      target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }

    /// `tableView(_:estimatedHeightForFooterInSection:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
      target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }

    /// `tableView(_:viewForHeaderInSection:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      OptionalMember.ownResult(of: target, "tableView(_:viewForHeaderInSection:)") {
        target.tableView(tableView, viewForHeaderInSection: section)
      } ?? nil
    }

    /// `tableView(_:viewForFooterInSection:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
      -> UIView?
    {
      OptionalMember.ownResult(of: target, "tableView(_:viewForFooterInSection:)") {
        target.tableView(tableView, viewForFooterInSection: section)
      } ?? nil
    }

    /// `tableView(_:accessoryButtonTappedForRowWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:accessoryButtonTappedForRowWith:)") {
        target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
      }
    }

    /// `tableView(_:shouldHighlightRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    {
      target.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// `tableView(_:didHighlightRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tableView(_:didHighlightRowAt:)") {
        target.tableView(tableView, didHighlightRowAt: indexPath)
      }
    }

    /// `tableView(_:didUnhighlightRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tableView(_:didUnhighlightRowAt:)") {
        target.tableView(tableView, didUnhighlightRowAt: indexPath)
      }
    }

    /// `tableView(_:willSelectRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      OptionalMember.ownResult(of: target, "tableView(_:willSelectRowAt:)") {
        target.tableView(tableView, willSelectRowAt: indexPath)
      } ?? nil
    }

    /// `tableView(_:willDeselectRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      OptionalMember.ownResult(of: target, "tableView(_:willDeselectRowAt:)") {
        target.tableView(tableView, willDeselectRowAt: indexPath)
      } ?? nil
    }

    /// `tableView(_:didSelectRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tableView(_:didSelectRowAt:)") {
        target.tableView(tableView, didSelectRowAt: indexPath)
      }
    }

    /// `tableView(_:didDeselectRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tableView(_:didDeselectRowAt:)") {
        target.tableView(tableView, didDeselectRowAt: indexPath)
      }
    }

    /// `tableView(_:canPerformPrimaryActionForRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    /// `tableView(_:performPrimaryActionForRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:performPrimaryActionForRowAt:)") {
        target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
      }
    }

    /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// `tableView(_:didBeginMultipleSelectionInteractionAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:didBeginMultipleSelectionInteractionAt:)") {
        target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
      }
    }

    /// `tableView(_:editingStyleForRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      target.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      OptionalMember.ownResult(of: target, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
      { target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) } ?? nil
    }

    /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      OptionalMember.ownResult(of: target, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
      { target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
    }

    /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      OptionalMember.ownResult(
        of: target, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
      ) { target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) } ?? nil
    }

    /// `tableView(_:editActionsForRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
      -> [UITableViewRowAction]?
    {
      OptionalMember.ownResult(of: target, "tableView(_:editActionsForRowAt:)") {
        target.tableView(tableView, editActionsForRowAt: indexPath)
      } ?? nil
    }

    /// `tableView(_:shouldIndentWhileEditingRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    /// `tableView(_:willBeginEditingRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tableView(_:willBeginEditingRowAt:)") {
        target.tableView(tableView, willBeginEditingRowAt: indexPath)
      }
    }

    /// `tableView(_:didEndEditingRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tableView(_:didEndEditingRowAt:)") {
        target.tableView(tableView, didEndEditingRowAt: indexPath)
      }
    }

    /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }

    /// `tableView(_:indentationLevelForRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    /// `tableView(_:contextMenuConfigurationForRowAt:point:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      OptionalMember.ownResult(of: target, "tableView(_:contextMenuConfigurationForRowAt:point:)") {
        target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
      } ?? nil
    }

    /// `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)"
      ) {
        target.tableView(
          tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// `tableView(_:previewForDismissingContextMenuWithConfiguration:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      OptionalMember.ownResult(
        of: target, "tableView(_:previewForDismissingContextMenuWithConfiguration:)"
      ) {
        target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
      } ?? nil
    }

    /// `tableView(_:willPerformPreviewActionForMenuWith:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
      ) {
        target.tableView(
          tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      }
    }

    /// `tableView(_:willDisplayContextMenu:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:willDisplayContextMenu:animator:)") {
        target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
      }
    }

    /// `tableView(_:willEndContextMenuInteraction:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:willEndContextMenuInteraction:animator:)") {
        target.tableView(
          tableView, willEndContextMenuInteraction: configuration, animator: animator)
      }
    }

    /// `tableView(_:canFocusRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    {
      target.tableView(tableView, canFocusRowAt: indexPath)
    }

    /// `tableView(_:selectionFollowsFocusForRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
      target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }

    /// `tableView(_:shouldSpringLoadRowAt:with:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }

    /// `tableView(_:shouldShowMenuForRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool {
      target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }

    /// `tableView(_:canPerformAction:forRowAt:withSender:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }

    /// `tableView(_:performAction:forRowAt:withSender:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:performAction:forRowAt:withSender:)") {
        target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
      }
    }

    /// `tableView(_:shouldUpdateFocusIn:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      target.tableView(tableView, shouldUpdateFocusIn: context)
    }

    /// `tableView(_:didUpdateFocusIn:with:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:didUpdateFocusIn:with:)") {
        target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
      }
    }

  }

  /// `delegate?.tableViewDidEndMultipleSelectionInteraction?`.
  @preconcurrency @MainActor
  public struct TableViewDidEndMultipleSelectionInteractionCall: _OptionalCall {
    internal let target: any UITableViewDelegate

    /// `tableViewDidEndMultipleSelectionInteraction(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tableView: UITableView) -> Void? {
      OptionalMember.ownResult(of: target, "tableViewDidEndMultipleSelectionInteraction(_:)") {
        target.tableViewDidEndMultipleSelectionInteraction(tableView)
      }
    }

  }

  /// `delegate?.indexPathForPreferredFocusedView?`.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedViewCall: _OptionalCall {
    internal let target: any UITableViewDelegate

    /// `indexPathForPreferredFocusedView(in:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
      OptionalMember.ownResult(of: target, "indexPathForPreferredFocusedView(in:)") {
        target.indexPathForPreferredFocusedView(in: tableView)
      } ?? nil
    }

    /// `indexPathForPreferredFocusedView(in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView) -> IndexPath? {
      self(in: tableView)
    }

  }
}

extension _OptionalCall where Self == _UITableViewDelegateCalls.TableViewCall {
  /// `tableView(_:heightForRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:heightForRowAt:)") {
      self.target.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  /// `tableView(_:heightForHeaderInSection:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:heightForHeaderInSection:)") {
      self.target.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  /// `tableView(_:heightForFooterInSection:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:heightForFooterInSection:)") {
      self.target.tableView(tableView, heightForFooterInSection: section)
    }
  }

  /// `tableView(_:estimatedHeightForRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:estimatedHeightForRowAt:)") {
      self.target.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// `tableView(_:estimatedHeightForHeaderInSection:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMember.ownResult(of: self.target, "tableView(_:estimatedHeightForHeaderInSection:)") {
      self.target.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// `tableView(_:estimatedHeightForFooterInSection:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMember.ownResult(of: self.target, "tableView(_:estimatedHeightForFooterInSection:)") {
      self.target.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// `tableView(_:shouldHighlightRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:shouldHighlightRowAt:)") {
      self.target.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  /// `tableView(_:canPerformPrimaryActionForRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:canPerformPrimaryActionForRowAt:)") {
      self.target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)"
    ) { self.target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  }

  /// `tableView(_:editingStyleForRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:editingStyleForRowAt:)") {
      self.target.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  /// `tableView(_:shouldIndentWhileEditingRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:shouldIndentWhileEditingRowAt:)") {
      self.target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMember.ownResult(
      of: self.target, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
    ) {
      self.target.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// `tableView(_:indentationLevelForRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    OptionalMember.ownResult(of: self.target, "tableView(_:indentationLevelForRowAt:)") {
      self.target.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  /// `tableView(_:canFocusRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:canFocusRowAt:)") {
      self.target.tableView(tableView, canFocusRowAt: indexPath)
    }
  }

  /// `tableView(_:selectionFollowsFocusForRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:selectionFollowsFocusForRowAt:)") {
      self.target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  /// `tableView(_:shouldSpringLoadRowAt:with:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:shouldSpringLoadRowAt:with:)") {
      self.target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
    }
  }

  /// `tableView(_:shouldShowMenuForRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:shouldShowMenuForRowAt:)") {
      self.target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }

  /// `tableView(_:canPerformAction:forRowAt:withSender:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:canPerformAction:forRowAt:withSender:)")
    {
      self.target.tableView(
        tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  /// `tableView(_:shouldUpdateFocusIn:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:shouldUpdateFocusIn:)") {
      self.target.tableView(tableView, shouldUpdateFocusIn: context)
    }
  }
}
