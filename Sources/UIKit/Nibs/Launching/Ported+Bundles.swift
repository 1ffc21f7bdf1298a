import Foundation

extension Ported {
  /// Returns the bundle with the resources of a ported module; the program's if it has none. What
  /// `Bundle.main` is in ported sources.
  public static func bundle(ofModule module: String) -> Bundle {
    ResourceBundles.ported(ofModule: module) ?? .main
  }

  /// Returns the bundle with the resources of the module of a class. What `Bundle(for:)` is in
  /// ported sources.
  public static func bundle(for type: AnyClass) -> Bundle {
    bundle(ofModule: String(String(reflecting: type).prefix { $0 != "." }))
  }
}
