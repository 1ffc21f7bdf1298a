/// A color as a nib says it.
public enum NibColor: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1, in sRGB.
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  /// Red, green, blue and alpha, from 0 to 1, in Display P3.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  /// A gray and alpha, from 0 to 1.
  case white(Double, alpha: Double)
  /// One of UIKit's colors, by the name of its property: `systemBackgroundColor`, `darkTextColor`.
  case system(String)
  /// A color of the asset catalog. A file notes the colors that Xcode showed for its names, see
  /// `NibDocument.namedColors`.
  case named(String)
}

extension NibElement {
  /// A color; `nil` where the file says nothing, or `<nil key="…"/>`.
  public func color(_ key: String) -> NibColor? { value(key, "color")?.color }

  /// Whether the file says that a property has no value.
  public func isNil(_ key: String) -> Bool { value(key, "nil") != nil }

  /// The color that this element is.
  public var color: NibColor? {
    let alpha = number("alpha") ?? 1
    if let name = string("name") { return .named(name) }
    if let name = string("systemColor") ?? string("cocoaTouchSystemColor") { return .system(name) }
    if let white = number("white") { return .white(white, alpha: alpha) }
    if let cyan = number("cyan") {
      // A color for printers. Without its profile this is the closest.
      let black = 1 - (number("black") ?? 0)
      return .sRGB(
        red: (1 - cyan) * black, green: (1 - (number("magenta") ?? 0)) * black,
        blue: (1 - (number("yellow") ?? 0)) * black, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    if string("customColorSpace") == "displayP3" {
      return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    }
    return .sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }
}
