/// Where an app has Galley from, as the ported copy of one of its packages has to say it too.
public struct GalleyLocation: Hashable, Sendable {
  /// The location in the app's manifest: a URL, or the path of a folder.
  public var location: String

  /// Creates a location.
  public init(_ location: String) { self.location = location }

  /// The URL. SwiftPM takes a folder and its `file:` URL for the same package.
  var url: String { location.hasPrefix("/") ? "file://" + location : location }
}

extension PackageManifest {
  /// The lines that add UIKit to some targets of a package, for the end of its manifest.
  ///
  /// The dependency names any version of Galley, because the app chooses which: SwiftPM lets a package that is
  /// chosen by its version depend on no branch and no folder, but the folder or branch that the app names
  /// stands in for any version.
  ///
  /// - Parameters:
  ///   - galley: Where the app has Galley from.
  ///   - names: The names of the targets.
  /// - Returns: `nil` if no variable holds the package.
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

/// A text as a literal of Swift.
private func literal(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
