// Written by `script/docs --optional-calls`: edit UIScreenshotServiceDelegate, not this file.
import Foundation

extension UIScreenshotServiceDelegate {
  /// The optional spelling, `delegate?.screenshotService?(…)`.
  @_disfavoredOverload
  public var screenshotService: _UIScreenshotServiceDelegateCalls.ScreenshotServiceCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIScreenshotServiceDelegate`.
public enum _UIScreenshotServiceDelegateCalls {
  /// `delegate?.screenshotService?`.
  @preconcurrency @MainActor
  public struct ScreenshotServiceCall: _OptionalCall {
    internal let target: any UIScreenshotServiceDelegate

    /// `screenshotService(_:generatePDFRepresentationWithCompletion:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ screenshotService: UIScreenshotService,
      generatePDFRepresentationWithCompletion completionHandler:
        @escaping (Data?, Int, CGRect) -> Void
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "screenshotService(_:generatePDFRepresentationWithCompletion:)"
      ) {
        target.screenshotService(
          screenshotService, generatePDFRepresentationWithCompletion: completionHandler)
      }
    }

    /// `screenshotService(_:generatePDFRepresentationWithCompletion:)` as a value, which is called without labels.
    public func callAsFunction(
      _ screenshotService: UIScreenshotService,
      _ completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) {
      target.screenshotService(
        screenshotService, generatePDFRepresentationWithCompletion: completionHandler)
    }

  }
}
