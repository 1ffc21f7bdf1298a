// Written by `script/docs --optional-calls`: edit UISearchControllerDelegate, not this file.
import Foundation

extension UISearchControllerDelegate {
  /// The optional spelling, `delegate?.willPresentSearchController?(…)`.
  @_disfavoredOverload
  public var willPresentSearchController:
    _UISearchControllerDelegateCalls.WillPresentSearchControllerCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.didPresentSearchController?(…)`.
  @_disfavoredOverload
  public var didPresentSearchController:
    _UISearchControllerDelegateCalls.DidPresentSearchControllerCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.willDismissSearchController?(…)`.
  @_disfavoredOverload
  public var willDismissSearchController:
    _UISearchControllerDelegateCalls.WillDismissSearchControllerCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.didDismissSearchController?(…)`.
  @_disfavoredOverload
  public var didDismissSearchController:
    _UISearchControllerDelegateCalls.DidDismissSearchControllerCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.presentSearchController?(…)`.
  @_disfavoredOverload
  public var presentSearchController: _UISearchControllerDelegateCalls.PresentSearchControllerCall?
  { .init(target: self) }
}

/// The optional calls of `UISearchControllerDelegate`.
public enum _UISearchControllerDelegateCalls {
  /// `delegate?.willPresentSearchController?`.
  @preconcurrency @MainActor
  public struct WillPresentSearchControllerCall: _OptionalCall {
    internal let target: any UISearchControllerDelegate

    /// `willPresentSearchController(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
      OptionalMember.ownResult(of: target, "willPresentSearchController(_:)") {
        target.willPresentSearchController(searchController)
      }
    }

  }

  /// `delegate?.didPresentSearchController?`.
  @preconcurrency @MainActor
  public struct DidPresentSearchControllerCall: _OptionalCall {
    internal let target: any UISearchControllerDelegate

    /// `didPresentSearchController(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
      OptionalMember.ownResult(of: target, "didPresentSearchController(_:)") {
        target.didPresentSearchController(searchController)
      }
    }

  }

  /// `delegate?.willDismissSearchController?`.
  @preconcurrency @MainActor
  public struct WillDismissSearchControllerCall: _OptionalCall {
    internal let target: any UISearchControllerDelegate

    /// `willDismissSearchController(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
      OptionalMember.ownResult(of: target, "willDismissSearchController(_:)") {
        target.willDismissSearchController(searchController)
      }
    }

  }

  /// `delegate?.didDismissSearchController?`.
  @preconcurrency @MainActor
  public struct DidDismissSearchControllerCall: _OptionalCall {
    internal let target: any UISearchControllerDelegate

    /// `didDismissSearchController(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
      OptionalMember.ownResult(of: target, "didDismissSearchController(_:)") {
        target.didDismissSearchController(searchController)
      }
    }

  }

  /// `delegate?.presentSearchController?`.
  @preconcurrency @MainActor
  public struct PresentSearchControllerCall: _OptionalCall {
    internal let target: any UISearchControllerDelegate

    /// `presentSearchController(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchController: UISearchController) -> Void? {
      OptionalMember.ownResult(of: target, "presentSearchController(_:)") {
        target.presentSearchController(searchController)
      }
    }

  }
}
