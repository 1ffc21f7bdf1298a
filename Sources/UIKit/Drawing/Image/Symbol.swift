import Foundation
import GalleyAssets
import GalleyDrawing
import GalleyGeometry
import GalleySymbols
import Synchronization

/// A system symbol, which is found by its name, or an app's own symbol, which is drawn from a
/// template: an SVG file in the app's asset catalog. A system symbol of which Galley has no drawing
/// is drawn as a box with a letter.
internal struct Symbol: Hashable, Sendable {
  var name: String
  var configuration: UIImage.SymbolConfiguration
  /// The value of a variable symbol, from 0 to 1.
  var value: Double?
  /// The app's own symbol; `nil` for a symbol of the system.
  var template: AppSymbol?

  init(
    _ name: String, _ configuration: UIImage.SymbolConfiguration?, value: Double? = nil,
    template: AppSymbol? = nil
  ) {
    self.name = name
    self.configuration = configuration ?? .unspecified
    self.value = value
    self.template = template
  }

  /// Returns the symbol with another configuration.
  func with(_ configuration: UIImage.SymbolConfiguration) -> Symbol {
    var symbol = self
    symbol.configuration = configuration
    return symbol
  }

  /// The point size of the text beside the symbol.
  private var pointSize: Double {
    let values = configuration.values
    if let style = values.textStyle { return style.size(in: UIContentSizeCategory(of: nil)) }
    return Double(values.pointSize ?? 17)
  }

  /// The width and the height of a system symbol. The symbol is a little higher than the capital
  /// letters beside the symbol: 20 points beside text of 17 points.
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

  /// The size of the symbol. The size of an app's symbol comes from its template, rounded up to
  /// whole pixels.
  var size: CGSize {
    guard let drawing = ownDrawing, pointSize.isFinite, pointSize > 0 else {
      return CGSize(width: side, height: side)
    }
    let (text, scale) = (min(pointSize, 10_000), UIGraphics.screenScale)
    func whole(_ length: Double) -> CGFloat {
      max((length * text * scale - 0.01).rounded(.up), 1) / scale
    }
    return CGSize(width: whole(drawing.size.width), height: whole(drawing.size.height))
  }

  /// The distance from the bottom of the symbol to the baseline of the text beside it.
  var baselineOffset: CGFloat {
    guard let drawing = ownDrawing else { return CGFloat((side * 0.2).rounded()) }
    return drawing.baselineOffset * pointSize
  }

  /// Whether the symbol is mirrored where text is read from right to left.
  var flipsForRightToLeft: Bool { template == nil && SymbolDrawing.flips(name) }

