// Written by `script/docs --optional-calls`: edit UNNotificationContentExtension, not this file.
import Foundation

extension UNNotificationContentExtension {
  /// The optional spelling, `delegate?.didReceive?(…)`.
  @_disfavoredOverload
  public var didReceive: _UNNotificationContentExtensionCalls.DidReceiveCall? {
    .init(target: self)
  }
}

/// The optional calls of `UNNotificationContentExtension`.
public enum _UNNotificationContentExtensionCalls {
  /// `delegate?.didReceive?`.
  @preconcurrency @MainActor
  public struct DidReceiveCall: _OptionalCall {
    internal let target: any UNNotificationContentExtension

    /// `didReceive(_:completionHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ response: UNNotificationResponse,
      completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) -> Void? {
      OptionalMember.ownResult(of: target, "didReceive(_:completionHandler:)") {
        target.didReceive(response, completionHandler: completion)
      }
    }

  }
}
