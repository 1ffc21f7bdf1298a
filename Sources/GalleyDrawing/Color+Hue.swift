// Colors by hue, saturation and brightness.

extension Color {
  /// Creates a color from its hue, which runs from red at 0 through green and blue to red at 1, its
  /// saturation and its brightness.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let saturation = min(max(saturation, 0), 1)
    let place = hue.isFinite ? (hue == 1 ? 0 : hue - hue.rounded(.down)) * 6 : 0
    func part(_ offset: Double) -> Double {
      let sector = (place + offset).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The hue, the saturation and the brightness.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    let place =
      if most == red {
        (green - blue) / range
      } else if most == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((place < 0 ? place + 6 : place) / 6, range / most, most)
  }
}
