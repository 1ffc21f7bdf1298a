import GalleyDrawing
import GalleyGeometry

/// Draws symbols with a line width.
internal struct Artist {
  let width: Double
  let fonts: SymbolFonts

  /// The width that is added to the lines of a glyph so that they are as wide as the other lines.
  var growth: Double {
    let extra = width - 0.08
    return max(min(extra < 0 ? extra * 0.6 : extra * 0.7, 0.06), -0.03)
  }

  /// The width of the gap between a part and the parts behind it.
  var gap: Double { 0.05 + width * 0.3 }

  func parts(of name: String, depth: Int) -> [SymbolPart]? {
    guard depth < 6, !name.isEmpty else { return nil }
    return base(name) ?? badged(name, depth) ?? slashed(name, depth) ?? half(name)
      ?? enclosed(name, depth)
  }

  // MARK: Bases

  private func base(_ name: String) -> [SymbolPart]? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    if let solid = Artist.solids[name] { return solid(self) }
    if let shape = SymbolShape(stem) {
      switch shape.kind {
      case .surface:
        return [
          SymbolPart(
            isFilled ? .fill(shape.path, grown: 0) : .rim(shape.path, width: width))
        ]
      case .line: return isFilled ? nil : [SymbolPart(.line(shape.path, width: width))]
      case .dots:
        let grown = growth
        return isFilled && name != "circlebadge.fill"
          ? nil : [SymbolPart(.fill(shape.path, grown: grown))]
      }
    }
    // Some names in the table end in ".fill" themselves, so the whole name is looked up first.
    if let family = SymbolTable.byName[name], let path = path(of: family.outline ?? family.glyph) {
      if family.hasInside && family.outline == nil {
        return [SymbolPart(.rim(path, width: width))]
      }
      return [SymbolPart(.fill(path, grown: growth))]
    }
    if isFilled, let family = SymbolTable.byName[stem], family.hasInside,
      let path = path(of: family.glyph)
    {
      return [SymbolPart(.fill(path, grown: growth * 0.5))]
    }
    return nil
  }

  private func path(of glyph: SymbolTable.Glyph) -> Path? {
    guard let path = fonts.glyphs?.outline(of: glyph.codePoint), !path.isEmpty else { return nil }
    return path.applying(glyph.turn.transform)
  }

  func glyph(_ codePoint: UInt32) -> Path { fonts.glyphs?.outline(of: codePoint) ?? Path() }

  // MARK: Enclosures

  /// The enclosures, with the size and the vertical center of their content.
  private static let enclosures: [(name: String, factor: Double, y: Double)] = [
    ("circle", 0.52, 0.5), ("square", 0.56, 0.5), ("rectangle.portrait", 0.46, 0.5),
    ("rectangle", 0.46, 0.5), ("diamond", 0.46, 0.5), ("app", 0.56, 0.5), ("seal", 0.5, 0.5),
    ("octagon", 0.52, 0.5), ("hexagon", 0.52, 0.5), ("triangle", 0.4, 0.62), ("shield", 0.46, 0.48),
    ("capsule", 0.4, 0.5), ("bubble", 0.44, 0.42), ("message", 0.44, 0.42), ("icloud", 0.4, 0.56),
  ]

  private func enclosed(_ name: String, _ depth: Int) -> [SymbolPart]? {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    for enclosure in Artist.enclosures where stem.hasSuffix("." + enclosure.name) {
      let inner = String(stem.dropLast(enclosure.name.count + 1))
      guard
        let outer = parts(
          of: isFilled ? enclosure.name + ".fill" : enclosure.name, depth: depth + 1)
      else { continue }
      // A portrait is clipped by its enclosure.
      let isPortrait = inner == "person.crop"
      let content = isPortrait ? "person" : inner
      let heavier = Artist(width: max(width * 1.05, 0.05) / enclosure.factor, fonts: fonts)
      guard
        let inside = letters(inner, width: width) ?? heavier.filled(content, depth + 1)
      else { continue }
      let factor = isPortrait ? enclosure.factor * 1.38 : enclosure.factor
      let y = isPortrait ? enclosure.y + 0.05 : enclosure.y
      let way: SymbolPart.Way = isFilled ? .cutOut : .painted
      let placed = inside.map { part in
        var part = part.placed(factor, x: 0.5 - factor / 2, y: y - factor / 2, lines: factor)
        if part.way == .painted { part.way = way }
        if isPortrait { part.clip = outer.first?.shape.path }
        part.layer = 0
        return part
      }
      return outer.map { part in
        var part = part
        part.layer = 1
        return part
      } + placed
    }
    return nil
  }

  /// Returns the parts of the filled variant of a name, or of the name itself if it has no filled
  /// variant. Symbols in an enclosure are filled.
  private func filled(_ name: String, _ depth: Int) -> [SymbolPart]? {
    if SymbolTable.byName[name]?.hasInside ?? (SymbolShape(name)?.kind == .surface) {
      return parts(of: name + ".fill", depth: depth)
    }
    return parts(of: name, depth: depth)
  }

  /// Returns one letter, or up to three digits, in the largest size that fits into a square.
  private func letters(_ text: String, width: Double) -> [SymbolPart]? {
    let isNumber = text.count <= 3 && text.allSatisfy { $0.isASCII && $0.isNumber }
    guard isNumber || text.count == 1, let font = fonts.letters else { return nil }
    let shown = isNumber ? text : text.uppercased()
    var path = Path()
    var x = 0.0
    for scalar in shown.unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil,
        let outline = font.outline(of: scalar.value), let advance = font.advance(of: scalar.value)
      else { return nil }
      path.append(outline.applying(AffineTransform(translationX: x, y: 0)))
      x += advance
    }
    let bounds = path.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let factor = min(0.9 / bounds.height, 1.06 / bounds.width)
    let place = AffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: 0.5 - bounds.midX * factor,
      ty: 0.5 - bounds.midY * factor)
    return [SymbolPart(.fill(path.applying(place), grown: max((width - 0.05) * 0.9, -0.02)))]
  }

  // MARK: Slashes

  private func slashed(_ name: String, _ depth: Int) -> [SymbolPart]? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard isFilled || name.hasSuffix(".slash") else { return nil }
    let stem = String(name.dropLast(isFilled ? 11 : 6)) + (isFilled ? ".fill" : "")
    guard let base = parts(of: stem, depth: depth + 1) else { return nil }
    let line = SymbolShape.line((0.1, 0.1), (0.9, 0.9))
    let beside = SymbolShape.line((0.1 + gap, 0.1 - gap), (0.9 + gap, 0.9 - gap))
    return base
      + [
        SymbolPart(.line(beside, width: width + gap), way: .erasing),
        SymbolPart(.line(line, width: width)),
      ]
  }

  // MARK: Badges

  private func badged(_ name: String, _ depth: Int) -> [SymbolPart]? {
    for (word, path) in [("badge", "circle"), ("trianglebadge", "triangle")] {
      guard let range = name.range(ofWord: word) else { continue }
      var stem = String(name[..<range.lowerBound])
      var sign = String(name[range.upperBound...])
      if sign.hasPrefix(".") { sign.removeFirst() }
      if sign == "fill" || sign.hasSuffix(".fill") {
        sign = String(sign.dropLast(sign == "fill" ? 4 : 5))
        stem += ".fill"
      }
      guard let base = parts(of: stem, depth: depth + 1), let badge = badge(sign, in: path, depth)
      else { return nil }
      return base.map { part in
        var part = part
        part.layer = 1
        return part
      } + badge
    }
    return nil
  }

  private func badge(_ sign: String, in enclosure: String, _ depth: Int) -> [SymbolPart]? {
    // A badge without a symbol in it is a dot at the top.
    if sign.isEmpty {
      let dot = Rect(x: 0.64, y: 0.02, width: 0.32, height: 0.32)
      return [
        SymbolPart(
          .fill(Path(ellipseIn: dot.insetBy(dx: -gap, dy: -gap)), grown: 0), way: .erasing),
        SymbolPart(.fill(Path(ellipseIn: dot), grown: 0)),
      ]
    }
    let side = 0.46
    let place = Rect(x: 0.99 - side, y: 0.99 - side, width: side, height: side)
    let around = place.insetBy(dx: 0.08 * side - gap, dy: 0.08 * side - gap)
    let small = Artist(width: max(width * 1.3, 0.07) / side * 0.75, fonts: fonts)
    guard let parts = small.parts(of: "\(sign).\(enclosure).fill", depth: depth + 1) else {
      return nil
    }
    return [SymbolPart(.fill(Path(ellipseIn: around), grown: 0), way: .erasing)]
      + parts.map { part in
        var part = part.placed(side, x: place.minX, y: place.minY, lines: side)
        // The symbol in a badge is always cut out of the badge.
        if part.way == .cutOut { part.way = .erasing }
        part.layer = 0
        return part
      }
  }

  // MARK: Half-filled symbols

  private func half(_ name: String) -> [SymbolPart]? {
    for (word, rect) in [
      ("lefthalf", Rect(x: 0, y: 0, width: 0.5, height: 1)),
      ("leadinghalf", Rect(x: 0, y: 0, width: 0.5, height: 1)),
      ("righthalf", Rect(x: 0.5, y: 0, width: 0.5, height: 1)),
      ("trailinghalf", Rect(x: 0.5, y: 0, width: 0.5, height: 1)),
      ("tophalf", Rect(x: 0, y: 0, width: 1, height: 0.5)),
      ("bottomhalf", Rect(x: 0, y: 0.5, width: 1, height: 0.5)),
      ("inset", Rect(x: 0, y: 0, width: 1, height: 1)),
    ] {
      for ending in ["filled", "fill", "inset.filled", "inset.fill"]
      where name.hasSuffix(".\(word).\(ending)") {
        let stem = String(name.dropLast(word.count + ending.count + 2))
        guard let outline = base(stem), let inside = base(stem + ".fill"), let first = inside.first
        else { continue }
        var part = first
        part.clip = Path(rect)
        if ending.hasPrefix("inset") || word == "inset" {
          part = part.placed(0.64, x: 0.18, y: 0.18)
        }
        return outline + [part]
      }
    }
    return nil
  }
}

extension String {
  /// Returns the range of a word in a name whose words are separated by dots, including the dot
  /// before it.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var start = startIndex
    while let dot = self[start...].firstIndex(of: ".") {
      let after = index(after: dot)
      let rest = self[after...]
      if rest.hasPrefix(word) {
        let end = index(after, offsetBy: word.count)
        if end == endIndex || self[end] == "." { return dot..<end }
      }
      start = after
    }
    return nil
  }
}

extension SymbolTable.Turn {
  fileprivate var transform: AffineTransform {
    switch self {
    case .up: .identity
    case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .down: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    }
  }
}
