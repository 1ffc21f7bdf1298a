/// The device and the look in the name of a proof, as `assertProof(of:as:on:)` writes them. A proof
/// is a recorded picture or text with which a test compares its result. A look is a set of
/// settings, such as the dark style.
///
///     ProofVariant(fileName: "feed.iPhone-13-dark-text-accessibility3.png")
///     // device: "iPhone 13", look: "dark, text accessibility3"
internal struct ProofVariant: Hashable {
  /// The device, such as `iPhone SE (2nd generation)`; `nil` if the name has none.
  var device: String?
  /// The look, such as `dark, right to left`; `nil` if the name has none.
  var look: String?

  /// The file extensions of proofs that contain a second point.
  private static let extensions = [
    ".frames.txt", ".display.txt", ".accessibility.txt", ".outline.txt", ".film.txt", ".work.txt",
  ]

  /// Reads the name of a proof's file.
  init(fileName: String) {
    var stem = fileName[...]
    if let known = Self.extensions.first(where: fileName.hasSuffix) {
      stem = stem.dropLast(known.count)
    } else {
      stem = stem.prefix(upTo: stem.lastIndex(of: ".") ?? stem.endIndex)
    }
    // The variant is the last part of the name. The name of a device may contain a point, so try
    // longer parts first.
    while let point = stem.firstIndex(of: ".") {
      stem = stem.suffix(from: stem.index(after: point))
      if let variant = Self.variant(stem) {
        self = variant
        return
      }
    }
  }

  private init(device: String?, look: String?) { (self.device, self.look) = (device, look) }

  private static func variant(_ part: Substring) -> ProofVariant? {
    let words = part.split(separator: "-", omittingEmptySubsequences: false)
    let isDevice = ["iPhone", "iPad", "iPod"].contains(words[0])
    // Without a device, the whole part must be a look.
    for start in isDevice ? Array(1...words.count) : [0] {
      guard let looks = looks(words[start...]), isDevice || !looks.isEmpty else { continue }
      return ProofVariant(
        device: isDevice ? device(words[..<start]) : nil,
        look: looks.isEmpty ? nil : looks.joined(separator: ", "))
    }
    return nil
  }

  /// Returns the original name of a device from its words in a file name.
  ///
  /// In file names, spaces, slashes and parentheses are replaced by hyphens.
  private static func device(_ words: ArraySlice<Substring>) -> String {
    var name = words.joined(separator: " ")
    if let open = name.firstRange(of: "  ") {
      name.replaceSubrange(open, with: " (")
      if name.hasSuffix(" ") { name.removeLast() }
      name += ")"
    }
    for part in ["1 2", "1 3", "2 3"] where name.hasSuffix(" \(part)") {
      name = name.dropLast(3) + part.replacing(" ", with: "/")
    }
    return name
  }

  /// Returns the settings of a look; `nil` if the words are something else.
  private static func looks(_ words: ArraySlice<Substring>) -> [String]? {
    var rest = words
    var looks: [String] = []
    while let word = rest.first {
      if let setting = settings.first(where: { rest.starts(with: $0) }) {
        looks.append(setting.joined(separator: " "))
        rest = rest.dropFirst(setting.count)
      } else if word == "text", rest.count > 1, textSizes.contains(String(rest.dropFirst().first!))
      {
        looks.append(rest.prefix(2).joined(separator: " "))
        rest = rest.dropFirst(2)
      } else if word == "language", let language = language(rest.dropFirst()) {
        looks.append("language \(language.joined(separator: "-"))")
        rest = rest.dropFirst(1 + language.count)
      } else {
        return nil
      }
    }
    return looks
  }

  /// Returns the words of a language at the beginning: a language, its script and its region, or a
  /// pseudolanguage.
  private static func language(_ words: ArraySlice<Substring>) -> ArraySlice<Substring>? {
    guard let first = words.first, (2...8).contains(first.count), first.allSatisfy(\.isLetter)
    else { return nil }
    if first == "pseudo" {
      // The closing parenthesis at the end of the name is a hyphen in a file name, so it is an
      // empty word.
      return words.count >= 3 && words.dropFirst(2).first == "" ? words.prefix(3) : nil
    }
    let further = words.dropFirst().prefix { word in
      word.first.map { $0.isUppercase || $0.isNumber } ?? false
    }
    return words.prefix(1 + further.count)
  }

  private static let settings: [[Substring]] = [
    "dark", "light", "right to left", "left to right", "landscape", "portrait",
    "increased contrast", "usual contrast", "bold text", "regular text", "reduced motion",
    "full motion",
  ].map { $0.split(separator: " ") }

  private static let textSizes: Set<String> = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibility1", "accessibility2", "accessibility3",
    "accessibility4", "accessibility5",
  ]
}
