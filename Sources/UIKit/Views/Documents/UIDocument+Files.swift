import Foundation

// Opening, closing, reverting and saving the file of a document.

extension UIDocument {
  /// Reads the file, and opens the document. Returns whether the file was read.
  internal func openFile() -> Bool {
    guard readFile(at: fileURL) else { return false }
    beginPresenting()
    state.remove(.closed)
    return true
  }

  /// Closes the document.
  internal func closeFile() {
    NSFileCoordinator.removeFilePresenter(self)
    removeApplicationObservers()
    state = .closed
  }

  /// Reads contents, and enables editing. Returns whether the contents were read.
  internal func revertFile(to url: URL) -> Bool {
    guard readFile(at: url) else { return false }
    state.remove(.editingDisabled)
    enableEditing()
    return true
  }

  /// Writes contents to a file. Returns whether the file was written.
  internal func saveFile(
    _ contents: Result<Any, any Error>, to url: URL, for saveOperation: SaveOperation, token: Any
  ) -> Bool {
    do {
      let contents = try contents.get()
      try coordinateWriting(to: url, for: saveOperation) { url in
        let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
      }
    } catch {
      state.insert(.savingError)
      handleError(error, userInteractionPermitted: !state.contains(.closed))
      return false
    }
    location = url
    fileModificationDate = Self.modificationDate(of: url)
    updateChangeCount(withToken: token, for: saveOperation)
    if saveOperation == .forCreating { beginPresenting() }
    state.subtract(saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
    return true
  }

  /// Reads contents. After that, the document has no unsaved changes. Returns whether the contents
  /// were read.
  private func readFile(at url: URL) -> Bool {
    do {
      try coordinateReading(of: url) { try read(from: $0) }
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
    location = url
    fileModificationDate = Self.modificationDate(of: url)
    updateChangeCount(.cleared)
    return true
  }

  /// Calls a closure that accesses the file. The accesses are done before this method returns if
  /// `isImmediate` is `true`, and otherwise in turns of the main queue.
  internal func performAccesses(immediately isImmediate: Bool, _ body: () -> Void) {
    let outer = isAccessImmediate
    isAccessImmediate = isImmediate
    defer { isAccessImmediate = outer }
    body()
  }

  private func beginPresenting() {
    NSFileCoordinator.addFilePresenter(self)
    observeApplication()
  }

  private func coordinateReading(of url: URL, _ body: (URL) throws -> Void) throws {
    var failure: NSError?
    var result = Result<Void, any Error>.success(())
    NSFileCoordinator(filePresenter: self).coordinate(
      readingItemAt: url, error: &failure
    ) { url in result = Result { try body(url) } }
    if let failure { throw failure }
    try result.get()
  }

  private func coordinateWriting(
    to url: URL, for saveOperation: SaveOperation, _ body: (URL) throws -> Void
  ) throws {
    var failure: NSError?
    var result = Result<Void, any Error>.success(())
    NSFileCoordinator(filePresenter: self).coordinate(
      writingItemAt: url, options: saveOperation == .forCreating ? .forReplacing : [],
      error: &failure
    ) { url in result = Result { try body(url) } }
    if let failure { throw failure }
    try result.get()
  }

  // MARK: Writing

  /// Sets attributes of a file.
  internal func setFileAttributes(_ attributes: [AnyHashable: Any], of url: URL) throws {
    var known: [FileAttributeKey: Any] = [:]
    for key in [FileAttributeKey.posixPermissions, .modificationDate] {
      if let value = attributes[key] { known[key] = value }
    }
    if known.isEmpty { return }
    try FileManager.default.setAttributes(known, ofItemAtPath: url.path)
  }

  /// Returns the date at which a file was modified last.
  internal static func modificationDate(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }
}
