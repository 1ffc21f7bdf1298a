import Foundation

/// Lets a user choose, create and import documents. It is usually the first screen of an app.
///
/// A test chooses or creates documents in one line, and the delegate is called:
///
///     browser.choose([file])
///     browser.createDocument()
///
/// - Differs: it shows no files and no buttons. The properties of its bar and of its files are
///   stored.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  // MARK: Creating

  /// Creates a browser for documents of certain types; `nil` for the types in the app's property
  /// list.
  public init(forOpening contentTypes: [UTType]?) {
    allowedContentTypes = contentTypes?.map(\.identifier) ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser for documents of certain types. This is the initializer from before iOS 14.
  ///
  /// - Parameter allowedContentTypes: The identifiers of the types, for example `public.text`;
  ///   `nil` for the types in the app's property list.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser for documents of all types.
  public override init(nibName: String?, bundle: Bundle?) {
    allowedContentTypes = []
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the browser that a storyboard describes.
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
  }

  // MARK: Attributes

  /// The object that is notified of chosen and imported documents.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// The identifiers of the types of documents that can be chosen; empty for all types.
  ///
  /// - Differs: the types in the app's property list are not read.
  public let allowedContentTypes: [String]
  /// The types of the documents that the list of recent documents shows; `nil` for all types.
  open var contentTypesForRecentDocuments: [UTType]?
  /// Whether the user can create documents.
  open var allowsDocumentCreation = true
  /// The title of the button that creates a document.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// The width of a document's picture divided by its height.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0
  /// Whether several documents can be chosen at once.
  open var allowsPickingMultipleItems = false
  /// Whether file names are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The buttons at the leading edge of the bar, in addition to those of the browser.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The buttons at the trailing edge of the bar, in addition to those of the browser.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The actions of the app for documents.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The style of the browser.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white

  /// The folder to which created documents are moved. By default, it is the user's documents
  /// folder.
  ///
  /// UIKit has no such property. A test sets it to a folder of its own.
  public final var documentsFolder = URL.documentsDirectory

  // MARK: Importing

  /// Shows a document, which is imported first if it is not in the folder of the documents.
  ///
  /// - Parameter completion: Called in the next turn of the main queue. It gets the location of the
  ///   document; `nil` if `importIfNeeded` is `false`, or in case of an error.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool,
    completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let isThere = url.standardizedFileURL.path.isPath(
      inside: documentsFolder.standardizedFileURL.path)
    finish(completion) { browser in
      try browser.checkExistence(of: url)
      guard importIfNeeded else { return nil }
      return isThere ? url : try browser.bring(url, to: browser.documentsFolder, .copy)
    }
  }

  /// Copies or moves a document to the folder of another document.
  ///
  /// - Parameter completion: Called in the next turn of the main queue with the new location, or
  ///   with an error.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    finish(completion) { browser in
      try browser.bring(documentURL, to: neighbourURL.deletingLastPathComponent(), importMode)
    }
  }

  /// Renames a document. The extension of its file remains.
  ///
  /// - Parameter completionHandler: Called in the next turn of the main queue with the new
  ///   location, or with an error.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    finish(completionHandler) { browser in
      try browser.checkExistence(of: documentURL)
      let oldName = documentURL.deletingPathExtension().lastPathComponent
      if proposedName == oldName { return documentURL }
      let folder = documentURL.deletingLastPathComponent()
      let url = browser.freeURL(
        in: folder, name: proposedName, pathExtension: documentURL.pathExtension)
      try FileManager.default.moveItem(at: documentURL, to: url)
      return url
    }
  }

  // MARK: Transitions

  /// Returns the animator with which a document is shown.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }

  /// Returns the animator with which a document is shown. This is the method from before iOS 12.
  open func transitionController(
    forDocumentURL documentURL: URL
  ) -> UIDocumentBrowserTransitionController { transitionController(forDocumentAt: documentURL) }
}
