import Foundation
import GalleyDrawing
import GalleyGeometry

/// A symbol of the system's, by name: a plain drawing of a few, and a box with a letter for all others.
internal struct Symbol: Hashable, Sendable {
  var name: String
  var configuration: UIImage.SymbolConfiguration

  init(_ name: String, _ configuration: UIImage.SymbolConfiguration?) {
    self.name = name
    self.configuration = configuration ?? .unspecified
  }

  /// How large the text is that it stands beside.
  private var pointSize: Double {
    let values = configuration.values
    if let style = values.textStyle { return style.size(in: UIContentSizeCategory(of: nil)) }
    return Double(values.pointSize ?? 17)
  }

  /// A symbol is a little higher than the capital letters beside it; beside text of 17 points, 20.
  private var side: Double {
    let factor =
      switch configuration.values.scale {
      case .small: 0.78
      case .large: 1.28
      case .medium, .default, .unspecified: 1.0
      }
    let side = pointSize * 20 / 17 * factor
    return side.isFinite && side > 0 ? min(side.rounded(), 10_000) : 0
  }

  var size: CGSize { CGSize(width: side, height: side) }

  /// How far above the bottom the base line of the text beside it is.
  var baselineOffset: CGFloat { CGFloat((side * 0.2).rounded()) }

  /// How wide lines are, in parts of the side.
  private var lineWidth: Double {
    switch configuration.values.weight {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.06
    case .unspecified, .regular: 0.08
    case .medium: 0.09
    case .semibold: 0.105
    case .bold: 0.12
    case .heavy: 0.14
    case .black: 0.16
    }
  }

  // MARK: Drawing

  /// What is painted where it fills a rectangle.
  func displayList(in rect: Rect, _ ink: Color?) -> DisplayList {
    let color = configuration.values.colors.first?.color ?? ink ?? .black
    var group = Group(DisplayList(items(rect.size, color)), name: "symbol \(name)")
    group.transform = GalleyGeometry.AffineTransform(translationX: rect.minX, y: rect.minY)
    return DisplayList([.group(group)])
  }

  private func items(_ size: Size, _ color: Color) -> [DisplayList.Item] {
    let unit = GalleyGeometry.AffineTransform(scaleX: size.width, y: size.height)
    let style = StrokeStyle(
      width: lineWidth * min(size.width, size.height), cap: .round, join: .round)
    if let shape = SymbolShape(name) {
      let path = shape.path.applying(unit)
      return shape.isFilled
        ? [.fill(path, .color(color), .winding)] : [.stroke(path, .color(color), style)]
    }
    let box = Rect(x: 0.1, y: 0.1, width: 0.8, height: 0.8).applying(unit)
    let path = Path(roundedRect: box, radius: box.width * 0.2)
    return [.stroke(path, .color(color), style)] + letter(in: box, color)
  }

  /// The name's first letter, in the middle.
  private func letter(in box: Rect, _ color: Color) -> [DisplayList.Item] {
    guard let first = name.first(where: { $0.isLetter || $0.isNumber }) else { return [] }
    let font = Font(size: (box.height * 0.7).rounded(), weight: .medium)
    let text = StyledText(first.uppercased(), TextStyle(font: font, color: color))
    let layout = TextLayout(text, in: TextRoom(), engine: Platform.current.textEngine)
    let origin = Point(
      x: box.midX - layout.size.width / 2, y: box.midY - layout.size.height / 2)
    return [.text(PlacedText(layout, at: origin))]
  }
}

/// The symbols that are drawn, in a square of side 1.
private struct SymbolShape {
  var path: Path
  var isFilled = false

  init?(_ name: String) {
    isFilled = name.hasSuffix(".fill") || name == "ellipsis"
    let stem = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let path = SymbolShape.shapes[stem] else { return nil }
    // A cross is the same, filled or not: there is nothing inside.
    if name.hasSuffix(".fill"), !SymbolShape.canBeFilled.contains(stem) { return nil }
    self.path = path
  }

  private static let canBeFilled: Set = ["circle", "square", "star", "triangle", "diamond"]

  private static let shapes: [String: Path] = [
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
    "arrow.right": line((0.1, 0.5), (0.9, 0.5)) + line((0.6, 0.2), (0.9, 0.5), (0.6, 0.8)),
    "arrow.left": line((0.1, 0.5), (0.9, 0.5)) + line((0.4, 0.2), (0.1, 0.5), (0.4, 0.8)),
    "arrow.up": line((0.5, 0.1), (0.5, 0.9)) + line((0.2, 0.4), (0.5, 0.1), (0.8, 0.4)),
    "arrow.down": line((0.5, 0.1), (0.5, 0.9)) + line((0.2, 0.6), (0.5, 0.9), (0.8, 0.6)),
    "line.3.horizontal": line((0.1, 0.25), (0.9, 0.25)) + line((0.1, 0.5), (0.9, 0.5))
      + line((0.1, 0.75), (0.9, 0.75)),
    "ellipsis": dot(0.2) + dot(0.5) + dot(0.8),
    "magnifyingglass": Path(ellipseIn: Rect(x: 0.12, y: 0.12, width: 0.54, height: 0.54))
      + line((0.6, 0.6), (0.88, 0.88)),
    "circle": Path(ellipseIn: Rect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)),
    "square": Path(
      roundedRect: Rect(x: 0.1, y: 0.1, width: 0.8, height: 0.8), radius: 0.15),
    "triangle": closed((0.5, 0.12), (0.94, 0.88), (0.06, 0.88)),
    "diamond": closed((0.5, 0.08), (0.92, 0.5), (0.5, 0.92), (0.08, 0.5)),
    "star": star,
  ]

  private static func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    return path
  }

  private static func closed(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for point in points { path.addLine(to: Point(x: point.0, y: point.1)) }
    path.close()
    return path
  }

  private static func dot(_ x: Double) -> Path {
    Path(ellipseIn: Rect(x: x - 0.08, y: 0.42, width: 0.16, height: 0.16))
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
}

extension Path {
  fileprivate static func + (left: Path, right: Path) -> Path {
    var path = left
    path.append(right)
    return path
  }
}
