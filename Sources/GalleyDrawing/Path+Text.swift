import GalleyGeometry

extension Path {
  /// Creates a path from a text in the syntax of SVG, for example `M0 0H10V10Z`.
  ///
  /// Reading stops at the first character that is not understood.
  ///
  ///     Path(text: "M0 0h10v10z").bounds   // (0, 0, 10, 10)
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(text: String) {
    self.init()
    var reader = PathText(text)
    reader.read(into: &self)
  }
}

/// Reads a path in the syntax of SVG.
private struct PathText {
  private var rest: Substring.UTF8View
  /// The current point.
  private var point = Point(x: 0, y: 0)
  /// The start of the current subpath.
  private var start = Point(x: 0, y: 0)
  /// The last control point, which the next curve may mirror.
  private var control: Point?
  /// Whether `control` belongs to a curve with one control point.
  private var wasQuadratic = false

  init(_ text: String) { rest = text.utf8[...] }

  mutating func read(into path: inout Path) {
    var command: UInt8?
    while true {
      skip()
      guard let next = rest.first else { return }
      if isLetter(next) {
        rest.removeFirst()
        command = next
        if next | 0x20 == UInt8(ascii: "z") {
          path.close()
          point = start
          control = nil
          continue
        }
      }
      guard let now = command, step(now, &path) else { return }
      // If further points follow a move, they are the end points of lines.
      if now == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if now == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  /// Reads the arguments of a command once, and performs the command. Returns `false` if arguments
  /// are missing.
  private mutating func step(_ command: UInt8, _ path: inout Path) -> Bool {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? point : Point(x: 0, y: 0)
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let to = pair(base) else { return false }
      path.move(to: to)
      (point, start, control) = (to, to, nil)
    case UInt8(ascii: "l"):
      guard let to = pair(base) else { return false }
      line(to: to, &path)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point(x: base.x + x, y: point.y), &path)
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point(x: point.x, y: base.y + y), &path)
    case UInt8(ascii: "c"):
      guard let first = pair(base), let second = pair(base), let to = pair(base) else {
        return false
      }
      curve(first, second, to, &path)
    case UInt8(ascii: "s"):
      guard let second = pair(base), let to = pair(base) else { return false }
      curve(mirrored(wasQuadratic: false), second, to, &path)
    case UInt8(ascii: "q"):
      guard let bend = pair(base), let to = pair(base) else { return false }
      quadCurve(bend, to, &path)
    case UInt8(ascii: "t"):
      guard let to = pair(base) else { return false }
      quadCurve(mirrored(wasQuadratic: true), to, &path)
    case UInt8(ascii: "a"): return arc(base, &path)
    default: return false
    }
    return true
  }

  private mutating func line(to: Point, _ path: inout Path) {
    path.addLine(to: to)
    (point, control) = (to, nil)
  }

  private mutating func curve(_ first: Point, _ second: Point, _ to: Point, _ path: inout Path) {
    path.addCurve(to: to, control1: first, control2: second)
    (point, control, wasQuadratic) = (to, second, false)
  }

  private mutating func quadCurve(_ bend: Point, _ to: Point, _ path: inout Path) {
    path.addQuadCurve(to: to, control: bend)
    (point, control, wasQuadratic) = (to, bend, true)
  }

  /// Returns the last control point mirrored at the current point, or the current point if the last
  /// element is not a curve of the same kind.
  private func mirrored(wasQuadratic: Bool) -> Point {
    guard let control, self.wasQuadratic == wasQuadratic else { return point }
    return Point(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
  }

  // MARK: Arcs

  private mutating func arc(_ base: Point, _ path: inout Path) -> Bool {
    guard let width = number(), let height = number(), let turn = number(), let isLarge = flag(),
      let isClockwise = flag(), let to = pair(base)
    else { return false }
    defer { (point, control) = (to, nil) }
    let (rx, ry) = (width.magnitude, height.magnitude)
    guard rx > 0, ry > 0, to != point else {
      path.addLine(to: to)
      return true
    }
    // This transform turns the ellipse into a circle of radius 1.
    let unit = GalleyGeometry.AffineTransform(scaleX: 1 / rx, y: 1 / ry)
    let level = GalleyGeometry.AffineTransform(rotation: -turn * .pi / 180).concatenating(unit)
    guard let back = level.inverted() else { return false }
    let arc = CircleArc(
      from: point.applying(level), to: to.applying(level), isLarge: isLarge,
      isClockwise: isClockwise)
    arc.add(to: &path, transformedBy: back, end: to)
    return true
  }

  // MARK: Characters

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func skip() {
    while let next = rest.first, next == UInt8(ascii: ",") || next <= UInt8(ascii: " ") {
      rest.removeFirst()
    }
  }

  private mutating func pair(_ base: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: base.x + x, y: base.y + y)
  }

  /// Reads a flag: one digit, which need not be followed by a separator.
  private mutating func flag() -> Bool? {
    skip()
    guard let next = rest.first, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
      return nil
    }
    rest.removeFirst()
    return next == UInt8(ascii: "1")
  }

  /// Reads the next number.
  ///
  /// A second decimal point or a sign begins another number: `1.5.5-3` contains three.
  private mutating func number() -> Double? {
    skip()
    var end = rest.startIndex
    var hasPoint = false
    var hasExponent = false
    var last: UInt8?
    scan: while end < rest.endIndex {
      let byte = rest[end]
      let isAfterExponent = last.map { $0 | 0x20 == UInt8(ascii: "e") } ?? false
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if last != nil, !isAfterExponent { break scan }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { break scan }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent || last == nil { break scan }
        hasExponent = true
      default: break scan
      }
      last = byte
      rest.formIndex(after: &end)
    }
    let text = String(Substring(rest[..<end]))
    guard let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text),
      value.isFinite, value.magnitude <= 1e9
    else { return nil }
    rest = rest[end...]
    return value
  }
}

