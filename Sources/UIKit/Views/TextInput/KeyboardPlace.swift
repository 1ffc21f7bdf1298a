import Foundation

/// The position of a screen's keyboard: its height, and the part that is pushed below the lower
/// edge.
///
///     let place = KeyboardPlace(device: CGSize(width: 375, height: 667), height: 260)
///     place.frame                                                        // (0, 407, 375, 260)
///     place.overlap(with: CGRect(x: 0, y: 64, width: 375, height: 603))  // 260
internal struct KeyboardPlace: Equatable, Sendable {
  /// The size of the device in its current orientation.
  var device = CGSize.zero
  /// The height of the keyboard, including everything on top of it. Zero while there is none.
  var height: CGFloat = 0
  /// The height of the part that a finger has pushed below the screen.
  var pushed: CGFloat = 0

  /// The frame on the screen.
  var frame: CGRect {
    CGRect(x: 0, y: device.height - height + pushed, width: device.width, height: height)
  }

  /// The same keyboard below the screen, from where it appears and to where it disappears.
  var below: KeyboardPlace {
    var place = self
    place.pushed = height
    return place
  }

  /// Returns the covered height of a rectangle on the screen, from its lower edge.
  func overlap(with rect: CGRect) -> CGFloat {
    guard height > pushed else { return 0 }
    return min(max(rect.maxY - frame.minY, 0), rect.height)
  }

  // MARK: Dragging

  /// Returns the same keyboard under a finger: its upper edge is at the finger, or at its old
  /// position if the finger is above it.
  ///
  /// - Parameters:
  ///   - padding: The distance above the keyboard at which the finger begins to move it.
  ///   - kept: The height of the part that stays on the screen, such as an accessory that does not
  ///     disappear.
  func pushed(byFingerAt y: CGFloat, padding: CGFloat, keeping kept: CGFloat) -> KeyboardPlace {
    var place = self
    place.pushed = min(max(y + padding - (device.height - height), 0), max(height - kept, 0))
    return place
  }

  /// Whether the keyboard disappears when the finger is lifted: it does if the finger moves down,
  /// or if it rests and more than half of the keyboard is already off the screen.
  ///
  /// - Unverified: UIKit's rule.
  func goes(atSpeed speed: CGFloat, keeping kept: CGFloat) -> Bool {
    guard pushed > 0 else { return false }
    if speed != 0 { return speed > 0 }
    return pushed > (height - kept) / 2
  }
}

/// The height of a device's keyboard, down to the lower edge of the screen.
///
/// | device | height | |
/// | --- | --- | --- |
/// | phone with a home button, upright | 260 | measured |
/// | the same, 414 points wide | 271 | reported |
/// | phone with a home indicator, upright | 336 | reported |
/// | the same, from 414 points of width on | 346 | reported |
/// | phone with a home button, turned | 206 | measured |
/// | phone with a home indicator, turned | 209 | reported |
/// | tablet | 312 | measured, upright |
///
/// - Unverified: the reported rows, and a tablet in landscape.
internal enum KeyboardHeight {
  /// Returns the height on a device of a size. A device with a safe area at its lower edge has a
  /// home indicator.
  static func usual(on device: CGSize, safeAreaBottom: CGFloat) -> CGFloat {
    let shortSide = min(device.width, device.height)
    if shortSide >= smallestTablet { return 312 }
    let hasIndicator = safeAreaBottom > 0
    if device.width > device.height { return hasIndicator ? 209 : 206 }
    let isWide = shortSide >= 414
    return hasIndicator ? (isWide ? 346 : 336) : (isWide ? 271 : 260)
  }

  private static let smallestTablet: CGFloat = 744
}
