import Foundation

/// Lets a user choose files.
///
/// A test answers in a line, and the delegate is told, after the picker has gone:
///
///     picker.choose([file])
///     picker.cancel()
///
/// - Differs: there are no files to see.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// A picker for files of some types.
  ///
  ///     UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
  ///
  /// - Parameter asCopy: Whether the app gets copies of the files, instead of the files where they are.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    allowedTypes = contentTypes.map(\.identifier)
    mode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
    setUpPicker()
  }

  /// A picker for files of some types, as it was made before iOS 14.
  ///
  /// - Parameter allowedUTIs: The names of the types, such as `public.image`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    allowedTypes = allowedUTIs
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
    setUpPicker()
  }

  /// A picker for a place where files are to be.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    allowedTypes = []
    mode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
    setUpPicker()
  }

  /// A picker for a place where files are to be, as it was made before iOS 14.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// A picker for a place where a file is to be, as it was made before iOS 11.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// A picker can't come from a nib: `nil`.
  public required init?(coder: NSCoder) { nil }

  private func setUpPicker() { modalPresentationStyle = .formSheet }

  private let allowedTypes: [String]
  private let mode: UIDocumentPickerMode

  /// Who is told of what is chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What becomes of the files.
  open var documentPickerMode: UIDocumentPickerMode { mode }
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether the names of files have their endings.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  // MARK: Answering

  /// Chooses files, as a user does: the picker goes, and the delegate is told.
  ///
  /// UIKit has no such method. Tests choose with it.
  ///
  /// - Precondition: There is one, or `allowsMultipleSelection` is set; and the picker offers files of their types, as
  ///   far as the endings of their names say which these are.
  public func choose(_ urls: [URL]) {
    precondition(
      urls.count == 1 || allowsMultipleSelection,
      "a document picker without allowsMultipleSelection chooses one file, not \(urls.count)")
    if let url = urls.first(where: { !offers($0) }) {
      preconditionFailure(
        "a document picker for \(allowedTypes.joined(separator: ", ")) does not offer \(url.lastPathComponent)")
    }
    let delegate = delegate
    presentingViewController?.dismiss(animated: true)
    let isTold: Void? = delegate.flatMap { delegate in
      DefaultAnswer.own(
        of: delegate, "documentPicker(_:didPickDocumentsAt:)",
        { delegate.documentPicker(self, didPickDocumentsAt: urls) })
    }
    if isTold == nil { for url in urls { delegate?.documentPicker(self, didPickDocumentAt: url) } }
  }

  /// Whether a user can choose a file. Files whose type nobody has declared can always be chosen.
  private func offers(_ url: URL) -> Bool {
    guard !allowedTypes.isEmpty, let type = UTType(filenameExtension: url.pathExtension) else {
      return true
    }
    return allowedTypes.contains { type.conforms(to: UTType(importedAs: $0)) }
  }

  /// Chooses nothing, as a user does who taps "Cancel".
  ///
  /// UIKit has no such method. Tests cancel with it.
  public func cancel() {
    let delegate = delegate
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// What becomes of files that are chosen.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The app gets a copy.
  case `import`
  /// The app works on the file where it is.
  case open
  /// The app's file is copied to another place.
  case exportToService
  /// The app's file is moved to another place.
  case moveToService
}

/// Is told of files that a user has chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: _SelectorResponding {
  /// The user has chosen files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has chosen nothing.
  @_disfavoredOverload
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// The user has chosen a file: the name of before iOS 11, for delegates without the other one.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// The default: does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    DefaultAnswer.note(self)
  }
  /// The default: does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) { DefaultAnswer.note(self) }
}
