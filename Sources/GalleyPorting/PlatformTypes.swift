/// The types and functions of UIKit in Galley, by name.
public enum PlatformTypes {
  /// Whether a name looks like one of UIKit or Core Animation.
  static func looksLikeUIKit(_ name: String) -> Bool {
    let prefixes = ["UI", "CA", "NSLayout", "NSCollectionLayout", "NSDiffable"]
    guard let prefix = prefixes.first(where: name.hasPrefix) else { return false }
    return name.dropFirst(prefix.count).first?.isUppercase == true
      && name.contains(where: \.isLowercase)
  }

  /// Returns the names of UIKit that sources use and Galley lacks, with the number of files that
  /// use each.
  static func missing(in files: [SourceFacts]) -> [String: Int] {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    var result: [String: Int] = [:]
    for name in files.flatMap(\.platformNames) where !all.contains(name) && !own.contains(name) {
      result[name, default: 0] += 1
    }
    return result
  }
}
