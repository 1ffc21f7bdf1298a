// Written by `script/docs --optional-calls`: edit ListScrollDelegate, not this file.
import Foundation
import GalleyUIKit

extension ListScrollDelegate {
  /// The optional spelling, `delegate?.listAdapter?(…)`.
  @_disfavoredOverload
  public var listAdapter: _ListScrollDelegateCalls.ListAdapterCall? { .init(target: self) }
}

/// The optional calls of `ListScrollDelegate`.
public enum _ListScrollDelegateCalls {
  /// `delegate?.listAdapter?`.
  @preconcurrency @MainActor
  public struct ListAdapterCall: _OptionalCall {
    internal let target: any ListScrollDelegate

    /// `listAdapter(_:didEndDeceleratingSectionController:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ listAdapter: ListAdapter,
      didEndDeceleratingSectionController sectionController: ListSectionController
    ) -> Void? {
      OptionalMember.ownResult(of: target, "listAdapter(_:didEndDeceleratingSectionController:)") {
        target.listAdapter(listAdapter, didEndDeceleratingSectionController: sectionController)
      }
    }

  }
}
