import GalleyGeometry

// Builds paths, fills them, strokes them and clips to them.

extension PDFPainter {
  private static let clipLimit = 64
  /// The largest width of a line, in points. The round ends of wider lines would take long to draw.
  private static let widthLimit = 40_000.0

  /// Performs an operator that builds the path. Returns `false` for any other operator.
  internal func build(_ word: String, _ numbers: [Double]) throws(PDFError) -> Bool {
    func point(_ index: Int) -> Point {
      limited(Point(x: numbers[index], y: numbers[index + 1]).applying(state.transform))
    }
    switch (word, numbers.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): path.addLine(to: point(0))
    case ("c", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("v", 4):
      path.addCurve(
        to: point(2), control1: path.currentPoint ?? point(0), control2: point(0))
    case ("y", 4): path.addCurve(to: point(2), control1: point(0), control2: point(2))
    case ("h", _): path.close()
    case ("re", 4): addRectangle(numbers)
    case ("m", _), ("l", _), ("c", _), ("v", _), ("y", _), ("re", _): break
    default: return false
    }
    return true
  }

  private func addRectangle(_ numbers: [Double]) {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    func corner(_ x: Double, _ y: Double) -> Point {
      limited(Point(x: x, y: y).applying(state.transform))
    }
    path.move(to: corner(x, y))
    path.addLine(to: corner(x + width, y))
    path.addLine(to: corner(x + width, y + height))
    path.addLine(to: corner(x, y + height))
    path.close()
  }

  /// Returns the point with limited coordinates. Points that are very far away make drawing slow.
  private func limited(_ point: Point) -> Point {
    Point(x: point.x.limited(-1e6, 1e6), y: point.y.limited(-1e6, 1e6))
  }

  /// Performs an operator that paints the path. Unknown operators do nothing.
  internal func paint(_ word: String) throws(PDFError) {
    switch word {
    case "W":
      nextClip = .winding
      return
    case "W*":
      nextClip = .evenOdd
      return
    case "S": try strokePath()
    case "s":
      path.close()
      try strokePath()
    case "f", "F": try fillPath(.winding)
    case "f*": try fillPath(.evenOdd)
    case "B", "b":
      if word == "b" { path.close() }
      try fillPath(.winding)
      try strokePath()
    case "B*", "b*":
      if word == "b*" { path.close() }
      try fillPath(.evenOdd)
      try strokePath()
    case "n": break
    default: return
    }
    if let rule = nextClip { clip(to: path, rule) }
    nextClip = nil
    path = Path()
  }

  private func fillPath(_ rule: FillRule) throws(PDFError) {
    if case .tiles(let tiles) = state.fill, !path.isEmpty {
      return try fill(path, rule, with: tiles)
    }
    guard !path.isEmpty, let paint = state.fill.paint(alpha: state.fillAlpha) else { return }
    let shape = path.upright
    try add(.fill(shape, paint, shape.rectangle == nil ? rule : .winding))
  }

  private func strokePath() throws(PDFError) {
    if case .tiles = state.stroke { omit("lines of tiles") }
    guard !path.isEmpty, let paint = state.stroke.paint(alpha: state.strokeAlpha) else { return }
    let (a, b) = (state.transform.a, state.transform.b)
    let (c, d) = (state.transform.c, state.transform.d)
    let (first, second) = (a * a + b * b, c * c + d * d)
    if (first - second).magnitude + (a * c + b * d).magnitude < 0.001 * (first + second) {
      let scale = first.squareRoot()
      try add(.stroke(path, paint, line(scaledBy: scale, for: path)))
      return
    }
    guard state.line.width * (first + second).squareRoot() <= PDFPainter.widthLimit else {
      return omit("a line that is much wider than the page")
    }
    // The transform distorts the line, so stroke the path in the coordinates of the content.
    guard let inverse = state.transform.inverted() else { return }
    let own = path.applying(inverse)
    guard own.elements.allSatisfy(\.isFinite) else { return }
    var group = Group(
      DisplayList([.stroke(own, paint.applying(inverse), line(scaledBy: 1, for: own))]))
    group.transform = state.transform
    try add(.group(group))
  }

  /// Returns the style of lines in the coordinates of the display list.
  private func line(scaledBy scale: Double, for path: Path) -> StrokeStyle {
    var line = state.line
    // A width of zero is the thinnest line.
    line.width = line.width > 0 ? min(line.width * scale, PDFPainter.widthLimit) : 0.5
    line.dash = line.dash.map { $0 * scale }
    line.dashPhase *= scale
    // Dashes that are too short to be seen would take long to draw.
    let (length, size) = (line.dash.reduce(0, +), path.controlBounds.size)
    if !(length > 0.01 && (size.width + size.height) / length < 100_000) { line.dash = [] }
    return line
  }

  /// Restricts painting to the inside of a path.
  internal func clip(to path: Path, _ rule: FillRule) {
    let shape = path.isEmpty ? Path(Rect.zero) : path.upright
    if let rect = shape.rectangle, rect.contains(page) { return }
    guard state.clipCount < PDFPainter.clipLimit else {
      return omit("more than \(PDFPainter.clipLimit) clips inside of one another")
    }
    state.clipCount += 1
    recorder.clip(to: shape, rule: rule)
  }
}

extension Path {
  /// The path. A rectangle is replaced by an equal rectangle that begins at its top left corner.
  fileprivate var upright: Path {
    guard (5...6).contains(elements.count) || elements.count == 4 else { return self }
    var corners: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point): corners.append(point)
      case .close where index == elements.count - 1: break
      default: return self
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return self }
    let (first, second, third, fourth) = (corners[0], corners[1], corners[2], corners[3])
    let isAcross =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let isDown =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    return isAcross || isDown ? Path(controlBounds) : self
  }
}

extension Paint {
  /// Returns the paint in other coordinates.
  fileprivate func applying(_ transform: AffineTransform) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.transform = gradient.transform.concatenating(transform)
    return .gradient(gradient)
  }
}
