import Foundation

/// The methods that a document browser calls on its delegate.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: _SelectorResponding {
  /// Called when the user has chosen documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when the user has chosen documents.
  ///
  /// This is the method from before iOS 12, for delegates that do not implement the method above.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called when the user wants a new document. Create a file, and call the handler with its
  /// location. If you do not create a file, call the handler with `nil` and `.none`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Called when a created document was copied or moved to the folder of the documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a created document could not be copied or moved.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Returns the app's activities for documents that the user shares.
  ///
  /// - Differs: it is never called.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before the user shares documents.
  ///
  /// - Differs: it is never called.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// The default: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) { OptionalMember.noteDefault(self) }
  /// The default: creates nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) { OptionalMember.noteDefault(self) }
  /// The default: returns no activities.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { OptionalMember.defaultValue([], of: self) }
  /// The default: does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) { OptionalMember.noteDefault(self) }
}
