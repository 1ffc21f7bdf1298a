import GalleyGeometry

extension Path {
  /// Returns the path between this path and another, interpolated point by point; `nil` if the two
  /// paths do not have the same kinds of elements.
  public func mixed(with other: Path, at fraction: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var mixed = Path()
    for (from, to) in zip(elements, other.elements) {
      guard let element = from.mixed(with: to, at: fraction) else { return nil }
      switch element {
      case .move(let point): mixed.move(to: point)
      case .line(let point): mixed.addLine(to: point)
      case .curve(let point, let control1, let control2):
        mixed.addCurve(to: point, control1: control1, control2: control2)
      case .close: mixed.close()
      }
    }
    return mixed
  }
}

extension Path.Element {
  fileprivate func mixed(with other: Path.Element, at fraction: Double) -> Path.Element? {
    func between(_ from: Point, _ to: Point) -> Point {
      Point(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
    switch (self, other) {
    case (.move(let from), .move(let to)): return .move(to: between(from, to))
    case (.line(let from), .line(let to)): return .line(to: between(from, to))
    case (.curve(let from, let from1, let from2), .curve(let to, let to1, let to2)):
      return .curve(
        to: between(from, to), control1: between(from1, to1), control2: between(from2, to2))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
