/// The location from which an app gets Galley. A ported package has to depend on the same location.
public struct GalleyLocation: Hashable, Sendable {
  /// The location in the app's manifest: a URL, or the path of a folder.
  public var location: String

  /// Creates a location.
  public init(_ location: String) { self.location = location }

  /// The URL. For SwiftPM, a folder and its `file:` URL are the same package.
  var url: String { location.hasPrefix("/") ? "file://" + location : location }
}

extension PackageManifest {
  /// Returns lines for the end of a package's manifest that make some targets depend on UIKit.
  ///
  /// The dependency allows any version of Galley, because the app chooses the version. A package
  /// that is itself chosen by version can't depend on a branch or a folder. If the app's manifest
  /// names a folder or a branch of Galley, SwiftPM uses this folder or branch for all packages.
  ///
  /// - Parameters:
  ///   - galley: The location from which the app gets Galley.
  ///   - names: The names of the targets.
  ///   - files: The paths of the files in the folder of each target, relative to that folder.
  /// - Returns: `nil` if the package is not in a variable.
  public func lines(
    adding galley: GalleyLocation, to names: [String], with files: [String: [String]] = [:]
  ) -> String? {
    guard let variable else { return nil }
    let list = names.sorted().map(literal).joined(separator: ", ")
    return """

      // Added for Linux, where Galley stands in for UIKit.
      #if os(Linux)
      \(variable).dependencies.append(.package(url: \(literal(galley.url)), "0.0.0"..<"1000.0.0"))
      for target in \(variable).targets where [\(list)].contains(target.name) {
        target.dependencies.append(
          .product(name: "UIKit", package: \(literal(PackageLocation(galley.location).name))))
      }\(resourceLines(variable, names, files))
      #endif

      """
  }

  /// Returns lines that list the resources of the targets whose resources Xcode finds by itself.
  ///
  /// Without a list, SwiftPM on Linux declares no `Bundle.module`.
  private func resourceLines(
    _ variable: String, _ names: [String], _ files: [String: [String]]
  ) -> String {
    guard knowsResources else { return "" }
    return names.sorted().map { name in
      let target = targets.first { $0.name == name }
      let resources = Self.knownResources(among: files[name] ?? [])
      guard target?.hasResources == false, !resources.isEmpty else { return "" }
      let list = resources.map { path in
        // A catalog is a folder that has to stay a folder.
        ".\(path.hasSuffix(".xcassets") ? "copy" : "process")(\(literal(path)))"
      }
      return """

        for target in \(variable).targets where target.name == \(literal(name)) {
          target.resources = [\(list.joined(separator: ", "))]
        }
        """
    }
    .joined()
  }

  /// Returns the resources that Xcode finds in a target's folder without a list: asset catalogs,
  /// nibs, storyboards and catalogs of strings.
  ///
  /// Files in folders of languages and in other folders with an extension are left out. If several
  /// resources have the same name, only the first one is returned, because a bundle can only have
  /// one of them.
  private static func knownResources(among paths: [String]) -> [String] {
    var names: Set<String> = []
    return paths.sorted().compactMap { path in
      let parts = path.split(separator: "/")
      guard let index = parts.firstIndex(where: { $0.contains(".") }) else { return nil }
      let name = String(parts[index])
      let isLast = index == parts.count - 1
      let isResource =
        isLast
        ? [".xib", ".storyboard", ".xcstrings"].contains { name.hasSuffix($0) }
        : name.hasSuffix(".xcassets")
      guard isResource, names.insert(name).inserted else { return nil }
      return parts[...index].joined(separator: "/")
    }
  }
}

/// Returns a text as a Swift literal.
private func literal(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
