import Foundation
import Synchronization

/// The bundles of the program that hold resources.
internal enum ResourceBundles {
  /// The bundles in which resources are searched for, if no bundle is given.
  ///
  /// The array contains the main bundle, the resource bundles of Swift packages beside the main
  /// bundle, and the bundles of ported sources, which Galley's porting step has rewritten for
  /// Linux.
  static var all: [Bundle] {
    // The result is cached, because cells ask for images by name while a list scrolls. The
    // modification date of the folder changes when a file in it is added or removed.
    let attributes = try? FileManager.default.attributesOfItem(atPath: Bundle.main.bundlePath)
    let date = attributes?[.modificationDate] as? Date
    return found.withLock { found in
      if let date, found.date == date { return found.bundles }
      found.date = date
      found.bundles =
        [Bundle.main]
        + beside.flatMap { url in [Bundle(url: url), portedBundle(in: url)].compactMap { $0 } }
      return found.bundles
    }
  }

  /// The bundles that were found, and the date of the folder with the program at that time.
  private static let found = Mutex<(date: Date?, bundles: [Bundle])>((nil, []))

  /// Returns the bundles in which the resources of a bundle are searched for.
  ///
  /// For the main bundle, all bundles beside it are searched too, because the resources of an iOS
  /// app are in one bundle.
  static func searched(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle !== Bundle.main else { return all }
    return [bundle]
  }

  /// Returns the bundle of the ported sources of a module; `nil` if the module has no resources.
  static func ported(ofModule module: String) -> Bundle? {
    // The porting step names the folder for the module. The bundle beside the program is named for
    // the target, which may have a dash in its name.
    all.first { $0.bundleURL.lastPathComponent == "\(module).bundle" }
  }

  /// Returns the bundle that the package manager has made for the resources of a module; `nil` if
  /// the manifest lists none.
  static func packaged(ofModule module: String) -> Bundle? {
    let bundles = all
    let names = bundles.map(\.bundleURL.lastPathComponent)
    guard let name = packagedName(ofModule: module, among: names) else { return nil }
    return bundles.first { $0.bundleURL.lastPathComponent == name }
  }

  /// Returns the name of the bundle that the package manager has made for a module.
  ///
  /// An example is `My-App_Feed.resources`, the bundle of the target `Feed` in the package
  /// `My-App`. A target may have a dash in its name, for which its module has an underscore. If
  /// several names end with the module's name, the shortest one is taken, because the other names
  /// have a longer target.
  static func packagedName(ofModule module: String, among names: [String]) -> String? {
    let ends = [".resources", ".bundle"].map { "_\(module)\($0)" }
    return names.filter { name in
      let text = name.replacing("-", with: "_")
      return ends.contains { text.hasSuffix($0) }
    }
    .min { ($0.count, $0) < ($1.count, $1) }
  }

  /// The resource bundles beside the program.
  private static var beside: [URL] {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)) ?? []
    return files.filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  /// Returns the bundle that the porting step has made for the target of a resource bundle.
  ///
  /// A file in the resource bundle contains the path of the ported bundle.
  private static func portedBundle(in resources: URL) -> Bundle? {
    let file = resources.appendingPathComponent("PortedResources.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return Bundle(path: text.trimmingCharacters(in: .newlines))
  }
}
