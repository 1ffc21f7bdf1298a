import GalleyGeometry

// A display list as text, one line for each item.

extension DisplayList: CustomStringConvertible {
  /// One line for each item; the items of a group are indented.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] { items.flatMap { $0.lines } }
}

extension DisplayList.Item {
  fileprivate var lines: [String] {
    switch self {
    case .fill(let path, let paint, let rule):
      ["fill \(path) \(paint)" + (rule == .evenOdd ? ", even-odd" : "")]
    case .stroke(let path, let paint, let style): ["stroke \(path) \(paint), \(style)"]
    case .shadow(let path, let shadow): ["\(shadow) of \(path)"]
    case .picture(let picture): ["\(picture)"]
    case .text(let text): text.lines
    case .group(let group): group.lines
    }
  }
}

extension Picture: CustomStringConvertible {
  /// The bitmap and its frame, for example `bitmap 2 × 2 #6E1B8A40 in (0, 0, 44, 44)`.
  public var description: String {
    var text = "\(bitmap)"
    if let source { text += " from \(source.brief)" }
    text += " in \(frame.brief)"
    if let tint { text += " tinted \(tint)" }
    return isSmooth ? text : text + ", hard pixels"
  }
}

extension PlacedText: CustomStringConvertible {
  /// The text and its position; a text of several lines has a position for each line.
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    let more = layout.isTruncated ? ", truncated" : ""
    let head = "text \(layout) at \(origin.brief), \(layout.size.brief)\(more)"
    guard layout.lines.count > 1 else { return [head] }
    let utf8 = Array(layout.text.string.utf8)
    return [head]
      + layout.lines.map { line in
        let range = line.range.clamped(to: 0..<utf8.count)
        let text = String(decoding: utf8[range], as: UTF8.self).escapedLineEnds
        return
          "  line \"\(text)\" at \((origin + line.frame.origin).brief), \(line.frame.size.brief)"
      }
  }
}

extension Group: CustomStringConvertible {
  /// The group's own line, followed by its items, indented.
  public var description: String { lines.joined(separator: "\n") }

  fileprivate var lines: [String] {
    var parts = [name ?? "group"]
    if !transform.isIdentity { parts.append(place) }
    if let clip { parts.append("clipped to \(clip)") }
    if opacity != 1 { parts.append("opacity \(opacity.brief)") }
    if let shadow { parts.append("\(shadow)") }
    if blend != .normal { parts.append("blend \(blend.rawValue)") }
    if isIsolated { parts.append("isolated") }
    var lines = [parts.joined(separator: ", ")]
    if let mask {
      lines.append("  mask")
      lines += mask.items.flatMap(\.lines).map { "    " + $0 }
    }
    return lines + content.items.flatMap(\.lines).map { "  " + $0 }
  }

  /// The position of the group if its transform only moves it, else the whole transform.
  private var place: String {
    let moved = AffineTransform(translationX: transform.tx, y: transform.ty)
    return transform == moved
      ? "at \(Point(x: transform.tx, y: transform.ty).brief)" : "transformed \(transform)"
  }
}
