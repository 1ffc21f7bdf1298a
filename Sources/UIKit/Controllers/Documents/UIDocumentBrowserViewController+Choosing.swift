import Foundation

// Methods for tests that choose and create documents as a user does, and the steps of importing a
// document.

extension UIDocumentBrowserViewController {
  // MARK: Choosing in code

  /// Chooses documents, as a user does: calls the delegate.
  ///
  /// UIKit has no such method; it is for tests.
  ///
  /// - Precondition: There is exactly one document, or `allowsPickingMultipleItems` is set. The
  ///   documents have types that the browser offers, as far as their extensions indicate a type.
  public func choose(_ urls: [URL]) {
    precondition(
      urls.count == 1 || allowsPickingMultipleItems,
      "a document browser without allowsPickingMultipleItems chooses one document, not \(urls.count)"
    )
    if let url = urls.first(where: { !offers($0) }) {
      preconditionFailure(
        "a document browser for \(allowedContentTypes.joined(separator: ", ")) does not offer \(url.lastPathComponent)"
      )
    }
    guard let delegate else { return }
    let called: Void? = OptionalMember.ownResult(
      of: delegate, "documentBrowser(_:didPickDocumentsAt:)",
      { delegate.documentBrowser(self, didPickDocumentsAt: urls) })
    if called == nil { delegate.documentBrowser(self, didPickDocumentURLs: urls) }
  }

  /// Creates a document, as a tap on "Create Document" does: asks the delegate for the document,
  /// which is then moved or copied to the folder of the documents.
  ///
  /// UIKit has no such method; it is for tests.
  ///
  /// - Precondition: `allowsDocumentCreation` is set.
  public func createDocument() {
    precondition(
      allowsDocumentCreation, "a document browser without allowsDocumentCreation creates nothing")
    // The delegate may call the handler on any queue.
    let importHandler: @Sendable (URL?, ImportMode) -> Void = { [weak self] url, mode in
      guard let url, mode != .none else { return }
      MainTurn.scheduleFromAnywhere { [weak self] in self?.importCreated(url, mode) }
    }
    delegate?.documentBrowser(self, didRequestDocumentCreationWithHandler: importHandler)
  }

  /// Whether a user can choose a document. A document of an unknown type can always be chosen.
  private func offers(_ url: URL) -> Bool {
    guard !allowedContentTypes.isEmpty, let type = UTType(filenameExtension: url.pathExtension)
    else { return true }
    return allowedContentTypes.contains { type.conforms(to: UTType(importedAs: $0)) }
  }

  // MARK: Importing

  /// Imports a document that the delegate has created.
  private func importCreated(_ url: URL, _ mode: ImportMode) {
    do {
      let imported = try bring(url, to: documentsFolder, mode)
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: imported)
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
    }
  }

  /// Does something in the next turn of the main queue, and calls a handler with the result.
  internal func finish(
    _ completion: ((URL?, (any Error)?) -> Void)?,
    _ body: @escaping @MainActor (UIDocumentBrowserViewController) throws -> URL?
  ) {
    MainTurn.schedule { [self] in
      do {
        let url = try body(self)
        completion?(url, nil)
      } catch {
        completion?(nil, error)
      }
    }
  }

  /// Throws an error if a document does not exist.
  internal func checkExistence(of url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Copies or moves a document to a folder, and returns its new location.
  ///
  /// A document that is to be moved to its own folder remains as it is.
  internal func bring(_ url: URL, to folder: URL, _ mode: ImportMode) throws -> URL {
    try checkExistence(of: url)
    let ownFolder = url.deletingLastPathComponent().standardizedFileURL.path
    if mode == .move, ownFolder == folder.standardizedFileURL.path { return url }
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let newURL = freeURL(
      in: folder, name: url.deletingPathExtension().lastPathComponent,
      pathExtension: url.pathExtension)
    switch mode {
    case .none: return url
    case .copy: try files.copyItem(at: url, to: newURL)
    case .move: try files.moveItem(at: url, to: newURL)
    }
    return newURL
  }

  /// Returns the location of a new document. If the name is taken, a number is added to it.
  internal func freeURL(in folder: URL, name: String, pathExtension: String) -> URL {
    func url(_ name: String) -> URL {
      folder.appendingPathComponent(pathExtension.isEmpty ? name : "\(name).\(pathExtension)")
    }
    var (free, number) = (url(name), 2)
    while FileManager.default.fileExists(atPath: free.path) {
      free = url("\(name) \(number)")
      number += 1
    }
    return free
  }
}
