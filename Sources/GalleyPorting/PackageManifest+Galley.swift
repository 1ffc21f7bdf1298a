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
  /// - Returns: `nil` if the package is not in a variable.
  public func lines(adding galley: GalleyLocation, to names: [String]) -> String? {
    guard let variable else { return nil }
    let list = names.sorted().map(literal).joined(separator: ", ")
    return """

      // Added for Linux, where Galley stands in for UIKit.
      #if os(Linux)
      \(variable).dependencies.append(.package(url: \(literal(galley.url)), "0.0.0"..<"1000.0.0"))
      for target in \(variable).targets where [\(list)].contains(target.name) {
        target.dependencies.append(
          .product(name: "UIKit", package: \(literal(PackageLocation(galley.location).name))))
      }
      #endif

      """
  }
}

/// Returns a text as a Swift literal.
private func literal(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
