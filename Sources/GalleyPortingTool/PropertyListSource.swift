import Foundation

/// What an app's `Info.plist` says of classes, as a source of the target: there is no bundle to read it from.
enum PropertyListSource {
  /// The entries that name classes.
  private static let keys = ["NSPrincipalClass", "UIApplicationSceneManifest"]

  /// The source for a property list.
  static func text(ofFileAt path: String) throws -> String {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw Failure("\(path) can't be read: \(error.localizedDescription)")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { throw Failure("\(path) is no property list") }
    let named = values.filter { keys.contains($0.key) }
    guard !named.isEmpty else { return "// \(path) names no class.\n" }
    return """
      import UIKit

      public final class _PortedInfo: UIKit.Ported.Info {
        public override class var values: [String: Any] { \(literal(named)) }
      }

      """
  }

  /// A value as it stands in a source.
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
