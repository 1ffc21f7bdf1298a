import GalleyDrawing
import GalleyGeometry

/// A symbol that Galley draws itself, in a square of side 1.
///
///     SymbolShape("chevron.right")       // a line
///     SymbolShape("capsule")             // a surface
///     SymbolShape("arrow.up.and.down")   // two arrows, from the words of the name
internal struct SymbolShape {
  /// The kind of a drawing.
  internal enum Kind {
    /// A surface. If the name ends in `.fill`, the surface is filled, otherwise its edge is drawn.
    case surface
    /// Lines.
    case line
    /// Dots, which are always filled.
    case dots
  }

  internal var path: Path
  internal var kind: Kind

  /// Creates the drawing of a name without `.fill`; `nil` if there is no drawing for the name.
  internal init?(_ name: String) {
    if let path = SymbolShape.surfaces[name] {
      (self.path, kind) = (path, .surface)
    } else if let path = SymbolShape.lines[name] ?? SymbolShape.arrows(name) {
      (self.path, kind) = (path, .line)
    } else if let path = SymbolShape.dots[name] {
      (self.path, kind) = (path, .dots)
    } else {
      return nil
    }
  }

  /// The names that this type draws, including the variants in a circle and in a square.
  internal static let names: [String] = {
    var names = surfaces.keys.flatMap { [$0, $0 + ".fill"] } + SymbolDrawing.composed
    var framed = Array(lines.keys) + Array(dots.keys) + listedArrows
    names += framed
    framed += (0...50).map { "\($0)" } + "abcdefghijklmnopqrstuvwxyz".map { "\($0)" }
    for frame in ["circle", "square"] {
      names += framed.flatMap { ["\($0).\(frame)", "\($0).\(frame).fill"] }
    }
    return names
  }()

  private static let listedArrows =
    ["up", "down", "left", "right", "forward", "backward"].flatMap { direction in
      ["arrow.\(direction)", "chevron.\(direction)"]
    } + [
      "chevron.left.2", "chevron.right.2", "chevron.up.chevron.down", "chevron.compact.up",
      "chevron.compact.down", "chevron.compact.left", "chevron.compact.right", "arrow.up.left",
      "arrow.up.right", "arrow.down.left", "arrow.down.right", "arrow.up.forward",
      "arrow.up.backward", "arrow.down.forward", "arrow.down.backward", "arrow.up.and.down",
      "arrow.left.and.right", "arrow.up.arrow.down", "arrow.left.arrow.right",
      "arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left",
      "arrow.up.backward.and.arrow.down.forward", "arrow.down.forward.and.arrow.up.backward",
      "arrow.up.and.down.and.arrow.left.and.right", "arrow.up.to.line", "arrow.down.to.line",
      "arrow.left.to.line", "arrow.right.to.line", "arrow.forward.to.line",
      "arrow.backward.to.line", "arrow.down.and.line.horizontal.and.arrow.up",
    ]

  // MARK: Surfaces

