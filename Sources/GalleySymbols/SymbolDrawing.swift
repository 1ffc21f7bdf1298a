import GalleyDrawing
import GalleyGeometry

/// The fonts with which symbols are drawn.
public struct SymbolFonts: Sendable {
  /// The font of glyphs; `nil` if it is not installed.
  public var glyphs: GlyphFile?
  /// The font of the letters and digits in circles and squares; `nil` if it is not installed.
  public var letters: GlyphFile?
  /// The package that contains the font of glyphs, for the message that the font is missing.
  public var package: String

  /// Creates the fonts.
  public init(glyphs: GlyphFile?, letters: GlyphFile?, package: String = "") {
    self.package = package
    self.glyphs = glyphs
    self.letters = letters
  }
}

/// The drawing of a symbol: parts in a square of side 1, from back to front.
///
/// A name has a base and variants: `.fill`, an enclosure such as `.circle`, `.slash`, or a badge
/// such as `.badge.plus`. The base is one of Galley's own drawings, a glyph of the ``SymbolTable``,
/// or a letter.
///
///     SymbolDrawing("person.fill.badge.plus", lineWidth: 0.08, fonts: fonts)?.parts
public struct SymbolDrawing: Hashable, Sendable {
  /// The parts.
  public var parts: [SymbolPart]
  /// Whether the symbol is mirrored where text is read from right to left.
  public var flipsForRightToLeft: Bool

  /// Creates the drawing of a name, with a line width; `nil` if there is no drawing for the name.
  ///
  /// - Complexity: O(*n*) in the length of the name and the points of its glyphs.
  public init?(_ name: String, lineWidth: Double, fonts: SymbolFonts) {
    guard name.utf8.count <= 120 else { return nil }
    let artist = Artist(width: lineWidth, fonts: fonts)
    var stem = name
    var isMirrored = false
    for script in SymbolDrawing.scripts where stem.hasSuffix("." + script) {
      stem = String(stem.dropLast(script.count + 1))
      isMirrored = script == "rtl"
    }
    guard var parts = artist.parts(of: stem, depth: 0) else { return nil }
    if isMirrored {
      let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      parts = parts.map { $0.applying(mirror) }
    }
    self.parts = parts
    flipsForRightToLeft = SymbolDrawing.flips(name)
  }

  /// The last words of names that select a script, such as the `ar` of `character.book.closed.ar`.
  /// A symbol with such a name is the same in each language.
  private static let scripts = [
    "rtl", "ltr", "ar", "he", "hi", "ja", "ko", "th", "zh", "zh.traditional", "km", "my", "el",
    "ru",
  ]

  /// Returns whether the symbol of a name is mirrored where text is read from right to left,
  /// because it points in the direction of text or shows a list.
  public static func flips(_ name: String) -> Bool {
    guard !scripts.contains(where: { name.hasSuffix("." + $0) }) else { return false }
    let words = name.split(separator: ".")
    // A half may be leading or trailing, too: `square.leadinghalf.filled`.
    let isDirected = words.contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    }
    return isDirected || name.hasPrefix("list.bullet") || name.hasPrefix("list.number")
      || ["increase", "decrease"].contains(words.first) && words.count == 2
  }

  /// The names of the symbols that are composed of several drawings.
  internal static let composed: [String] =
    Artist.solids.keys.sorted()
    + ["square", "circle", "triangle", "diamond", "capsule", "rectangle"].flatMap { shape in
      ["lefthalf", "righthalf", "tophalf", "bottomhalf"].map { "\(shape).\($0).filled" }
    }
    + ["exclamationmark", "questionmark", "xmark", "checkmark", "info", "plus", "minus"].flatMap {
      mark in
      ["triangle", "octagon", "diamond", "seal", "shield", "app", "rectangle"].flatMap {
        ["\(mark).\($0)", "\(mark).\($0).fill"]
      }
    }
}

// MARK: - Drawing

/// Draws symbols with a line width.
private struct Artist {
  let width: Double
  let fonts: SymbolFonts

  /// The width that is added to the lines of a glyph so that they are as wide as the other lines.
  private var growth: Double {
    let extra = width - 0.08
    return max(min(extra < 0 ? extra * 0.6 : extra * 0.7, 0.06), -0.03)
  }

  /// The width of the gap between a part and the parts behind it.
  private var gap: Double { 0.05 + width * 0.3 }

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

