import Foundation

/// Lets a user choose files.
///
/// A test chooses files in one line. The delegate is called after the picker was dismissed:
///
///     picker.choose([file])
///     picker.cancel()
///
/// - Differs: it shows no files.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Creates a picker for files of certain types.
  ///
  ///     UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
  ///
  /// - Parameter asCopy: Whether the app gets copies of the files, and not the files themselves.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    allowedTypes = contentTypes.map(\.identifier)
    mode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
    setUpPicker()
  }

  /// Creates a picker for files of certain types. This is the initializer from before iOS 14.
  ///
  /// - Parameter allowedUTIs: The identifiers of the types, for example `public.image`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    allowedTypes = allowedUTIs
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
    setUpPicker()
  }

  /// Creates a picker for a folder to which files are exported.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    allowedTypes = []
    mode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
    setUpPicker()
  }

  /// Creates a picker for a folder to which files are exported.
  ///
  /// This is the initializer from before iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// Creates a picker for a folder to which a file is exported.
  ///
  /// This is the initializer from before iOS 11.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Returns `nil`: the picker cannot be loaded from a nib.
  public required init?(coder: NSCoder) { nil }

  private func setUpPicker() { modalPresentationStyle = .formSheet }

  /// The identifiers of the types of files that can be chosen; empty for all types.
  private let allowedTypes: [String]
  private let mode: UIDocumentPickerMode

  /// The object that is notified of the chosen files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The operation for which files are chosen.
  open var documentPickerMode: UIDocumentPickerMode { mode }
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether file names are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  // MARK: Choosing in code

  /// Chooses files, as a user does: dismisses the picker and calls the delegate.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  ///
  /// - Precondition: There is exactly one file, or `allowsMultipleSelection` is set. The files have
  ///   types that the picker offers, as far as their extensions indicate a type.
  public func choose(_ urls: [URL]) {
    precondition(
      urls.count == 1 || allowsMultipleSelection,
      "a document picker without allowsMultipleSelection chooses one file, not \(urls.count)")
    if let url = urls.first(where: { !offers($0) }) {
      preconditionFailure(
        "a document picker for \(allowedTypes.joined(separator: ", ")) does not offer \(url.lastPathComponent)"
      )
    }
    let delegate = delegate
    presentingViewController?.dismiss(animated: false)
    let called: Void? = delegate.flatMap { delegate in
      OptionalMember.ownResult(
        of: delegate, "documentPicker(_:didPickDocumentsAt:)",
        { delegate.documentPicker(self, didPickDocumentsAt: urls) })
    }
    if called == nil { for url in urls { delegate?.documentPicker(self, didPickDocumentAt: url) } }
  }

  /// Whether a user can choose a file. A file of an unknown type can always be chosen.
  private func offers(_ url: URL) -> Bool {
    guard !allowedTypes.isEmpty, let type = UTType(filenameExtension: url.pathExtension) else {
      return true
    }
    return allowedTypes.contains { type.conforms(to: UTType(importedAs: $0)) }
  }

  /// Cancels the picker, as a tap on "Cancel" does.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func cancel() {
    let delegate = delegate
    presentingViewController?.dismiss(animated: false)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// The operation for which files are chosen.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The app gets a copy of the file.
  case `import`
  /// The app opens the file at its location.
  case open
  /// A file of the app is copied to another location.
  case exportToService
  /// A file of the app is moved to another location.
  case moveToService
}

/// The methods that a document picker calls on its delegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: _SelectorResponding {
  /// Called when the user has chosen files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has cancelled the picker.
  @_disfavoredOverload
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called when the user has chosen a file.
  ///
  /// This is the method from before iOS 11, for delegates that do not implement the method for
  /// several files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// The default: does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) { OptionalMember.noteDefault(self) }
}
