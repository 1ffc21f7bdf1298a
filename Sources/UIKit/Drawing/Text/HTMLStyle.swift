import Foundation

/// The look of text in an element of HTML. Sizes are in points, and a pixel is a point.
internal struct HTMLStyle {
  /// The families of the font, in order of preference.
  var families = ["times new roman"]
  var size: CGFloat = 12
  var weight = UIFont.Weight.regular
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var link: Any?
  var baselineOffset: CGFloat = 0
  var keepsSpaces = false
  var isHidden = false
  var alignment = NSTextAlignment.natural
  /// The distance of lines from the leading edge.
  var indent: CGFloat = 0
  /// The number of lists that contain the element.
  var listDepth = 0
  /// The space below the paragraph. This property is not inherited.
  var spacing: CGFloat = 0

  /// Creates the look of an element without style sheets: the look of its parent, changed by the
  /// tag of the element.
  init(of name: String, _ attributes: [String: String], in parent: HTMLStyle) {
    self = parent
    spacing = 0
    if applyInline(name, attributes) { return }
    switch name {
    case "p", "dl": spacing = size
    case "h1": applyHeading(2, 0.67)
    case "h2": applyHeading(1.5, 0.83)
    case "h3": applyHeading(1.17, 1)
    case "h4": applyHeading(1, 1.33)
    case "h5": applyHeading(0.83, 1.67)
    case "h6": applyHeading(0.67, 2.33)
    case "ul", "ol":
      listDepth = min(listDepth + 1, 32)
      indent = min(indent + 36, 1_152)
    case "blockquote", "dd": indent = min(indent + 40, 1_152)
    case "pre":
      applyMonospaced()
      keepsSpaces = true
    case "center": alignment = .center
    case "th": weight = .bold
    case "head", "script", "style", "title", "template", "textarea", "select", "iframe", "object",
      "audio", "video", "svg", "math":
      isHidden = true
    default: break
    }
    if let align = attributes["align"] { apply("text-align", align) }
  }

  /// Creates the look of text outside of all elements.
  init() {}

  private mutating func applyHeading(_ factor: CGFloat, _ margin: CGFloat) {
    size = min(size * factor, 1_000)
    weight = .bold
    spacing = size * margin
  }

  private mutating func applyMonospaced() {
    families = ["courier"]
    size = max(size * 10 / 12, 1)
  }

  /// Applies the tag of an inline element. Returns whether the element is inline.
  private mutating func applyInline(_ name: String, _ attributes: [String: String]) -> Bool {
    switch name {
    case "b", "strong": weight = .bold
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp": applyMonospaced()
    case "big": size = min(size * 1.2, 1_000)
    case "small": size = max(size / 1.2, 1)
    case "mark": background = .yellow
    case "sup", "sub":
      baselineOffset += name == "sup" ? size / 3 : -size / 5
      size = max(size / 1.2, 1)
    case "a":
      guard let target = attributes["href"], !target.isEmpty else { return true }
      link = URL(string: target) ?? target
      color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
      isUnderlined = true
    case "font":
      if let color = attributes["color"] { apply("color", color) }
      if let face = attributes["face"] { apply("font-family", face) }
      if let step = attributes["size"] { applyStep(step) }
    default: return false
    }
    return true
  }