  private func glyph(_ codePoint: UInt32) -> Path { fonts.glyphs?.outline(of: codePoint) ?? Path() }

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

// MARK: - Composed symbols

extension Artist {
  /// The code points of glyphs from which symbols are composed.
  private enum Code {
    static let pencil: UInt32 = 0xE3C9
    static let cloud: UInt32 = 0xE2BD
    static let speaker: UInt32 = 0xE04E
  }

  /// The composed symbols, by name.
  static let solids: [String: @Sendable (Artist) -> [SymbolPart]?] = [
    "square.and.arrow.up": { $0.tray(arrow: "up", isFilled: false) },
    "square.and.arrow.up.fill": { $0.tray(arrow: "up", isFilled: true) },
    "square.and.arrow.down": { $0.tray(arrow: "down", isFilled: false) },
    "square.and.arrow.down.fill": { $0.tray(arrow: "down", isFilled: true) },
    "square.and.pencil": { $0.note },
    "square.stack": {
      $0.stack(Rect(x: 0.14, y: 0.28, width: 0.72, height: 0.64), isFilled: false)
    },
    "square.stack.fill": {
      $0.stack(Rect(x: 0.14, y: 0.28, width: 0.72, height: 0.64), isFilled: true)
    },
    "rectangle.stack": {
      $0.stack(Rect(x: 0.06, y: 0.34, width: 0.88, height: 0.52), isFilled: false)
    },
    "rectangle.stack.fill": {
      $0.stack(Rect(x: 0.06, y: 0.34, width: 0.88, height: 0.52), isFilled: true)
    },
    "wifi": { $0.wifi },
    "cellularbars": { $0.bars },
    "speaker.wave.1": { $0.speaker(1, isFilled: false) },
    "speaker.wave.2": { $0.speaker(2, isFilled: false) },
    "speaker.wave.3": { $0.speaker(3, isFilled: false) },
    "speaker.wave.1.fill": { $0.speaker(1, isFilled: true) },
    "speaker.wave.2.fill": { $0.speaker(2, isFilled: true) },
    "speaker.wave.3.fill": { $0.speaker(3, isFilled: true) },
    "cloud.rain": { $0.rain([0.3, 0.5, 0.7], long: 0.2, isFilled: false) },
    "cloud.rain.fill": { $0.rain([0.3, 0.5, 0.7], long: 0.2, isFilled: true) },
    "cloud.heavyrain": { $0.rain([0.22, 0.41, 0.6, 0.79], long: 0.28, isFilled: false) },
    "cloud.heavyrain.fill": { $0.rain([0.22, 0.41, 0.6, 0.79], long: 0.28, isFilled: true) },
    "cloud.drizzle": { $0.rain([0.3, 0.5, 0.7], long: 0.1, isFilled: false) },
    "cloud.drizzle.fill": { $0.rain([0.3, 0.5, 0.7], long: 0.1, isFilled: true) },
    "cloud.hail": { $0.rain([0.3, 0.5, 0.7], long: 0.005, isFilled: false) },
    "cloud.hail.fill": { $0.rain([0.3, 0.5, 0.7], long: 0.005, isFilled: true) },
  ]

  /// Returns a tray with an arrow that points out of the tray or into the tray.
  private func tray(arrow direction: String, isFilled: Bool) -> [SymbolPart] {
    let box = SymbolShape.line(
      (0.34, 0.38), (0.17, 0.38), (0.17, 0.94), (0.83, 0.94), (0.83, 0.38), (0.66, 0.38))
    let shaft = SymbolShape.line((0.5, 0.06), (0.5, 0.64))
    let head =
      direction == "up"
      ? SymbolShape.line((0.31, 0.24), (0.5, 0.06), (0.69, 0.24))
      : SymbolShape.line((0.31, 0.47), (0.5, 0.65), (0.69, 0.47))
    let arrow = SymbolPart(.line(shaft + head, width: width))
    guard isFilled else { return [SymbolPart(.line(box, width: width), layer: 1), arrow] }
    let full = Path(roundedRect: Rect(x: 0.13, y: 0.34, width: 0.74, height: 0.63), radius: 0.1)
    return [
      SymbolPart(.fill(full, grown: 0), layer: 1),
      SymbolPart(.line(shaft + head, width: width + 2 * gap), way: .erasing), arrow,
    ]
  }

