/// The location of a package: a URL, or the path of a repository.
public struct PackageLocation: Hashable, Sendable {
  /// The location as it is written.
  public var text: String

  /// Creates a location.
  public init(_ text: String) { self.text = text }

  /// The last part of the location, without `.git`. SwiftPM identifies a package by this name.
  public var name: String {
    let end = text.split(separator: "/").last ?? ""
    return String(end.hasSuffix(".git") ? end.dropLast(4) : end)
  }

  /// Returns whether two locations are spellings of the same location.
  ///
  ///     PackageLocation("https://example.org/a/Feed.git")
  ///       .isSame(as: PackageLocation("git@example.org:a/feed"))   // true
  ///
  /// A location without a slash is a name. A name is the same as each location that ends in the
  /// name.
  public func isSame(as other: PackageLocation) -> Bool {
    guard text.contains("/"), other.text.contains("/") else {
      return name.lowercased() == other.name.lowercased()
    }
    return plain == other.plain
  }

  /// The location without its scheme, its user and `.git`, in lower case.
  private var plain: String {
    var rest = text[...]
    let scheme = rest.firstRange(of: "://")
    if let scheme { rest = rest[scheme.upperBound...] }
    if let at = rest.firstIndex(of: "@"), !rest[..<at].contains("/") {
      rest = rest[rest.index(after: at)...]
      if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
        // In a location with a scheme, the colon is followed by a port:
        // `ssh://git@example.org:22/a/Feed`. In a location without a scheme, which is the short
        // form for SSH, the colon is followed by the path: `git@example.org:a/Feed`.
        let afterColon = rest[rest.index(after: colon)...]
        let path = scheme == nil ? afterColon : afterColon.drop { $0.isNumber }
        rest = rest[..<colon] + "/" + path.drop { $0 == "/" }
      }
    }
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    if rest.hasSuffix(".git") { rest = rest.dropLast(4) }
    return rest.lowercased()
  }
}
