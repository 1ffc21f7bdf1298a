import GalleyGeometry
import GalleyMarkup

/// The conversion of a document's colors to the color space of UIKit, sRGB.
///
/// Xcode 8 and newer versions mark a document with `colorMatched="YES"`. The colors of such a
/// document are converted from their color space to sRGB. In a document of an older version, each
/// color is converted to Generic RGB, and UIKit uses the components of the result as if they were
/// in sRGB.
///
/// Generic RGB has a gamma of 1.8. So the gray 85 of a color in Generic RGB is 104 in sRGB.
internal enum NibColorMatching {
  /// Colors in Generic RGB and in Generic Gray are converted to sRGB.
  case toSRGB
  /// Colors in sRGB are converted to Generic RGB.
  case toGenericRGB

  /// Returns the way for the document with a root element; `nil` if the components of its colors
  /// are used as they are.
  init?(_ root: XMLElement) {
    if root["colorMatched"] == "YES" {
      self = .toSRGB
      return
    }
    // The versions of Xcode 8 begin with 11000. A document without a version was not saved by
    // Xcode.
    let version = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
    guard let version, version < 11_000 else { return nil }
    self = .toGenericRGB
  }

  /// Converts the color of an element, and the colors in its children.
  func convertColors(in element: inout XMLElement) {
    if element.name == "color" { convert(&element) }
    for index in element.children.indices { convertColors(in: &element.children[index]) }
  }

  private func convert(_ color: inout XMLElement) {
    let space = color["customColorSpace"] ?? color["colorSpace"]
    switch (self, space) {
    case (.toSRGB, "calibratedRGB"):
      convert(&color) { GenericRGB.sRGB(of: $0) }
    case (.toSRGB, "calibratedWhite"):
      guard let white = color["white"].flatMap(Double.init) else { return }
      color.set("white", GenericRGB.sRGB(of: [white, white, white])[0])
    case (.toGenericRGB, "sRGB"):
      convert(&color) { GenericRGB.components(ofSRGB: $0) }
    default: break
    }
  }

  private func convert(_ color: inout XMLElement, _ body: ([Double]) -> [Double]) {
    let names = ["red", "green", "blue"]
    let components = names.compactMap { color[$0].flatMap(Double.init) }
    guard components.count == names.count else { return }
    for (name, component) in zip(names, body(components)) { color.set(name, component) }
  }
}

/// The color space that Xcode calls Generic RGB, with a gamma of 1.8.
private enum GenericRGB {
  /// Returns the red, green and blue of sRGB for components of Generic RGB.
  static func sRGB(of components: [Double]) -> [Double] {
    multiply(toSRGB, components.map { Elementary.power(min(max($0, 0), 1), 1.8) }).map(encoded)
  }

  /// Returns the components of Generic RGB for a red, a green and a blue of sRGB.
  static func components(ofSRGB components: [Double]) -> [Double] {
    multiply(fromSRGB, components.map { linear(min(max($0, 0), 1)) }).map {
      Elementary.power($0, 1 / 1.8)
    }
  }

  /// The matrix from linear Generic RGB to linear sRGB. The numbers of a row add up to 1, so that
  /// grays stay gray.
  private static let toSRGB = [
    [1.02543, -0.02657, 0.00114], [0.01941, 0.94785, 0.03274], [-0.00177, -0.00143, 1.0032],
  ]
  /// The matrix from linear sRGB to linear Generic RGB.
  private static let fromSRGB = [
    [0.97469, 0.02731, -0.002], [-0.02002, 1.05441, -0.03439], [0.00169, 0.00155, 0.99676],
  ]

  /// Returns the product of a matrix and a color, with components from 0 to 1.
  private static func multiply(_ matrix: [[Double]], _ color: [Double]) -> [Double] {
    matrix.map { row in
      let sum = row[0] * color[0] + row[1] * color[1] + row[2] * color[2]
      // A gray stays the same. The sum differs from it only by rounding.
      let isGray = color[0] == color[1] && color[1] == color[2]
      return isGray ? color[0] : min(max(sum, 0), 1)
    }
  }

  private static func encoded(_ linear: Double) -> Double {
    if linear <= 0.0031308 { return 12.92 * linear }
    // The rounding must not make white darker.
    return linear == 1 ? 1 : 1.055 * Elementary.power(linear, 1 / 2.4) - 0.055
  }

  private static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045
      ? encoded / 12.92 : Elementary.power((encoded + 0.055) / 1.055, 2.4)
  }
}

extension XMLElement {
  /// Sets an attribute to a number.
  fileprivate mutating func set(_ name: String, _ number: Double) {
    attributes.removeAll { $0.name == name }
    attributes.append(Attribute(name: name, value: "\(number)"))
  }
}
