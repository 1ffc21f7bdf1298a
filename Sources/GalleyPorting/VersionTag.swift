/// A tag that names a version: `1.2.3`, `v1.2.3` or `1.2.3-beta.1`.
public struct VersionTag: Hashable, Comparable, Sendable {
  /// The tag as it is written.
  public var text: String
  private var numbers: [Int]
  private var prerelease: [Substring]

  /// Creates a version from a tag.
  ///
  /// - Returns: `nil` if the tag is not a version that SwiftPM would choose.
  public init?(_ text: String) {
    self.text = text
    var rest = text.hasPrefix("v") ? text.dropFirst() : text[...]
    rest = rest.prefix { $0 != "+" }
    let parts = rest.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    numbers = words.compactMap { word in
      word.allSatisfy { ("0"..."9").contains($0) } ? Int(word) : nil
    }
    guard numbers.count == words.count, (2...3).contains(numbers.count) else { return nil }
    if numbers.count == 2 { numbers.append(0) }
    prerelease =
      parts.count > 1 ? parts[1].split(separator: ".", omittingEmptySubsequences: false) : []
    guard !prerelease.contains(where: \.isEmpty) else { return nil }
  }

  /// Whether a version is older than another version.
  public static func < (one: VersionTag, other: VersionTag) -> Bool {
    if one.numbers != other.numbers {
      return one.numbers.lexicographicallyPrecedes(other.numbers)
    }
    if one.prerelease.isEmpty || other.prerelease.isEmpty {
      return !one.prerelease.isEmpty && other.prerelease.isEmpty
    }
    return one.prerelease.lexicographicallyPrecedes(other.prerelease) { first, second in
      switch (Int(first), Int(second)) {
      case (let first?, let second?): first < second
      case (nil, nil): first < second
      case (let number, _): number != nil
      }
    }
  }
}
