import Foundation

extension UIColor {
  /// The name of the color, which may be spoken: "dark blue".
  ///
  /// - Differs: The name is in English, and there are fewer names than on a phone, which also names
  ///   hues between two colors.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return ""
    }
    if alpha == 0 { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.75 ? "light gray" : "gray"
    }
    let degrees = hue * 360
    let names: [(limit: CGFloat, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (200, "cyan"), (260, "blue"),
      (290, "purple"), (330, "magenta"), (345, "pink"), (361, "red"),
    ]
    let name = names.first { degrees < $0.limit }?.name ?? "red"
    if brightness < 0.6 { return name == "orange" ? "brown" : "dark " + name }
    return saturation < 0.4 ? "light " + name : name
  }
}
