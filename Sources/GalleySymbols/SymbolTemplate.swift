import GalleyDrawing
import GalleyGeometry
import GalleyMarkup

/// A custom symbol of an app: a template in an asset catalog, as Apple's SF Symbols app writes it.
///
/// The template is an SVG file with the symbol in up to nine weights and three scales beside text
/// of 100 points. The file has a baseline for each scale, and lines or boxes at both sides for the
/// margins. A file may have only three weights; the weights between them are interpolated.
public struct SymbolTemplate: Hashable, Sendable {
  /// The weight of a symbol.
  public enum Weight: Int, CaseIterable, Sendable {
    case ultralight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var name: String {
      let name = "\(self)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// The scale of a symbol relative to its text.
  public enum Scale: String, CaseIterable, Sendable {
    case small = "S"
    case medium = "M"
    case large = "L"

    /// The size relative to the size of the small scale.
    fileprivate var factor: Double {
      switch self {
      case .small: 1
      case .medium: 1.27
      case .large: 1.64
      }
    }

    /// The y coordinate of the baseline if the file does not contain a baseline.
    fileprivate var baseline: Double {
      switch self {
      case .small: 696
      case .medium: 1126
      case .large: 1556
      }
    }
  }

  /// A symbol in one weight and scale. A coordinate of 1 is the font size of the text beside the
  /// symbol.
  public struct Drawing: Hashable, Sendable {
    /// The parts, from back to front, in a box whose origin is zero.
    public var parts: [SymbolPart]
    /// The size of the box.
    public var size: Size
    /// The distance from the bottom of the box up to the baseline of the text.
    public var baselineOffset: Double
  }

  /// The symbol in one weight and scale, in the coordinates of the file.
  fileprivate struct Shape: Hashable, Sendable {
    var parts: [SymbolPart]
    /// The x coordinates of the left and right margins.
    var sides: ClosedRange<Double>
    var baseline: Double
  }

  private var shapes: [String: Shape] = [:]

  /// Reads a template.
  ///
  /// - Throws: A `MarkupError` if the bytes are not a template.
  public init(parsing bytes: [UInt8]) throws(MarkupError) {
    let root = try XMLElement(parsing: bytes)
    guard root.name == "svg" else {
      throw MarkupError("<\(root.name)> is no template of a symbol", line: root.line)
    }
    var reader = TemplateReader()
    reader.read(root, .identity, depth: 0)
    for (name, parts) in reader.groups where !parts.isEmpty {
      guard let scale = name.last.flatMap({ Scale(rawValue: String($0)) }) else { continue }
      let ink = parts.reduce(Rect.null) { $0.union($1.bounds) }
      guard !ink.isNull else { continue }
      let left = reader.left[name] ?? ink.minX - (reader.bearings(name)?.left ?? 0)
      let right = reader.right[name] ?? ink.maxX + (reader.bearings(name)?.right ?? 0)
      shapes[name] = Shape(
        parts: parts, sides: min(left, right)...max(left, right),
        baseline: reader.baselines[scale.rawValue] ?? scale.baseline)
    }
    if shapes.isEmpty {
      throw MarkupError("there is no drawing of a symbol in the template", line: root.line)
    }
  }

  /// Returns the symbol in a weight and scale. If the file does not contain that drawing, the
  /// result is interpolated, or else the result is the nearest drawing.
  public func drawing(weight: Weight, scale: Scale) -> Drawing? {
    if let shape = matchingShape(weight, scale) { return drawing(shape) }
    // A file may have only one scale.
    for other in [Scale.small, .medium, .large] where other != scale {
      guard let shape = matchingShape(weight, other) else { continue }
      return drawing(shape, factor: scale.factor / other.factor)
    }
    return nil
  }

  /// Returns the symbol in a weight and scale, in the coordinates of the file. If the file does not
  /// contain the weight, the result is interpolated, or else the result has the nearest weight. The
  /// result is `nil` if the file does not contain the scale.
  private func matchingShape(_ weight: Weight, _ scale: Scale) -> Shape? {
    let known = Weight.allCases.compactMap { weight in
      shapes["\(weight.name)-\(scale.rawValue)"].map { (weight, $0) }
    }
    let lighter = known.last { $0.0.rawValue <= weight.rawValue }
    let heavier = known.first { $0.0.rawValue >= weight.rawValue }
    guard let lighter, let heavier else { return (lighter ?? heavier)?.1 }
    guard lighter.0 != heavier.0 else { return lighter.1 }
    let fraction =
      Double(weight.rawValue - lighter.0.rawValue)
      / Double(heavier.0.rawValue - lighter.0.rawValue)
    return lighter.1.mixed(with: heavier.1, at: fraction)
      ?? (fraction < 0.5 ? lighter.1 : heavier.1)
  }

  private func drawing(_ shape: Shape) -> Drawing { drawing(shape, factor: 1) }

  private func drawing(_ shape: Shape, factor: Double) -> Drawing {
    let ink = shape.parts.reduce(Rect.null) { $0.union($1.bounds) }
    let unit = factor / 100
    let transform = AffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -shape.sides.lowerBound * unit, ty: -ink.minY * unit)
    return Drawing(
      parts: shape.parts.map { $0.applying(transform) },
      size: Size(
        width: (shape.sides.upperBound - shape.sides.lowerBound) * unit, height: ink.height * unit),
      baselineOffset: (ink.maxY - shape.baseline) * unit)
  }
}

extension SymbolTemplate.Shape {
  /// Returns the interpolation of two shapes; `nil` if their outlines do not have the same points.
  fileprivate func mixed(with other: Self, at fraction: Double) -> Self? {
    guard parts.count == other.parts.count else { return nil }
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    // Each weight has its own column in the file, so both shapes are first moved to x = 0.
    func atZero(_ shape: Self) -> [SymbolPart] {
      let move = AffineTransform(translationX: -shape.sides.lowerBound, y: 0)
      return shape.parts.map { $0.applying(move) }
    }
    var mixed: [SymbolPart] = []
    for (from, to) in zip(atZero(self), atZero(other)) {
      guard case .fill(let first, let grown) = from.shape, case .fill(let second, _) = to.shape,
        let path = first.mixed(with: second, at: fraction)
      else { return nil }
      var part = from
      part.shape = .fill(path, grown: grown)
      mixed.append(part)
    }
    let width = between(
      sides.upperBound - sides.lowerBound, other.sides.upperBound - other.sides.lowerBound)
    return Self(parts: mixed, sides: 0...max(width, 0), baseline: baseline)
  }
}

extension SymbolPart {
  /// The bounding box of a filled part.
  fileprivate var bounds: Rect {
    if case .fill(let path, _) = shape { return path.bounds }
    return .null
  }
}

/// Collects the groups, lines and margins of a template.
private struct TemplateReader {
  var groups: [String: [SymbolPart]] = [:]
  var left: [String: Double] = [:]
  var right: [String: Double] = [:]
  var baselines: [String: Double] = [:]
  /// The margins in a file that has one pair of margins for all weights.
  private var sides: (left: Double?, right: Double?)
  /// The CSS classes of shapes that erase the parts behind them.
  private var clearing: Set<String> = []
  /// The colors of CSS classes, such as `multicolor-0:custom`.
  private var fills: [String: SymbolColor] = [:]

