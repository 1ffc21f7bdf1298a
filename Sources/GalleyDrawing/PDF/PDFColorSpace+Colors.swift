import GalleyGeometry

// Converts the components of a color space to colors.

extension PDFColorSpace {
  /// The number of components of a color.
  internal var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _), .none(let count): count
    case .pattern: 0
    }
  }

  /// The initial color after this color space is selected.
  internal var first: Color {
    switch self {
    case .cmyk: color([0, 0, 0, 1])
    case .inks(let count, _, _): color(Array(repeating: 1, count: count))
    default: color(Array(repeating: 0, count: count))
    }
  }

  /// The default range of each component in an image, as pairs of a lower and an upper limit.
  internal func limits(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double(1 << bits - 1)]
    case .lab(let range): [0, 100] + range
    default: Array(repeating: [0, 1], count: count).flatMap { $0 }
    }
  }

  /// Whether the color halfway between two colors has the mean of their components.
  internal var isEven: Bool {
    switch self {
    case .gray, .rgb: true
    default: false
    }
  }

  /// Returns the color with these components. Missing components are zero.
  internal func color(_ numbers: [Double]) -> Color {
    func part(_ index: Int) -> Double {
      index < numbers.count ? numbers[index].limited(0, 1) : 0
    }
    switch self {
    case .gray: return Color(white: part(0))
    case .rgb: return Color(red: part(0), green: part(1), blue: part(2))
    case .cmyk:
      let light = 1 - part(3)
      return Color(
        red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light)
    case .lab: return PDFColorSpace.lab(numbers)
    case .indexed(let base, let table, let last):
      let index = Int((numbers.first ?? 0).limited(0, Double(last)))
      let limits = base.limits(bits: 8)
      return base.color(
        (0..<base.count).map { part in
          let byte = index * base.count + part
          let fraction = byte < table.count ? Double(table[byte]) / 255 : 0
          return limits[part * 2] + fraction * (limits[part * 2 + 1] - limits[part * 2])
        })
    case .inks(let count, let other, let tint): return other.color(tint((0..<count).map(part)))
    case .none: return .clear
    case .pattern: return .black
    }
  }

  /// Returns the color of a lightness from 0 to 100 and two opponent colors, relative to the white
  /// point D50.
  private static func lab(_ numbers: [Double]) -> Color {
    guard numbers.count >= 3 else { return .black }
    func linear(_ value: Double) -> Double {
      value > 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
    }
    let middle = (numbers[0].limited(0, 100) + 16) / 116
    let x = 0.9642 * linear(middle + numbers[1].limited(-128, 128) / 500)
    let y = linear(middle)
    let z = 0.8249 * linear(middle - numbers[2].limited(-128, 128) / 200)
    func encoded(_ value: Double) -> Double {
      let value = value.limited(0, 1)
      return value <= 0.003_130_8
        ? value * 12.92 : 1.055 * Elementary.power(value, 1 / 2.4) - 0.055
    }
    return Color(
      red: encoded(3.1339 * x - 1.6169 * y - 0.4906 * z),
      green: encoded(-0.9788 * x + 1.9161 * y + 0.0335 * z),
      blue: encoded(0.0719 * x - 0.2290 * y + 1.4052 * z))
  }
}
