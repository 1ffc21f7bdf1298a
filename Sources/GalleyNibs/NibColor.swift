/// A color in a nib.
public enum NibColor: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1, in sRGB.
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  /// Red, green, blue and alpha, from 0 to 1, in Display P3.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  /// A gray and alpha, from 0 to 1.
  case white(Double, alpha: Double)
  /// One of UIKit's colors, by the name of its property: `systemBackgroundColor`, `darkTextColor`.
  case system(String)
  /// A color of an asset catalog. The file also contains the colors that Xcode showed for such
  /// names; see `NibDocument.namedColors`.
  case named(String)
}

extension NibElement {
  /// Returns the color of a property; `nil` if the file has no color for it, or has `<nil
  /// key="…"/>`.
  public func color(_ key: String) -> NibColor? { value(key, "color")?.color }

  /// Whether the file sets a property to `nil`.
  public func isNil(_ key: String) -> Bool { value(key, "nil") != nil }

  /// The color of this element.
  public var color: NibColor? {
    let alpha = number("alpha") ?? 1
    if let name = string("name") {
      // The catalog `System` has colors of macOS, which occur in attributed texts.
      return string("catalog") == "System" ? .system(name) : .named(name)
    }
    // Read the newest attribute first. For versions before Xcode 11, the file also contains an
    // older attribute, with a color that these versions know.
    if let name = string("systemColor") ?? string("xcode11CocoaTouchSystemColor")
      ?? string("cocoaTouchSystemColor")
    {
      return .system(name)
    }
    if let white = number("white") { return .white(white, alpha: alpha) }
    if let cyan = number("cyan") {
      // A CMYK color. The result is an approximation, because the color profile is not used.
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
