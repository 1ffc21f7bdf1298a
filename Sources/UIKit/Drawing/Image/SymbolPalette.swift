import GalleyAssets
import GalleyDrawing
import GalleyGeometry
import GalleySymbols

/// The colors of a symbol's layers.
internal struct SymbolPalette {
  /// The colors of layers, the first layer first; never empty.
  private var colors: [Color]

  /// Whether layers have different colors. In this case, a sign in a filled shape is painted on the
  /// shape, and not cut out of it.
  let hasLayers: Bool

  /// Whether the parts have the colors of the app's own symbol in multicolor.
  private let hasOwnColors: Bool

  /// Creates the palette of a symbol of the system.
  ///
  /// - Parameter ink: The tint; `nil` for black.
  init(_ values: UIImage.SymbolConfiguration.Values, name: String, ink: Color?) {
    self.init(values, ink: ink, intent: nil, parts: [])
    if values.rendering == .multicolor, let color = SymbolPalette.ownColor(of: name) {
      colors = [color.color]
    }
  }

  /// Creates the palette of an app's own symbol.
  ///
  /// - Parameter intent: The colors that the symbol has if the configuration has none.
  init(
    _ values: UIImage.SymbolConfiguration.Values, ink: Color?, intent: AssetImages.SymbolIntent?,
    parts: [SymbolPart]
  ) {
    let tint = ink ?? .black
    var colors = [tint]
    var isMulticolor = false
    switch values.rendering {
    case .monochrome: break
    case .hierarchical(let color): colors = SymbolPalette.shades(of: color.color)
    case .palette(let palette):
      if !palette.isEmpty { colors = palette.map(\.color) }
    case .multicolor: isMulticolor = true
    case nil:
      isMulticolor = intent == .multicolor
      if intent == .hierarchical { colors = SymbolPalette.shades(of: tint) }
    }
    let hasOwnColors = isMulticolor && parts.contains { $0.ownColor != nil }
    self.colors = colors
    self.hasOwnColors = hasOwnColors
    hasLayers = colors.count > 1 || hasOwnColors
  }

  /// Returns the colors of the layers of a hierarchical symbol.
  private static func shades(of color: Color) -> [Color] {
    [color, color.faded(0.5), color.faded(0.25)]
  }

  /// Returns the color of a part. Layers after the last color have the last color.
  func color(of part: SymbolPart) -> Color {
    if hasOwnColors, let own = part.ownColor, let color = SymbolPalette.color(own) { return color }
    return color(of: part.layer)
  }

  /// Returns the color of a layer. Layers after the last color have the last color.
  func color(of layer: Int) -> Color { colors[max(0, min(layer, colors.count - 1))] }

  /// Whether a part erases the parts before it.
  func isErasing(_ part: SymbolPart) -> Bool {
    if hasOwnColors, let own = part.ownColor { return own == .clear }
    return part.way == .erasing || (part.way == .cutOut && !hasLayers)
  }

  /// Returns a color of an app's own symbol; `nil` for no color, and for an unknown color.
  private static func color(_ color: SymbolColor) -> Color? {
    switch color {
    case .system(let name): UIColor.system(name)?.color
    case .custom(let red, let green, let blue): Color(red: red, green: green, blue: blue, alpha: 1)
    case .clear: nil
    }
  }

  /// Returns the color of a symbol in multicolor rendering; `nil` if the symbol has the tint color.
  private static func ownColor(of name: String) -> UIColor? {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first else { return nil }
    if words.contains("slash") { return nil }
    return switch first {
    case "heart", "trash": .systemRed
    case "star", "bolt", "sun": .systemYellow
    case "flame": .systemOrange
    case "leaf": .systemGreen
    case "drop": .systemBlue
    case "exclamationmark" where words.dropFirst().first == "triangle": .systemYellow
    case "plus" where words.contains("circle"): .systemGreen
    case "minus" where words.contains("circle"): .systemRed
    case "phone": words.contains("down") ? .systemRed : .systemGreen
    default: nil
    }
  }
}

extension Color {
  fileprivate func faded(_ share: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}

extension SymbolPart {
  /// Returns the drawing of the part.
  ///
  /// - Parameter side: The length, in points, of the side of the symbol's square. Line widths are
  ///   fractions of this length.
  /// - Parameter value: The value of a variable symbol. The part is faint if the value does not
  ///   exceed the threshold of the part.
  internal func displayList(
    _ side: Double, _ palette: SymbolPalette, _ value: Double?
  ) -> DisplayList {
    let isErasing = palette.isErasing(self)
    let paint = Paint.color(isErasing ? .black : palette.color(of: self))
    var list = DisplayList(items(side, paint))
    var opacity = 1.0
    if let value, let threshold, value <= threshold { opacity = 0.3 }
    if case .fill(let path, let grown) = shape, grown < 0 {
      var inner = Group(
        DisplayList([.stroke(path, .color(.black), .symbol(-grown * side))]))
      inner.blend = .destinationOut
      list.append(.group(inner))
      var outer = Group(list)
      outer.isIsolated = true
      list = DisplayList([.group(outer)])
    }
    guard clip != nil || isErasing || opacity < 1 else { return list }
    var group = Group(list)
    group.clip = clip
    group.opacity = opacity
    if isErasing { group.blend = .destinationOut }
    return DisplayList([.group(group)])
  }

  private func items(_ side: Double, _ paint: Paint) -> [DisplayList.Item] {
    switch shape {
    case .fill(let path, let grown):
      let fill = DisplayList.Item.fill(path, paint, .winding)
      return grown > 0 ? [fill, .stroke(path, paint, .symbol(grown * side))] : [fill]
    case .line(let path, let width):
      return [.stroke(path, paint, .symbol(width * side))]
    case .rim(let path, let width):
      // A line of twice the width is clipped to the path, so that only the inner half of the line
      // is drawn.
      var group = Group(DisplayList([.stroke(path, paint, .symbol(2 * width * side))]))
      group.clip = path
      return [.group(group)]
    }
  }
}

extension StrokeStyle {
  fileprivate static func symbol(_ width: Double) -> StrokeStyle {
    StrokeStyle(width: width, cap: .round, join: .round)
  }
}
