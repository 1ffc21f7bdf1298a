import Foundation

/// Reads HTML as attributed text.
///
/// The open elements are stored in a list of limited length, so that deeply nested HTML neither
/// overflows the stack nor takes too long.
internal struct HTMLText {
  private struct Element {
    var name: String
    var attributes: [String: String]
    var style: HTMLStyle
    /// The number of the next item, in a numbered list.
    var nextNumber: Int?
    var isBlock: Bool { HTMLText.blocks.contains(name) }
  }

  /// The greatest number of open elements. Further elements have no effect on the text inside them.
  private static let deepest = 256
  private static let blocks: Set<String> = [
    "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt",
    "dd", "blockquote", "pre", "center", "table", "thead", "tbody", "tfoot", "tr", "td", "th",
    "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption",
    "form", "fieldset", "address",
  ]
  /// The elements without content, which have no end tag.
  private static let empty: Set<String> = [
    "br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source", "track",
    "wbr", "param",
  ]

  /// The elements that have begun and not ended. Each element is inside of the previous
  /// element.
  private var open = [Element(name: "", attributes: [:], style: HTMLStyle())]
  /// The declarations of the style sheets, by selector.
  private var rules: [String: String] = [:]
  /// The faces that have been found, by the list of families that was requested.
  private var fonts: [[String]: FontFace] = [:]
  private var pieces: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
  private let defaults: [NSAttributedString.Key: Any]
  /// Whether the paragraph has characters.
  private var hasContent = false
  /// Whether the text is at the start of a line, where spaces are left out.
  private var isAtStart = true
  /// Whether the last character is a space, which is removed at the end of a line.
  private var endsInSpace = false

  /// Reads HTML. The default attributes apply where the HTML sets none.
  static func attributed(
    _ html: String, defaults: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    var reader = HTMLText(defaults)
    var tokens = HTMLTokens(html)
    while let token = tokens.next() {
      switch token {
      case .text(let text): reader.read(text)
      case .open(let name, let attributes): reader.begin(name, attributes)
      case .close(let name): reader.end(name)
      }
    }
    reader.removeSpace()
    return reader.joined
  }

  private var joined: NSAttributedString {
    let result = NSMutableAttributedString(string: pieces.map(\.text).joined())
    var place = 0
    for (text, attributes) in pieces {
      let range = NSRange(location: place, length: text.utf16.count)
      result.setAttributes(attributes, range: range)
      place += range.length
    }
    return result
  }

  private init(_ defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

  private var style: HTMLStyle { open[open.count - 1].style }

  // MARK: Elements

  private func style(of element: Element, in parent: HTMLStyle) -> HTMLStyle {
    var style = HTMLStyle(of: element.name, element.attributes, in: parent)
    let classes = element.attributes["class"]?.split(whereSeparator: \.isWhitespace).prefix(8) ?? []
    for selector in ["*", element.name] + classes.map({ ".\($0)" }) {
      if let rule = rules[selector] { style.apply(rule) }
    }
    if let own = element.attributes["style"] { style.apply(own) }
    return style
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return breakLine() }
    if name == "hr" { return endParagraph() }
    guard !Self.empty.contains(name) else { return }
    var element = Element(name: name, attributes: attributes, style: style)
    if name == "body", let head = open.lastIndex(where: { $0.name == "head" }) {
      open.removeSubrange(head...)
    }
    if element.isBlock {
      endImplied(by: name)
      if !isAtStart { endParagraph() }
    }
    guard open.count < Self.deepest else { return }
    element.style = style(of: element, in: style)
    if name == "ol" { element.nextNumber = attributes["start"].flatMap { Int($0) } ?? 1 }
    open.append(element)
    if name == "li" { beginItem() }
  }

  /// Ends an open paragraph or item that has no end tag, because the tag of a block follows.
  private mutating func endImplied(by name: String) {
    for index in open.indices.reversed() {
      switch open[index].name {
      case "p": return close(downTo: index)
      case "li" where name == "li": return close(downTo: index)
      case "dt" where name == "dt" || name == "dd", "dd" where name == "dt" || name == "dd":
        return close(downTo: index)
      default: if open[index].isBlock { return }
      }
    }
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if open[index].isBlock || style.isHidden { return close(downTo: index) }
    // Elements that began inside of this inline element remain open, without its style.
    open.remove(at: index)
    for index in index..<open.count {
      open[index].style = style(of: open[index], in: open[index - 1].style)
    }
  }

  private mutating func close(downTo index: Int) {
    while open.count > index {
      // The end of `body` or `html` ends no paragraph, because text that is directly in `body` does
      // not end with a line break.
      let isWhole = ["html", "body"].contains(open[open.count - 1].name)
      if open[open.count - 1].isBlock, !isWhole { endParagraph() }
      open.removeLast()
    }
  }

