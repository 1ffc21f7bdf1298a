import Foundation

extension Ported {
  /// Returns the bundle with the resources of a ported module; the program's bundle if the module
  /// has none.
  ///
  /// Galley's porting step, which rewrites sources of an app for Linux, replaces `Bundle.main` by a
  /// call of this method.
  public static func bundle(ofModule module: String) -> Bundle {
    ResourceBundles.ported(ofModule: module) ?? .main
  }

  /// Returns the bundle with the resources of the module that contains a source file; the
  /// program's bundle if the module has none.
  ///
  /// The porting step can also write a ported copy of a folder with sources, whose module is not
  /// known yet. In such a copy, it replaces `Bundle.module` by a call of this method. The resources
  /// are those that the package manifest lists for the target.
  ///
  /// - Parameter fileID: The value of `#fileID` in the source file, such as `Feed/Row.swift`.
  public static func bundle(ofFile fileID: String) -> Bundle {
    let module = String(fileID.prefix { $0 != "/" })
    return ResourceBundles.packaged(ofModule: module) ?? bundle(ofModule: module)
  }

  /// Returns the bundle with the resources of the module of a class.
  ///
  /// The porting step replaces `Bundle(for:)` by a call of this method.
  public static func bundle(for type: AnyClass) -> Bundle {
    bundle(ofModule: String(String(reflecting: type).prefix { $0 != "." }))
  }
}