  private static let surfaces: [String: Path] = [
    "circle": Path(ellipseIn: Rect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)),
    "square": Path(roundedRect: Rect(x: 0.1, y: 0.1, width: 0.8, height: 0.8), radius: 0.15),
    "app": Path(roundedRect: Rect(x: 0.08, y: 0.08, width: 0.84, height: 0.84), radius: 0.22),
    "rectangle": Path(roundedRect: Rect(x: 0.03, y: 0.17, width: 0.94, height: 0.66), radius: 0.12),
    "rectangle.portrait": Path(
      roundedRect: Rect(x: 0.17, y: 0.03, width: 0.66, height: 0.94), radius: 0.12),
    "capsule": Path(roundedRect: Rect(x: 0.02, y: 0.26, width: 0.96, height: 0.48), radius: 0.24),
    "capsule.portrait": Path(
      roundedRect: Rect(x: 0.26, y: 0.02, width: 0.48, height: 0.96), radius: 0.24),
    "oval": Path(ellipseIn: Rect(x: 0.02, y: 0.2, width: 0.96, height: 0.6)),
    "oval.portrait": Path(ellipseIn: Rect(x: 0.2, y: 0.02, width: 0.6, height: 0.96)),
    "triangle": rounded([(0.5, 0.1), (0.96, 0.88), (0.04, 0.88)], 0.1),
    "diamond": rounded([(0.5, 0.04), (0.96, 0.5), (0.5, 0.96), (0.04, 0.5)], 0.08),
    "hexagon": polygon(6, turned: 0.5),
    "octagon": polygon(8, turned: 0.5),
    "pentagon": polygon(5, turned: 0),
    "seal": seal,
    "arrowtriangle.up": rounded([(0.5, 0.18), (0.92, 0.82), (0.08, 0.82)], 0.07),
    "arrowtriangle.down": rounded([(0.08, 0.18), (0.92, 0.18), (0.5, 0.82)], 0.07),
    "arrowtriangle.left": rounded([(0.18, 0.5), (0.82, 0.08), (0.82, 0.92)], 0.07),
    "arrowtriangle.backward": rounded([(0.18, 0.5), (0.82, 0.08), (0.82, 0.92)], 0.07),
    "arrowtriangle.right": rounded([(0.18, 0.08), (0.82, 0.5), (0.18, 0.92)], 0.07),
    "arrowtriangle.forward": rounded([(0.18, 0.08), (0.82, 0.5), (0.18, 0.92)], 0.07),
  ]

  /// Returns a polygon with rounded corners.
  private static func rounded(_ corners: [(Double, Double)], _ radius: Double) -> Path {
    let points = corners.map { Point(x: $0.0, y: $0.1) }
    var path = Path()
    for (index, corner) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      func towards(_ other: Point) -> Point {
        let share = min(radius / max(corner.distance(to: other), 1e-9), 0.5)
        return Point(
          x: corner.x + (other.x - corner.x) * share, y: corner.y + (other.y - corner.y) * share)
      }
      path.addLine(to: towards(before))
      path.addQuadCurve(to: towards(after), control: corner)
    }
    path.close()
    return path
  }

  private static func polygon(_ count: Int, turned: Double) -> Path {
    rounded(
      (0..<count).map { corner in
        let angle = (Double(corner) + turned) * 2 * .pi / Double(count)
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        return (0.5 + 0.46 * sine, 0.5 - 0.46 * cosine)
      }, 0.06)
  }

  private static let seal: Path = rounded(
    (0..<24).map { corner in
      let (sine, cosine) = Elementary.sineAndCosine(Double(corner) * .pi / 12)
      let radius = corner % 2 == 0 ? 0.47 : 0.4
      return (0.5 + radius * sine, 0.5 - radius * cosine)
    }, 0.06)

  // MARK: Lines

  private static let lines: [String: Path] = [
    "checkmark": line((0.15, 0.55), (0.4, 0.82), (0.85, 0.18)),
    "plus": line((0.5, 0.12), (0.5, 0.88)) + line((0.12, 0.5), (0.88, 0.5)),
    "minus": line((0.12, 0.5), (0.88, 0.5)),
    "xmark": line((0.18, 0.18), (0.82, 0.82)) + line((0.82, 0.18), (0.18, 0.82)),
    "equal": line((0.12, 0.36), (0.88, 0.36)) + line((0.12, 0.64), (0.88, 0.64)),
    "lessthan": line((0.82, 0.14), (0.18, 0.5), (0.82, 0.86)),
    "greaterthan": line((0.18, 0.14), (0.82, 0.5), (0.18, 0.86)),
    "divide": line((0.12, 0.5), (0.88, 0.5)) + line((0.5, 0.2), (0.5, 0.2))
      + line((0.5, 0.8), (0.5, 0.8)),
    "plusminus": line((0.5, 0.08), (0.5, 0.66)) + line((0.18, 0.37), (0.82, 0.37))
      + line((0.18, 0.9), (0.82, 0.9)),
    "slash": line((0.12, 0.12), (0.88, 0.88)),
    "line.diagonal": line((0.12, 0.88), (0.88, 0.12)),
    "line.3.horizontal": bars([0.1, 0.1, 0.1]),
    "line.horizontal.3": bars([0.1, 0.1, 0.1]),
    "line.2.horizontal": line((0.1, 0.37), (0.9, 0.37)) + line((0.1, 0.63), (0.9, 0.63)),
    "line.3.horizontal.decrease": bars([0.08, 0.22, 0.36]),
    "magnifyingglass": Path(ellipseIn: Rect(x: 0.1, y: 0.1, width: 0.56, height: 0.56))
      + line((0.585, 0.585), (0.9, 0.9)),
    "chevron.left.forwardslash.chevron.right": line((0.25, 0.25), (0.05, 0.5), (0.25, 0.75))
      + line((0.75, 0.25), (0.95, 0.5), (0.75, 0.75)) + line((0.6, 0.15), (0.4, 0.85)),
    "power": line((0.5, 0.08), (0.5, 0.46))
      + Path(arcAround: Point(x: 0.5, y: 0.54), radius: 0.38, from: -0.9, to: .pi + 0.9),
    "exclamationmark": line((0.5, 0.1), (0.5, 0.62)) + line((0.5, 0.89), (0.5, 0.9)),
    "exclamationmark.2": line((0.32, 0.1), (0.32, 0.62)) + line((0.32, 0.89), (0.32, 0.9))
      + line((0.68, 0.1), (0.68, 0.62)) + line((0.68, 0.89), (0.68, 0.9)),
    "info": line((0.5, 0.14), (0.5, 0.15)) + line((0.38, 0.4), (0.5, 0.4), (0.5, 0.88))
      + line((0.34, 0.88), (0.66, 0.88)),
    "perspective": line((0.1, 0.2), (0.9, 0.05), (0.9, 0.95), (0.1, 0.8), (0.1, 0.2)),
    "square.dashed": dashed(Rect(x: 0.1, y: 0.1, width: 0.8, height: 0.8)),
    "circle.dashed": dashes(10, share: 0.6),
    "circle.dotted": dashes(16, share: 0.02),
  ]

  private static func bars(_ insets: [Double]) -> Path {
    var path = Path()
    for (inset, y) in zip(insets, [0.25, 0.5, 0.75]) {
      path.append(line((inset, y), (1 - inset, y)))
    }
    return path
  }

  private static func dashed(_ rect: Rect) -> Path {
    var path = Path()
    for step in 0..<3 {
      let start = rect.minX + Double(step) * 0.31
      for edge in [rect.minY, rect.maxY] { path.append(line((start, edge), (start + 0.18, edge))) }
      for edge in [rect.minX, rect.maxX] { path.append(line((edge, start), (edge, start + 0.18))) }
    }
    return path
  }

  private static func dashes(_ count: Int, share: Double) -> Path {
    var path = Path()
    let step = 2 * Double.pi / Double(count)
    for index in 0..<count {
      let start = Double(index) * step
      path.append(
        Path(
          arcAround: Point(x: 0.5, y: 0.5), radius: 0.4, from: start, to: start + step * share))
    }
    return path
  }

  private static let dots: [String: Path] = [
    "ellipsis": [0.14, 0.5, 0.86].reduce(Path()) { path, x in
      path + Path(ellipseIn: Rect(x: x - 0.09, y: 0.41, width: 0.18, height: 0.18))
    },
    "circlebadge": Path(ellipseIn: Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)),
  ]

  // MARK: Arrows and chevrons

  /// The directions as vectors (y increases downward), by the words for them.
  private static let steps: [String: (x: Double, y: Double)] = [
    "up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0), "forward": (1, 0),
    "backward": (-1, 0), "leading": (-1, 0), "trailing": (1, 0),
  ]

  /// Returns the arrows or chevrons for the words of a name: `arrow.up.left`,
  /// `chevron.up.chevron.down`.
  private static func arrows(_ name: String) -> Path? {
    var words = name.split(separator: ".").map(String.init)
    guard words.count >= 2 else { return nil }
    if words[0] == "chevron" { return chevrons(&words) }
    guard words[0] == "arrow" else { return nil }
    if name == "arrow.down.and.line.horizontal.and.arrow.up" {
      return arrow((0.5, 0.02), (0.5, 0.36), 0.14) + line((0.1, 0.5), (0.9, 0.5))
        + arrow((0.5, 0.98), (0.5, 0.64), 0.14)
    }
    // A name such as `arrow.up.to.line` is an arrow with a line at its tip.
    if words.suffix(2) == ["to", "line"], words.count == 4, let step = steps[words[1]] {
      return arrowToLine(step)
    }
    guard let (groups, areApart) = arrowSteps(words), (1...4).contains(groups.count),
      groups.allSatisfy({ (1...2).contains($0.count) })
    else { return nil }
    let directions = groups.map { group in
      group.reduce((x: 0.0, y: 0.0)) { (x: $0.x + $1.x, y: $0.y + $1.y) }
    }
    guard directions.allSatisfy({ $0.x != 0 || $0.y != 0 }) else { return nil }
    return arrows(directions, areApart: areApart)
  }

  /// Returns an arrow with a line at its tip.
  private static func arrowToLine(_ step: (x: Double, y: Double)) -> Path {
    let end = (0.5 + step.x * 0.26, 0.5 + step.y * 0.26)
    let edge = (x: 0.5 + step.x * 0.42, y: 0.5 + step.y * 0.42)
    return arrow((0.5 - step.x * 0.42, 0.5 - step.y * 0.42), end, 0.26)
      + line(
        (edge.x - step.y * 0.36, edge.y - step.x * 0.36),
        (edge.x + step.y * 0.36, edge.y + step.x * 0.36))
  }

  /// Returns the steps of each arrow in the words of a name, and whether the arrows are apart;
  /// `nil` if a word is not known.
  ///
  /// Each sequence of words for directions is one arrow.
  private static func arrowSteps(
    _ words: [String]
  ) -> (groups: [[(x: Double, y: Double)]], areApart: Bool)? {
    var groups: [[(x: Double, y: Double)]] = []
    var isApart = false
    var isNew = true
    for word in words {
      switch word {
      case "arrow":
        isApart = isApart || !groups.isEmpty
        isNew = true
      case "and": isNew = true
      default:
        guard let step = steps[word] else { return nil }
        if isNew { groups.append([]) }
        groups[groups.count - 1].append(step)
        isNew = false
      }
    }
    return (groups, isApart)
  }

  private static func arrows(
    _ directions: [(x: Double, y: Double)], areApart: Bool
  ) -> Path {
    func at(_ step: (x: Double, y: Double), _ distance: Double, _ side: Double = 0) -> (
      Double, Double
    ) {
      let length = step.x != 0 && step.y != 0 ? distance * 0.85 : distance
      return (0.5 + step.x * length - step.y * side, 0.5 + step.y * length + step.x * side)
    }
    if directions.count == 1 {
      return arrow(at(directions[0], -0.4), at(directions[0], 0.4), 0.3)
    }
    let isStraight = directions.allSatisfy { $0.x == 0 || $0.y == 0 }
    var path = Path()
    for step in directions {
      if !areApart || directions.count == 4 {
        // One line with a head at each end.
        path.append(arrow((0.5, 0.5), at(step, 0.44), 0.17))
      } else if isStraight {
        // Two arrows side by side.
        path.append(arrow(at(step, -0.38, -0.22), at(step, 0.38, -0.22), 0.2))
      } else {
        // If the first arrow points up, the arrows point away from each other, otherwise toward
        // each other.
        let isOutwards = directions[0].y < 0
        let near = isOutwards ? 0.08 : -0.46
        path.append(arrow(at(step, near), at(step, isOutwards ? 0.46 : -0.08), 0.28))
      }
    }
    return path
  }

  /// Returns a line with an arrowhead whose sides have a given length.
  private static func arrow(
    _ from: (Double, Double), _ to: (Double, Double), _ head: Double
  ) -> Path {
    let length = Point(x: from.0, y: from.1).distance(to: Point(x: to.0, y: to.1))
    guard length > 0 else { return Path() }
    let (x, y) = ((to.0 - from.0) / length, (to.1 - from.1) / length)
    return line(from, to)
      + line(
        (to.0 - (x + y) * head, to.1 - (y - x) * head), to,
        (to.0 - (x - y) * head, to.1 - (y + x) * head))
  }

  private static func chevrons(_ words: inout [String]) -> Path? {
    let isCompact = words.count == 3 && words[1] == "compact"
    if isCompact { words.remove(at: 1) }
    var count = 1
    if words.count == 3, let number = Int(words[2]), (2...3).contains(number) {
      count = number
      words.removeLast()
    }
    if words == ["chevron", "up", "chevron", "down"] {
      return line((0.26, 0.36), (0.5, 0.1), (0.74, 0.36))
        + line((0.26, 0.64), (0.5, 0.9), (0.74, 0.64))
    }
    guard words.count == 2, let step = steps[words[1]] else { return nil }
    var path = Path()
    for index in 0..<count {
      let shift = (Double(index) - Double(count - 1) / 2) * 0.34
      let (deep, wide) = isCompact ? (0.07, 0.4) : (0.165, 0.35)
      let middle = (x: 0.5 + step.x * shift, y: 0.5 + step.y * shift)
      path.append(
        line(
          (middle.x - step.x * deep - step.y * wide, middle.y - step.y * deep - step.x * wide),
          (middle.x + step.x * deep, middle.y + step.y * deep),
          (middle.x - step.x * deep + step.y * wide, middle.y - step.y * deep + step.x * wide)))
    }
    return path
  }

  internal static func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for point in points { path.addLine(to: Point(x: point.0, y: point.1)) }
    return path
  }
}

extension Path {
  internal static func + (left: Path, right: Path) -> Path {
    var path = left
    path.append(right)
    return path
  }

  /// Creates an arc of a circle, with angles in radians from the right, clockwise.
  internal init(arcAround center: Point, radius: Double, from start: Double, to end: Double) {
    self.init()
    for step in 0...24 {
      let (sine, cosine) = Elementary.sineAndCosine(start + (end - start) * Double(step) / 24)
      addLine(to: Point(x: center.x + radius * cosine, y: center.y + radius * sine))
    }
  }
}
