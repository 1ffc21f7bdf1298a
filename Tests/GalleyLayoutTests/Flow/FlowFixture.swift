import Foundation
import GalleyGeometry
import GalleyLayout

/// A flow layout whose frames were measured on UIKit: a paragraph of `Fixtures/flow.txt`.
struct FlowFixture {
  var title: String
  var example = FlowExample(0)
  var sections: [FlowSection] = []
  var measured: [[Size]] = []
  /// The width of the content, if it was measured.
  var contentWidth: Double?
  var contentHeight: Double?
  /// Whether there are more elements than those that are listed.
  var isPart = false
  var frames: [Element.ID: Rect] = [:]
}

extension FlowFixture {
  /// The error for a line of a fixture that the reader can't express as a layout.
  struct NotExpressible: Error {
    var title: String
    var line: String
  }

  /// Returns all fixtures, with an error for each one that can't be expressed.
  static func all() throws -> [Result<FlowFixture, NotExpressible>] {
    let url = Bundle.module.url(forResource: "flow", withExtension: "txt", subdirectory: "Fixtures")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(separator: "").compactMap { paragraph in
      let lines = paragraph.filter { !$0.hasPrefix("#") }
      guard let title = lines.first else { return nil }
      return Result { () throws(NotExpressible) in
        try FlowFixture(title: String(title.dropLast()), lines: lines.dropFirst())
      }
    }
  }

  private init(title: String, lines: ArraySlice<Substring>) throws(NotExpressible) {
    self.title = title
    example.context.layoutMargins = Insets(all: 8)
    for line in lines {
      let words = line.split(separator: " ")
      let isRead =
        line.contains(":") ? readFrame(line) : readSetting(words[0], words.dropFirst())
      guard isRead else { throw NotExpressible(title: title, line: String(line)) }
    }
  }
}

// MARK: - Settings

extension FlowFixture {
  private mutating func readSetting(_ name: Substring, _ words: ArraySlice<Substring>) -> Bool {
    let numbers = words.compactMap { Double($0) }
    switch (name, numbers.count) {
    case ("view", 2): example.context.size = Size(width: numbers[0], height: numbers[1])
    case ("contentInset", 4): example.context.contentInset = Insets(numbers)
    case ("layoutMargins", 4): example.context.layoutMargins = Insets(numbers)
    case ("scroll", 0):
      guard words == ["horizontal"] else { return false }
      example.layout.scrollAxis = .horizontal
    case ("section", 1):
      sections.append(FlowSection(itemCount: Int(numbers[0])))
      measured.append([])
    case ("content", 0...2):
      guard words.count == 2 else { return false }
      contentWidth = words.first.flatMap { Double($0) }
      contentHeight = words.last.flatMap { Double($0) }
    case ("some", 0): isPart = true
    default:
      return sections.isEmpty
        ? readOfLayout(name, words, numbers) : readOfSection(name, words, numbers)
    }
    return true
  }

  private mutating func readOfLayout(
    _ name: Substring, _ words: ArraySlice<Substring>, _ numbers: [Double]
  ) -> Bool {
    switch (name, numbers.count) {
    case ("itemSize", 2): example.layout.itemSize = Size(numbers)
    case ("lineSpacing", 1): example.layout.minimumLineSpacing = numbers[0]
    case ("interitemSpacing", 1): example.layout.minimumInteritemSpacing = numbers[0]
    case ("inset", 4): example.layout.sectionInset = Insets(numbers)
    case ("header", 2): example.layout.headerReferenceSize = Size(numbers)
    case ("footer", 2): example.layout.footerReferenceSize = Size(numbers)
    case ("estimate", 2): example.layout.estimatedItemSize = .size(Size(numbers))
    case ("estimate", 0) where words == ["automatic"]:
      example.layout.estimatedItemSize = .automatic
    case ("insetReference", 0):
      let reference = words.first.flatMap { FlowLayout.InsetReference(rawValue: String($0)) }
      guard let reference else { return false }
      example.layout.sectionInsetReference = reference
    default: return false
    }
    return true
  }

  private mutating func readOfSection(
    _ name: Substring, _ words: ArraySlice<Substring>, _ numbers: [Double]
  ) -> Bool {
    let last = sections.count - 1
    switch (name, numbers.count) {
    case ("inset", 4): sections[last].inset = Insets(numbers)
    case ("header", 2): sections[last].headerReferenceSize = Size(numbers)
    case ("given", 0): sections[last].itemSizes = words.map(Size.init(crossed:))
    case ("measured", 0): measured[last] = words.map(Size.init(crossed:))
    default: return false
    }
    return true
  }

  /// Reads a line such as `item 0.3: 0 44 320 44`.
  private mutating func readFrame(_ line: Substring) -> Bool {
    let sides = line.split(separator: ":")
    let numbers = sides[1].split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4, let id = id(sides[0]) else { return false }
    frames[id] = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return true
  }

  /// Returns the element that a text such as `item 0.3` or `header 1` names.
  private func id(_ name: Substring) -> Element.ID? {
    let words = name.split { $0 == " " || $0 == "." }
    let numbers = words.compactMap { Int($0) }
    switch (words.first, numbers.count) {
    case ("item", 2): return .item(numbers[1], in: numbers[0])
    case ("header", 1): return .header(ofSection: numbers[0])
    case ("footer", 1): return .footer(ofSection: numbers[0])
    default: return nil
    }
  }
}

extension Size {
  fileprivate init(_ numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }

  /// Reads a text such as `320x44`.
  fileprivate init(crossed text: Substring) {
    self.init(text.split(separator: "x").map { Double($0) ?? .nan })
  }
}

extension Insets {
  fileprivate init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
