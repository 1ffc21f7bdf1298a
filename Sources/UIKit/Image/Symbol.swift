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
