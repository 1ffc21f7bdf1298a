// Written by `script/docs --optional-calls`: edit SFSafariViewControllerDelegate, not this file.
import Foundation

extension SFSafariViewControllerDelegate {
  /// The optional spelling, `delegate?.safariViewControllerDidFinish?(…)`.
  @_disfavoredOverload
  public var safariViewControllerDidFinish:
    _SFSafariViewControllerDelegateCalls.SafariViewControllerDidFinishCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.safariViewController?(…)`.
  @_disfavoredOverload
  public var safariViewController: _SFSafariViewControllerDelegateCalls.SafariViewControllerCall? {
    .init(target: self)
  }
}

/// The optional calls of `SFSafariViewControllerDelegate`.
public enum _SFSafariViewControllerDelegateCalls {
  /// `delegate?.safariViewControllerDidFinish?`.
  @preconcurrency @MainActor
  public struct SafariViewControllerDidFinishCall: _OptionalCall {
    internal let target: any SFSafariViewControllerDelegate

    /// `safariViewControllerDidFinish(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ controller: SFSafariViewController) -> Void? {
      OptionalMember.ownResult(of: target, "safariViewControllerDidFinish(_:)") {
        target.safariViewControllerDidFinish(controller)
      }
    }

  }

  /// `delegate?.safariViewController?`.
  @preconcurrency @MainActor
  public struct SafariViewControllerCall: _OptionalCall {
    internal let target: any SFSafariViewControllerDelegate

    /// `safariViewController(_:didCompleteInitialLoad:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "safariViewController(_:didCompleteInitialLoad:)") {
        target.safariViewController(controller, didCompleteInitialLoad: didLoadSuccessfully)
      }
    }

    /// `safariViewController(_:initialLoadDidRedirectTo:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
    ) -> Void? {
      OptionalMember.ownResult(of: target, "safariViewController(_:initialLoadDidRedirectTo:)") {
        target.safariViewController(controller, initialLoadDidRedirectTo: URL)
      }
    }

    /// `safariViewController(_:activityItemsFor:title:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] {
      target.safariViewController(controller, activityItemsFor: URL, title: title)
    }

  }
}

extension _OptionalCall
where Self == _SFSafariViewControllerDelegateCalls.SafariViewControllerCall {
  /// `safariViewController(_:activityItemsFor:title:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]? {
    OptionalMember.ownResult(of: self.target, "safariViewController(_:activityItemsFor:title:)") {
      self.target.safariViewController(controller, activityItemsFor: URL, title: title)
    }
  }
}
