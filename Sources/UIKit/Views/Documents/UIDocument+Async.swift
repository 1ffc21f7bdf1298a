import Foundation

// The methods with a completion handler, for asynchronous code.

extension UIDocument {
  /// Reads the file, and opens the document. Returns whether the file was read.
  @discardableResult
  public nonisolated(nonsending) func open() async -> Bool {
    await withCheckedContinuation { continuation in
      self.open { continuation.resume(returning: $0) }
    }
  }

  /// Saves the changes, and closes the document. Returns whether the changes were saved.
  @discardableResult
  public nonisolated(nonsending) func close() async -> Bool {
    await withCheckedContinuation { continuation in
      self.close { continuation.resume(returning: $0) }
    }
  }

  /// Saves the document to a file. Returns whether the file was written.
  @discardableResult
  public nonisolated(nonsending) func save(
    to url: URL, for saveOperation: SaveOperation
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves the document to its file if it has unsaved changes. Returns whether that succeeded.
  @discardableResult
  public nonisolated(nonsending) func autosave() async -> Bool {
    await withCheckedContinuation { continuation in
      autosave { continuation.resume(returning: $0) }
    }
  }

  /// Reads contents again. Returns whether the contents were read.
  @discardableResult
  public nonisolated(nonsending) func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }
}
