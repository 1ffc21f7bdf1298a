import Foundation

extension URL {
  /// Asks for access to a file outside of the app, which a document picker has returned.
  ///
  /// - Returns: Whether the app may use the file. All files may be used here, so it is `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file outside of the app. It has no effect here.
  public func stopAccessingSecurityScopedResource() {}
}
