import GalleyGeometry
import GalleyLayout

extension CaseParser {
  /// Reads `section of COUNT`, and below it
  /// - `group …` or `custom …`: the group that is repeated
  /// - `spacing 8`: between groups
  /// - `insets TOP LEADING BOTTOM TRAILING`
  /// - `reference layoutMargins`: the content insets reference
  /// - `orthogonal groupPaging`: the orthogonal scrolling behavior
  /// - `boundary …`: a boundary item; `boundaries ignore insets`
  /// - `decoration KIND [insets …] [z 1]`
  static func section(_ line: CaseLine) throws -> SectionContent {
    var words = CaseWords(line)
    try words.expect("of")
    let itemCount = try words.count("the number of items")
    try words.end()

    let groups = line.children.filter { $0.keyword == "group" || $0.keyword == "custom" }
    guard let group = groups.first else { throw line.error("a section needs a group") }
    if groups.count > 1 { throw groups[1].error("a second group in a section") }
    try line.checkOnce(["spacing", "insets", "reference", "orthogonal", "boundaries"])

    var section = LayoutSection(group: try self.group(group))
    for child in line.children where child.keyword != group.keyword {
      try readSetting(child, into: &section)
    }
    return SectionContent(section, itemCount: itemCount)
  }

  private static func readSetting(_ line: CaseLine, into section: inout LayoutSection) throws {
    try line.checkHasNoChildren()
    var words = CaseWords(line)
    switch line.keyword {
    case "spacing": section.interGroupSpacing = try words.number("the spacing")
    case "insets": section.contentInsets = try words.insets()
    case "reference": section.contentInsetsReference = try words.reference()
    case "orthogonal":
      section.orthogonalScrolling = try words.choice(
        "the scrolling", of: OrthogonalScrolling.allCases)
    case "boundary":
      section.boundaryItems.append(try boundaryItem(line))
      return
    case "boundaries":
      try words.expect("ignore")
      try words.expect("insets")
      section.supplementariesFollowContentInsets = false
    case "decoration":
      section.decorations.append(try decoration(&words))
    default: throw line.error("there is no '\(line.keyword)' in a section")
    }
    try words.end()
  }

  /// Reads `boundary KIND WIDTH x HEIGHT at ALIGNMENT [offset X Y] [inside] [pinned] [insets …]
  /// [z 1]`, where `inside` means that the item does not extend the boundary.
  static func boundaryItem(_ line: CaseLine) throws -> BoundarySupplementary {
    try line.checkHasNoChildren()
    var words = CaseWords(line)
    let kind = try words.word("the kind")
    let size = try words.layoutSize()
    try words.expect("at")
    var item = BoundarySupplementary(
      kind: String(kind), size: size,
      alignment: try words.choice("the alignment", of: LayoutAlignment.allCases))
    while let option = try words.option() {
      switch option {
      case "offset": item.offset = try words.point("the offset")
      case "inside": item.extendsBoundary = false
      case "pinned": item.pinsToVisibleBounds = true
      case "insets": item.contentInsets = try words.insets()
      case "z": item.zIndex = try words.integer("the z index")
      default: throw words.unknown(option)
      }
    }
    return item
  }

  private static func decoration(_ words: inout CaseWords) throws -> LayoutDecoration {
    var decoration = LayoutDecoration(kind: String(try words.word("the kind")))
    while let option = try words.option() {
      switch option {
      case "insets": decoration.contentInsets = try words.insets()
      case "z": decoration.zIndex = try words.integer("the z index")
      default: throw words.unknown(option)
      }
    }
    return decoration
  }
}