  /// Applies the size of the old tag `font`: a number from 1 to 7, or the difference from size 3.
  private mutating func applyStep(_ step: String) {
    guard let number = Int(step) else { return }
    let isRelative = step.hasPrefix("+") || step.hasPrefix("-")
    let sizes: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]
    let index = isRelative ? min(max(number, -9), 9) + 2 : number.clamped(to: 1...7) - 1
    size = sizes[index.clamped(to: 0...6)]
  }

  // MARK: Style sheets

  /// Applies the declarations of a style: `color: red; font-size: 14px`.
  mutating func apply(_ declarations: String) {
    for declaration in declarations.prefix(8_192).split(separator: ";").prefix(64) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      apply(parts[0].trimmed.lowercased(), parts[1].trimmed)
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    let value = value.replacingOccurrences(of: "!important", with: "").trimmed
    let word = value.lowercased()
    switch property {
    case "color": color = UIColor(css: word) ?? color
    case "background-color", "background": background = UIColor(css: word) ?? background
    case "font-size": size = Self.size(word, of: size) ?? size
    case "font-weight": applyWeight(word)
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font-family":
      families = value.split(separator: ",").prefix(16).map {
        String($0).trimmingCharacters(in: CharacterSet(charactersIn: " \t\n'\"")).lowercased()
      }
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      let known: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified,
        "start": .natural, "end": .right,
      ]
      alignment = known[word] ?? alignment
    case "display": isHidden = isHidden || word == "none"
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "margin-bottom": spacing = Self.size(word, of: size) ?? (word == "0" ? 0 : spacing)
    default: break
    }
  }

  private mutating func applyWeight(_ word: String) {
    switch (word, Int(word)) {
    case ("bold", _), ("bolder", _): weight = .bold
    case ("normal", _), ("lighter", _): weight = .regular
    case (_, let number?):
      let all: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      weight = all[(number / 100).clamped(to: 1...9) - 1]
    default: break
    }
  }

  private static func size(_ word: String, of size: CGFloat) -> CGFloat? {
    let steps: [String: CGFloat] = [
      "xx-small": 6.75, "x-small": 7.5, "small": 9.75, "medium": 12, "large": 13.5, "x-large": 18,
      "xx-large": 24, "larger": size * 1.2, "smaller": size / 1.2,
    ]
    var found = steps[word]
    if found == nil {
      let number = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      let units: [String: CGFloat] = [
        "": 1, "px": 1, "pt": 4 / 3, "em": size, "rem": 12, "%": size / 100,
      ]
      let unit = word.dropFirst(number.count).trimmed
      found = units[unit].flatMap { factor in Double(number).map { CGFloat($0) * factor } }
    }
    return found.flatMap { $0.isFinite && $0 > 0 ? min(max($0, 1), 1_000) : nil }
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension UIColor {
  /// Creates a color as style sheets name it: `red`, `#f00`, `rgb(255, 0, 0)`.
  fileprivate convenience init?(css word: String) {
    let names: [String: UInt32] = [
      "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "lime": 0xFF00, "green": 0x8000,
      "blue": 0xFF, "yellow": 0xFFFF00, "cyan": 0xFFFF, "aqua": 0xFFFF, "magenta": 0xFF00FF,
      "fuchsia": 0xFF00FF, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0,
      "maroon": 0x800000, "olive": 0x808000, "navy": 0x80, "teal": 0x8080, "purple": 0x800080,
      "orange": 0xFFA500, "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700,
      "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkgreen": 0x6400, "darkblue": 0x8B,
      "darkred": 0x8B0000, "tomato": 0xFF6347, "indigo": 0x4B0082, "violet": 0xEE82EE,
    ]
    func parts(_ number: UInt32) -> [CGFloat] {
      [16, 8, 0].map { CGFloat((number >> $0) & 0xFF) / 255 }
    }
    var found = names[word].map(parts)
    if word.hasPrefix("rgb") {
      let inner = word.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let words = inner.split { $0 == "," || $0 == " " || $0 == "/" }
      let numbers = words.enumerated().map { index, text -> Double? in
        // The first three numbers are components up to 255, and the fourth is the alpha up to 1.
        let whole = index < 3 ? 255.0 : 1
        return text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 * whole } : Double(text)
      }
      guard numbers.count >= 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2]
      else { return nil }
      found = [red, green, blue].map { CGFloat($0 / 255) }
      if numbers.count > 3, let alpha = numbers[3] { found?.append(CGFloat(alpha)) }
    } else if found == nil {
      let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
      let all = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      found = all.count == 6 ? UInt32(all, radix: 16).map(parts) : nil
    }
    guard let found, found.allSatisfy(\.isFinite) else { return nil }
    let limited = found.map { min(max($0, 0), 1) }
    self.init(
      red: limited[0], green: limited[1], blue: limited[2],
      alpha: limited.count > 3 ? limited[3] : 1)
  }
}
