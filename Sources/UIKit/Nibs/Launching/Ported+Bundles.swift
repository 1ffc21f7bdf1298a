import Foundation

extension Ported {
  /// Returns the bundle with the resources of a ported module; the program's bundle if the module
  /// has none.
  ///
  /// The porting step replaces `Bundle.main` by a call of this method.
  public static func bundle(ofModule module: String) -> Bundle {
    ResourceBundles.ported(ofModule: module) ?? .main
  }

  /// Returns the bundle with the resources of the module of a class.
  ///
  /// The porting step replaces `Bundle(for:)` by a call of this method.
  public static func bundle(for type: AnyClass) -> Bundle {
    bundle(ofModule: String(String(reflecting: type).prefix { $0 != "." }))
  }
}