  private static let names = Set(
    SymbolTemplate.Weight.allCases.flatMap { weight in
      SymbolTemplate.Scale.allCases.map { "\(weight.name)-\($0.rawValue)" }
    })

  mutating func read(_ element: XMLElement, _ transform: AffineTransform, depth: Int) {
    guard depth < 64 else { return }
    let here = element["transform"].map { Self.transform($0).concatenating(transform) } ?? transform
    if element.name == "style" { readStyles(element.text) }
    let id = element["id"] ?? ""
    if Self.names.contains(id) {
      var parts: [SymbolPart] = []
      collect([element], transform, &parts, depth: depth)
      groups[id, default: []] += parts
      return
    }
    for (prefix, isLeft) in [("left-margin", true), ("right-margin", false)]
    where id.hasPrefix(prefix) {
      guard let bounds = outline(element)?.applying(here).bounds, !bounds.isNull else { continue }
      let name = id.dropFirst(prefix.count + 1)
      let x = isLeft ? bounds.minX : bounds.maxX
      if name.isEmpty {
        if isLeft { sides.left = x } else { sides.right = x }
      } else if isLeft {
        left[String(name)] = x
      } else {
        right[String(name)] = x
      }
      return
    }
    if id.hasPrefix("Baseline-"), let bounds = outline(element)?.applying(here).bounds {
      if !bounds.isNull { baselines[String(id.dropFirst("Baseline-".count))] = bounds.minY }
      return
    }
    for child in element.children { read(child, here, depth: depth + 1) }
  }

