import Foundation

/// The entries of an app's `Info.plist` that UIKit reads at launch.
///
/// The entries become a source file of the target, because on Linux there is no bundle from which
/// they could be read.
public struct AppPropertyList {
  /// The file's path.
  public let path: String
  private let values: [String: Any]

  /// The entries that UIKit reads.
  private static let keys = [
    "NSMainNibFile", "NSMainNibFile~ipad", "NSMainNibFile~iphone", "NSPrincipalClass",
    "UIAppFonts", "UIApplicationSceneManifest", "UIMainStoryboardFile",
    "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone", "UIStatusBarHidden",
    "UIStatusBarHidden~ipad", "UIStatusBarHidden~iphone", "UIStatusBarStyle",
    "UIStatusBarStyle~ipad", "UIStatusBarStyle~iphone",
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone", "UIUserInterfaceStyle",
    "UIUserInterfaceStyle~ipad", "UIUserInterfaceStyle~iphone",
    "UIViewControllerBasedStatusBarAppearance",
  ]

  /// Reads a property list; `nil` if the file is not a property list.
  public init?(path: String, data: Data) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { return nil }
    self.path = path
    self.values = values
  }

  /// Whether a file name is a usual name of an app's property list.
  public static func isNamedSo(_ name: String) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist")
  }

  /// Returns the app's property list among several.
  ///
  /// This is the list with an entry for scenes, or else a list with another entry that UIKit reads,
  /// or else the list in `Info.plist`. Other property lists, such as `GoogleService-Info.plist` and
  /// the property lists of frameworks, have other purposes.
  public static func ofApp(among lists: [AppPropertyList]) -> AppPropertyList? {
    func rank(_ list: AppPropertyList) -> Int {
      (list.values["UIApplicationSceneManifest"] == nil ? 4 : 0) + (list.isReadAtLaunch ? 0 : 2)
        + (list.isNamedInfo ? 0 : 1)
    }
    // If several lists have the same rank, take the first list.
    return lists.enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?
      .element
  }

  private var isNamedInfo: Bool { path == "Info.plist" || path.hasSuffix("/Info.plist") }

  /// Whether the list has entries that UIKit reads.
  public var isReadAtLaunch: Bool { Self.keys.contains { values[$0] != nil } }

  /// The source file with the entries.
  public var source: String {
    let named = values.filter { Self.keys.contains($0.key) }
    guard !named.isEmpty else { return "// \(path) has no entry that UIKit reads.\n" }
    // The target's code may be isolated to the main actor by default, so the property is
    // `nonisolated`.
    return """
      import UIKit

      public final class _PortedInfo: UIKit.Ported.Info {
        nonisolated public override class var values: [String: Any] { \(Self.literal(named)) }
      }

      """
  }

  /// Returns a value as a Swift literal.
  private static func literal(_ value: Any) -> String {
    switch value {
    case let values as [String: Any]:
      let entries = values.sorted { $0.key < $1.key }.map {
        "\(literal($0.key)): \(literal($0.value))"
      }
      return entries.isEmpty
        ? "[:] as [String: Any]" : "[\(entries.joined(separator: ", "))] as [String: Any]"
    case let values as [Any]:
      return "[\(values.map(literal).joined(separator: ", "))] as [Any]"
    case let text as String: return text.debugDescription
    case let value as Bool: return "\(value)"
    case let number as NSNumber: return "\(number)"
    default: return "\"\""
    }
  }
}
