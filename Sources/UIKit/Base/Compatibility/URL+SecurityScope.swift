import Foundation

extension URL {
  /// Requests access to a file outside of the app, which a document picker has returned.
  ///
  /// - Returns: Whether the app may use the file. The result is always `true` on Linux, where an
  ///   app may use all files.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file outside of the app. The method has no effect on Linux.
  public func stopAccessingSecurityScopedResource() {}
}