  /// Returns the distances between the margins and the outlines. The distances are measured in the
  /// regular weight, because a file may have margins for that weight only.
  func bearings(_ name: String) -> (left: Double, right: Double)? {
    let ofScale = "Regular-\(name.suffix(1))"
    let known = [ofScale, "Regular-M", "Regular-S"].first {
      let hasMargins = left[$0] != nil && right[$0] != nil
      // A pair of margins for all weights is drawn beside the regular weight of the medium scale.
      let mayUseCommonMargins = $0 != ofScale || ofScale == "Regular-M"
      let hasCommonMargins = mayUseCommonMargins && sides.left != nil && sides.right != nil
      return groups[$0] != nil && (hasMargins || hasCommonMargins)
    }
    guard let known, let left = left[known] ?? sides.left, let right = right[known] ?? sides.right,
      let parts = groups[known]
    else { return nil }
    let ink = parts.reduce(Rect.null) { $0.union($1.bounds) }
    guard !ink.isNull else { return nil }
    return (max(ink.minX - left, 0), max(right - ink.maxX, 0))
  }

  // MARK: Shapes

  private func collect(
    _ elements: [XMLElement], _ transform: AffineTransform, _ parts: inout [SymbolPart], depth: Int
  ) {
    guard depth < 64 else { return }
    for child in elements {
      let here = child["transform"].map { Self.transform($0).concatenating(transform) } ?? transform
      if let path = outline(child)?.applying(here) {
        let style = (child["style"] ?? "") + ";"
        let words = (child["class"] ?? "").split(separator: " ").map(String.init)
        let isClear = style.filter { $0 != " " }.contains("opacity:0;") || child["opacity"] == "0"
        guard !isClear, !path.isEmpty else { continue }
        var part = SymbolPart(.fill(path, grown: 0), layer: Self.layer(words))
        if !clearing.isDisjoint(with: words) { part.way = .cutOut }
        part.ownColor = ownColor(words)
        parts.append(part)
      } else {
        collect(child.children, here, &parts, depth: depth + 1)
      }
    }
  }

  /// Returns the layer of a shape from its classes, for example `hierarchical-1:secondary`.
  private static func layer(_ words: [String]) -> Int {
    for word in words where word.hasPrefix("hierarchical-") {
      switch word.split(separator: ":").last {
      case "secondary": return 1
      case "tertiary": return 2
      default: return 0
      }
    }
    return 0
  }

  /// Returns the color of a shape in multicolor from its classes, for example
  /// `multicolor-0:systemRedColor`; `nil` for the tint color.
  private func ownColor(_ words: [String]) -> SymbolColor? {
    guard let word = words.first(where: { $0.hasPrefix("multicolor-") }) else { return nil }
    if clearing.contains(word) { return .clear }
    switch word.split(separator: ":").dropFirst().first {
    case nil, "tintColor"?: return nil
    case "custom"?: return fills[word]
    case let name?: return .system(String(name))
    }
  }

