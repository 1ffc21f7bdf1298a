import GalleyGeometry
import GalleyLayout

extension CaseParser {
  /// Reads a group:
  /// - `group AXIS WIDTH x HEIGHT [spacing 8+] [shares 3] [repeats 3] [insets …] [edges …]`, and
  ///   below it its items and groups in their order, and its supplementary views
  /// - `custom WIDTH x HEIGHT [insets …] [edges …]`, and below it `frame X Y WIDTH HEIGHT [z 1]`
  static func group(_ line: CaseLine) throws -> LayoutGroup {
    let isCustom = line.keyword == "custom"
    var words = CaseWords(line)
    let axis = isCustom ? .horizontal : try words.choice("the axis", of: Axis.allCases)
    var group = LayoutGroup(axis, size: try words.layoutSize(), content: .cycle([]))
    var filling: (count: Int, keepsSizes: Bool)?
    while let option = try words.option() {
      switch option {
      case "insets": group.contentInsets = try words.insets()
      case "edges": group.edgeSpacing = try words.edgeSpacing()
      case "spacing" where !isCustom: group.interItemSpacing = try words.spacing("the spacing")
      case "shares" where !isCustom && filling == nil:
        filling = (try words.count("the number of items"), keepsSizes: false)
      case "repeats" where !isCustom && filling == nil:
        filling = (try words.count("the number of items"), keepsSizes: true)
      default: throw words.unknown(option)
      }
    }
    if isCustom {
      group.content = .custom(try line.children.map(customFrame))
    } else {
      let subitems = try subitems(of: line, hanging: &group.supplementaries)
      group.content = try content(of: subitems, filling: filling, line: line)
    }
    return group
  }

  private static func content(
    of subitems: [LayoutGroup.Subitem], filling: (count: Int, keepsSizes: Bool)?, line: CaseLine
  ) throws -> LayoutGroup.Content {
    guard let first = subitems.first else { throw line.error("a group needs an item") }
    guard let filling else { return .cycle(subitems) }
    if subitems.count > 1 { throw line.error("only one item can be counted") }
    return filling.keepsSizes
      ? .repeated(first, count: filling.count) : .shares(first, count: filling.count)
  }

  /// The items and groups below a group. The other lines there are its supplementary views.
  private static func subitems(
    of line: CaseLine, hanging supplementaries: inout [LayoutSupplementary]
  ) throws -> [LayoutGroup.Subitem] {
    var subitems: [LayoutGroup.Subitem] = []
    for child in line.children {
      switch child.keyword {
      case "item": subitems.append(.item(try item(child)))
      case "group", "custom": subitems.append(.group(try group(child)))
      case "hangs": supplementaries.append(try supplementary(child))
      default: throw child.error("there is no '\(child.keyword)' in a group")
      }
    }
    return subitems
  }

  /// Reads `item WIDTH x HEIGHT [insets …] [edges …]`, and below it its supplementary views.
  private static func item(_ line: CaseLine) throws -> LayoutItem {
    var words = CaseWords(line)
    var item = LayoutItem(size: try words.layoutSize())
    while let option = try words.option() {
      switch option {
      case "insets": item.contentInsets = try words.insets()
      case "edges": item.edgeSpacing = try words.edgeSpacing()
      default: throw words.unknown(option)
      }
    }
    for child in line.children {
      guard child.keyword == "hangs" else {
        throw child.error("there is no '\(child.keyword)' in an item")
      }
      item.supplementaries.append(try supplementary(child))
    }
    return item
  }

  private static func customFrame(_ line: CaseLine) throws -> LayoutGroup.CustomFrame {
    guard line.keyword == "frame" else {
      throw line.error("there is no '\(line.keyword)' in a custom group")
    }
    try line.checkHasNoChildren()
    var words = CaseWords(line)
    var frame = LayoutGroup.CustomFrame(frame: try words.rect("the frame"))
    if words.take("z") { frame.zIndex = try words.integer("the z index") }
    try words.end()
    return frame
  }
}

// MARK: - Supplementary views of items and groups

extension CaseParser {
  /// Reads a supplementary view: `hangs KIND WIDTH x HEIGHT at EDGES [by X Y] [shifted X Y]
  /// [its EDGES [by X Y] [shifted X Y]] [insets …] [z 1]`, where `EDGES` are like `top trailing` or
  /// `middle`, `by` is in points, and `shifted` in fractions of the view's size.
  private static func supplementary(_ line: CaseLine) throws -> LayoutSupplementary {
    try line.checkHasNoChildren()
    var words = CaseWords(line)
    let kind = try words.word("the kind")
    let size = try words.layoutSize()
    try words.expect("at")
    var view = LayoutSupplementary(kind: String(kind), size: size, anchor: try words.anchor())
    if words.take("its") { view.itemAnchor = try words.anchor() }
    while let option = try words.option() {
      switch option {
      case "insets": view.contentInsets = try words.insets()
      case "z": view.zIndex = try words.integer("the z index")
      default: throw words.unknown(option)
      }
    }
    return view
  }
}

extension CaseWords {
  /// Reads an anchor: edges, and the offset from them.
  fileprivate mutating func anchor() throws -> LayoutAnchor {
    let edges = try edges()
    if take("by") { return LayoutAnchor(edges, offset: .absolute(try point("the offset"))) }
    if take("shifted") { return LayoutAnchor(edges, offset: .fractional(try point("the offset"))) }
    return LayoutAnchor(edges)
  }

  private mutating func edges() throws -> LayoutEdges {
    if take("middle") { return [] }
    let names: [(Substring, LayoutEdges)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
    var edges: LayoutEdges = []
    while let (_, edge) = names.first(where: { $0.0 == upcoming }) {
      let name = try word("an edge")
      if !edges.insert(edge).inserted { throw error("a second '\(name)'") }
    }
    if edges.isEmpty { throw error("edges are missing") }
    return edges
  }
}
