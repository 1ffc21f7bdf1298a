// Written by `script/docs --optional-calls`: edit ListSingleSectionControllerDelegate, not this file.
import Foundation
import GalleyUIKit

extension ListSingleSectionControllerDelegate {
  /// The optional spelling, `delegate?.didDeselect?(…)`.
  @_disfavoredOverload
  public var didDeselect: _ListSingleSectionControllerDelegateCalls.DidDeselectCall? {
    .init(target: self)
  }
}

/// The optional calls of `ListSingleSectionControllerDelegate`.
public enum _ListSingleSectionControllerDelegateCalls {
  /// `delegate?.didDeselect?`.
  @preconcurrency @MainActor
  public struct DidDeselectCall: _OptionalCall {
    internal let target: any ListSingleSectionControllerDelegate

    /// `didDeselect(_:with:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ sectionController: ListSingleSectionController, with object: Any)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "didDeselect(_:with:)") {
        target.didDeselect(sectionController, with: object)
      }
    }

    /// `didDeselect(_:with:)` as a value, which is called without labels.
    public func callAsFunction(_ sectionController: ListSingleSectionController, _ object: Any) {
      target.didDeselect(sectionController, with: object)
    }

  }
}