  /// The parts of a sheet with a pencil.
  private var note: [SymbolPart]? {
    let pencil = glyph(Code.pencil)
    guard !pencil.isEmpty else { return nil }
    let sheet = Path(roundedRect: Rect(x: 0.1, y: 0.18, width: 0.74, height: 0.74), radius: 0.13)
    let place = AffineTransform(a: 0.82, b: 0, c: 0, d: 0.82, tx: 0.24, ty: -0.06)
    let moved = pencil.applying(place)
    return [
      SymbolPart(.rim(sheet, width: width), layer: 1),
      SymbolPart(.fill(moved, grown: 2 * gap), way: .erasing),
      SymbolPart(.fill(moved, grown: growth * 0.5)),
    ]
  }

  /// Returns a sheet, and the edges of two sheets behind it.
  private func stack(_ rect: Rect, isFilled: Bool) -> [SymbolPart] {
    let sheet = Path(roundedRect: rect, radius: 0.12)
    let line = width * 0.9
    let near = SymbolShape.line(
      (rect.minX + 0.08, rect.minY - 0.1), (rect.maxX - 0.08, rect.minY - 0.1))
    let far = SymbolShape.line(
      (rect.minX + 0.17, rect.minY - 0.22), (rect.maxX - 0.17, rect.minY - 0.22))
    return [
      SymbolPart(isFilled ? .fill(sheet, grown: 0) : .rim(sheet, width: width)),
      SymbolPart(.line(near, width: line), layer: 1), SymbolPart(.line(far, width: line), layer: 2),
    ]
  }

  /// Returns the parts with thresholds, so that they appear one after another as the variable value
  /// increases from 0 to 1.
  private func growing(_ parts: [SymbolPart]) -> [SymbolPart] {
    parts.enumerated().map { index, part in
      var part = part
      part.threshold = Double(index) / Double(parts.count)
      return part
    }
  }

  private var wifi: [SymbolPart] {
    let center = Point(x: 0.5, y: 0.8)
    let dot = SymbolPart(
      .fill(Path(ellipseIn: Rect(x: 0.42, y: 0.72, width: 0.16, height: 0.16)), grown: growth))
    let arcs = [0.26, 0.45, 0.64].enumerated().map { index, radius in
      SymbolPart(
        .line(
          Path(arcAround: center, radius: radius, from: -2.36, to: -0.78), width: width * 1.2),
        layer: min(index, 2))
    }
    return growing([dot] + arcs)
  }

  private var bars: [SymbolPart] {
    growing(
      (0..<4).map { index in
        let height = 0.22 + 0.18 * Double(index)
        let bar = Rect(
          x: 0.06 + 0.23 * Double(index), y: 0.88 - height, width: 0.17, height: height)
        return SymbolPart(.fill(Path(roundedRect: bar, radius: 0.04), grown: growth * 0.4))
      })
  }

  private func speaker(_ waves: Int, isFilled: Bool) -> [SymbolPart]? {
    let box: [(Double, Double)] = [
      (0.04, 0.37), (0.2, 0.37), (0.42, 0.17), (0.42, 0.83), (0.2, 0.63), (0.04, 0.63),
    ]
    var body = Path()
    for point in box { body.addLine(to: Point(x: point.0, y: point.1)) }
    body.close()
    let arcs = (0..<waves).map { index in
      SymbolPart(
        .line(
          Path(
            arcAround: Point(x: 0.36, y: 0.5), radius: 0.22 + 0.17 * Double(index), from: -0.72,
            to: 0.72), width: width), layer: min(index + 1, 2))
    }
    return [
      SymbolPart(isFilled ? .fill(body, grown: 0.03) : .rim(body, width: width * 0.9))
    ] + growing(arcs)
  }

  private func rain(_ drops: [Double], long: Double, isFilled: Bool) -> [SymbolPart]? {
    let glyph = glyph(Code.cloud)
    guard !glyph.isEmpty else { return nil }
    let cloud = glyph.applying(AffineTransform(a: 0.96, b: 0, c: 0, d: 0.96, tx: 0.02, ty: -0.14))
    var path = Path()
    for x in drops {
      path.append(SymbolShape.line((x + long * 0.2, 0.74), (x - long * 0.2, 0.74 + long)))
    }
    return [
      SymbolPart(isFilled ? .fill(cloud, grown: 0) : .rim(cloud, width: width)),
      SymbolPart(.line(path, width: width), layer: 1),
    ]
  }
}
