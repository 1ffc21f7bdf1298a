import GalleyGeometry
import GalleyLayout

/// Reads files of layout cases.
///
/// A case is a paragraph of lines. The lines that belong to a line are below it, and indented by
/// two more spaces. Lines that begin with `#` are comments.
///
///     case c064: boundary top, down, following insets
///       view 320 x 480 @2x
///       section of 3
///         insets 3 4 5 6
///         group horizontal 1w x 40
///           item 0.5w x 1h
///         boundary h 60 x 30 at top
///       content 320 x 118
///       elements
///         item 0.0: 4 33 155 40
///         h 0.0: 129 0 60 30 z 1
///       query 0 0 320 50: item 0.0-1, h 0.0
///
/// The notation is described at the functions that read it: the layout as a whole in this file, and
/// sections, groups and expectations in `CaseParser+….swift`. An unknown word is an error.
enum CaseParser {
  /// Returns the cases of a text.
  static func cases(in text: String, file: String) throws -> [LayoutCase] {
    var ids: Set<String> = []
    return try CaseLine.outline(of: text, file: file).map { line in
      let layout = try layoutCase(line)
      if !ids.insert(layout.id).inserted { throw line.error("a second case '\(layout.id)'") }
      return layout
    }
  }

  /// Reads `case ID: title`, and below it a view, sections and expectations.
  private static func layoutCase(_ line: CaseLine) throws -> LayoutCase {
    guard line.keyword == "case" else { throw line.error("a case was expected here") }
    guard let colon = line.text.firstRange(of: ": ") else {
      throw line.error("a case has an id, a colon and a title")
    }
    let id = line.text[..<colon.lowerBound].dropFirst("case ".count)
    guard !id.isEmpty, !id.contains(" ") else { throw line.error("an id is one word") }

    let views = line.children.filter { $0.keyword == "view" }
    guard let view = views.first else { throw line.error("a case needs a view") }
    var layout = LayoutCase(
      id: String(id), title: String(line.text[colon.upperBound...]), context: try context(view))

    try line.checkOnce([
      "view", "scrolls", "direction", "margins", "reference", "spacing", "answers", "offset",
      "content", "elements",
    ])
    for child in line.children where child.keyword != "view" {
      let isKnown = try readSetting(child, into: &layout) || readExpectation(child, into: &layout)
      if !isKnown { throw child.error("there is no '\(child.keyword)' in a case") }
    }
    if layout.expected.count == 0 { throw line.error("nothing is expected of this case") }
    return layout
  }

  /// Reads `view 320 x 480 @2x`.
  private static func context(_ line: CaseLine) throws -> ArrangementContext {
    try line.checkHasNoChildren()
    var words = CaseWords(line)
    let size = try words.size("the view")
    let scale = try words.word("the scale")
    guard scale.hasPrefix("@"), scale.hasSuffix("x") else { throw words.unknown(scale) }
    let grid = PixelGrid(
      scale: try words.parse(scale.dropFirst().dropLast(), as: "the scale"))
    try words.end()
    return ArrangementContext(size: size, grid: grid)
  }
}

// MARK: - The layout as a whole

extension CaseParser {
  /// Reads a setting of the layout as a whole, which is one of these lines:
  /// - `scrolls horizontally`
  /// - `direction rightToLeft`
  /// - `margins TOP LEFT BOTTOM RIGHT`
  /// - `reference layoutMargins`: the content insets reference
  /// - `spacing 12`: between sections
  /// - `boundary …`: a boundary item of the whole layout
  /// - `section of COUNT`
  /// - `offset X Y`: how far the content is scrolled
  /// - `answers …`: the measured sizes of elements
  private static func readSetting(_ line: CaseLine, into layout: inout LayoutCase) throws -> Bool {
    var words = CaseWords(line)
    switch line.keyword {
    case "scrolls":
      try words.expect("horizontally")
      layout.configuration.scrollAxis = .horizontal
    case "direction":
      try words.expect("rightToLeft")
      layout.context.direction = .rightToLeft
    case "margins":
      layout.context.layoutMargins = try words.fixedInsets()
      layout.context.readableContent = layout.context.layoutMargins
    case "reference": layout.configuration.contentInsetsReference = try words.reference()
    case "spacing": layout.configuration.interSectionSpacing = try words.number("the spacing")
    case "offset": layout.offset = try words.point("the offset")
    case "answers":
      layout.answers = try answers(line)
      return true
    case "boundary":
      layout.configuration.boundaryItems.append(try boundaryItem(line))
      return true
    case "section":
      layout.sections.append(try section(line))
      return true
    default: return false
    }
    try words.end()
    try line.checkHasNoChildren()
    return true
  }

  /// Reads the lines below `answers`, which are the measured sizes of elements:
  /// - `cells 31 50 31 at width 320`: the heights, in turns
  /// - `cells unchanged at width 320`
  /// - `header 28`: the height of supplementary views of a kind
  private static func answers(_ line: CaseLine) throws -> CaseAnswers {
    try CaseWords(line).end()
    try line.checkOnce(Set(line.children.map(\.keyword)))
    var answers = CaseAnswers()
    for child in line.children {
      try child.checkHasNoChildren()
      var words = CaseWords(child)
      if child.keyword == "cells" {
        if !words.take("unchanged") {
          repeat {
            answers.heights.append(try words.number("a height"))
          } while !words.isAtEnd && words.upcoming != "at"
        }
        try words.expect("at")
        try words.expect("width")
        answers.width = try words.number("the width")
      } else {
        answers.supplementaryHeights[String(child.keyword)] = try words.number("the height")
      }
      try words.end()
    }
    return answers
  }
}

extension CaseWords {
  /// Reads a content insets reference.
  mutating func reference() throws -> ContentInsetsReference {
    let references: [ContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    return try choice("the reference", of: references)
  }
}
