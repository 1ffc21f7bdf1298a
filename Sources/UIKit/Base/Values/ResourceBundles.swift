import Foundation

/// The bundles of the program that hold resources.
internal enum ResourceBundles {
  /// The bundles in which resources without a bundle are searched for: the main bundle, and the
  /// resource bundles of Swift packages beside it.
  static var all: [Bundle] {
    let folder = Bundle.main.bundleURL
    let beside =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    let resources = beside.filter { ["resources", "bundle"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    return [Bundle.main] + resources.compactMap { Bundle(url: $0) }
  }
}
