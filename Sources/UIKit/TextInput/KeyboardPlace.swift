import Foundation

/// Where the keyboard of a screen is: how high it stands, and how far it is pushed down over the lower edge.
///
///     let place = KeyboardPlace(device: CGSize(width: 375, height: 667), height: 260)
///     place.frame                                                        // (0, 407, 375, 260)
///     place.overlap(with: CGRect(x: 0, y: 64, width: 375, height: 603))  // 260
internal struct KeyboardPlace: Equatable, Sendable {
  /// The size of the device, as it is held.
  var device = CGSize.zero
  /// How high the keyboard is, with everything that stands on it. Zero while there is none.
  var height: CGFloat = 0
  /// How much of it is below the screen: a finger pushes it there.
  var pushed: CGFloat = 0

  /// The frame on the screen.
  var frame: CGRect {
    CGRect(x: 0, y: device.height - height + pushed, width: device.width, height: height)
  }

  /// The same keyboard below the screen: it comes from there, and goes there.
  var below: KeyboardPlace {
    var place = self
    place.pushed = height
    return place
  }

  /// How much of a rectangle on the screen is covered, counted from its lower edge.
  func overlap(with rect: CGRect) -> CGFloat {
    guard height > pushed else { return 0 }
    return min(max(rect.maxY - frame.minY, 0), rect.height)
  }

  // MARK: Under a finger

  /// The same keyboard under a finger: its upper edge is at the finger, or where it was if the finger is
  /// above.
  ///
  /// - Parameters:
  ///   - padding: How far above the keyboard the finger begins to move it.
  ///   - kept: How much of it stays on the screen: what stands on it and does not go.
  func pushed(byFingerAt y: CGFloat, padding: CGFloat, keeping kept: CGFloat) -> KeyboardPlace {
    var place = self
    place.pushed = min(max(y + padding - (device.height - height), 0), max(height - kept, 0))
    return place
  }

  /// Whether it goes when the finger is lifted: the finger moves down; or it rests, and more than half of what
  /// can go has gone.
  ///
  /// - Unverified: how UIKit decides.
  func goes(atSpeed speed: CGFloat, keeping kept: CGFloat) -> Bool {
    guard pushed > 0 else { return false }
    if speed != 0 { return speed > 0 }
    return pushed > (height - kept) / 2
  }
}

/// How high the keyboard of a device is, down to the lower edge of the screen.
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
/// - Unverified: the rows that are reported, and a turned tablet.
internal enum KeyboardHeight {
  /// The height on a device of a size. A device with a safe area at its lower edge has a home indicator.
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
