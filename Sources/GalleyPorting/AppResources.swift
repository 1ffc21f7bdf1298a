/// The resources of an app: the files of its folder that Xcode would copy into the app's bundle.
///
/// The bundle of a ported target is a folder with a link to each resource. As in Xcode, the
/// resources in subfolders are at the top level of the bundle, except for the resources in folders
/// of languages.
public struct AppResources {
  /// The path of each resource, by its path in the bundle.
  public private(set) var files: [String: String] = [:]

  /// Creates the resources from paths.
  ///
  /// If two resources have the same path in the bundle, the first resource is used.
  public init(_ paths: [String]) {
    for path in paths {
      let name = AppResources.name(of: path)
      if files[name] == nil { files[name] = path }
    }
  }

  /// Adds a resource at a path in the bundle, and replaces the resource that has this path.
  public mutating func add(_ path: String, as name: String) { files[name] = path }

  /// The path of each file of the bundle.
  ///
  /// In addition to the resources, each nib and each storyboard has the name that Xcode gives to
  /// the compiled file. Apps search the bundle for this name before they register a cell:
  /// `bundle.path(forResource: "Row", ofType: "nib")`.
  public var links: [String: String] {
    var links = files
    for (name, path) in files {
      for (ending, compiled) in [(".xib", ".nib"), (".storyboard", ".storyboardc")]
      where name.hasSuffix(ending) {
        let other = name.dropLast(ending.count) + compiled
        if files[String(other)] == nil { links[String(other)] = path }
      }
    }
    return links
  }

  /// The path in the bundle: the file's name, in the folder of the file's language if there is one.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    let inLanguage = parts.lastIndex { $0.hasSuffix(".lproj") }
    return parts[(inLanguage ?? max(parts.count - 1, 0))...].joined(separator: "/")
  }

  /// Returns a source file for a module in which `Bundle.main` and `Bundle(for:)` return the ported
  /// bundle.
  ///
  /// - Parameter isTest: Whether the module contains tests. Then the source does not replace
  ///   `Bundle.main`, because the main bundle of tests is the app's.
  public static func source(module: String, isTest: Bool) -> String {
    let main = """

        nonisolated static var main: Foundation.Bundle { UIKit.Ported.bundle(ofModule: "\(module)") }
      """
    return """
      import UIKit

      extension Foundation.Bundle {\(isTest ? "" : main)
        nonisolated convenience init(for aClass: Swift.AnyClass) {
          self.init(path: UIKit.Ported.bundle(for: aClass).bundlePath)!
        }
      }

      """
  }
}
