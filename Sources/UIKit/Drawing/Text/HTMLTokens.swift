import Foundation

/// A part of HTML.
internal enum HTMLToken: Hashable {
  /// Text, with its entities replaced.
  case text(String)
  /// A start tag, with its name and the names of its attributes in lower case.
  case open(String, [String: String])
  /// An end tag.
  case close(String)
}

/// Reads HTML part by part. Anything that is not a tag is text.
internal struct HTMLTokens: IteratorProtocol {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  /// The name of an element that has begun, and whose content is text, even if the content looks
  /// like tags.
  private var rawName: String?

  /// The elements whose content is text, even if the content looks like tags.
  private static let rawNames: Set<String> = ["script", "style", "textarea", "title", "xmp"]

  init(_ text: String) {
    // HTML treats the line ends of all systems as line feeds.
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    scalars = Array(lines.unicodeScalars)
  }

  mutating func next() -> HTMLToken? {
    if let name = rawName {
      rawName = nil
      return .text(raw(until: name))
    }
    while place < scalars.count {
      guard isTag(at: place) else { return .text(text()) }
      if let token = tag() { return token }
    }
    return nil
  }

  private func scalar(_ place: Int) -> Unicode.Scalar? {
    place < scalars.count ? scalars[place] : nil
  }

  private func isTag(at place: Int) -> Bool {
    guard scalars[place] == "<", let next = scalar(place + 1) else { return false }
    if next == "!" || next == "?" { return true }
    if next == "/" { return scalar(place + 2)?.isLetterOfTag == true }
    return next.isLetterOfTag
  }

  private mutating func text() -> String {
    let start = place
    place += 1
    while place < scalars.count, !isTag(at: place) { place += 1 }
    return HTMLEntities.replaced(in: scalars[start..<place])
  }

  /// Moves past the end of a sequence, or to the end of the text.
  private mutating func skip(past end: String) {
    let end = Array(end.unicodeScalars)
    while place < scalars.count {
      if place + end.count <= scalars.count, scalars[place..<(place + end.count)].elementsEqual(end)
      {
        place += end.count
        return
      }
      place += 1
    }
  }

  /// Returns the text before the end tag of an element.
  private mutating func raw(until name: String) -> String {
    let end = Array("</\(name)".unicodeScalars)
    let start = place
    while place < scalars.count {
      if scalars[place] == "<", place + end.count <= scalars.count,
        scalars[place..<(place + end.count)].elementsEqual(end, by: { $0.lowercased == $1 })
      {
        break
      }
      place += 1
    }
    return String(String.UnicodeScalarView(scalars[start..<place]))
  }

  private mutating func tag() -> HTMLToken? {
    place += 1
    if scalar(place) == "!" || scalar(place) == "?" {
      let isComment = scalar(place + 1) == "-" && scalar(place + 2) == "-"
      skip(past: isComment ? "-->" : ">")
      return nil
    }
    let isEnd = scalar(place) == "/"
    if isEnd { place += 1 }
    let name = word { !$0.isSpace && $0 != ">" && $0 != "/" }.lowercased()
    var attributes: [String: String] = [:]
    while let next = scalar(place), next != ">" {
      if next.isSpace || next == "/" {
        place += 1
      } else if let (key, value) = attribute(), attributes[key] == nil, attributes.count < 64 {
        attributes[key] = value
      }
    }
    guard place < scalars.count else { return nil }
    place += 1
    guard !isEnd else { return .close(name) }
    if Self.rawNames.contains(name) { rawName = name }
    return .open(name, attributes)
  }

  private mutating func word(_ isPart: (Unicode.Scalar) -> Bool) -> String {
    let start = place
    while let next = scalar(place), isPart(next) { place += 1 }
    return String(String.UnicodeScalarView(scalars[start..<place]))
  }

  private mutating func attribute() -> (String, String)? {
    let name = word { !$0.isSpace && $0 != ">" && $0 != "/" && $0 != "=" }.lowercased()
    _ = word { $0.isSpace }
    guard scalar(place) == "=" else { return name.isEmpty ? nil : (name, "") }
    place += 1
    _ = word { $0.isSpace }
    let start: Int
    if let quote = scalar(place), quote == "\"" || quote == "'" {
      place += 1
      start = place
      _ = word { $0 != quote }
      let value = HTMLEntities.replaced(in: scalars[start..<place])
      place += 1
      return (name, value)
    }
    start = place
    _ = word { !$0.isSpace && $0 != ">" }
    return (name, HTMLEntities.replaced(in: scalars[start..<place]))
  }
}

extension Unicode.Scalar {
  /// Whether the name of a tag can begin with the character.
  fileprivate var isLetterOfTag: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// Whether the character is a space that HTML collapses.
  internal var isSpace: Bool {
    self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\u{C}"
  }

  fileprivate var lowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
  }
}