  private mutating func beginItem() {
    let list = open.lastIndex { $0.name == "ul" || $0.name == "ol" }
    var mark = style.listDepth > 1 ? "◦" : "•"
    if let list, let number = open[list].nextNumber {
      mark = "\(number)."
      open[list].nextNumber = number < Int.max ? number + 1 : number
    }
    guard !style.isHidden else { return }
    add("\t\(mark)\t")
    (hasContent, isAtStart, endsInSpace) = (true, true, false)
  }

  // MARK: Text

  private mutating func read(_ text: String) {
    if open.last?.name == "style" { return readRules(text) }
    guard !style.isHidden, !text.isEmpty else { return }
    if style.keepsSpaces {
      add(text)
      (hasContent, isAtStart, endsInSpace) = (true, false, false)
      return
    }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !scalar.isSpace {
        line.append(scalar)
        (hasContent, isAtStart, endsInSpace) = (true, false, false)
      } else if !isAtStart, !endsInSpace {
        line.append(" ")
        endsInSpace = true
      }
    }
    if !line.isEmpty { add(String(line)) }
  }

  private mutating func breakLine() {
    guard !style.isHidden else { return }
    removeSpace()
    let block = open.last { $0.isBlock }?.name ?? ""
    let isInParagraph = block == "p" || (block.count == 2 && block.hasPrefix("h"))
    add(isInParagraph ? "\u{2028}" : "\n")
    hasContent = isInParagraph
    isAtStart = true
  }

  private mutating func endParagraph() {
    removeSpace()
    if hasContent { add("\n") }
    (hasContent, isAtStart) = (false, true)
  }

  private mutating func removeSpace() {
    // The space is removed as a Unicode scalar, because some letters form a single `Character` with
    // a space after them.
    if endsInSpace, pieces.last?.text.unicodeScalars.last == " " {
      pieces[pieces.count - 1].text.unicodeScalars.removeLast()
    }
    endsInSpace = false
  }

  private mutating func add(_ text: String) {
    pieces.append((text, attributes(of: style)))
  }

  /// Reads the rules of a style sheet. A selector is the name of a tag or of a class.
  private mutating func readRules(_ text: String) {
    for rule in text.split(separator: "}").prefix(256) {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2, rules.count < 256 else { continue }
      for selector in parts[0].split(separator: ",").prefix(16) {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        let known = rules[name.hasPrefix(".") ? name : name.lowercased()] ?? ""
        guard known.utf8.count < 1_024 else { continue }
        rules[name.hasPrefix(".") ? name : name.lowercased()] = known + "\(parts[1].prefix(1_024));"
      }
    }
  }

  // MARK: Attributes

  private mutating func attributes(of style: HTMLStyle) -> [NSAttributedString.Key: Any] {
    var all = defaults
    all[.font] = font(of: style)
    all[.foregroundColor] = style.color
    all[.paragraphStyle] = paragraphStyle(of: style)
    if let background = style.background { all[.backgroundColor] = background }
    if let link = style.link { all[.link] = link }
    if style.isUnderlined { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { all[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.baselineOffset != 0 { all[.baselineOffset] = style.baselineOffset }
    return all
  }

  private mutating func font(of style: HTMLStyle) -> UIFont {
    var face = fonts[style.families] ?? face(of: style.families)
    fonts[style.families] = face
    face.size = Double(style.size)
    if style.weight != .regular { face.weight = style.weight }
    if style.isItalic { face.isItalic = true }
    return UIFont(face)
  }

  private func face(of families: [String]) -> FontFace {
    let generic = [
      "serif": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier",
      "times": "Times New Roman", "times new roman": "Times New Roman",
    ]
    for family in families {
      if family.hasPrefix("-apple-system") || family == "system-ui" { return FontFace(size: 12) }
      if let face = FontFace(name: generic[family] ?? family, size: 12) { return face }
    }
    return FontFace(name: "Times New Roman", size: 12) ?? FontFace(size: 12, drawn: .serif)
  }

  /// Returns the style of the paragraph that contains the text.
  private func paragraphStyle(of style: HTMLStyle) -> NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.paragraphSpacing = open.last { $0.isBlock }?.style.spacing ?? 0
    paragraph.headIndent = style.indent
    paragraph.firstLineHeadIndent = style.listDepth > 0 ? 0 : style.indent
    if style.listDepth > 0 {
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: style.indent - 25),
        NSTextTab(textAlignment: .natural, location: style.indent),
      ]
    }
    return paragraph
  }
}
