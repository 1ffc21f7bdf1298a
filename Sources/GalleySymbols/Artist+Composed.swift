import GalleyDrawing
import GalleyGeometry

// Symbols that are composed of several drawings.

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
