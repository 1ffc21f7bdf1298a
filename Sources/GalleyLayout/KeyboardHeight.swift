import GalleyGeometry

/// The height of a device's keyboard, down to the lower edge of the screen.
///
/// | device | height | |
/// | --- | --- | --- |
/// | phone with a home button, portrait | 260 | measured |
/// | the same, 414 points wide | 271 | reported |
/// | phone with a home indicator, portrait | 336 | reported |
/// | the same, from 414 points of width on | 346 | reported |
/// | phone with a home button, landscape | 206 | measured |
/// | phone with a home indicator, landscape | 209 | reported |
/// | tablet | 312 | measured, portrait |
///
/// A reported height was taken from other people's reports, and was not measured.
///
/// - Unverified: the reported rows, and a tablet in landscape.
package enum KeyboardHeight {
  /// Returns the height on a device of a size.
  ///
  /// A device with a safe area at its lower edge has a home indicator.
  package static func usual(on device: Size, safeAreaBottom: Double) -> Double {
    let shortSide = min(device.width, device.height)
    if shortSide >= smallestTablet { return 312 }
    let hasIndicator = safeAreaBottom > 0
    if device.width > device.height { return hasIndicator ? 209 : 206 }
    let isWide = shortSide >= 414
    return hasIndicator ? (isWide ? 346 : 336) : (isWide ? 271 : 260)
  }

  private static let smallestTablet: Double = 744
}
