// Written by `script/docs --optional-calls`: edit UIDocumentBrowserViewControllerDelegate, not this file.
import Foundation

extension UIDocumentBrowserViewControllerDelegate {
  /// The optional spelling, `delegate?.documentBrowser?(…)`.
  @_disfavoredOverload
  public var documentBrowser: _UIDocumentBrowserViewControllerDelegateCalls.DocumentBrowserCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIDocumentBrowserViewControllerDelegate`.
public enum _UIDocumentBrowserViewControllerDelegateCalls {
  /// `delegate?.documentBrowser?`.
  @preconcurrency @MainActor
  public struct DocumentBrowserCall: _OptionalCall {
    internal let target: any UIDocumentBrowserViewControllerDelegate

    /// `documentBrowser(_:didPickDocumentsAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) -> Void? {
      OptionalMember.ownResult(of: target, "documentBrowser(_:didPickDocumentsAt:)") {
        target.documentBrowser(controller, didPickDocumentsAt: documentURLs)
      }
    }

    /// `documentBrowser(_:didPickDocumentURLs:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
    ) -> Void? {
      OptionalMember.ownResult(of: target, "documentBrowser(_:didPickDocumentURLs:)") {
        target.documentBrowser(controller, didPickDocumentURLs: documentURLs)
      }
    }

    /// `documentBrowser(_:didRequestDocumentCreationWithHandler:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "documentBrowser(_:didRequestDocumentCreationWithHandler:)"
      ) { target.documentBrowser(controller, didRequestDocumentCreationWithHandler: importHandler) }
    }

    /// `documentBrowser(_:didImportDocumentAt:toDestinationURL:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "documentBrowser(_:didImportDocumentAt:toDestinationURL:)"
      ) {
        target.documentBrowser(
          controller, didImportDocumentAt: sourceURL, toDestinationURL: destinationURL)
      }
    }

    /// `documentBrowser(_:failedToImportDocumentAt:error:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) -> Void? {
      OptionalMember.ownResult(of: target, "documentBrowser(_:failedToImportDocumentAt:error:)") {
        target.documentBrowser(controller, failedToImportDocumentAt: documentURL, error: error)
      }
    }

    /// `documentBrowser(_:applicationActivitiesForDocumentURLs:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ controller: UIDocumentBrowserViewController,
      applicationActivitiesForDocumentURLs documentURLs: [URL]
    ) -> [UIActivity] {
      target.documentBrowser(controller, applicationActivitiesForDocumentURLs: documentURLs)
    }

    /// `documentBrowser(_:willPresent:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ controller: UIDocumentBrowserViewController,
      willPresent activityViewController: UIActivityViewController
    ) -> Void? {
      OptionalMember.ownResult(of: target, "documentBrowser(_:willPresent:)") {
        target.documentBrowser(controller, willPresent: activityViewController)
      }
    }

  }
}

extension _OptionalCall
where Self == _UIDocumentBrowserViewControllerDelegateCalls.DocumentBrowserCall {
  /// `documentBrowser(_:applicationActivitiesForDocumentURLs:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]? {
    OptionalMember.ownResult(
      of: self.target, "documentBrowser(_:applicationActivitiesForDocumentURLs:)"
    ) {
      self.target.documentBrowser(controller, applicationActivitiesForDocumentURLs: documentURLs)
    }
  }
}