  private mutating func readStyles(_ text: String) {
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let isClearing = parts[1].contains("-sfsymbols-clear-behind:true")
      let fill = Self.fill(parts[1])
      for selector in parts[0].split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
        let name = String(selector.drop { $0 == "." })
        if isClearing { clearing.insert(name) }
        if let fill { fills[name] = fill }
      }
    }
  }

  /// Returns the color of a declaration such as `fill:#5865F2`; `nil` if there is none.
  private static func fill(_ declarations: Substring) -> SymbolColor? {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.filter { !$0.isWhitespace }.split(separator: ":")
      guard parts.count == 2, parts[0] == "fill", parts[1].count == 7, parts[1].hasPrefix("#"),
        let number = UInt32(parts[1].dropFirst(), radix: 16)
      else { continue }
      func component(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
      return .custom(red: component(16), green: component(8), blue: component(0))
    }
    return nil
  }

  private func outline(_ element: XMLElement) -> Path? {
    func number(_ name: String) -> Double {
      guard let value = element[name].flatMap(Double.init), value.isFinite else { return 0 }
      return max(-1e6, min(value, 1e6))
    }
    switch element.name {
    case "path": return Path(text: element["d"] ?? "")
    case "rect":
      let rect = Rect(
        x: number("x"), y: number("y"), width: max(number("width"), 0),
        height: max(number("height"), 0))
      let radius = element["rx"] == nil ? number("ry") : number("rx")
      return radius > 0 ? Path(roundedRect: rect, radius: radius) : Path(rect)
    case "circle", "ellipse":
      let rx = element.name == "circle" ? number("r") : number("rx")
      let ry = element.name == "circle" ? number("r") : number("ry")
      return Path(
        ellipseIn: Rect(
          x: number("cx") - rx, y: number("cy") - ry, width: max(2 * rx, 0), height: max(2 * ry, 0))
      )
    case "polygon": return Path(text: "M\(element["points"] ?? "")Z")
    case "line":
      var path = Path()
      path.move(to: Point(x: number("x1"), y: number("y1")))
      path.addLine(to: Point(x: number("x2"), y: number("y2")))
      return path
    default: return nil
    }
  }

  // MARK: Transforms

  /// Returns the transform of a text such as `matrix(1 0 0 1 339 696)`. If there are several
  /// transforms, the first one is applied last, as in SVG.
  private static func transform(_ text: String) -> AffineTransform {
    var result = AffineTransform.identity
    for call in text.split(separator: ")") {
      let parts = call.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        .filter { $0.isFinite && $0.magnitude <= 1e6 }
      let name = parts[0].filter { $0.isLetter }
      // The first number of a rotation or skew, in radians.
      let angle = (numbers.first ?? 0) * .pi / 180
      let next: AffineTransform
      switch (name, numbers.count) {
      case ("matrix", 6):
        next = AffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]
        )
      case ("translate", 1): next = AffineTransform(translationX: numbers[0], y: 0)
      case ("translate", 2): next = AffineTransform(translationX: numbers[0], y: numbers[1])
      case ("scale", 1): next = AffineTransform(scaleX: numbers[0], y: numbers[0])
      case ("scale", 2): next = AffineTransform(scaleX: numbers[0], y: numbers[1])
      case ("rotate", 1): next = AffineTransform(rotation: angle)
      case ("rotate", 3):
        next = AffineTransform(translationX: -numbers[1], y: -numbers[2])
          .concatenating(AffineTransform(rotation: angle))
          .concatenating(AffineTransform(translationX: numbers[1], y: numbers[2]))
      case ("skewX", 1):
        next = AffineTransform(a: 1, b: 0, c: Elementary.tangent(angle), d: 1, tx: 0, ty: 0)
      case ("skewY", 1):
        next = AffineTransform(a: 1, b: Elementary.tangent(angle), c: 0, d: 1, tx: 0, ty: 0)
      default: continue
      }
      result = next.concatenating(result)
    }
    return result
  }
}