  /// The drawing of an app's own symbol.
  private var ownDrawing: SymbolTemplate.Drawing? {
    guard let template else { return nil }
    let weight: SymbolTemplate.Weight =
      switch configuration.values.weight {
      case .ultraLight: .ultralight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    let scale: SymbolTemplate.Scale =
      switch configuration.values.scale {
      case .small: .small
      case .large: .large
      case .medium, .default, .unspecified: .medium
      }
    return template.drawing(weight, scale)
  }

  /// The width of lines, as a fraction of the side.
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

  /// Returns the drawing of the symbol in a rectangle.
  func displayList(in rect: Rect, _ ink: Color?) -> DisplayList {
    placed(content(rect.size, ink), in: rect)
  }

  /// Returns a box with the first letter of the name, for a symbol without a drawing.
  func boxed(in rect: Rect) -> DisplayList {
    placed(DisplayList(box(rect.size, .black)), in: rect)
  }

  private func placed(_ content: DisplayList, in rect: Rect) -> DisplayList {
    var group = Group(content, name: "symbol \(name)")
    group.transform = GalleyGeometry.AffineTransform(translationX: rect.minX, y: rect.minY)
    return DisplayList([.group(group)])
  }

  private func content(_ size: Size, _ ink: Color?) -> DisplayList {
    if let template, let own = ownDrawing {
      let palette = SymbolPalette(
        configuration.values, ink: ink, intent: template.intent, parts: own.parts)
      return content(own, size, palette)
    }
    let palette = SymbolPalette(configuration.values, name: name, ink: ink)
    guard let drawing = SymbolDrawings.drawing(name, lineWidth: lineWidth) else {
      return DisplayList(box(size, palette.color(of: 0)))
    }
    return content(
      drawing.parts, GalleyGeometry.AffineTransform(scaleX: size.width, y: size.height), size,
      palette)
  }

  private func content(
    _ drawing: SymbolTemplate.Drawing, _ size: Size, _ palette: SymbolPalette
  ) -> DisplayList {
    guard drawing.size.width > 0, drawing.size.height > 0 else { return DisplayList() }
    let unit = GalleyGeometry.AffineTransform(
      scaleX: size.width / drawing.size.width, y: size.height / drawing.size.height)
    return content(drawing.parts, unit, size, palette)
  }

  private func content(
    _ parts: [SymbolPart], _ unit: GalleyGeometry.AffineTransform, _ size: Size,
    _ palette: SymbolPalette
  ) -> DisplayList {
    let isErasing = parts.contains(where: palette.isErasing)
    var list = DisplayList()
    for part in parts {
      list.append(part.applying(unit).displayList(min(size.width, size.height), palette, value))
    }
    guard isErasing else { return list }
    var group = Group(list)
    group.isIsolated = true
    return DisplayList([.group(group)])
  }

  // MARK: The box

  private func box(_ size: Size, _ color: Color) -> [DisplayList.Item] {
    let unit = GalleyGeometry.AffineTransform(scaleX: size.width, y: size.height)
    let style = StrokeStyle(
      width: lineWidth * min(size.width, size.height), cap: .round, join: .round)
    let box = Rect(x: 0.1, y: 0.1, width: 0.8, height: 0.8).applying(unit)
    let path = Path(roundedRect: box, radius: box.width * 0.2)
    return [.stroke(path, .color(color), style)] + letter(in: box, color)
  }

  /// Returns the first letter of the name, centered.
  private func letter(in box: Rect, _ color: Color) -> [DisplayList.Item] {
    guard let first = name.first(where: { $0.isLetter || $0.isNumber }) else { return [] }
    let font = Font(size: (box.height * 0.7).rounded(), weight: .medium)
    let text = StyledText(first.uppercased(), TextStyle(font: font, color: color))
    let layout = TextLayout(text, in: TextContainer(), engine: Platform.current.textEngine)
    let origin = Point(
      x: box.midX - layout.size.width / 2, y: box.midY - layout.size.height / 2)
    return [.text(PlacedText(layout, at: origin))]
  }
}

/// An app's own symbol, from its asset catalog.
internal final class AppSymbol: Sendable, Hashable {
  private struct Key: Hashable {
    var weight: SymbolTemplate.Weight
    var scale: SymbolTemplate.Scale
  }

  private let template: SymbolTemplate
  /// The colors that the catalog prefers for the symbol.
  let intent: AssetImages.SymbolIntent?
  private let made = Mutex<[Key: SymbolTemplate.Drawing?]>([:])

  init(_ template: SymbolTemplate, intent: AssetImages.SymbolIntent? = nil) {
    self.template = template
    self.intent = intent
  }

  /// Returns the drawing of the symbol in a weight and a scale. Each drawing is made once.
  func drawing(
    _ weight: SymbolTemplate.Weight, _ scale: SymbolTemplate.Scale
  ) -> SymbolTemplate.Drawing? {
    let key = Key(weight: weight, scale: scale)
    if let known = made.withLock({ $0[key] }) { return known }
    let drawing = template.drawing(weight: weight, scale: scale)
    made.withLock { $0[key] = .some(drawing) }
    return drawing
  }

  static func == (left: AppSymbol, right: AppSymbol) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A cache of the drawings of system symbols.
private enum SymbolDrawings {
  private struct Key: Hashable {
    var name: String
    var lineWidth: Double
    var hasGlyphs: Bool
  }

  private static let made = Mutex<[Key: SymbolDrawing?]>([:])

  /// Returns the drawing of a symbol. If Galley has no drawing of the symbol, returns `nil`, and
  /// reports the symbol once.
  static func drawing(_ name: String, lineWidth: Double) -> SymbolDrawing? {
    let fonts = Platform.current.symbolFonts()
    if fonts.glyphs == nil {
      Report.record(
        .symbol, once: "font",
        "the font of symbols is missing, and most are boxes: install the package "
          + fonts.package)
    }
    let key = Key(name: name, lineWidth: lineWidth, hasGlyphs: fonts.glyphs != nil)
    let known = made.withLock { $0[key] }
    let drawing = known ?? SymbolDrawing(name, lineWidth: lineWidth, fonts: fonts)
    if known == nil {
      made.withLock { drawings in
        // An app may read names from data, so their number has to be limited.
        if drawings.count >= 4_000 { drawings = [:] }
        drawings[key] = .some(drawing)
      }
    }
    if drawing == nil, fonts.glyphs != nil {
      Report.record(
        .symbol, once: name,
        "there is no drawing of the symbol '\(name)': it is a box with a letter. UIKit has no image if"
          + " Apple has no symbol of that name")
    }
    return drawing
  }
}