/// An arc of a circle between two points.
private struct CircleArc {
  private let center: Point
  private let radius: Double
  /// The angle at which the arc begins.
  private let first: Double
  /// The angle that the arc covers, which is negative if the arc is not clockwise.
  private let sweep: Double

  /// Creates an arc with a radius of 1. If the points are too far apart for this radius, the radius
  /// is half their distance.
  init(from start: Point, to end: Point, isLarge: Bool, isClockwise: Bool) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let distance = Elementary.squareRoot(dx * dx + dy * dy)
    let radius = max(1, distance / 2)
    let rise = Elementary.squareRoot(max(0, radius * radius - distance * distance / 4))
    let side = isLarge == isClockwise ? -1.0 : 1.0
    let center = Point(
      x: (start.x + end.x) / 2 - side * rise * dy / distance,
      y: (start.y + end.y) / 2 + side * rise * dx / distance)
    let first = Elementary.arctangent2(y: start.y - center.y, x: start.x - center.x)
    var sweep = Elementary.arctangent2(y: end.y - center.y, x: end.x - center.x) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    (self.center, self.radius, self.first, self.sweep) = (center, radius, first, sweep)
  }

  /// Adds curves along the transformed arc to a path. The last curve ends exactly at `end`.
  func add(
    to path: inout Path, transformedBy back: GalleyGeometry.AffineTransform, end: Point
  ) {
    let count = max(1, (sweep.magnitude / (.pi / 2)).rounded(.up))
    let part = sweep / count
    let reach = 4.0 / 3 * Elementary.tangent(part / 4) * radius
    for index in 0..<Int(count) {
      let (a, b) = (first + part * Double(index), first + part * Double(index + 1))
      let (start, stop) = (Elementary.sineAndCosine(a), Elementary.sineAndCosine(b))
      let (x1, y1) = (center.x + radius * start.cosine, center.y + radius * start.sine)
      let (x2, y2) = (center.x + radius * stop.cosine, center.y + radius * stop.sine)
      let isLast = index == Int(count) - 1
      path.addCurve(
        to: isLast ? end : Point(x: x2, y: y2).applying(back),
        control1: Point(x: x1 - reach * start.sine, y: y1 + reach * start.cosine).applying(back),
        control2: Point(x: x2 + reach * stop.sine, y: y2 - reach * stop.cosine).applying(back))
    }
  }
}
