// Written by `script/docs --optional-calls`: edit ListBindingSectionControllerSelectionDelegate, not this file.
import Foundation
import GalleyUIKit

extension ListBindingSectionControllerSelectionDelegate {
  /// The optional spelling, `delegate?.sectionController?(…)`.
  @_disfavoredOverload
  public var sectionController:
    _ListBindingSectionControllerSelectionDelegateCalls.SectionControllerCall?
  { .init(target: self) }
}

/// The optional calls of `ListBindingSectionControllerSelectionDelegate`.
public enum _ListBindingSectionControllerSelectionDelegateCalls {
  /// `delegate?.sectionController?`.
  @preconcurrency @MainActor
  public struct SectionControllerCall: _OptionalCall {
    internal let target: any ListBindingSectionControllerSelectionDelegate

    /// `sectionController(_:contextMenuConfigurationForItemAt:point:viewModel:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ sectionController: ListBindingSectionController<any ListDiffable>,
      contextMenuConfigurationForItemAt index: Int, point: CGPoint, viewModel: Any
    ) -> UIContextMenuConfiguration? {
      OptionalMember.ownResult(
        of: target, "sectionController(_:contextMenuConfigurationForItemAt:point:viewModel:)"
      ) {
        target.sectionController(
          sectionController, contextMenuConfigurationForItemAt: index, point: point,
          viewModel: viewModel)
      } ?? nil
    }

  }
}
