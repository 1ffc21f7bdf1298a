import Foundation
import GalleyDrawing
import GalleyGeometry

/// The symbols that are drawn, plainly, in a square of side 1.
internal struct SymbolShape {
  var path: Path
  var isFilled = false

  /// The drawing of a name; `nil` if there is none.
  init?(_ name: String) {
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    if let path = SymbolShape.surfaces[stem] {
      self.path = path
      self.isFilled = isFilled
    } else if !isFilled, let path = SymbolShape.lines[name] {
      self.path = path
    } else if !isFilled, let path = SymbolShape.framed(name) {
      self.path = path
    } else if name == "ellipsis" {
      path = SymbolShape.dots
      self.isFilled = true
    } else {
      return nil
    }
  }

  /// A drawing of lines in a circle or a square: `plus.circle`.
  private static func framed(_ name: String) -> Path? {
    for frame in ["circle", "square"] where name.hasSuffix("." + frame) {
      guard let inner = lines[String(name.dropLast(frame.count + 1))], let outer = surfaces[frame]
      else { continue }
      let half = GalleyGeometry.AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0.25, ty: 0.25)
      return outer + inner.applying(half)
    }
    return nil
  }

  /// What can be filled.
  private static let surfaces: [String: Path] = [
    "circle": Path(ellipseIn: Rect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)),
    "square": Path(roundedRect: Rect(x: 0.1, y: 0.1, width: 0.8, height: 0.8), radius: 0.15),
    "triangle": closed((0.5, 0.12), (0.94, 0.88), (0.06, 0.88)),
    "diamond": closed((0.5, 0.08), (0.92, 0.5), (0.5, 0.92), (0.08, 0.5)),
    "star": star,
    "heart": heart,
    "play": closed((0.22, 0.12), (0.88, 0.5), (0.22, 0.88)),
    "pause": Path(Rect(x: 0.2, y: 0.15, width: 0.2, height: 0.7))
      + Path(Rect(x: 0.6, y: 0.15, width: 0.2, height: 0.7)),
    "bookmark": closed((0.25, 0.08), (0.75, 0.08), (0.75, 0.92), (0.5, 0.7), (0.25, 0.92)),
    "house": closed(
      (0.5, 0.1), (0.94, 0.5), (0.8, 0.5), (0.8, 0.9), (0.2, 0.9), (0.2, 0.5), (0.06, 0.5)),
    "person": person,
  ]

  /// What is only drawn.
  private static let lines: [String: Path] = [
    "chevron.right": line((0.36, 0.15), (0.68, 0.5), (0.36, 0.85)),
    "chevron.forward": line((0.36, 0.15), (0.68, 0.5), (0.36, 0.85)),
    "chevron.left": line((0.64, 0.15), (0.32, 0.5), (0.64, 0.85)),
    "chevron.backward": line((0.64, 0.15), (0.32, 0.5), (0.64, 0.85)),
    "chevron.up": line((0.15, 0.64), (0.5, 0.32), (0.85, 0.64)),
    "chevron.down": line((0.15, 0.36), (0.5, 0.68), (0.85, 0.36)),
    "checkmark": line((0.15, 0.55), (0.4, 0.82), (0.85, 0.18)),
    "plus": line((0.5, 0.12), (0.5, 0.88)) + line((0.12, 0.5), (0.88, 0.5)),
    "minus": line((0.12, 0.5), (0.88, 0.5)),
    "xmark": line((0.18, 0.18), (0.82, 0.82)) + line((0.82, 0.18), (0.18, 0.82)),
    "slash": line((0, 0), (1, 1)),
    "arrow.right": line((0.1, 0.5), (0.9, 0.5)) + line((0.6, 0.2), (0.9, 0.5), (0.6, 0.8)),
    "arrow.left": line((0.1, 0.5), (0.9, 0.5)) + line((0.4, 0.2), (0.1, 0.5), (0.4, 0.8)),
    "arrow.up": line((0.5, 0.1), (0.5, 0.9)) + line((0.2, 0.4), (0.5, 0.1), (0.8, 0.4)),
    "arrow.down": line((0.5, 0.1), (0.5, 0.9)) + line((0.2, 0.6), (0.5, 0.9), (0.8, 0.6)),
    "line.3.horizontal": line((0.1, 0.25), (0.9, 0.25)) + line((0.1, 0.5), (0.9, 0.5))
      + line((0.1, 0.75), (0.9, 0.75)),
    "magnifyingglass": Path(ellipseIn: Rect(x: 0.12, y: 0.12, width: 0.54, height: 0.54))
      + line((0.6, 0.6), (0.88, 0.88)),
    "trash": line((0.14, 0.22), (0.86, 0.22))
      + line((0.38, 0.2), (0.38, 0.1), (0.62, 0.1), (0.62, 0.2))
      + line((0.22, 0.22), (0.28, 0.92), (0.72, 0.92), (0.78, 0.22)),
    "square.and.arrow.up": line(
      (0.35, 0.4), (0.18, 0.4), (0.18, 0.92), (0.82, 0.92), (0.82, 0.4), (0.65, 0.4))
      + line((0.5, 0.64), (0.5, 0.08)) + line((0.32, 0.25), (0.5, 0.08), (0.68, 0.25)),
    "envelope": closed((0.06, 0.2), (0.94, 0.2), (0.94, 0.8), (0.06, 0.8))
      + line((0.06, 0.22), (0.5, 0.58), (0.94, 0.22)),
    "clock": Path(ellipseIn: Rect(x: 0.08, y: 0.08, width: 0.84, height: 0.84))
      + line((0.5, 0.24), (0.5, 0.52), (0.7, 0.62)),
    "pencil": line((0.12, 0.88), (0.2, 0.64), (0.74, 0.1), (0.9, 0.26), (0.36, 0.8), (0.12, 0.88)),
  ]

  private static let dots = [0.2, 0.5, 0.8].reduce(Path()) { path, x in
    path + Path(ellipseIn: Rect(x: x - 0.08, y: 0.42, width: 0.16, height: 0.16))
  }

  private static let star: Path = {
    var path = Path()
    for corner in 0..<10 {
      let (sine, cosine) = Elementary.sineAndCosine(Double(corner) * .pi / 5)
      let radius = corner % 2 == 0 ? 0.46 : 0.19
      path.addLine(to: Point(x: 0.5 + radius * sine, y: 0.52 - radius * cosine))
    }
    path.close()
    return path
  }()

  private static let heart: Path = {
    var path = Path()
    path.move(to: Point(x: 0.5, y: 0.9))
    path.addCurve(
      to: Point(x: 0.08, y: 0.36), control1: Point(x: 0.3, y: 0.75),
      control2: Point(x: 0.08, y: 0.58))
    path.addCurve(
      to: Point(x: 0.5, y: 0.28), control1: Point(x: 0.08, y: 0.08),
      control2: Point(x: 0.42, y: 0.06))
    path.addCurve(
      to: Point(x: 0.92, y: 0.36), control1: Point(x: 0.58, y: 0.06),
      control2: Point(x: 0.92, y: 0.08))
    path.addCurve(
      to: Point(x: 0.5, y: 0.9), control1: Point(x: 0.92, y: 0.58),
      control2: Point(x: 0.7, y: 0.75))
    path.close()
    return path
  }()

  private static let person: Path = {
    var path = Path(ellipseIn: Rect(x: 0.32, y: 0.1, width: 0.36, height: 0.4))
    path.move(to: Point(x: 0.12, y: 0.9))
    path.addCurve(
      to: Point(x: 0.88, y: 0.9), control1: Point(x: 0.16, y: 0.48),
      control2: Point(x: 0.84, y: 0.48))
    path.close()
    return path
  }()

  // MARK: Drawing them

  private static func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for point in points { path.addLine(to: Point(x: point.0, y: point.1)) }
    return path
  }

  private static func closed(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for point in points { path.addLine(to: Point(x: point.0, y: point.1)) }
    path.close()
    return path
  }
}

extension Path {
  fileprivate static func + (left: Path, right: Path) -> Path {
    var path = left
    path.append(right)
    return path
  }
}
